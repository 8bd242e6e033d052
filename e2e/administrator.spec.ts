import { expect, test } from '@playwright/test';
import {
  bookThreeSamples,
  editBooking,
  fillTest,
  findBooking,
  openBeforeWithdrawal,
} from './support/booking.ts';
import { logIn, logOut } from './support/session.ts';

test('an administrator books for any farmer with a discount, finds the booking, edits it, marks the report', async ({
  page,
}) => {
  await openBeforeWithdrawal(page);
  await page.goto('/');
  await logIn(page, 'administrator');
  await page.getByRole('banner').getByRole('link', { name: 'Book a test' }).click();
  await page.getByRole('combobox', { name: 'Farmer', exact: true }).fill('Nekesa');
  await page.getByRole('option', { name: /Nekesa Wafula/ }).click();
  await fillTest(page, 'Complete Soil Analysis');
  await page.getByLabel('Discount (KES)').fill('1500');
  const code = await bookThreeSamples(page);

  await findBooking(page, code);
  await expect(page.getByText('KES 19,500.00', { exact: true })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'KES 18,000.00' })).toBeVisible();
  await editBooking(page, 'Lower plot, beside the chapel');

  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('The report has been sent').check();
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(page.getByLabel('The report has been sent')).toBeChecked();
  await logOut(page);
});
