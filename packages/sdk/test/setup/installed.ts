import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { isCurrent } from '../../../../scripts/lib/builds.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed package, and a folder of a fresh project in which it is installed. */
    installed: { tarball: string; app: string };
  }
}

const run = promisify(execFile);
/** The last file that a build writes, and what it is made from. */
const build = { output: 'dist/values.d.cts', sources: ['src', 'package.json', 'tsup.config.ts'] };
const packageFolder = join(import.meta.dirname, '../..');

/** Packs the package and installs it into a copy of the fresh project in `test/package/app`. */
export default async function installPackage(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'udongo-sdk-'));
  const app = join(folder, 'app');
  if (!isCurrent(build, packageFolder)) await run('npm', ['run', 'build'], { cwd: packageFolder });
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: packageFolder,
  });
  const [packed]: { filename: string }[] = JSON.parse(stdout);
  const tarball = join(folder, packed?.filename ?? '');
  await cp(join(packageFolder, 'test/package/app'), app, { recursive: true });
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--no-save', tarball], { cwd: app });
  project.provide('installed', { tarball, app });
  return () => rm(folder, { recursive: true });
}
