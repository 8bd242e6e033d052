import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { onServer } from './openTestDatabase.ts';

export interface EmptyDatabase {
  /** What a server needs in its environment to run on it. */
  environment: Record<string, string>;
  remove: () => Promise<void>;
}

/** A database of the suite's kind that a server process has never seen. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const demo = inject('demo');
  if (demo.kind === 'pglite') {
    const folder = mkdtempSync(join(tmpdir(), 'udongo-data-'));
    return {
      environment: { DATA_DIR: folder },
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    };
  }
  const name = `udongo_test_${randomBytes(6).toString('hex')}`;
  await onServer(demo.serverUrl, `CREATE DATABASE ${name}`);
  return {
    environment: { DATABASE_URL: Object.assign(new URL(demo.serverUrl), { pathname: `/${name}` }).href },
    remove: () => onServer(demo.serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}
