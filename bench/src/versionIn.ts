import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of a package in a folder, as this project resolves it. */
export function versionIn(folder: string): string {
  const manifest = readFileSync(join(import.meta.dirname, '..', folder, 'package.json'), 'utf8');
  return JSON.parse(manifest).version;
}
