import type { Page } from '@playwright/test';

/** Where the API of the app that this test visits is. */
export async function apiUrl(page: Page): Promise<string> {
  const { apiBaseUrl } = await (await page.request.get('/config.json')).json();
  return apiBaseUrl;
}
