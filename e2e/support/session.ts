import { appendFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type Account, accounts } from './accounts.ts';
import { apiUrl } from './api.ts';

/** The file of every token that a run was given; the log must contain none of them. */
export const tokensFile = join(
  dirname(process.env.UDONGO_E2E_LOG ?? 'test-results/product.log'),
  'tokens.txt',
);

/** Logs in like a person, from the header of the open page. */
export async function logIn(page: Page, account: Account) {
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await fillLogin(page, account);
  await expect(page.getByText('You have logged in successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello');
  await rememberToken(page);
}

/** Fills and sends the login form, on its page or over another. */
export async function fillLogin(page: Page, account: Account) {
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel('Email').fill(accounts[account].email);
  await form.getByLabel('Password', { exact: true }).fill(accounts[account].password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

/** Logs out like a person, and expects the login page. */
export async function logOut(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You have logged out successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login$/);
}

interface StartOptions {
  /** The API to log in to; default: the app's. */
  api?: string;
  /** Makes a separate login, for a test that ends it; the others share one. */
  isOwn?: boolean;
}

interface Login {
  token: string;
  user: { id: number; full_name: string };
}

/** The login of each person, in this worker. */
const logins = new Map<string, Promise<Login>>();

/** Logs in before the first page, without the form. */
export async function startAs(page: Page, account: Account, { api, isOwn = false }: StartOptions = {}) {
  const url = api ?? (await apiUrl(page));
  const key = `${account} ${url}`;
  const login = (!isOwn && logins.get(key)) || askLogin(page, account, url);
  if (!isOwn) logins.set(key, login);
  await keepLogin(page, account, await login);
}

async function askLogin(page: Page, account: Account, api: string): Promise<Login> {
  const { email, password } = accounts[account];
  const response = await page.request.post(`${api}/users/auth/login/`, { data: { email, password } });
  const login: Login = await response.json();
  appendFileSync(tokensFile, `${login.token}\n`);
  return login;
}

async function keepLogin(page: Page, account: Account, { token, user }: Login) {
  const known = {
    id: user.id,
    name: user.full_name,
    role: account,
  };
  const values = { user: JSON.stringify(known), user_id: user.id, token, login_status: 'true' };
  const url = new URL('/', (await page.request.get('/config.json')).url()).href;
  await page.context().addCookies(
    Object.entries(values).map(([name, value]) => ({
      name: `udongo-${name}`,
      value: encodeURIComponent(String(value)),
      url,
    })),
  );
}

/** Ends the login only on the server, as happens with time: the page does not know. */
export async function endLogin(page: Page) {
  const response = await page.request.post(`${await apiUrl(page)}/users/auth/logout/`, {
    headers: { Authorization: `Bearer ${await readToken(page)}` },
  });
  expect(response.status()).toBe(204);
}

async function rememberToken(page: Page) {
  appendFileSync(tokensFile, `${await readToken(page)}\n`);
}

/** The token of the logged-in person; "" for none. */
export async function readToken(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'udongo-token')?.value ?? '';
}
