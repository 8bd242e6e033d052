import { expect, test } from '@playwright/test';
import { findBooking } from './support/booking.ts';
import { farmerBooks } from './support/farmerBooks.ts';

test('without any server a farmer books, and a reload keeps the booking', async ({ page }) => {
  await farmerBooks(page, async (code) => {
    await page.reload();
    await findBooking(page, code);
    await expect(page.getByText('Lower plot, behind the cattle dip')).toBeVisible();
  });
});
