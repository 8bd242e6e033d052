import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the files that differ between two folders, or that only one of them has; sorted. `''` for a file that is asked for itself. */
export function listStaleFiles(freshFolder: string, folder: string): string[] {
  const names = new Set([...listFiles(freshFolder), ...listFiles(folder)]);
  return [...names].filter((name) => textOf(freshFolder, name) !== textOf(folder, name)).sort();
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  if (statSync(folder).isFile()) return [''];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

function textOf(folder: string, name: string): string | undefined {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
