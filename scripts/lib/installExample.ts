import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Packable, packPackage } from './packPackage.ts';
import { run } from './run.ts';

const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund'];

/** Installs in an example's folder what it names and tarballs of our packages. Errors: rejects with the output of npm. */
export async function installExample(folder: string, tarballs: readonly string[]): Promise<void> {
  const args = ['install', ...flags, ...tarballs];
  const { exitCode, output } = await run('npm', args, { cwd: folder, timeoutMs: 600_000 });
  if (exitCode !== 0) throw new Error(output);
}

/** Installs in an example's folder what it names and our packages, packed for it. Errors: rejects with the output of npm. */
export async function installExampleWith(ours: readonly Packable[], folder: string): Promise<void> {
  const packed = await mkdtemp(join(tmpdir(), 'udongo-packed-'));
  const tarballs: string[] = [];
  for (const one of ours) tarballs.push(await packPackage(one, packed));
  await installExample(folder, tarballs);
  await rm(packed, { recursive: true });
}
