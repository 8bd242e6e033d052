import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { packables, packPackage } from '../lib/packPackage.ts';
import { type PackedPackage, startRegistry } from './startRegistry.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The settings of npm under which a reader gets our packages packed from here, and all others from where npm gets them. */
    npmrc: string;
  }
}

const run = promisify(execFile);

/** Packs what readers install, and offers it under its name. */
export default async function packForReaders(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'udongo-registry-'));
  const found: PackedPackage[] = [];
  for (const one of [packables.sdk, packables.ui]) {
    const tarball = await packPackage(one, folder);
    found.push({ tarball, manifest: JSON.parse(await readFile(join(one.folder, 'package.json'), 'utf8')) });
  }
  const registry = await startRegistry(found);
  const { stdout: usual } = await run('npm', ['config', 'get', 'registry'], { cwd: tmpdir() });
  project.provide(
    'npmrc',
    `registry=${usual.trim()}\n@udongo:registry=${registry.url}\naudit=false\nfund=false\n`,
  );
  return async () => {
    await registry.close();
    await rm(folder, { recursive: true });
  };
}
