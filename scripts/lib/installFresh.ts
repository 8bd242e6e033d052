import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const modules = join(import.meta.dirname, '../../node_modules');

/**
 * Copies a project's template and installs tarballs into it, as a stranger would. What else it needs comes from this repository's
 * own node_modules, with all it depends on: no network, no cache.
 */
export async function installFresh(
  template: string,
  app: string,
  tarballs: readonly string[],
  others: readonly string[] = [],
): Promise<void> {
  await cp(template, app, { recursive: true });
  const folders = withDependencies(others).map((name) => join(modules, name));
  const flags = ['--offline', '--no-audit', '--no-fund', '--no-save', '--install-links', '--ignore-scripts'];
  await run('npm', ['install', ...flags, ...tarballs, ...folders], { cwd: app });
}

function withDependencies(names: readonly string[], found: Set<string> = new Set()): string[] {
  for (const name of names) {
    if (found.has(name) || !existsSync(join(modules, name))) continue;
    found.add(name);
    const { dependencies = {} } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'));
    withDependencies(Object.keys(dependencies), found);
  }
  return [...found];
}
