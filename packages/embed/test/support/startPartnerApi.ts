import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPartnerKeys, type PartnerKeys } from './openPartnerKeys.ts';
import { startBackend } from './startBackend.ts';
import { startProxy } from './startSite.ts';

/** An API that only its partners' websites can use. */
export interface PartnerApi extends PartnerKeys {
  url: string;
  /** The statuses of all answers to this path, in order. */
  answersTo: (path: string) => number[];
  close: () => Promise<void>;
}

/**
 * Starts the backend for partners only, behind a cache whose answers are stale on arrival, so that browsers
 * ask again.
 */
export async function startPartnerApi(): Promise<PartnerApi> {
  const folder = mkdtempSync(join(tmpdir(), 'udongo-partners-'));
  const backend = await startBackend(folder, 'https://operator.example');
  const answers: { path: string; status: number }[] = [];
  const proxy = await startProxy(backend.url, ({ method, path, status }) => {
    if (method === 'GET') answers.push({ path, status });
    return { Age: '300' };
  });
  return {
    url: proxy.url,
    answersTo: (path) => answers.filter((one) => one.path === path).map(({ status }) => status),
    ...(await openPartnerKeys(backend.url)),
    close: async () => {
      await proxy.close();
      await backend.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
