import { type Browser, chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { onTestFinished } from 'vitest';
import { chromiumLaunch } from '../../../../scripts/lib/chromiumLaunch.ts';

/**
 * Builds an app with Vite and opens it in Chromium; `complaints` collects every warning and error of the page and its console.
 * In development mode React warns of what it doesn't like; in production it is what a stranger ships.
 */
export async function openApp(root: string, mode: 'development' | 'production') {
  // Vite leaves a NODE_ENV that is set as it is.
  const kept = process.env.NODE_ENV;
  process.env.NODE_ENV = mode;
  await build({ root, mode, logLevel: 'error', build: { outDir: 'dist', emptyOutDir: true } });
  process.env.NODE_ENV = kept;
  const server = await preview({ root, logLevel: 'error', preview: { port: 0, strictPort: false } });
  onTestFinished(() => server.close());
  const browser = await chromium.launch(chromiumLaunch);
  onTestFinished(() => browser.close());
  return await openPage(browser, server.resolvedUrls?.local[0] ?? '');
}

async function openPage(browser: Browser, address: string) {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  await answerLists(page);
  await page.goto(address);
  return { page, complaints };
}

/** An API that knows one county. */
async function answerLists(page: Page): Promise<void> {
  await page.route('https://api.example.com/**', async (route) => {
    const results = route.request().url().includes('/counties') ? [{ id: 22, name: 'Kiambu' }] : [];
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { count: results.length, total_pages: 1, next: null, previous: null, results },
    });
  });
}
