import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Migration } from '../db/migrate.ts';

/** Reads the migrations beside the built server, or in the package when run from source. */
export function readMigrations(): Migration[] {
  const folders = ['migrations', '../../migrations'].map((path) => join(import.meta.dirname, path));
  const folder = folders.find((path) => existsSync(path));
  if (!folder) throw new Error(`No migrations in ${folders.join(' or ')}.`);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }));
}
