import { expect, test } from '@playwright/test';
import { apiUrl, bookByApi } from './support/api.ts';
import { readToken, startAs } from './support/session.ts';

test('a booking is paid by phone: its page says so without a reload, and the books know', {
  tag: '@joint',
}, async ({ browser, page }) => {
  const staff = await (await browser.newContext()).newPage();
  await startAs(staff, 'administrator');
  const { id, uuid } = await bookByApi(staff);
  await page.goto(`/status/${uuid}`);
  await page.getByLabel('M-Pesa number that will pay').fill('0722 100 004');
  await page.getByRole('button', { name: 'Send the prompt' }).click();
  const popup = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the payer’s phone' }).click();
  await (await popup).getByRole('button', { name: 'Enter the PIN' }).click();
  await expect(page.getByRole('button', { name: 'Download the receipt' })).toBeVisible();

  const answer = await staff.request.get(`${await apiUrl(staff)}/agric/soil-test-bookings/${id}`, {
    headers: { Authorization: `Bearer ${await readToken(staff)}` },
  });
  expect(await answer.json()).toMatchObject({ paid: true, amount_paid: '6500.00' });
});
