import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from './startBackend.ts';
import { startProxy } from './startSite.ts';

export interface Key {
  id: number;
  key: string;
}

/** An API that no website may use but those of its partners. */
export interface PartnerApi {
  url: string;
  /** The status of every answer to this path, in the order they were given. */
  answersTo: (path: string) => number[];
  createKey: (sites: readonly string[]) => Promise<Key>;
  changeKey: (
    id: number,
    changes: { allowed_origins?: readonly string[]; is_active?: boolean },
  ) => Promise<void>;
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
  const call = async (method: string, path: string, body: object, token?: string) => {
    const answer = await fetch(backend.url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const login = { email: 'admin@udongo.test', password: 'Admin-pass-1' };
  const { token } = await call('POST', '/users/auth/login/', login);
  const values = { name: 'Duka la Ahero', agent: 1, referrer_agent: 2, allowed_origins: [], is_active: true };
  return {
    url: proxy.url,
    answersTo: (path) => answers.filter((one) => one.path === path).map(({ status }) => status),
    createKey: (sites) => call('POST', '/agric/partner-keys/', { ...values, allowed_origins: sites }, token),
    changeKey: (id, changes) => call('PUT', `/agric/partner-keys/${id}/`, { ...values, ...changes }, token),
    close: async () => {
      await proxy.close();
      await backend.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
