import { join } from 'node:path';
import { builds, ensureBuilt } from './builds.ts';

const root = join(import.meta.dirname, '../..');

/**
 * For tests that run the API as a process: gives its built file, built again when a source is newer. It starts with a quarter of the CPU
 * that its sources need. Errors: as `ensureBuilt`.
 */
export async function buildServer(): Promise<string> {
  await ensureBuilt([builds.backend], () => {}, root);
  return join(root, builds.backend.output);
}
