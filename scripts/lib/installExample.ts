import { run } from './run.ts';

const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund'];

/** Installs in an example's folder what it names and tarballs of our packages. Errors: rejects with the output of npm. */
export async function installExample(folder: string, tarballs: readonly string[]): Promise<void> {
  const args = ['install', ...flags, ...tarballs];
  const { exitCode, output } = await run('npm', args, { cwd: folder, timeoutMs: 600_000 });
  if (exitCode !== 0) throw new Error(output);
}
