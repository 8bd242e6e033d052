import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { startLine } from '../../../e2e/support/startLine.ts';
import { startBackend } from '../../../packages/embed/test/support/startBackend.ts';
import { chromiumLaunch } from '../../../scripts/lib/chromiumLaunch.ts';
import { buildApp } from './buildApp.ts';

/**
 * Builds the app, serves it at `url` with an API that has the demo data, and stops everything after
 * `measure`.
 */
export async function withBuiltApp<Measured>(
  measure: (browser: Browser, url: string) => Promise<Measured>,
): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'udongo-bench-'));
  const dist = join(folder, 'dist');
  await buildApp(dist);
  const backend = await startBackend(join(folder, 'data'));
  const site = await startLine(dist, backend.url);
  const browser = await chromium.launch(chromiumLaunch);
  try {
    return await measure(browser, site.url);
  } finally {
    await browser.close();
    await site.close();
    await backend.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
