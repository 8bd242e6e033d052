import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { packables, packPackage } from '../../../../scripts/lib/packPackage.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folders of the apps, each with the packed packages and its own libraries of the npm registry. */
    apps: { next: string; router: string; hosts: string; astro: string };
  }
}

const run = promisify(execFile);

const examples = join(import.meta.dirname, '../../../../examples');
const over = join(import.meta.dirname, 'over');
const isSource = (path: string) => !/\/(node_modules|\.next|\.react-router|build)$/.test(path);

/**
 * Makes a copy of each app and installs what it names, and our packages as a stranger would. An example of the repository gets the page
 * of five components from `over/`. Needs the npm registry.
 */
export default async function installApps(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'udongo-apps-'));
  const tarballs: string[] = [];
  for (const one of Object.values(packables)) tarballs.push(await packPackage(one, folder));
  const install = async (name: string, source: string, parts: readonly string[]) => {
    const app = join(folder, name);
    for (const part of parts) await cp(part, app, { recursive: true, filter: isSource });
    await cp(join(import.meta.dirname, 'shared/Screens.tsx'), join(app, source, 'Screens.tsx'));
    const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'];
    await run('npm', ['install', ...flags, ...tarballs], { cwd: app });
    return app;
  };
  project.provide('apps', {
    next: await install('next', 'app', [join(examples, 'next'), join(over, 'next')]),
    router: await install('router', 'app', [join(examples, 'react-router'), join(over, 'react-router')]),
    hosts: await install('hosts', 'src', [join(import.meta.dirname, 'hosts-app')]),
    astro: await install('astro', 'src', [join(import.meta.dirname, 'astro-app')]),
  });
  return () => rm(folder, { recursive: true });
}
