import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../node_modules/.cache/udongo-embed');

/**
 * Returns the stored result of `work` for the same input, from this process or another; `input` names
 * everything that affects the result.
 */
export async function keepResult(input: unknown, work: () => Promise<string>): Promise<string> {
  const file = join(folder, createHash('sha256').update(JSON.stringify(input)).digest('hex'));
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const result = await work();
  mkdirSync(folder, { recursive: true });
  // Rename, so that the file appears whole: another build can read it at any moment.
  writeFileSync(`${file}.${process.pid}`, result);
  renameSync(`${file}.${process.pid}`, file);
  return result;
}
