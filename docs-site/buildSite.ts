import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { run } from '../scripts/lib/run.ts';
import { serveSite } from './serveSite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The built documentation with Storybook in it: its files, and the address of the folder of a website that serves them. */
    site: { folder: string; address: string };
  }
}

/** A website that has its documentation in a folder. */
const base = '/help/udongo/';

/** Builds the documentation as `npm run docs` does, and serves it to all tests. */
export default async function buildSite(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'udongo-docs-'));
  const { exitCode, output } = await run('npm', ['run', 'docs', '--', '--base', base, '--outDir', folder], {
    cwd: join(import.meta.dirname, '..'),
    // Builds for production, not for tests.
    env: { VITEST: '', NODE_ENV: 'production' },
    timeoutMs: 480_000,
  });
  if (exitCode !== 0) throw new Error(`npm run docs failed:\n${output}`);
  const server = serveSite(folder, base);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  project.provide('site', { folder, address: `http://127.0.0.1:${port}${base}` });
  return () => {
    server.close();
    rmSync(folder, { recursive: true });
  };
}
