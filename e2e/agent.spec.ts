import { expect, test } from '@playwright/test';
import {
  book,
  bookThreeSamples,
  chooseCard,
  editBooking,
  fillSample,
  fillTest,
  findBooking,
  openBeforeWithdrawal,
} from './support/booking.ts';
import { logIn, logOut } from './support/session.ts';

test('an agent books for a farmer they referred, then for somebody unregistered', async ({ page }) => {
  await openBeforeWithdrawal(page);
  await page.goto('/');
  await logIn(page, 'agent');
  await page.getByRole('banner').getByRole('link', { name: 'Book a test' }).click();

  const farmer = page.getByRole('combobox', { name: 'Farmer', exact: true });
  await expect(page.getByRole('listbox', { name: 'Farmers' }).getByRole('option')).toHaveCount(6);
  await farmer.fill('Achieng');
  await page.getByRole('option', { name: /Achieng Okoth/ }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Achieng Okoth');
  await fillTest(page, 'Complete Soil Analysis');
  const first = await bookThreeSamples(page);

  await page.getByRole('button', { name: 'Book another' }).click();
  await chooseCard(page, 'Type name and phone number');
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await page.getByLabel('Full name').fill('Mumbua Ndeti');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('0733 000 999');
  await fillTest(page, 'Microbial Analysis');
  await fillSample(page, 1, { location: 'Terrace one', crop: 'Beans (common)' });
  await page.getByRole('button', { name: 'Duplicate sample 1' }).click();
  await page.getByRole('button', { name: 'Duplicate sample 1' }).click();
  const second = await book(page);
  expect(second).not.toBe(first);

  await findBooking(page, first);
  await expect(page.getByText('Achieng Okoth')).toBeVisible();
  await expect(page.getByRole('definition').getByText('KES 19,500.00', { exact: true })).toBeVisible();
  await editBooking(page, 'Lower plot, near the ford');

  await findBooking(page, second);
  await expect(page.getByText('Mumbua Ndeti')).toBeVisible();
  await expect(page.getByText('0733 000999')).toBeVisible();
  await expect(page.getByRole('definition').getByText('KES 15,000.00', { exact: true })).toBeVisible();
  await logOut(page);
});
