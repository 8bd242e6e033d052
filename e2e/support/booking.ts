import { expect, type Locator, type Page } from '@playwright/test';
import { todayInNairobi } from '../../packages/sdk/src/values/todayInNairobi.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A possible day of a test, yyyy-mm-dd. */
export function dayAhead(days: number): string {
  return todayInNairobi(new Date(Date.now() + days * dayMs));
}

/** Fills the test type, the date and the farming type. */
export async function fillTest(page: Page, testType: string, date = dayAhead(7)) {
  await chooseCard(page, testType);
  await page.getByLabel('Date of test').fill(date);
  await page.getByLabel('Farming type').selectOption('mixed');
}

/** Presses the radio card with this text. */
export async function chooseCard(page: Page, text: string) {
  const card = page
    .locator('label')
    .filter({ has: page.getByRole('radio') })
    .filter({ hasText: text });
  await card.click();
  await expect(card.getByRole('radio')).toBeChecked();
}

/** The card of a sample, counted from 1. */
export function sampleCard(page: Page, number: number): Locator {
  const heading = page.getByRole('heading', { name: `Sample ${number}`, exact: true });
  return page.getByRole('list', { name: 'Samples' }).getByRole('listitem').filter({ has: heading });
}

interface SampleText {
  location: string;
  crop: string;
}

/** Fills the card of a sample. */
export async function fillSample(page: Page, number: number, { location, crop }: SampleText) {
  const card = sampleCard(page, number);
  await card.getByLabel('Sample location').fill(location);
  await card.getByLabel('Soil type').selectOption('loam');
  await card.getByLabel('Size of land (acres)').fill('0.50');
  await card.getByLabel('Sample notes').fill('Depth 20 cm');
  await choose(card.getByRole('combobox', { name: 'Main crop' }), crop);
}

/** Searches a list for a name and chooses it. */
export async function choose(combobox: Locator, name: string) {
  await combobox.fill(name);
  await combobox.page().getByRole('option', { name, exact: true }).click();
}

/**
 * Books a sample with a withdrawn crop: the server refuses it at its field, it is corrected, and sent again.
 * Returns the booking's code. Needs `openBeforeWithdrawal`.
 */
export async function bookRefusedSample(page: Page): Promise<string> {
  await fillSample(page, 1, { location: 'Lower plot, beside the borehole', crop: 'Sugarcane' });
  await page.getByRole('button', { name: 'Book the test' }).click();

  const refused = sampleCard(page, 1).getByRole('combobox', { name: 'Main crop' });
  await expect(sampleCard(page, 1)).toContainText('Invalid pk "20" - object does not exist.');
  await expect(refused).toBeFocused();
  await choose(refused, 'Irish potato');
  return book(page);
}

/** Says that the farmer agreed, as people do who book for others. */
export async function sayFarmerAgreed(page: Page) {
  await page.getByRole('checkbox', { name: /The farmer agreed/ }).check();
}

/** Sends the booking and reads its code from the confirmation. */
export async function book(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Book the test' }).click();
  await expect(
    page.getByRole('heading', { name: /^(Your soil test|The soil test for .+) is booked$/ }),
  ).toBeVisible();
  // The notification of the previous booking can still be visible.
  await expect(page.getByText('Booking done successfully').last()).toBeVisible();
  return (await page.getByText(/^UD-\d+$/).textContent()) ?? '';
}

/**
 * Opens the page as before the withdrawal of sugarcane (crop 20): its list of crops still has it, the
 * server's does not. Call it before the page is opened.
 */
export async function openBeforeWithdrawal(page: Page) {
  await page.addInitScript(() => {
    const ask = window.fetch;
    window.fetch = async (input, init) => {
      const response = await ask(input, init);
      const url = input instanceof Request ? input.url : String(input);
      if (!/\/agric\/crops\?/.test(url)) return response;
      const list = await response.json();
      return Response.json({ ...list, results: [...list.results, { id: 20, name: 'Sugarcane' }] });
    };
  });
}

/** Finds a booking in the list by its code, through the search, and opens it. */
export async function findBooking(page: Page, code: string) {
  await page.getByRole('banner').getByRole('link', { name: 'Bookings' }).click();
  await page.getByRole('textbox', { name: 'Search' }).fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Found: 1 record')).toBeVisible();
  await page.getByRole('link', { name: code, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
}

/** Changes the location of the open booking's first sample. */
export async function editBooking(page: Page, location: string) {
  const code = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Edit ${code}` })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Microbial Analysis' })).toBeDisabled();
  const showDetails = page.getByRole('button', { name: 'Show details of sample 1' });
  await sampleCard(page, 1).waitFor();
  if (await showDetails.isVisible()) await showDetails.click();
  await sampleCard(page, 1).getByLabel('Sample location').fill(location);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Booking updated successfully')).toBeVisible();
  await page.getByRole('link', { name: code ?? '', exact: true }).click();
  await expect(page.getByText(location)).toBeVisible();
}
