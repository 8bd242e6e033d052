import { expect, test } from '@playwright/test';
import { openAddNew, rowOf, save, searchFor } from './support/adminList.ts';
import { findBooking } from './support/booking.ts';
import { farmerBooks } from './support/farmerBooks.ts';
import { shownWidth, uploadPicture } from './support/pictures.ts';
import { serveApp } from './support/serveApp.ts';
import { fillLogin } from './support/session.ts';

test('without any server a farmer books, a reload keeps the booking, and an administrator manages a list and pictures', async ({
  browser,
}) => {
  // The first start creates a database in the browser.
  test.slow();
  const { url, stop } = await serveApp({}, ['--mock']);
  // The worker answers in place of the API.
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await farmerBooks(page, async (code) => {
    await page.reload();
    await findBooking(page, code);
    await expect(page.getByText('Lower plot, behind the cattle dip')).toBeVisible();
  });
  await fillLogin(page, 'administrator');
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Counties' }).click();
  const form = await openAddNew(page);
  await form.getByLabel('Name').fill('Mlimani');
  await save(form, 'County created successfully');
  await searchFor(page, 'mlima');
  await expect(rowOf(page, 'Mlimani')).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Pictures' }).click();
  await uploadPicture(page, 'terrace.jpg', 'A terrace in bands');
  await page.reload();
  expect(await shownWidth(page.getByRole('img', { name: 'A terrace in bands' }))).toBe(320);
  await context.close();
  await stop();
});
