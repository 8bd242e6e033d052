import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import type { Account } from './support/accounts.ts';
import { apiUrl, bookByApi } from './support/api.ts';
import { goTo } from './support/keyboard.ts';
import { readToken, startAs } from './support/session.ts';

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

test('a conflict is answered with the keyboard only, in Kiswahili, in both kinds of forms', async ({
  browser,
}) => {
  const page = await open(browser, 'administrator');
  const { keyboard } = page;
  await page.context().addCookies([{ name: 'udongo-locale', value: 'sw', url: page.url() }]);
  const question = page.getByRole('dialog', { name: 'Mtu mwingine pia amebadilisha hii' });
  /** Chooses the value of the colleague, and saves. */
  const takeTheirs = async (field: string, mine: string, theirs: string) => {
    const asked = question.getByRole('radiogroup', { name: field });
    await expect(asked.getByText('Kabla: ')).toBeVisible();
    await goTo(page, question.getByRole('button', { name: 'Hifadhi' }));
    await keyboard.press('Enter');
    await expect(asked.getByText('Chagua yako au ya mwingine')).toBeVisible();
    await expect(asked.getByRole('radio', { name: `Yako ${mine}` })).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(asked.getByRole('radio', { name: `Ya mwingine ${theirs}` })).toBeChecked();
    await goTo(page, question.getByRole('button', { name: 'Hifadhi' }));
    await keyboard.press('Enter');
    await expect(question).toBeHidden();
  };
  const type = async (field: Locator, text: string) => {
    await goTo(page, field);
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type(text);
  };

  await test.step('the form of a booking', async () => {
    const { id } = await bookByApi(page, { notes: 'Piga simu kabla ya kuja.' });
    await page.goto(`/bookings/${id}/edit`);
    const field = page.getByRole('textbox', { name: 'Maelezo', exact: true });
    await expect(field).toHaveValue('Piga simu kabla ya kuja.');
    await changeByApi(page, `/agric/soil-test-bookings/${id}`, { notes: 'Lango limefungwa.' });
    await type(field, 'Egesha kanisani.');
    await goTo(page, page.getByRole('button', { name: 'Hifadhi mabadiliko' }));
    await keyboard.press('Enter');
    await expect(question).toBeVisible();
    await keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(field).toHaveValue('Egesha kanisani.');
    await goTo(page, page.getByRole('button', { name: 'Hifadhi mabadiliko' }));
    await keyboard.press('Enter');
    await takeTheirs('Maelezo', 'Egesha kanisani.', 'Lango limefungwa.');
    await expect(page.getByText('Miadi imesasishwa kikamilifu').first()).toBeVisible();
    await page.goto(`/bookings/${id}`);
    await expect(page.getByText('Lango limefungwa.')).toBeVisible();
  });

  await test.step('the form of a list', async () => {
    const added = await page.request.post(`${await apiUrl(page)}/faqs/`, {
      headers: { Authorization: `Bearer ${await readToken(page)}` },
      data: { question: 'Mko wazi lini?', answer: 'Kila siku.', language: 'sw', is_published: false },
    });
    expect(added.status()).toBe(201);
    const { id } = await added.json();
    await page.goto('/faqs?search=Mko+wazi');
    await goTo(page, page.getByRole('checkbox', { name: 'Chagua zote kwenye ukurasa huu' }));
    await keyboard.press('ArrowDown');
    const update = page.getByRole('button', { name: 'Sasisha Mko wazi lini?' });
    await goTo(page, page.getByRole('gridcell').filter({ has: update }), 'ArrowRight');
    // A cell with several buttons is entered first.
    await keyboard.press('Enter');
    await expect(update).toBeFocused();
    await keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Sasisha Mko wazi lini?' });
    const field = form.getByRole('textbox', { name: 'Jibu' });
    await expect(field).toHaveValue('Kila siku.');
    await changeByApi(page, `/faqs/${id}`, { answer: 'Jumatatu hadi Ijumaa.' });
    await type(field, 'Kila siku saa mbili.');
    await goTo(page, form.getByRole('button', { name: 'Hifadhi' }));
    await keyboard.press('Enter');
    await takeTheirs('Jibu', 'Kila siku saa mbili.', 'Jumatatu hadi Ijumaa.');
    await expect(form).toBeHidden();
    const stored = await page.request.get(`${await apiUrl(page)}/faqs/${id}`, {
      headers: { Authorization: `Bearer ${await readToken(page)}` },
    });
    expect((await stored.json()).answer).toBe('Jumatatu hadi Ijumaa.');
  });
});

test('Undo puts back what a person changed, and nothing that somebody changed since', async ({ browser }) => {
  const page = await open(browser, 'administrator');
  const undo = () => page.getByRole('button', { name: 'Undo' }).last();
  const headers = { Authorization: `Bearer ${await readToken(page)}` };
  const answerOf = async (id: number) =>
    (await (await page.request.get(`${await apiUrl(page)}/faqs/${id}`, { headers })).json()).answer;

  await test.step('an edit in a list', async () => {
    const data = { question: 'Do you dig?', answer: 'Yes.', language: 'en', is_published: false };
    const added = await page.request.post(`${await apiUrl(page)}/faqs/`, { headers, data });
    const { id } = await added.json();
    await page.goto('/faqs?search=Do+you+dig');
    const answer = async (text: string) => {
      await page.getByRole('button', { name: 'Update Do you dig?' }).click();
      const form = page.getByRole('dialog', { name: 'Update Do you dig?' });
      await form.getByRole('textbox', { name: 'Answer' }).fill(text);
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form).toBeHidden();
    };
    await answer('No, you do.');
    await undo().click();
    await expect(page.getByText('Your change is undone.')).toBeVisible();
    expect(await answerOf(id)).toBe('Yes.');

    await answer('Only on Mondays.');
    await changeByApi(page, `/faqs/${id}`, { answer: 'Ask us.' });
    await undo().click();
    await expect(page.getByText(/It was changed again after you saved it/)).toBeVisible();
    expect(await answerOf(id)).toBe('Ask us.');
  });

  const { id, code } = await bookByApi(page, { notes: 'Call before you come.' });

  await test.step('an edit of a booking, from another page', async () => {
    await page.goto(`/bookings/${id}/edit`);
    await notes(page).fill('The gate is locked after four.');
    await save(page);
    await undo().waitFor();
    await page.getByRole('link', { name: code }).click();
    await expect(page.getByText('The gate is locked after four.')).toBeVisible();
    await undo().click();
    await expect(page.getByText('Call before you come.')).toBeVisible();
    await expect(page.getByText('The gate is locked after four.')).toBeHidden();
  });

  await test.step('a status of many bookings', async () => {
    await page.goto(`/bookings?search=${code}`);
    await page.getByRole('checkbox', { name: `Select ${code}` }).check({ force: true });
    await page.getByRole('button', { name: 'Change status' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /New status/ }).selectOption('sample_collected');
    await dialog.getByRole('button', { name: 'Change the status' }).click();
    await undo().click();
    await expect(page.getByText('1 of 1 booking has its status from before')).toBeVisible();
    await page.goto(`/bookings/${id}`);
    await expect(page.getByText('The step was taken by mistake and undone.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Samples are collected' })).toBeVisible();
  });
});

/** Changes fields of a record as another client does, which reads it first. */
async function changeByApi(page: Page, path: string, changes: object) {
  const url = `${await apiUrl(page)}${path}`;
  const headers = { Authorization: `Bearer ${await readToken(page)}` };
  const record = await (await page.request.get(url, { headers })).json();
  const saved = await page.request.put(`${url}/`, { headers, data: { ...record, ...changes } });
  expect(saved.status()).toBe(200);
}

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
