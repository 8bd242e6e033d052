import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const modules = join(import.meta.dirname, '../../node_modules');

/**
 * Copies a project's template and installs tarballs of our packages (`ours`, their folders) into it, as a stranger would. Their
 * dependencies and `others` come from this repository's own node_modules: no network, no cache.
 */
export async function installFresh(
  template: string,
  app: string,
  tarballs: readonly string[],
  ours: readonly string[],
  others: readonly string[] = [],
): Promise<void> {
  await cp(template, app, { recursive: true, filter: (path) => !path.endsWith('/node_modules') });
  await dropDevDependencies(join(app, 'package.json'));
  const needed = ours.flatMap(listNeeded);
  const folders = withDependencies([...needed, ...others])
    .filter((name) => !name.startsWith('@udongo/'))
    .map((name) => join(modules, name));
  const flags = ['--offline', '--no-audit', '--no-fund', '--no-save', '--install-links', '--ignore-scripts'];
  await run('npm', ['install', ...flags, ...tarballs, ...folders], { cwd: app });
}

/** The tools with which a template starts by itself: tests bring their own, and without a network npm would not find them. */
async function dropDevDependencies(file: string): Promise<void> {
  const { devDependencies: _, ...manifest } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify(manifest));
}

function withDependencies(names: readonly string[], found: Set<string> = new Set()): string[] {
  for (const name of names) {
    if (found.has(name) || !existsSync(join(modules, name))) continue;
    found.add(name);
    withDependencies(listNeeded(join(modules, name)), found);
  }
  return [...found];
}

/** Names of what a package can't do without, its peers too. */
function listNeeded(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
  const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
  return [...Object.keys(dependencies), ...peers];
}
