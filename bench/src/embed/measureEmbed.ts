import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { startBackend } from '../../../packages/embed/test/support/startBackend.ts';
import { startProxy } from '../../../packages/embed/test/support/startSite.ts';
import { chromiumLaunch } from '../../../scripts/lib/chromiumLaunch.ts';
import { countBytes } from '../countBytes.ts';
import type { FirstField } from '../firstField.ts';
import { median } from '../median.ts';
import { kilobytes, type Section, seconds } from '../results.ts';
import { openSlowly, phone, slowPhone } from '../slowPhone.ts';
import { versionIn } from '../versionIn.ts';
import { bookOnce, expected } from './bookOnce.ts';
import { buildPages, type PageName, pageNames } from './buildPages.ts';
import { readBooking } from './readBooking.ts';
import { servePages } from './servePages.ts';

const runs = 5;
const mostMs = 2500;

interface Row {
  page: PageName;
  firsts: FirstField[];
  bookingBytes: number;
}

/**
 * Builds the pages, runs the acceptance script on each, and measures their first fields on a slow phone and
 * network.
 */
export async function measureEmbed(): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'udongo-bench-'));
  const dist = join(folder, 'dist');
  await buildPages(dist);
  const backend = await startBackend(join(folder, 'data'));
  const api = await startProxy(backend.url);
  const site = await servePages(dist, api.url);
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const rows: Row[] = [];
    const booked = new Map<PageName, unknown>();
    for (const page of pageNames) {
      const { bytes, code } = await bookWhole(browser, `${site.url}/${page}/`);
      const { typed, chosen } = await readBooking(api.url, code);
      assert.deepEqual(typed, expected, `What the page ${page} has booked`);
      booked.set(page, chosen);
      assert.deepEqual(chosen, booked.get('udongo'), `What was chosen in the page ${page}`);
      rows.push({ page, firsts: [], bookingBytes: bytes });
    }
    // In turns: a machine that is busy for a while slows all.
    for (let run = 0; run < runs; run += 1) {
      for (const { page, firsts } of rows) firsts.push(await openSlowly(browser, `${site.url}/${page}/`));
    }
    return toSection(rows);
  } finally {
    await browser.close();
    await Promise.all([site.close(), api.close(), backend.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function bookWhole(browser: Browser, url: string) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const bytes = await countBytes(await context.newCDPSession(page));
  await page.goto(url);
  const code = await bookOnce(page);
  await page.waitForLoadState('networkidle');
  const total = bytes();
  await context.close();
  return { bytes: total, code };
}

function toSection(rows: readonly Row[]): Section {
  const lines = rows.map(({ page, firsts, bookingBytes }) => {
    const times = firsts.map(({ ms }) => ms);
    const bytes = median(firsts.map((first) => first.bytes));
    const range = `${seconds(Math.min(...times))} to ${seconds(Math.max(...times))}`;
    return `| ${names[page]()} | ${seconds(median(times))} | ${range} | ${kilobytes(bytes)} | ${kilobytes(bookingBytes)} |`;
  });
  const ours = median(rows.find(({ page }) => page === 'udongo')?.firsts.map(({ ms }) => ms) ?? []);
  return {
    title: 'The first field of the booking form, on a slow phone',
    body: `${slowPhone}: from the navigation until a letter typed into the first field is drawn, medians of ${runs} runs in turns. At most ${seconds(mostMs)} s is allowed for the widget. Bytes are what the browser received, compressed with brotli, headers included (1 KB = 1,024 bytes); each page has passed the same acceptance script, and the server held the same booking.

| page | first field, s | fastest to slowest, s | KB until then | KB of a whole booking |
|---|---|---|---|---|
${lines.join('\n')}`,
    problem:
      ours > mostMs
        ? `The widget's first field took ${seconds(ours)} s, more than ${seconds(mostMs)} s.`
        : undefined,
  };
}

const names: Readonly<Record<PageName, () => string>> = {
  udongo: () => `\`<udongo-booking>\` ${versionIn('../packages/embed')}`,
  survey: () => `SurveyJS: survey-core and survey-js-ui ${versionIn('node_modules/survey-js-ui')}`,
  mantine: () =>
    `Mantine ${versionIn('node_modules/@mantine/core')} with its form and dates, React ${versionIn('node_modules/react')}`,
};
