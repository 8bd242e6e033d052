import { expect, type Page, test } from '@playwright/test';
import { choose, fillSample, fillTest, sampleCard } from './support/booking.ts';
import { startAs } from './support/session.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Book the test' });

/** Fills a booking that can be found by its address. */
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
  await expect(page.getByText('Found: 1 record')).toBeVisible();
}

test('a double press books once', async ({ page }) => {
  const address = `Double press ${Date.now()}`;
  await fillBooking(page, address);
  await button(page).dblclick();
  await expectOneBooking(page, address);
});

/** Breaks the line once, after the server has booked. */
async function loseAnswer(page: Page) {
  await page.route(
    /\/agric\/soil-test-bookings\/$/,
    async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting to be sent' });

test('an answer that was lost after the server had booked, sent again, books once', async ({ page }) => {
  const address = `Lost answer ${Date.now()}`;
  await fillBooking(page, address);
  await loseAnswer(page);
  await button(page).click();
  await expect(waiting(page).getByText("No answer came. We'll send it again later.")).toBeVisible();
  await waiting(page).getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText(/^Sent\. Your code is UD-\d+$/).first()).toBeVisible();
  await page.goto(`/bookings?${new URLSearchParams({ search: address })}`);
  await expect(page.getByText('Found: 1 record')).toBeVisible();
});

test('an edit after a lost answer changes the booking instead of making a second one', async ({ page }) => {
  const address = `Edit after loss ${Date.now()}`;
  await fillBooking(page, address);
  await loseAnswer(page);
  await button(page).click();
  await waiting(page).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Sample location')).toHaveValue('Lower plot');
  await page.getByLabel('Sample location').fill('Upper plot');
  await button(page).click();
  await expectOneBooking(page, address);
  await page.getByRole('row').getByRole('link', { name: /^UD-/ }).click();
  await expect(page.getByText('Upper plot')).toBeVisible();
});

test.describe('with the app kept on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a booking pressed without a network is there after a reload without one, and is sent once it is back', {
    tag: '@joint',
  }, async ({ page, context }) => {
    const address = `No network ${Date.now()}`;
    await fillBooking(page, address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    // The page notices it a moment later.
    await page.waitForFunction(() => !navigator.onLine);
    await button(page).click();
    await expect(waiting(page).getByText("Waiting. We'll send it when you're back online.")).toBeVisible();
    await expect(page.getByLabel('Address')).toHaveValue('');
    await page.reload();
    await expect(waiting(page)).toBeVisible();
    // The form is usable, too: its crops are those of the last visit.
    await choose(sampleCard(page, 1).getByRole('combobox', { name: 'Main crop' }), 'Maize');
    await context.setOffline(false);
    await expect(page.getByText(/^Sent\. Your code is UD-\d+$/).first()).toBeVisible();
    await page.goto(`/bookings?${new URLSearchParams({ search: address })}`);
    await expect(page.getByText('Found: 1 record')).toBeVisible();
  });
});
