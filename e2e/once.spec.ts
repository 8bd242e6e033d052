import { expect, type Page, test } from '@playwright/test';
import { fillSample, fillTest } from './support/booking.ts';
import { startAs } from './support/session.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Book the test' });

/** A booking that can be found by its address. */
async function fillBooking(page: Page, address: string) {
  await startAs(page, 'farmer');
  await page.goto('/book');
  await page.getByLabel('Address').fill(address);
  await fillTest(page, 'Basic Macro-Nutrients Analysis');
  await fillSample(page, 1, { location: 'Lower plot', crop: 'Maize' });
}

async function expectOneBooking(page: Page, address: string) {
  await expect(page.getByRole('heading', { name: 'Your soil test is booked' })).toBeVisible();
  await page.goto(`/bookings?${new URLSearchParams({ search: address })}`);
  await expect(page.getByText('Found: 1 records')).toBeVisible();
}

test('a double press books once', async ({ page }) => {
  const address = `Double press ${Date.now()}`;
  await fillBooking(page, address);
  await button(page).dblclick();
  await expectOneBooking(page, address);
});

test('an answer that was lost after the server had booked, pressed again, books once', async ({ page }) => {
  const address = `Lost answer ${Date.now()}`;
  await fillBooking(page, address);
  let lost = 0;
  await page.route(/\/agric\/soil-test-bookings\/$/, async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    expect((await route.fetch()).status()).toBe(201);
    return route.abort('connectionreset');
  });
  await button(page).click();
  await expect(page.getByText('No answer came. Nothing is lost', { exact: false })).toBeVisible();
  await button(page).click();
  await expectOneBooking(page, address);
});

test('an edit after a lost answer changes the booking instead of making a second one', async ({ page }) => {
  const address = `Edit after loss ${Date.now()}`;
  await fillBooking(page, address);
  await page.route(
    /\/agric\/soil-test-bookings\/$/,
    async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await button(page).click();
  await expect(page.getByText('No answer came. Nothing is lost', { exact: false })).toBeVisible();
  await page.getByLabel('Sample location').fill('Upper plot');
  await button(page).click();
  await expectOneBooking(page, address);
  await page.getByRole('row').getByRole('link', { name: /^UD-/ }).click();
  await expect(page.getByText('Upper plot')).toBeVisible();
});
