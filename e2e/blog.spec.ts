import { expect, test } from '@playwright/test';
import { shownWidth, uploadPicture } from './support/pictures.ts';
import { startAs } from './support/session.ts';

const fineScreen = { viewport: { width: 430, height: 900 }, deviceScaleFactor: 3 };

test('an administrator writes, schedules and publishes an article with a cover in both languages, and visitors read it', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Rain ${Date.now()}`;
  await startAs(page, 'administrator');
  await page.goto('/articles/new');
  await page.getByLabel(/^Title/).fill(name);
  await page.getByRole('textbox', { name: /^Text/ }).fill('Lime **before** the rains.');
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  const address = (await page.getByText(/^Address: /).textContent())?.replace('Address: ', '').trim() ?? '';

  await page.getByRole('button', { name: 'Choose a cover' }).click();
  const picker = page.getByRole('dialog');
  await uploadPicture(picker, 'rain.jpg', 'Brown soil');
  await picker.getByRole('button', { name: 'Choose Brown soil' }).first().click();
  await expect(page.getByLabel(/^What the cover shows/)).toHaveValue('Brown soil');
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

  await page.getByLabel(/^Day and time/).fill('2199-12-01T08:30');
  await page.getByRole('button', { name: 'Publish at this time' }).click();
  await expect(page.getByText(/^Appears on 1 Dec 2199, 08:30/)).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(200);
  const visitor = await browser.newContext({
    ...fineScreen,
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
  });
  const reader = await visitor.newPage();
  expect((await reader.goto(`${address}?scheduled`))?.status()).toBe(404);

  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/^Everybody can read it since/)).toBeVisible();

  await page.goto('/articles/new');
  await page.getByRole('main').getByLabel('Language', { exact: true }).selectOption('sw');
  await page.getByLabel(/^The same article/).selectOption({ label: name });
  await page.getByLabel(/^Title/).fill(`Mvua ${name}`);
  await page.getByRole('textbox', { name: /^Text/ }).fill('Chokaa **kabla** ya mvua.');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/^Everybody can read it since/)).toBeVisible();

  // A server-rendered page is cached for a minute; another host has separate copies.
  const other = (baseURL ?? '').replace('localhost', '127.0.0.1');
  expect((await reader.goto(other + address))?.status()).toBe(200);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(name);
  const cover = reader.getByRole('img', { name: 'Brown soil' });
  await expect(cover).toHaveAttribute('fetchpriority', 'high');
  // Even with a fine screen, a phone takes one of the files of at most 32 KB.
  expect(await shownWidth(cover)).toBe(640);
  await reader.getByRole('link', { name: 'Soma makala hii kwa Kiswahili' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(`Mvua ${name}`);
  await expect(reader.locator('strong')).toHaveText('kabla');
  await visitor.close();

  // With scripts, the cover is fetched before any of them.
  const scripted = await browser.newContext({ ...fineScreen, serviceWorkers: 'block' });
  const screen = await scripted.newPage();
  await screen.goto(other + address);
  await expect(screen.locator('html')).not.toHaveAttribute('data-rendered');
  const coverMs = await screen.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = files.filter(({ name }) => /[/]assets[/].*[.]js$/.test(name));
    const cover = files.find(({ name }) => /[/]640[.]webp$/.test(name));
    return { here: cover?.responseEnd, script: Math.min(...scripts.map(({ startTime }) => startTime)) };
  });
  expect(coverMs.here).toBeLessThanOrEqual(coverMs.script);
  await scripted.close();
});
