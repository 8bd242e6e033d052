import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { bookByApi } from './support/api.ts';
import { choose, sampleCard } from './support/booking.ts';
import { logOut, startAs } from './support/session.ts';
import { type Line, startLine } from './support/startLine.ts';

const app = join(import.meta.dirname, '../packages/reference-app');

/** The built app over a line that can be cut: Playwright's routes don't hold back a worker's requests. */
const test = base.extend<{ line: Line }>({
  serviceWorkers: 'allow',
  line: async ({ playwright }, use, { project }) => {
    const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
    const { apiBaseUrl } = await (await request.get('/config.json')).json();
    await request.dispose();
    const line = await startLine(join(app, 'dist'), apiBaseUrl);
    await use(line);
    await line.close();
  },
  baseURL: ({ line }, use) => use(line.url),
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const crop = (page: Page) => sampleCard(page, 1).getByRole('combobox', { name: 'Main crop' });

/** Waits until the app is stored on the device. */
const keep = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

const waitingWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);

test('after one visit the app opens, with what was typed, on networks that refuse, break and hang', async ({
  page,
  line,
}) => {
  await page.goto('/book');
  await choose(crop(page), 'Maize');
  await page.getByLabel('Address').fill('Beside the old mill');
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  await keep(page);
  const networks = [
    ['refused', 'Maize', 'Tea'],
    ['broken', 'Tea', 'Maize'],
    ['hanging', 'Maize', 'Tea'],
  ] as const;
  for (const [state, chosen, other] of networks) {
    await test.step(state, async () => {
      line.become(state);
      await page.goto('/book');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByLabel('Address')).toHaveValue('Beside the old mill');
      await expect(crop(page)).toHaveValue(chosen);
      await expect(page.getByText('By booking you agree')).toBeVisible();
      // The crops are those of the visit, and the first page is available, too.
      await choose(crop(page), other);
      await page.getByRole('banner').getByRole('link', { name: 'Udongo' }).click();
      await expect(heading(page)).toHaveText('Know your soil before you plant');
    });
  }
});

test('a device that has the app and not its configuration waits for that on a slow network', async ({
  page,
  line,
}) => {
  await page.goto('/');
  await keep(page);
  await page.evaluate(() => localStorage.removeItem('udongo-config'));
  line.become('slow');
  await page.goto('/');
  await expect(heading(page)).toHaveText('Know your soil before you plant');
});

test('a newer app is what the next visit shows, and what is kept once the older one was closed', async ({
  page,
  context,
  line,
}, testInfo) => {
  const newer = testInfo.outputPath('newer');
  makeNewer(newer);
  await page.goto('/');
  await keep(page);
  await page.reload();
  await expect(heading(page)).toHaveText('Know your soil before you plant');
  line.deploy(newer);
  // The server loads the renderer of pages at the first request, which can take longer than the worker waits.
  await page.request.get('/');
  await page.reload();
  await expect(heading(page)).toHaveText('Know your land before you plant');
  await expect.poll(() => waitingWorker(page)).toBe('installed');
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  await keep(next);
  line.become('refused');
  await next.reload();
  await expect(heading(next)).toHaveText('Know your land before you plant');
});

test('a fresh answer comes before a kept one: a booking made elsewhere is in the list', async ({ page }) => {
  await startAs(page, 'farmer');
  await page.goto('/bookings');
  await keep(page);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const { code } = await bookByApi(page);
  await page.reload();
  await expect(page.getByRole('rowheader', { name: code })).toBeVisible();
});

test('without a network a reload shows the last list and booking with their time; back online both are fresh, and a logout wipes them', async ({
  page,
  context,
  line,
}) => {
  const asOf = page.getByText(/^(You are offline|The server does not answer). This is as of \d\d:\d\d.$/);
  const rows = page.getByRole('rowheader');
  const kept = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('udongo-kept-')));
  const questions = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('udongo-kept-'));
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return decodeURIComponent(keys.flatMap((requests) => requests.map(({ url }) => url)).join());
    });
  await startAs(page, 'farmer', { isOwn: true });
  await page.goto('/bookings');
  await keep(page);
  const newest = await rows.first().innerText();
  await rows.first().getByRole('link').click();
  await expect(heading(page)).toHaveText(newest);
  // An answer is drawn before it is stored.
  await expect.poll(questions).toContain('bookings.list');
  await expect.poll(questions).toContain('bookings.get');

  line.become('refused');
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText(newest);
  await expect(asOf).toBeVisible();
  await page.goto('/bookings');
  await expect(rows.first()).toHaveText(newest);
  await expect(asOf).toBeVisible();
  await expect(page.getByText('Kiambu').first()).toBeVisible();

  line.become('open');
  const { code } = await bookByApi(page);
  await context.setOffline(false);
  // Chromium 150 forgets at a reload that it is offline, so it never reports that it is back.
  await page.evaluate(() => {
    for (const name of ['offline', 'online']) window.dispatchEvent(new Event(name));
  });
  await expect(page.getByRole('rowheader', { name: code })).toBeVisible();
  await expect(asOf).toHaveCount(0);

  expect(await kept()).toHaveLength(1);
  await logOut(page);
  await expect.poll(kept).toEqual([]);
});

test('an agent who goes out after the login books, though the form was never opened before', async ({
  page,
  context,
  line,
}) => {
  await startAs(page, 'agent');
  await page.goto('/');
  await keep(page);
  line.become('refused');
  await context.setOffline(true);
  await page.goto('/book');
  await expect(page.getByRole('combobox', { name: 'Farmer', exact: true })).toBeVisible();
});

test('a build without a worker takes the older one back', async ({ page, line }, testInfo) => {
  await page.goto('/');
  await keep(page);
  await page.reload();
  const earlier = testInfo.outputPath('earlier');
  mkdirSync(earlier, { recursive: true });
  writeFileSync(
    join(earlier, 'index.html'),
    '<!doctype html><title>Udongo</title><h1>The app of before</h1>',
  );
  writeFileSync(join(earlier, 'worker.js'), 'registration.unregister();');
  line.deploy(earlier);
  await page.reload();
  await expect(heading(page)).toHaveText('The app of before');
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers).toBe(0);
  line.become('refused');
  await expect(page.reload()).rejects.toThrow('ERR_EMPTY_RESPONSE');
});

/**
 * Writes the next version of the app, like a build: its first page differs, and each script has a new name.
 */
function makeNewer(folder: string) {
  cpSync(join(app, 'dist'), folder, { recursive: true, filter: (file) => !/[.](br|gz)$/.test(file) });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const scripts = files.flatMap((file) => /^assets[/](.*)[.]js$/.exec(file)?.[1] ?? []);
  const named = new RegExp(`(${scripts.join('|')})[.]js`, 'g');
  for (const file of files.filter((one) => /[.](js|html|json)$/.test(one))) {
    const text = readFileSync(join(folder, file), 'utf8')
      .replace(named, '$1-newer.js')
      .replaceAll('Know your soil before', 'Know your land before')
      .replace(/^const version = '/m, '$&newer-');
    writeFileSync(join(folder, file), text);
  }
  for (const script of scripts)
    renameSync(join(folder, `assets/${script}.js`), join(folder, `assets/${script}-newer.js`));
}
