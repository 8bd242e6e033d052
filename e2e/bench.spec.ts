import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Account } from './support/accounts.ts';
import { bookByApi } from './support/api.ts';
import { startAs } from './support/session.ts';

const readings =
  '{"n":12,"p":8,"k":148,"ec":74,"humidity":24.1,"temp":18.6,"ph":5.2,"lat":-1.03326,"lng":36.86902}';

test('a sample is collected, received and measured in six presses, another person verifies it, and anybody with the link reads the report', {
  tag: '@joint',
}, async ({ browser }) => {
  const staff = await open(browser, 'administrator');
  const { id, code } = await bookByApi(staff, { farmer: 1 });
  await staff.goto(`/bookings/${id}`);
  let presses = 0;
  const press = async (name: string, role: 'button' | 'link' = 'button') => {
    presses += 1;
    await staff.getByRole(role, { name }).click();
  };
  await press('Samples are collected');
  await expect(staff.getByText(`${code}: Samples collected`)).toBeVisible();
  await press('Bench', 'link');
  await expect(staff.getByRole('textbox', { name: 'Scan or type a sample code' })).toBeFocused();
  // The trigger of the hand scanner.
  presses += 1;
  await staff.keyboard.type(`${code}-1`);
  await staff.keyboard.press('Enter');
  await expect(staff.getByText(`${code}-1 is on the list.`)).toBeVisible();
  await press('Receive 1 sample');
  await press('Measure now', 'link');
  await expect(staff.getByRole('heading', { name: `Sample ${code}-1` })).toBeVisible();
  await expect(staff.getByRole('textbox', { name: 'Readings' })).toBeFocused();
  await staff.getByRole('textbox', { name: 'Readings' }).fill(readings);
  await expect(staff.getByText('7 of 7 readings read.')).toBeVisible();
  presses += 1;
  await staff.keyboard.press('Enter');
  await expect(staff.getByText(`${code}-1 is saved.`)).toBeVisible();
  expect(presses).toBeLessThanOrEqual(6);
  await staff.goto(`/bookings/${id}`);
  await expect(staff.getByText(/skipped/i)).toBeHidden();

  const agronomist = await open(browser, 'agronomist');
  await agronomist.goto(`/bookings/${id}/verify`);
  const verify = agronomist.getByRole('button', { name: 'Verify the readings' });
  await expect(verify).toBeVisible();
  await verify.click();
  await expect(agronomist.getByRole('heading', { name: `Results of ${code}` })).toBeVisible();
  await agronomist.getByRole('textbox', { name: /Remarks/ }).fill('Lime first.');
  await agronomist.getByRole('button', { name: 'Make the report' }).click();
  await expect(agronomist.getByText(`The report of ${code} is ready to send.`)).toBeVisible();
  const href = await agronomist.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(/https?:\S+$/.exec(decodeURIComponent(href ?? ''))?.[0] ?? '');
  await expect(stranger.getByRole('heading', { name: `Soil report ${code}` })).toBeVisible();
  await expect(stranger.getByText('Lime first.')).toBeVisible();
  await expect(stranger.getByText('5.2', { exact: true })).toBeVisible();
});

/** Opens a separate window in which this person is logged in. */
async function open(browser: Browser, account: Account): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await startAs(page, account);
  return page;
}
