import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../node_modules/.cache/udongo-embed');

/** Gives what `work` gave for the same input before, in this process or another; `input` names everything that decides the result. */
export async function keepResult(input: unknown, work: () => Promise<string>): Promise<string> {
  const file = join(folder, createHash('sha256').update(JSON.stringify(input)).digest('hex'));
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const result = await work();
  mkdirSync(folder, { recursive: true });
  // At once: another build may be reading it just now.
  writeFileSync(`${file}.${process.pid}`, result);
  renameSync(`${file}.${process.pid}`, file);
  return result;
}
