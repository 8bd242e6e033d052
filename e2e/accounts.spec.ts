import { expect, type Page, test } from '@playwright/test';
import { untilArrived } from './support/outbox.ts';

/** A phone number that nobody in the demo has. */
const phone = '0793 555 666';
const stored = '+254793555666';
const email = 'nekesa.accounts@udongo.test';

const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';

async function logIn(page: Page, identifier: string, password: string) {
  await page.goto('/auth/login');
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel(/Email/).fill(identifier);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('You have logged in successfully!')).toBeVisible();
}

async function setPassword(page: Page, password: string) {
  await page.getByLabel(/^New password/).fill(password);
  await page.getByLabel(/^The new password again/).fill(password);
  await page.getByRole('button', { name: 'Set your password' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
}

test('a farmer registers by phone, and sets forgotten passwords by code and by link', async ({ page }) => {
  await page.goto('/auth/register');
  await page.getByLabel(/^Full name/).fill('Zuhura Makokha');
  await page.getByLabel(/^Phone number/).fill(phone);
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill('a shamba of red soil');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(/A text message with a code is on its way/)).toBeVisible();
  const registered = await untilArrived(stored, /./);
  await page.getByLabel(/^Code/).fill(codeIn(registered));
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/auth/forgot-password');
  await page.getByLabel(/Email or phone number/).fill(phone);
  await page.getByRole('button', { name: 'Send me a link or a code' }).click();
  const asked = await untilArrived(stored, /./, 2);
  await page.getByLabel(/^Code/).fill(codeIn(asked));
  await page.getByLabel(/^Code/).press('Enter');
  await setPassword(page, 'lime before the long rains');
  await logIn(page, phone, 'lime before the long rains');

  await page.context().clearCookies();
  await page.goto('/auth/forgot-password');
  await page.getByLabel(/Email or phone number/).fill(email);
  await page.getByRole('button', { name: 'Send me a link or a code' }).click();
  const mail = await untilArrived(email, /set-password/);
  const link = /https?:\/\/\S+set-password#token=\S+/.exec(mail)?.[0] ?? '';
  // Opening the link changes nothing; the page behind it asks for the password.
  await page.goto(`/auth/set-password${new URL(link).hash}`);
  await setPassword(page, 'beans after the maize harvest');
  await logIn(page, email, 'beans after the maize harvest');
  await page.goto(`/auth/set-password${new URL(link).hash}`);
  await page.reload();
  await page.goto(`/auth/set-password${new URL(link).hash}`);
  await expect(page.getByRole('link', { name: 'Send me a link or a code' })).toBeVisible();
});
