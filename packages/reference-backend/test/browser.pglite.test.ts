import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { build, defaultClientConditions, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumLaunch } from '../../../scripts/lib/chromiumLaunch.ts';
import { isLong } from '../../../scripts/lib/testRuns.ts';
import { prepareDataDir } from '../scripts/prepareDataDir.ts';
import { bookingBody } from './bookingBody.ts';
import type { call } from './browserPage/main.ts';

/** The same app in Chromium, on IndexedDB: what `npm run start:mock` runs on. */

const outDir = mkdtempSync(join(tmpdir(), 'udongo-browser-'));
let server: PreviewServer;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  const config = {
    root: join(import.meta.dirname, 'browserPage'),
    configFile: false as const,
    logLevel: 'error' as const,
    resolve: { conditions: ['@udongo/source', ...defaultClientConditions] },
    build: { outDir, emptyOutDir: true, target: 'es2022', minify: false },
    worker: { format: 'es' as const },
    preview: { port: 0, host: '127.0.0.1' },
  };
  await build(config);
  await prepareDataDir(join(outDir, 'data-dir.tar.gz'));
  server = await preview(config);
  browser = await chromium.launch(chromiumLaunch);
  context = await browser.newContext();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(outDir, { recursive: true, force: true });
});

const address = () => server.resolvedUrls?.local[0] ?? '';
async function open(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address());
  return page;
}
function callIn(
  page: Page,
  ...args: Parameters<typeof call>
): Promise<{ status: number; body: Record<string, unknown> }> {
  return page.evaluate((given) => {
    const { call } = globalThis as unknown as { call: (...all: unknown[]) => Promise<never> };
    return call(...given);
  }, args);
}

test('a farmer books in a browser without a server; a reload and a second tab find the booking', async () => {
  const page = await open();
  const { body: login } = await callIn(page, 'POST', '/users/auth/login/', {
    body: { email: 'farmer@udongo.test', password: 'Farmer-pass-1' },
  });
  const token = String(login.token);
  const booked = await callIn(page, 'POST', '/agric/soil-test-bookings/', {
    token,
    body: bookingBody({ soil_test_date: '2099-01-15', notes: 'In the browser' }),
  });
  expect(booked).toMatchObject({ status: 201, body: { farmer: 1, code: 'UD-1026' } });
  const path = `/agric/soil-test-bookings/${booked.body.id}`;

  await page.reload();
  expect(await callIn(page, 'GET', path, { token })).toEqual({ status: 200, body: booked.body });

  const second = await open();
  await callIn(second, 'PUT', `${path}/`, { token, body: { ...booked.body, notes: 'From the second tab' } });
  expect((await callIn(page, 'GET', path, { token })).body).toMatchObject({ notes: 'From the second tab' });

  // The worker kept none of it: with every page gone it ends.
  await page.close();
  await second.close();
  const third = await open();
  expect((await callIn(third, 'GET', path, { token })).body).toMatchObject({ notes: 'From the second tab' });
  const refused = await callIn(third, 'POST', '/agric/soil-test-bookings/', { token, body: {} });
  expect(refused).toMatchObject({ status: 400, body: { samples: ['This field is required.'] } });

  // The code that makes PDF files, and its fonts, are fetched now.
  const report = await callIn(third, 'GET', '/agric/report-pdf-generation?booking=1', { token });
  expect(report).toMatchObject({ status: 200, body: expect.stringMatching(/^%PDF-1\.7/) });
}, 120_000);

if (isLong) {
  test('a browser without the prepared folder makes its own database', async () => {
    context = await browser.newContext();
    await context.route('**/data-dir.tar.gz', (route) => route.abort());
    const page = await open();
    expect(await callIn(page, 'GET', '/counties?limit=1')).toMatchObject({
      status: 200,
      body: { count: 47 },
    });
  }, 120_000);
}
