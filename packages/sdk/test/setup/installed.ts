import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { installFresh } from '../../../../scripts/lib/installFresh.ts';
import { packables, packPackage } from '../../../../scripts/lib/packPackage.ts';

const run = promisify(execFile);

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed package, and the folders of fresh projects in which it is installed, one with workerd. */
    installed: { tarball: string; app: string; workerApp: string };
  }
}

/**
 * Packs the package and installs it into copies of the fresh projects in `test/package`. workerd, the runtime of
 * Cloudflare's workers, comes from the npm registry.
 */
export default async function installPackage(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'udongo-sdk-'));
  const app = join(folder, 'app');
  const tarball = await packPackage(packables.sdk, folder);
  await installFresh(join(import.meta.dirname, '../package/app'), app, [tarball], [packables.sdk.folder]);
  const workerApp = join(folder, 'worker-app');
  await cp(join(import.meta.dirname, '../package/worker-app'), workerApp, { recursive: true });
  const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'];
  await run('npm', ['install', ...flags, tarball], { cwd: workerApp });
  project.provide('installed', { tarball, app, workerApp });
  return () => rm(folder, { recursive: true });
}
