import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { chromiumLaunch } from '../../../../scripts/lib/chromiumLaunch.ts';
import { type BuiltFile, buildEmbed } from '../../scripts/buildEmbed.ts';
import { startBackend } from './startBackend.ts';
import { startFileSite, startProxy } from './startSite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the built widget. */
    cdn: string;
    files: readonly BuiltFile[];
    /** The address of the reference backend with its demo data, behind a server that compresses. */
    api: string;
    /** The address at which Chromium listens. */
    browser: string;
  }
}

/** Builds the widget, starts a backend, a server of files and one Chromium for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'udongo-embed-'));
  const dist = join(folder, 'dist');
  const [files, backend] = await Promise.all([buildEmbed(dist), startBackend(join(folder, 'data'))]);
  const api = await startProxy(backend.url);
  const cdn = await startFileSite(dist);
  const browser = await chromium.launchServer(chromiumLaunch);
  project.provide('files', files);
  project.provide('api', api.url);
  project.provide('cdn', cdn.url);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await Promise.all([api.close(), cdn.close(), backend.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
}
