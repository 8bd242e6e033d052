import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { book, fillSample, fillTest, sampleCard, sayFarmerAgreed } from './booking.ts';
import { startAs } from './session.ts';

/** Steps in the life of a booking, each as one person takes it. */

interface SampleReading {
  label: string;
  sensor: Record<string, number>;
}

const readings: SampleReading[] = JSON.parse(
  await readFile(
    join(import.meta.dirname, '../../packages/reference-backend/data/sample-readings.json'),
    'utf8',
  ),
);

/** Opens a separate window in which this person is logged in. */
export async function open(browser: Browser, account: Account): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await startAs(page, account);
  await page.goto('/');
  return page;
}

export async function bookTwoSamples(page: Page): Promise<string> {
  await page.getByRole('banner').getByRole('link', { name: 'Book a test' }).click();
  await page.getByRole('combobox', { name: 'Farmer', exact: true }).fill('Wanjiku');
  await page.getByRole('option', { name: /Wanjiku Kariuki/ }).click();
  await fillTest(page, 'Complete Soil Analysis');
  await fillSample(page, 1, { location: 'Lower plot', crop: 'Maize' });
  await page.getByRole('button', { name: 'Duplicate sample 1' }).click();
  await sampleCard(page, 2).getByLabel('Sample location').fill('Upper terrace');
  await sayFarmerAgreed(page);
  return book(page);
}

/** Types a code like a hand scanner. */
export async function scan(page: Page, code: string) {
  await expect(page.getByRole('textbox', { name: 'Scan or type a sample code' })).toBeVisible();
  // The sample after a saved one takes the focus first.
  if (page.url().includes('sample='))
    await expect(page.getByRole('textbox', { name: 'Readings' })).toBeFocused();
  // A scanner does not wait for the page between its keys.
  await Promise.all([...code, 'Enter'].map((key) => page.keyboard.press(key)));
  await expect(page.getByRole('heading', { name: `Sample ${code}` })).toBeVisible();
}

export async function paste(page: Page, code: string, { sensor }: { sensor: object }) {
  await expect(page.getByRole('heading', { name: `Sample ${code}` })).toBeVisible();
  const box = page.getByRole('textbox', { name: 'Readings' });
  await expect(box).toBeFocused();
  await page.keyboard.insertText(JSON.stringify(sensor));
  await expect(page.getByText('7 of 7 readings read.')).toBeVisible();
}

export function reading(label: string): SampleReading {
  const found = readings.find((one) => one.label === label);
  if (!found) throw new Error(`sample-readings.json has no ${label}.`);
  return found;
}

/** Comments on each unusual reading once the table has the row `awaited`, and presses the button. */
export async function verify(page: Page, id: string | undefined, awaited?: RegExp) {
  await page.goto(`/bookings/${id}/verify`);
  const button = page.getByRole('button', { name: 'Verify the readings' });
  await expect(button).toBeVisible();
  // The page shows the readings of before until those of now are there.
  if (awaited) await expect(page.getByRole('row', { name: awaited })).toBeVisible();
  for (const comment of await page
    .getByRole('textbox', { name: /^Why (it is right|the results can be trusted)/ })
    .all()) {
    await comment.fill('Measured twice.');
  }
  await button.click();
}

/** Makes a report and gives the address of its public page. */
export async function makeReport(
  page: Page,
  id: string | undefined,
  code: string,
  remarks: string,
  olderLink?: string,
): Promise<string> {
  await page.goto(`/bookings/${id}/results`);
  await page.getByRole('textbox', { name: /Remarks/ }).fill(remarks);
  // A farmer who has a report reads why it changes.
  const why = page.getByRole('textbox', { name: /^Why does the report change\?/ });
  if (await why.isVisible()) await why.fill('A reading was corrected.');
  await page.getByRole('button', { name: /^Make (the|a new) report$/ }).click();
  await expect(page.getByText(`The report of ${code} is ready to send.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as sent' })).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(`Sending the report of ${code} to`)).toBeVisible();
  const whatsApp = page.getByRole('link', { name: 'WhatsApp' });
  // The message can appear a moment before the page replaces the older report.
  if (olderLink)
    await expect(whatsApp).not.toHaveAttribute('href', new RegExp(`${encodeURIComponent(olderLink)}$`));
  const href = await whatsApp.getAttribute('href');
  return /https?:\S+$/.exec(decodeURIComponent(href ?? ''))?.[0] ?? '';
}
