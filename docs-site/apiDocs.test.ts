import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startProcess } from '../packages/reference-backend/test/serverProcess.ts';
import { chromiumLaunch } from '../scripts/lib/chromiumLaunch.ts';

const folder = mkdtempSync(join(tmpdir(), 'udongo-api-docs-'));
let api: ServerProcess;
let browser: Browser;

/** A proxy that serves the API below /soil. */
const proxy = createServer((incoming, outgoing) => {
  const path = (incoming.url ?? '').replace(/^\/soil/, '');
  const call = request(
    `${api.url}${path}`,
    { method: incoming.method, headers: incoming.headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  incoming.pipe(call);
});

beforeAll(async () => {
  api = await startProcess({ DATA_DIR: folder, SEED: 'reference' });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  browser = await chromium.launch(chromiumLaunch);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  proxy.close();
  await api?.end('SIGTERM');
  rmSync(folder, { recursive: true });
});

test('a developer reads an operation at /docs behind a proxy and calls it, and no other host is asked', async () => {
  const base = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/soil/`;
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('request', (asked) => {
    if (!asked.url().startsWith(base) && !asked.url().startsWith('data:')) faults.push(asked.url());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(`${base}docs`);
  await page.locator('#operations-tag-counties').click();
  await page.locator('.opblock-summary-control').filter({ hasText: 'List counties' }).click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await page.locator('.live-responses-table').getByText('"count": 47').waitFor();
  expect(faults).toEqual([]);
});
