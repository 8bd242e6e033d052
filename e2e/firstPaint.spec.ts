import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, expect, type Page, test } from '@playwright/test';
import { chromiumLaunch } from '../scripts/lib/chromiumLaunch.ts';
import { chooseCard } from './support/booking.ts';
import { watchPage } from './support/watchPage.ts';

/** The most bytes until a visitor can type into the first field: bodies of files, compressed. */
const mostBytesToType = 16 * 1024;
/** The most bytes until the form is hydrated. */
const mostBytes = 192 * 1024;

/** The built files, compressed here: `npm start` compresses them, the product of these tests does not. */
const dist = join(import.meta.dirname, '../packages/reference-app/dist');

type File = readonly [name: string, bytes: number];

/**
 * Opens the booking page, and holds back the app's scripts until `letGo`. Records layout shifts and errors.
 */
async function openWithoutScripts(page: Page, path = '/book') {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const watch = await watchPage(page);
  await page.goto(path, { waitUntil: 'commit' });
  return { letGo, ...watch };
}

/** Waits until the app has hydrated or drawn the page. */
async function waitForApp(page: Page) {
  await expect(page.locator('.start')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-rendered');
}

function listFiles(page: Page): Promise<File[]> {
  return page.evaluate(() => {
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    return entries.map(({ name, encodedBodySize }): File => [new URL(name).pathname, encodedBodySize]);
  });
}

/** Adds up these files as a server compresses them, which `createAppServer.test.ts` proves for ours. */
const weigh = (files: readonly File[]) =>
  files.reduce((bytes, [name, size]) => {
    const file = join(dist, name);
    return bytes + (existsSync(file) ? Math.min(size, brotliCompressSync(readFileSync(file)).length) : size);
  }, 0);

/** Gives the time at which the form was hydrated, and the files fetched until then. */
async function openBooking(page: Page) {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const root = document.documentElement;
      if (root.dataset.rendered !== undefined) return;
      observer.disconnect();
      const entries = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[];
      const files = entries.map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]);
      root.dataset.files = JSON.stringify(files);
    }).observe(document, { attributeFilter: ['data-rendered'], subtree: true });
  });
  await page.goto('/book');
  await waitForApp(page);
  const files: File[] = JSON.parse((await page.locator('html').getAttribute('data-files')) ?? '[]');
  return { files, bytes: weigh(files) };
}

test('a visitor types before any script of the app is here, and the app goes on with what was typed', {
  tag: '@joint',
}, async ({ page }) => {
  const { letGo, problems, readShift, forgetShift } = await openWithoutScripts(page);
  const name = page.getByLabel(/^Full name/);
  await name.click();
  await page.keyboard.type('Akinyi');
  await page.getByLabel(/^Farming type/).selectOption('mixed');
  await chooseCard(page, 'Microbial Analysis');
  await page.getByLabel(/^Phone number/).click();
  await page.keyboard.type('0712 345');
  // Neither the choice nor the hydration moves anything.
  await forgetShift();
  letGo();
  await waitForApp(page);
  // A person who is typing can continue.
  await page.keyboard.type(' 678');
  await expect(page.getByLabel(/^Phone number/)).toHaveValue('0712 345 678');
  await expect(name).toHaveValue('Akinyi');
  await expect(page.getByLabel(/^Farming type/)).toHaveValue('mixed');
  // The form itself has the choice.
  await expect(page.getByRole('complementary', { name: 'Amount due' })).toContainText('KES 5,000.00');
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  expect(await readShift()).toBeLessThan(0.02);
  expect(problems).toEqual([]);
});

test('a visitor can type after few bytes, without any script of the app', async ({ page }) => {
  await openWithoutScripts(page);
  await page.getByLabel(/^Full name/).fill('Akinyi');
  const files = await listFiles(page);
  expect(weigh(files), JSON.stringify(files)).toBeLessThan(mostBytesToType);
  expect(files.map(([file]) => file).filter((file) => /assets.*[.]js/.test(file))).toEqual([]);
});

test('a button that was pressed too early is pressed once the app is here, and nothing typed goes into the address', async ({
  page,
}) => {
  const { letGo } = await openWithoutScripts(page);
  await page.getByLabel(/^Full name/).fill('Akinyi');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-pressed');
  letGo();
  await expect(page.getByLabel(/^Phone number/)).toBeFocused();
  await expect(page.getByLabel(/^Phone number/)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(/^Full name/)).toHaveValue('Akinyi');
  expect(new URL(page.url()).search).toBe('');
});

test('the form is there in the language and the colours of the reader, who may choose another language at once', async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL ?? '';
  await context.addCookies([
    { name: 'udongo-locale', value: 'sw', url },
    { name: 'udongo-theme', value: 'dark', url },
  ]);
  const { letGo, problems } = await openWithoutScripts(page);
  await page.getByLabel(/^Jina kamili/).fill('Akinyi');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  await page.getByLabel('Lugha').filter({ visible: true }).selectOption('en');
  letGo();
  await expect(page.getByLabel(/^Full name/)).toHaveValue('Akinyi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(problems).toEqual([]);
});

test('nobody sees the form of a visitor who is not one, even where the browser kept that page', async ({
  page,
  context,
  baseURL,
}) => {
  const visitors = await (await page.request.get('/book')).text();
  expect(visitors).toContain('autoComplete="name"');
  await context.addCookies([{ name: 'udongo-login_status', value: 'true', url: baseURL ?? '' }]);
  expect(await (await page.request.get('/book')).text()).not.toContain('autoComplete="name"');
  await page.route('**/book', async (route) =>
    route.fulfill({ response: await route.fetch(), body: visitors }),
  );
  const { letGo } = await openWithoutScripts(page);
  await expect(page.locator('#given')).toHaveCount(1);
  await expect(page.locator('.start')).toBeVisible();
  await expect(page.getByLabel(/^Full name/)).toBeHidden();
  letGo();
  await waitForApp(page);
  await expect(page.getByLabel(/^Full name/)).toBeVisible();
});

test('a draft on the device waits for the app, which offers it without moving the form', async ({ page }) => {
  await page.goto('/book');
  await page.getByLabel(/^Full name/).fill('Akinyi');
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  const { letGo } = await openWithoutScripts(page);
  await expect(page.locator('#given')).toHaveCount(1);
  await expect(page.locator('.start')).toBeVisible();
  await expect(page.getByLabel(/^Full name/)).toBeHidden();
  letGo();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
});

test('the booking form is the app’s after few bytes, without a file that it can do without', async ({
  page,
}) => {
  const { files, bytes } = await openBooking(page);
  const names = files.map(([name]) => name);
  expect(bytes, JSON.stringify(files)).toBeLessThan(mostBytes);
  // Each file costs time on a slow network: the page, its first frame, and few scripts and styles.
  expect(names.filter((name) => name.startsWith('/assets/')).length, names.join()).toBeLessThanOrEqual(7);
  expect(
    names.filter((name) => /config|kiswahili|queryLibrary|woff2|defineResource|styles-/.test(name)),
  ).toEqual([]);
});

test('a reader of Kiswahili fetches that language beside the form, and English readers never do', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'udongo-locale', value: 'sw', url: baseURL ?? '' }]);
  const { files } = await openBooking(page);
  expect(files.filter(([name]) => name.includes('kiswahili'))).toHaveLength(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weka miadi ya kupima udongo');
  const manifest = page.locator('link[rel=manifest]');
  await expect(manifest).toHaveAttribute('href', '/app.sw.webmanifest');
});

test('the page shows its skeleton before any script or style of the app is there, in its place', async ({
  page,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/**', async (route) => {
    await held;
    await route.continue();
  });
  const { readShift } = await watchPage(page);
  await page.goto('/book', { waitUntil: 'commit' });
  await expect(page.locator('.start__header svg')).toBeVisible();
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(painted).toBe(1);
  letGo();
  await expect(page.getByLabel(/^Full name/)).toBeVisible();
  await expect(page.locator('.start')).toHaveCount(0);
  expect(await readShift()).toBeLessThan(0.02);
});

test('a page whose scripts do not load says so in both languages', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('The app did not load.')).toBeVisible();
  await expect(page.getByText('Programu haikupakia.')).toBeVisible();
});

test('the app can be installed, with icons that are there and under its own name', async ({
  baseURL,
}, testInfo) => {
  // A full Chromium treats each context of a test as incognito, where nothing can be installed: this window
  // has a profile.
  const context = await chromium.launchPersistentContext(testInfo.outputPath('profile'), {
    ...chromiumLaunch,
    baseURL,
    serviceWorkers: 'allow',
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(address ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Udongo', start_url: '/', display: 'standalone' });
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type'], src).toContain(type);
  }
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const session = await context.newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
  await context.close();
});
