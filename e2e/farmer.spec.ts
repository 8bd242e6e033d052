import { expect, test } from '@playwright/test';
import { farmerBooks } from './support/farmerBooks.ts';

test('a farmer logs in, books, corrects what the server refuses, finds the booking, edits it, logs out', async ({
  page,
}) => {
  await farmerBooks(page);
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
});
