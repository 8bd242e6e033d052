import { expect, type Page } from '@playwright/test';
import { accounts } from './accounts.ts';
import { bookRefusedSample, editBooking, fillTest, findBooking, openBeforeWithdrawal } from './booking.ts';
import { logIn, logOut } from './session.ts';

/** Does everything that a farmer does with the product, on any backend. Returns the booking's code. */
export async function farmerBooks(
  page: Page,
  beforeLogOut?: (code: string) => Promise<void>,
): Promise<string> {
  await openBeforeWithdrawal(page);
  await page.goto('/');
  await logIn(page, 'farmer');
  await page.getByRole('banner').getByRole('link', { name: 'Book a test' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue(accounts.farmer.name);
  await expect(page.getByLabel('Phone number')).toHaveValue(/712345678|712 345678/);
  await fillTest(page, 'Basic Macro-Nutrients Analysis');
  const code = await bookRefusedSample(page);
  await findBooking(page, code);
  await expect(page.getByRole('definition').getByText('KES 2,000.00', { exact: true }).first()).toBeVisible();
  await editBooking(page, 'Lower plot, behind the cattle dip');
  await beforeLogOut?.(code);
  await logOut(page);
  return code;
}
