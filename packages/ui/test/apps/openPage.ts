import { type Browser, chromium, type Page } from 'playwright';
import { afterAll } from 'vitest';
import { chromiumLaunch } from '../../../../scripts/lib/chromiumLaunch.ts';
import { exampleOf } from '../../../sdk/src/testing/index.ts';

let browser: Promise<Browser> | undefined;

afterAll(async () => (await browser)?.close());

/** Opens a page whose API knows one county; `complaints` collects every warning and error of the page and its console. */
export async function openPage(address: string, before?: (page: Page) => Promise<unknown>) {
  browser ??= chromium.launch(chromiumLaunch);
  const page = await (await browser).newPage({ viewport: { width: 1280, height: 900 } });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  await page.route(/^(https:\/\/api\.example\.com|http:\/\/localhost:8080)\//, async (route) => {
    const url = route.request().url();
    const results = url.includes('/counties') ? [{ id: 22, name: 'Kiambu' }] : [];
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: url.includes('/embed/boot')
        ? exampleOf('boot.get')
        : { count: results.length, total_pages: 1, next: null, previous: null, results },
    });
  });
  await before?.(page);
  await page.goto(address);
  return { page, complaints };
}
