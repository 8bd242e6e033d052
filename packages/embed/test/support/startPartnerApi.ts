import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPartnerKeys, type PartnerKeys } from './openPartnerKeys.ts';
import { startBackend } from './startBackend.ts';
import { startProxy } from './startSite.ts';

/** An API that no website may use but those of its partners. */
export interface PartnerApi extends PartnerKeys {
  url: string;
  /** The status of every answer to this path, in the order they were given. */
  answersTo: (path: string) => number[];
  close: () => Promise<void>;
}

/** Starts the backend for partners alone, behind a cache whose answers are old when they come, so that browsers ask again. */
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
