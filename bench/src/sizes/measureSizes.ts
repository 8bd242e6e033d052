import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { build, defaultClientConditions } from 'vite';
import { buildEmbed } from '../../../packages/embed/scripts/buildEmbed.ts';
import { startBackend } from '../../../packages/embed/test/support/startBackend.ts';
import { startProxy } from '../../../packages/embed/test/support/startSite.ts';
import { chromiumLaunch } from '../../../scripts/lib/chromiumLaunch.ts';
import { countBytes } from '../countBytes.ts';
import { servePages } from '../embed/servePages.ts';
import { kilobytes, type Section } from '../results.ts';
import { versionIn } from '../versionIn.ts';

const root = join(import.meta.dirname, '../..');
const lists = ['udongo', 'react-admin'] as const;

/**
 * Counts the bytes of a page with a list beside react-admin, and of a widget's script beside Cal's; it
 * measures no time.
 */
export async function measureSizes(): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'udongo-bench-'));
  const dist = join(folder, 'dist');
  for (const name of lists) await buildList(name, join(dist, name));
  const embed = join(folder, 'embed');
  await buildEmbed(embed);
  const backend = await startBackend(join(folder, 'data'));
  const api = await startProxy(backend.url);
  const site = await servePages(dist, api.url);
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const [ours, theirs] = [
      await openList(browser, `${site.url}/udongo/`),
      await openList(browser, `${site.url}/react-admin/`),
    ];
    const scriptOf = (file: string) => kilobytes(brotliCompressSync(readFileSync(file)).length);
    const cal = join(root, 'node_modules/@calcom/embed-core');
    return {
      title: 'Bytes of a list, and of a widget’s script',
      body: `Brotli, 1 KB = 1,024 bytes. The list: what Chromium has received, headers and the API's answer included, once the first counties are drawn; built by Vite, with React, one column, sorting, a search field and deletion. The script: the file that a website loads before the form is asked for. Cal's form is a page of theirs in a frame, which is not measured here; ours is in the section about the first field.

| | KB |
|---|---:|
| a page with \`AdminList\` | ${kilobytes(ours)} |
| a page with react-admin ${versionIn('node_modules/react-admin')} | ${kilobytes(theirs)} |
| \`udongo.js\` of \`@udongo/embed\` | ${scriptOf(join(embed, 'udongo.js'))} |
| \`embed.js\` of Cal, @calcom/embed-core ${versionIn('node_modules/@calcom/embed-core')} | ${scriptOf(join(cal, 'dist/embed/embed.js'))} |`,
    };
  } finally {
    await browser.close();
    await Promise.all([site.close(), api.close(), backend.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function buildList(name: (typeof lists)[number], outDir: string): Promise<void> {
  await build({
    root: join(root, 'pages/lists', name),
    base: './',
    configFile: false,
    logLevel: 'error',
    // A single React: this project's.
    resolve: { conditions: ['@udongo/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 4000 },
  });
}

/** The bytes until the page shows the first county and its network is quiet. */
async function openList(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const bytes = await countBytes(await context.newCDPSession(page));
  await page.goto(url);
  await page
    .getByRole('cell', { name: /^[A-Z][a-z]+/ })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  const total = bytes();
  await context.close();
  return total;
}
