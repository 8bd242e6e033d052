import { expect, test } from '@playwright/test';
import { book, fillSample, fillTest, findBooking, sayFarmerAgreed } from './support/booking.ts';
import { startAs } from './support/session.ts';

test('an agent books for a farmer they referred, and finds the booking', { tag: '@joint' }, async ({
  page,
}) => {
  await startAs(page, 'agent');
  await page.goto('/book');
  const farmer = page.getByRole('combobox', { name: 'Farmer', exact: true });
  await farmer.fill('Achieng');
  await page.getByRole('option', { name: /Achieng Okoth/ }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Achieng Okoth');
  await fillTest(page, 'Complete Soil Analysis');
  await fillSample(page, 1, { location: 'Terrace one', crop: 'Beans (common)' });
  await page.getByRole('button', { name: 'Duplicate sample 1' }).click();
  await sayFarmerAgreed(page);
  const code = await book(page);

  await findBooking(page, code);
  await expect(page.getByRole('definition').getByText('Achieng Okoth', { exact: true })).toBeVisible();
  await expect(page.getByRole('definition').getByText('KES 13,000.00', { exact: true })).toBeVisible();
  await expect(
    page.getByText(/^The farmer agreed, as Otieno Odhiambo said on .*text of 28 Nov 2026$/),
  ).toBeVisible();
});
