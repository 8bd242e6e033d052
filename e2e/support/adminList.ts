import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the modal that adds a record. */
export async function openAddNew(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add New' }).click();
  return page.getByRole('dialog', { name: /^Add / });
}

/** Opens the modal that changes a record. */
export async function openUpdate(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Update ${name}`, exact: true }).click();
  return page.getByRole('dialog', { name: `Update ${name}`, exact: true });
}

/** Saves the modal's form, and expects its message and that it closes. */
export async function save(dialog: Locator, message: string) {
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.page().getByText(message).last()).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

/** Searches a list, and expects the search in the address. */
export async function searchFor(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Search' }).fill(text);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('search') === text);
}

/** The row with this row header. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
}

/** Confirms a deletion. */
export async function confirmDelete(page: Page, name: string) {
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  const question = page.getByRole('dialog', { name: `Delete ${name}`, exact: true });
  await expect(question.getByText('Are you sure you want to delete this entry?')).toBeVisible();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question).toHaveCount(0);
}

/** Deletes a record, and expects the message and that the row is gone. */
export async function remove(page: Page, name: string) {
  await confirmDelete(page, name);
  await expect(page.getByText('Deleted successfully').last()).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);
}
