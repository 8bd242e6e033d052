import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { chromium } from 'playwright';
import { createAppServer } from '../../../packages/reference-app/server/index.ts';
import { chromiumLaunch } from '../../../scripts/lib/chromiumLaunch.ts';
import type { FirstField } from '../firstField.ts';
import { median } from '../median.ts';
import { kilobytes, type Section, seconds } from '../results.ts';
import { openSlowly, slowPhone } from '../slowPhone.ts';
import { buildApp } from './buildApp.ts';

const runs = 5;
const mostPaintMs = 1500;
const mostMs = 5000;

/** Builds the reference app, serves it as `npm start` does, and opens its booking page as a visitor on a slow phone. */
export async function measureApp(): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'udongo-bench-'));
  await buildApp(folder);
  const site = await serveApp(folder);
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const opened: FirstField[] = [];
    for (let run = 0; run < runs; run += 1) opened.push(await openSlowly(browser, `${site.url}/book`));
    return toSection(opened);
  } finally {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The API is never called: a visitor's form needs no answer before its first field. */
async function serveApp(folder: string) {
  const config = {
    productName: 'Udongo',
    apiBaseUrl: 'http://localhost:9',
    mediaBaseUrl: null,
    analyticsSrc: null,
    mock: false,
    demo: false,
    support: null,
    withoutScreens: [],
    retryCreates: false,
    idempotencyKeys: false,
    takesConsent: false,
    referrerAgent: 'user',
  } as const;
  const server = createServer(getRequestListener(createAppServer({ folder, config }).fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function toSection(opened: readonly FirstField[]): Section {
  const paints = opened.map(({ paintMs }) => paintMs);
  const times = opened.map(({ ms }) => ms);
  const takenOver = opened.map(({ takenOverMs }) => takenOverMs);
  const paintMs = median(paints);
  const ms = median(times);
  const isLate = paintMs > mostPaintMs || ms > mostMs;
  return {
    title: 'The booking page of the app, on a slow phone',
    body: `${slowPhone}: \`/book\` of the reference app as a visitor opens it, medians of ${runs} runs. "Drawn" is the first contentful paint, the skeleton or the form; at most ${seconds(mostPaintMs)} s is allowed. "First field" is when a letter typed into it is drawn; at most ${seconds(mostMs)} s. "Taken over" is when the script is here, with lists and rules; the letter is still there. Bytes as above.

| | median | fastest to slowest |
|---|---|---|
| drawn, s | ${seconds(paintMs)} | ${range(paints)} |
| first field, s | ${seconds(ms)} | ${range(times)} |
| taken over, s | ${seconds(median(takenOver))} | ${range(takenOver)} |
| KB until the first field | ${kilobytes(median(opened.map(({ bytes }) => bytes)))} | |`,
    problem: isLate
      ? `The booking page was drawn after ${seconds(paintMs)} s and usable after ${seconds(ms)} s.`
      : undefined,
  };
}

function range(times: readonly number[]): string {
  return `${seconds(Math.min(...times))} to ${seconds(Math.max(...times))}`;
}
