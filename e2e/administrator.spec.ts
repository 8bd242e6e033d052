import { expect, test } from '@playwright/test';
import { book, fillSample, fillTest, findBooking, sayFarmerAgreed } from './support/booking.ts';
import { startAs } from './support/session.ts';

test('an administrator books for any farmer with a discount, and marks the report as sent', async ({
  page,
}) => {
  await startAs(page, 'administrator');
  await page.goto('/book');
  await page.getByRole('combobox', { name: 'Farmer', exact: true }).fill('Nekesa');
  await page.getByRole('option', { name: /Nekesa Wafula/ }).click();
  await fillTest(page, 'Complete Soil Analysis');
  await page.getByLabel('Discount (KES)').fill('1500');
  await fillSample(page, 1, { location: 'Lower plot', crop: 'Maize' });
  await sayFarmerAgreed(page);
  const code = await book(page);

  await findBooking(page, code);
  await expect(page.getByText('KES 6,500.00', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'KES 5,000.00' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('The report has been sent').check();
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(page.getByLabel('The report has been sent')).toBeChecked();
});
