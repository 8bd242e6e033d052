import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { openAddNew, openUpdate, rowOf, save, searchFor } from './support/adminList.ts';
import { chooseCard, editBooking, fillSample, fillTest, sampleCard } from './support/booking.ts';
import { fillLogin, openAs, test } from './support/plainService.ts';

test('a farmer logs in, books, reads the booking and changes it', { tag: '@joint' }, async ({
  page,
  service,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await fillLogin(page, 'farmer');
  await page.getByRole('banner').getByRole('link', { name: 'Book a test' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Wanjiku Kariuki');
  await fillTest(page, 'Basic Macro-Nutrients Analysis');
  await fillSample(page, 1, { location: 'Lower plot', crop: 'Maize' });
  await page.getByRole('button', { name: 'Book the test' }).click();
  await expect(page.getByRole('heading', { name: 'Your soil test is booked' })).toBeVisible();
  const id = service.store.bookings.at(-1)?.id;
  await page.getByRole('link', { name: `#${id}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `#${id}` })).toBeVisible();
  await expect(page.getByText('Lower plot')).toBeVisible();
  await editBooking(page, 'Upper plot');
  expect(service.store.bookings.filter(({ name }) => name === 'Wanjiku Kariuki')).toHaveLength(10);
});

test.describe('where the agent who refers is named by an id of the table of agents', () => {
  test.use({ env: { REFERRER_AGENT: 'agent' } });

  test('an agent books for a farmer, and finds the booking in the list', async ({ page, service }) => {
    await openAs(page, 'agent', '/book');
    await chooseCard(page, 'Yes');
    await page.getByRole('option', { name: /Achieng Odhiambo/ }).click();
    await fillTest(page, 'Complete Soil Analysis');
    await fillSample(page, 1, { location: 'Lower plot', crop: 'Maize' });
    await page.getByRole('button', { name: 'Book the test' }).click();
    await expect(page.getByRole('heading', { name: /soil test .*is booked$/ })).toBeVisible();
    const booked = service.store.bookings.at(-1);
    expect(booked).toMatchObject({ farmer: 13, name: 'Achieng Odhiambo', created_by: 42 });
    await page.goto('/bookings');
    await expect(rowOf(page, `#${booked?.id}`)).toContainText('Achieng Odhiambo');
  });
});

test('a search for "#20" finds the booking of this number, and no other', async ({ page }) => {
  await openAs(page, 'admin', '/bookings');
  await searchFor(page, '#20');
  await expect(page.getByText('Found: 1 record')).toBeVisible();
  await expect(rowOf(page, '#20')).toBeVisible();
  await searchFor(page, '#999');
  await expect(page.getByText('Found: 0 records')).toBeVisible();
});

test('a filter and an ordering that the service ignores do not look applied', async ({ page }) => {
  await openAs(page, 'admin', '/bookings');
  await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toHaveCount(1);
  await page.getByLabel('Payment').selectOption('paid');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('This server does not filter by Payment.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove these filters' }).click();
  await expect(page.getByText('This server does not filter by Payment.')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toHaveCount(1);

  await page.getByRole('columnheader', { name: 'Date' }).getByRole('button').click();
  await expect(page.getByText('This server does not sort by Date.')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Date' })).not.toHaveAttribute('aria-sort', /.+/);
});

test('an export has no row twice, although a booking comes in between two pages', async ({
  page,
  service,
}) => {
  await openAs(page, 'admin', '/bookings');
  await expect(rowOf(page, '#25')).toBeVisible();
  let pages = 0;
  service.intercept = ({ url }) => {
    if (url.pathname !== '/agric/soil-test-bookings/') return undefined;
    pages += 1;
    const [first] = service.store.bookings;
    if (pages > 1 && first) service.store.bookings.push({ ...first, id: service.store.nextId() });
    return undefined;
  };
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const codes = file
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[0]);
  expect(pages).toBeGreaterThan(1);
  expect(new Set(codes).size).toBe(codes.length);
  for (let id = 1; id <= 25; id += 1) expect(codes).toContain(`#${id}`);
});

for (const kind of [
  { decimals: 'string', changes: 'answered' },
  { decimals: 'number', changes: 'silent' },
] as const) {
  test.describe(`with decimals as ${kind.decimals}s, and changes ${kind.changes}`, () => {
    test.use({ kind });

    test('an administrator changes a crop and reads a booking', async ({ page, service }) => {
      await openAs(page, 'admin', '/crops');
      const form = await openUpdate(page, 'Maize');
      await expect(form.getByLabel('Nitrogen High')).toHaveValue('60.5');
      await form.getByLabel('Nitrogen High').fill('65');
      await save(form, 'Crop updated successfully');
      expect(Number(service.store.crops[0]?.n_high)).toBe(65);
      await page.goto('/bookings/1/edit');
      await sampleCard(page, 1).waitFor();
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Booking updated successfully')).toBeVisible();
      await page.goto('/bookings/1');
      await expect(page.getByText('− KES 250.00')).toBeVisible();
      await page.goto('/samples');
      const sample = await openUpdate(page, 'Plot 2, near the borehole');
      await expect(sample.getByLabel('pH', { exact: true })).toHaveValue('');
      await save(sample, 'Soil Sample updated successfully');
    });
  });
}

test('a visitor is told to log in where a list asks for it, and comes back to what was typed', async ({
  page,
}) => {
  await page.goto('/book');
  await page.getByLabel('Full name').fill('Zawadi Chepkemoi');
  await sampleCard(page, 1).getByRole('combobox', { name: 'Main crop' }).click();
  await page.getByRole('button', { name: 'Log in to choose' }).click();
  await fillLogin(page, 'farmer');
  await expect(page).toHaveURL(/\/book$/);
  await sampleCard(page, 1).getByRole('combobox', { name: 'Main crop' }).click();
  await expect(page.getByRole('option', { name: 'Maize' })).toBeVisible();
});

test('a screen whose operation the service lacks says so', async ({ page }) => {
  await openAs(page, 'admin', '/partner-keys');
  await expect(page.getByText('This server does not offer this.')).toBeVisible();
  await page.goto('/counties');
  const form = await openAddNew(page);
  await form.getByLabel('Name').fill('Mlimani');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByRole('form').getByText('This server does not offer this.')).toBeVisible();
});

test('a service that asks to wait, and hides for how long, is asked again', async ({ page, service }) => {
  let refused = 0;
  service.intercept = ({ url }) => {
    if (url.pathname !== '/agric/soil-test-bookings/' || refused === 2) return undefined;
    refused += 1;
    return { status: 429, json: { detail: 'Request was throttled.' }, headers: { 'Retry-After': '1' } };
  };
  await openAs(page, 'admin', '/bookings');
  await expect(rowOf(page, '#25')).toBeVisible();
  expect(refused).toBe(2);
});

test.describe('with flags left out, and a web page at each path that it lacks', () => {
  test.use({ kind: { habits: 'unkind' } });

  test('lists have a dash where nothing is said, and a part without an answer leaves the others alone', async ({
    page,
  }) => {
    await openAs(page, 'admin', '/users');
    for (const [path, name, unknown] of [
      ['/users', 'Ada Admin', ['Role', 'Account']],
      ['/articles', 'Lime first', ['Language', 'State', 'Published on', 'Author']],
      ['/messages', 'Njeri Kamau', ['State']],
      ['/discounts', 'JUA', ['Tests', 'Used', 'State']],
    ] as const) {
      await page.goto(path);
      for (const header of unknown)
        await expect(await cellOf(page, name, header), `${path}: ${header}`).toHaveText('-');
    }
    await expect(await cellOf(page, 'MVUA', 'Tests')).toHaveText('Complete');
    // A web page can also be a hotel's, so that the part that needs the answer says so, and offers to try again.
    const unread = page.getByRole('alert').filter({ hasText: 'The answer of the server could not be read.' });
    await page.goto('/faqs');
    await expect(unread.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.goto('/bookings/1');
    await expect(page.getByRole('definition').getByText('Wanjiku Kariuki')).toBeVisible();
    await expect(unread).toHaveCount(1);
  });
});

test.describe('with screens left out by configuration', () => {
  test.use({ env: { WITHOUT_SCREENS: 'partner-keys,devices,users' } });

  test('they are in no menu and under no address', async ({ page }) => {
    await openAs(page, 'admin', '/bookings');
    await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('link', { name: 'Counties' })).toBeVisible();
    for (const name of ['Partner keys', 'Devices', 'Users'])
      await expect(page.getByRole('link', { name })).toHaveCount(0);
    await page.goto('/devices');
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  });
});

/** The cell of a row below a header. */
async function cellOf(page: Page, row: string, header: string) {
  await expect(rowOf(page, row)).toBeVisible();
  const headers = await page.getByRole('columnheader').allInnerTexts();
  const index = headers.findIndex((text) => text.trim().startsWith(header));
  return rowOf(page, row).locator('> *').nth(index);
}
