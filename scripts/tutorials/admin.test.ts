import type { Locator, Page } from 'playwright';
import { test } from 'vitest';
import { followTutorial } from './followTutorial.ts';
import { see } from './see.ts';

const form = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const firstRow = (page: Page) => page.getByRole('rowheader').first();
const search = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Search' }).fill(text);
  await page.keyboard.press('Enter');
};

test('a reader builds an admin for an API of their own', async () => {
  await followTutorial('docs/tutorials/admin.md', {
    'Open <http://localhost:4500>.': (page) => page.goto('http://localhost:4500'),
    'You see the heading "Products", "Found: 12 records", and ten products on the first page. "Boots" is the first.':
      async (page) => {
        await see(page.getByRole('heading', { name: 'Products' })).toBeVisible();
        await see(page.getByText('Found: 12 records')).toBeVisible();
        await see(page.getByRole('rowheader')).toHaveCount(10);
        await see(firstRow(page)).toHaveText('Boots');
      },
    'Type "can" into *Search* and press Enter.': (page) => search(page, 'can'),
    'You see "Found: 1 record" and the product "Watering can".': async (page) => {
      await see(page.getByText('Found: 1 record', { exact: true })).toBeVisible();
      await see(firstRow(page)).toHaveText('Watering can');
    },
    'Press *Reset*, then press the heading *Price (KES)* of the table.': async (page) => {
      await page.getByRole('button', { name: 'Reset' }).click();
      await page.getByRole('columnheader').getByRole('button', { name: 'Price (KES)' }).click();
    },
    'You see "Hoe" first: it is the cheapest product.': (page) => see(firstRow(page)).toHaveText('Hoe'),
    'Press *Add New*, then press *Save* in the empty form.': async (page) => {
      await page.getByRole('button', { name: 'Add New' }).click();
      await form(page).getByRole('button', { name: 'Save' }).click();
    },
    'You see "Product name is required" and "Price is required".': async (page) => {
      await see(form(page).getByText('Product name is required').last()).toBeVisible();
      await see(form(page).getByText('Price is required').last()).toBeVisible();
    },
    'Type "Hoe" as the name and "300" as the price, and press *Save*.': async (page) => {
      await form(page).getByLabel('Name').fill('Hoe');
      await form(page).getByLabel('Price').fill('300');
      await form(page).getByRole('button', { name: 'Save' }).click();
    },
    'You see "There is a product with this name." at the field *Name*. Your API said it, and the form kept what you typed.':
      async (page) => {
        await see(form(page).getByLabel('Name')).toHaveAccessibleDescription(
          /There is a product with this name\./,
        );
        await see(form(page).getByLabel('Price')).toHaveValue('300');
      },
    'Change the name to "Wheel hoe" and press *Save*.': async (page) => {
      await form(page).getByLabel('Name').fill('Wheel hoe');
      await form(page).getByRole('button', { name: 'Save' }).click();
    },
    'You see "Product added", and the list says "Found: 13 records".': async (page) => {
      await see(page.getByText('Product added')).toBeVisible();
      await see(page.getByText('Found: 13 records')).toBeVisible();
    },
    'Press *Update* in the row of "Panga", change the price to "450" and press *Save*.': async (page) => {
      await row(page, 'Panga').getByRole('button', { name: 'Update' }).click();
      await form(page).getByLabel('Price').fill('450');
      await form(page).getByRole('button', { name: 'Save' }).click();
    },
    'You see "Product updated" and the price 450 in the row of "Panga".': async (page) => {
      await see(page.getByText('Product updated')).toBeVisible();
      await see(row(page, 'Panga')).toContainText('450');
    },
    'Press *Delete* in the row of "Hoe", and *Delete* in the question.': async (page) => {
      await row(page, 'Hoe').getByRole('button', { name: 'Delete' }).click();
      await form(page).getByRole('button', { name: 'Delete', exact: true }).click();
    },
    'You see "Deleted successfully", and the list says "Found: 12 records".': async (page) => {
      await see(page.getByText('Deleted successfully')).toBeVisible();
      await see(page.getByText('Found: 12 records')).toBeVisible();
    },
    'Search for "spade" in the page.': (page) => search(page, 'spade'),
    'You see `search=spade` in the address.': (page) => see(page).toHaveURL(/search=spade/),
    'Reload the page.': (page) => page.reload(),
    'You see "Found: 1 record" and the product "Spade".': async (page) => {
      await see(page.getByText('Found: 1 record', { exact: true })).toBeVisible();
      await see(firstRow(page)).toHaveText('Spade');
    },
  });
});
