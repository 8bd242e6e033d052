import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { createPostgresCopy, onServer } from './openTestDatabase.ts';

export interface ServerDatabase {
  /** Environment variables that a server process needs to run on it. */
  environment: Record<string, string>;
  remove: () => Promise<void>;
}

/** A copy of the demo, of the suite's kind, for a server process. */
export async function createServerDatabase(): Promise<ServerDatabase> {
  const demo = inject('demo');
  if (demo.kind === 'postgres') return ofPostgres(await createPostgresCopy(randomName()));
  const folder = mkdtempSync(join(tmpdir(), 'udongo-data-'));
  const loadDataDir = new Blob([readFileSync(demo.file)]);
  await (await PGlite.create({ dataDir: join(folder, 'pglite'), loadDataDir })).close();
  return ofFolder(folder);
}

/** A database of the suite's kind that no server process has seen. */
export async function createEmptyDatabase(): Promise<ServerDatabase> {
  const demo = inject('demo');
  if (demo.kind === 'pglite') return ofFolder(mkdtempSync(join(tmpdir(), 'udongo-data-')));
  const name = randomName();
  await onServer(`CREATE DATABASE ${name}`);
  return ofPostgres(Object.assign(new URL(demo.serverUrl), { pathname: `/${name}` }).href);
}

function randomName(): string {
  return `udongo_test_${randomBytes(6).toString('hex')}`;
}

function ofFolder(folder: string): ServerDatabase {
  return {
    environment: { DATA_DIR: folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

function ofPostgres(url: string): ServerDatabase {
  return {
    environment: { DATABASE_URL: url },
    remove: () => onServer(`DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`),
  };
}
