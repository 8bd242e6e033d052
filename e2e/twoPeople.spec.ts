import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Account } from './support/accounts.ts';
import { bookByApi } from './support/api.ts';
import { startAs } from './support/session.ts';

test('two administrators change one booking: nothing of either is lost unseen', async ({ browser }) => {
  const ada = await open(browser, 'administrator');
  const musa = await open(browser, 'administrator');
  const { id } = await bookByApi(ada, { notes: 'Call before you come.', address: 'Ugunja' });
  for (const page of [ada, musa]) {
    await page.goto(`/bookings/${id}/edit`);
    await expect(notes(page)).toHaveValue('Call before you come.');
  }

  await notes(musa).fill('The gate is locked after four.');
  await save(musa);
  await expect(musa.getByText(/Booking updated/i).first()).toBeVisible();

  await test.step('a change in another field is kept with the own one', async () => {
    await ada.getByLabel('Address').fill('Ugunja, behind the mill');
    await save(ada);
    await expect(ada.getByText(/Their change is kept, too: Notes\./).first()).toBeVisible();
    await expect(notes(ada)).toHaveValue('The gate is locked after four.');
    await ada.goto(`/bookings/${id}`);
    await expect(ada.getByText('The gate is locked after four.')).toBeVisible();
    await expect(ada.getByText('Ugunja, behind the mill')).toBeVisible();
  });

  await test.step('a field that both changed is asked about', async () => {
    for (const page of [ada, musa]) {
      await page.goto(`/bookings/${id}/edit`);
      await expect(notes(page)).toHaveValue('The gate is locked after four.');
    }
    await notes(musa).fill('The dog is loose.');
    await save(musa);
    await expect(musa.getByText(/Booking updated/i).first()).toBeVisible();
    await notes(ada).fill('Park at the church.');
    await save(ada);
    const question = ada.getByRole('dialog', { name: 'Somebody else changed this, too' });
    await expect(question.getByRole('radio', { name: 'Yours Park at the church.' })).not.toBeChecked();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(notes(ada)).toHaveValue('Park at the church.');
    await save(ada);
    await question.getByRole('radio', { name: 'Theirs The dog is loose.' }).check({ force: true });
    await question.getByRole('button', { name: 'Save' }).click();
    await expect(question).toBeHidden();
    await expect(ada.getByText(/Booking updated/i).first()).toBeVisible();
    await ada.goto(`/bookings/${id}`);
    await expect(ada.getByText('The dog is loose.')).toBeVisible();
  });
});

const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes', exact: true });

async function save(page: Page) {
  await page
    .getByRole('button', { name: /Update|Save/ })
    .last()
    .click();
}

async function open(browser: Browser, account: Account): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await startAs(page, account);
  await page.goto('/');
  return page;
}
