import type { Page } from 'playwright';

/** Uses each of the five components of `Screens` as a person would. */
export async function useScreens(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Book a soil test' });
  await form.getByLabel('County').first().click();
  await form.getByRole('option', { name: 'Kiambu' }).click();
  await form.getByRole('button', { name: 'Book the test' }).first().click();
  await page.getByRole('link', { name: /Name is required/ }).waitFor();
  await page.getByRole('grid').getByText('Kiambu').waitFor();
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('Password is required').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Crop name is required').first().waitFor();
  await page.getByRole('textbox', { name: 'Readings' }).fill('ph 6.5');
  await page.getByText('1 reading to apply').waitFor();
}

/** A list keeps its order in the address, and follows it back. */
export async function useListAddress(page: Page): Promise<void> {
  const before = page.url();
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await page.waitForURL(/ordering=name/);
  await page.goBack();
  await page.waitForURL(before);
  await page.goForward();
  await page.locator('th[aria-sort=ascending]').waitFor();
}

/** A list keeps its order in the address of the app's router; its rows are links of that router. */
export async function useRouterList(page: Page): Promise<void> {
  await useListAddress(page);
  await page.getByRole('link', { name: 'Update Kiambu' }).click();
  await page.getByRole('heading', { name: 'County 22' }).waitFor();
}
