import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installFresh } from '../../../../scripts/lib/installFresh.ts';
import { packables, packPackage } from '../../../../scripts/lib/packPackage.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed package, and a folder of a fresh project in which it is installed. */
    installed: { tarball: string; app: string };
  }
}

/** Packs the package and installs it into a copy of the fresh project in `test/package/app`. */
export default async function installPackage(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'udongo-sdk-'));
  const app = join(folder, 'app');
  const tarball = await packPackage(packables.sdk, folder);
  await installFresh(join(import.meta.dirname, '../package/app'), app, [tarball], [packables.sdk.folder]);
  project.provide('installed', { tarball, app });
  return () => rm(folder, { recursive: true });
}
