import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { isCurrent } from './builds.ts';

const run = promisify(execFile);

/** A package's folder, the last file that its build writes and, in that folder, what it is made from. */
export interface Packable {
  folder: string;
  output: string;
  sources: readonly string[];
}

const packages = resolve(import.meta.dirname, '../../packages');
const sources = ['src', 'scripts', 'package.json', 'tsup.config.ts'];

/** The packages that strangers install. */
export const packables = {
  sdk: { folder: join(packages, 'sdk'), output: 'dist/values.d.cts', sources },
  ui: { folder: join(packages, 'ui'), output: 'dist/index.d.cts', sources },
  embed: {
    folder: join(packages, 'embed'),
    output: 'dist/react.d.cts',
    sources: [...sources, '../ui/src', '../sdk/src'],
  },
} satisfies Record<string, Packable>;

/** Packs a package as it would be published, built first where that is needed. Resolves with the tarball's path. */
export async function packPackage({ folder, ...build }: Packable, destination: string): Promise<string> {
  if (!isCurrent(build, folder)) await run('npm', ['run', 'build'], { cwd: folder });
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', destination], { cwd: folder });
  const [packed]: { filename: string }[] = JSON.parse(stdout.slice(stdout.lastIndexOf('\n[') + 1));
  return join(destination, packed?.filename ?? '');
}

/** Packs all published packages into `packed/`, emptied first. Resolves with the paths of the tarballs. */
export async function packAll(): Promise<string[]> {
  const folder = resolve('packed');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const tarballs: string[] = [];
  for (const [name, packable] of Object.entries(packables)) {
    console.log(`Packing @udongo/${name} ...`);
    tarballs.push(await packPackage(packable, folder));
  }
  return tarballs;
}
