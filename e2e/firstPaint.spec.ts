import { expect, type Page, test } from '@playwright/test';

/** What a visitor's phone has received when the first field of the booking form is there: bodies of files, compressed. */
const mostBytes = 176 * 1024;

/** The field's own start, and what was there by then: nothing that began later counts, however quick the machine. */
async function openFirstField(page: Page, path = '/book') {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('input[autocomplete=name]')) return;
      observer.disconnect();
      const entries = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[];
      const files = entries.map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]);
      document.documentElement.dataset.files = JSON.stringify(files);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(path);
  await expect(page.getByLabel(/^Full name|^Jina kamili/)).toBeVisible();
  const files: [string, number][] = JSON.parse(
    (await page.locator('html').getAttribute('data-files')) ?? '[]',
  );
  return { files, bytes: files.reduce((sum, [, size]) => sum + size, 0) };
}

test('the first field of the booking form needs few bytes, and no file that it can do without', async ({
  page,
}) => {
  const { files, bytes } = await openFirstField(page);
  const names = files.map(([name]) => name);
  expect(bytes, JSON.stringify(files)).toBeLessThan(mostBytes);
  // Each file costs a slow network: the page, its first frame, the configuration, and few scripts and styles.
  expect(names.filter((name) => name.startsWith('/assets/')).length, names.join()).toBeLessThanOrEqual(7);
  expect(names.filter((name) => /kiswahili|queryLibrary|woff2|defineResource|styles-/.test(name))).toEqual(
    [],
  );
});

test('a reader of Kiswahili fetches that language beside the form, and English readers never do', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'udongo-locale', value: 'sw', url: baseURL ?? '' }]);
  const { files } = await openFirstField(page);
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
  await page.goto('/book', { waitUntil: 'commit' });
  const logo = page.locator('.start__header svg');
  await expect(logo).toBeVisible();
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(painted).toBe(1);
  const before = await logo.boundingBox();
  letGo();
  await expect(page.getByLabel(/^Full name/)).toBeVisible();
  await expect(page.locator('.start')).toHaveCount(0);
  expect(await page.locator('.app-logo').boundingBox()).toEqual(before);
});

test('a page whose scripts do not load says so in both languages', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('The app did not load.')).toBeVisible();
  await expect(page.getByText('Programu haikupakia.')).toBeVisible();
});

test('the app can be installed, with icons that are there and under its own name', async ({ page }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(address ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Udongo', start_url: '/', display: 'standalone' });
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type'], src).toContain(type);
  }
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  // No worker in these tests; offline.spec.ts has it.
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
});
