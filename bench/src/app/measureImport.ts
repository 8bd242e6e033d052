import type { Browser, Page } from 'playwright';
import { accounts } from '../../../e2e/support/accounts.ts';
import { median } from '../median.ts';
import type { Section } from '../results.ts';
import { phone } from '../slowPhone.ts';
import { withBuiltApp } from './withBuiltApp.ts';

const rows = 5000;
const distance = 60_000;
const speed = 4000;
const mostMs = 100;

const windows = [
  { name: 'a wide window', viewport: { width: 1280, height: 900 }, slowdown: 1 },
  { name: 'a phone, CPU slowed 4 times', viewport: phone.viewport, slowdown: 4 },
] as const;

interface Scrolled {
  name: string;
  /** The times between two frames while the list scrolls, in milliseconds. */
  frames: number[];
}

/** A text, because this script's compiler would wrap a function in a helper that a page does not have. */
const countFrames = `
  window.frameTimes = [];
  let last = performance.now();
  requestAnimationFrame(function next(now) {
    window.frameTimes.push(now - last);
    last = now;
    requestAnimationFrame(next);
  });
`;

/** Builds the app, reads 5,000 rows into an import as an administrator, and scrolls through the checked rows. */
export async function measureImport(): Promise<Section> {
  return withBuiltApp(async (browser, url) => {
    const scrolled: Scrolled[] = [];
    for (const { name, ...options } of windows)
      scrolled.push({ name, frames: await scrollRows(browser, url, options) });
    return toSection(scrolled);
  });
}

type Window = Omit<(typeof windows)[number], 'name'>;

async function scrollRows(browser: Browser, url: string, { viewport, slowdown }: Window) {
  const context = await browser.newContext({ ...phone, viewport, serviceWorkers: 'block' });
  const page = await context.newPage();
  await openRows(page, url);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(countFrames);
  await session.send('Input.synthesizeScrollGesture', {
    x: viewport.width / 2,
    y: viewport.height / 2,
    yDistance: -distance,
    speed,
    gestureSourceType: 'mouse',
  });
  const frames = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes);
  const moved = await page.evaluate(() => window.scrollY);
  if (moved < distance / 2) throw new Error(`The list moved by ${moved} px only.`);
  await context.close();
  return frames;
}

async function openRows(page: Page, url: string) {
  const { email, password } = accounts.administrator;
  await page.goto(`${url}/auth/login`);
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { level: 1, name: /Hello/ }).waitFor();
  await page.goto(`${url}/farmers/import`);
  const lines = Array.from({ length: rows }, (_, index) => `Nekesa ${index},07${10_000_000 + index},Bungoma`);
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'farmers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Name,Phone,County', ...lines].join('\n')),
  });
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByText('5,000 of 5,000 rows are ready.').waitFor({ timeout: 120_000 });
  // The check has ended: only scrolling follows.
  await page.waitForLoadState('networkidle');
}

function toSection(scrolled: readonly Scrolled[]): Section {
  const worst = Math.max(...scrolled.flatMap(({ frames }) => frames));
  const lines = scrolled.map(
    ({ name, frames }) =>
      `| ${name} | ${median(frames).toFixed(0)} | ${Math.max(...frames).toFixed(0)} | ${frames.filter((ms) => ms > 50).length} of ${frames.length} |`,
  );
  return {
    title: 'Scrolling 5,000 rows of an import',
    body: `The built app, an administrator, Chromium: milliseconds from frame to frame while the checked rows move by ${distance.toLocaleString('en')} px at ${speed.toLocaleString('en')} px a second. At most ${mostMs} is allowed for the worst frame.

| | median | worst | over 50 ms |
|---|---:|---:|---:|
${lines.join('\n')}`,
    problem: worst > mostMs ? `A frame took ${worst.toFixed(0)} ms.` : undefined,
  };
}
