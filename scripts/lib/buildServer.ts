import { join } from 'node:path';
import { builds, ensureBuilt } from './builds.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Gives the API's built file for tests that run it as a process, built again when a source is newer. It starts with a quarter of the
 * CPU that its sources need. Errors: as `ensureBuilt`.
 */
export async function buildServer(): Promise<string> {
  await ensureBuilt([builds.backend], () => {}, root);
  return join(root, builds.backend.output);
}
