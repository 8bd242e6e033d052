import { test as base, type Page } from '@playwright/test';
import {
  type MinimalDrfServer,
  startMinimalDrfServer,
} from '../../packages/sdk/test/drf/minimalDrfServer.ts';
import type { MinimalDrfKind } from '../../packages/sdk/test/drf/minimalDrfStore.ts';
import { minimalDrfPassword } from '../../packages/sdk/test/drf/minimalDrfStore.ts';
import { serveApp } from './serveApp.ts';

interface PlainOptions {
  kind: Partial<MinimalDrfKind>;
  /** More of the environment that `npm start` reads. */
  env: Readonly<Record<string, string>>;
}

/** Tests with the built app in front of a plain service, as `API_BASE_URL=… npm start` runs it. */
export const test = base.extend<PlainOptions & { service: MinimalDrfServer }>({
  kind: [{}, { option: true }],
  env: [{}, { option: true }],
  service: async ({ kind }, use) => {
    const service = await startMinimalDrfServer(kind);
    await use(service);
    await service.close();
  },
  baseURL: async ({ service, env }, use) => {
    const { url, stop } = await serveApp({ API_BASE_URL: service.url, ...env });
    await use(url);
    await stop();
  },
});

/** Fills and sends the login form that is shown. */
export async function fillLogin(page: Page, who: 'admin' | 'agent' | 'farmer') {
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByLabel('Email').fill(`${who}@drf.test`);
  await form.getByLabel('Password', { exact: true }).fill(minimalDrfPassword);
  await form.getByRole('button', { name: 'Log in' }).click();
}

/** Logs in at the login page, and goes on to a page of the app. */
export async function openAs(page: Page, who: 'admin' | 'agent' | 'farmer', path: string) {
  await page.goto(`/auth/login?${new URLSearchParams({ next: path })}`);
  await fillLogin(page, who);
  await page.waitForURL((url) => url.pathname === new URL(path, url).pathname);
}
