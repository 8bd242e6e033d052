import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { choose, fillBooking } from '../../packages/embed/test/support/fillBooking.ts';
import { launchProduct } from '../lib/launchProduct.ts';
import { followTutorial } from './followTutorial.ts';
import { see } from './see.ts';

const widget = (page: Page) => page.locator('udongo-booking');
const form = (page: Page) => page.getByRole('dialog');

test('a reader builds the page of an agrovet and books a test on it', async ({ onTestFinished }) => {
  const product = await launchProduct();
  onTestFinished(product.stop);
  let key = 'pk_…';
  let code = '';

  const sentences = {
    'Open <http://localhost:5173/auth/login>.': (page: Page) => page.goto('http://localhost:5173/auth/login'),
    'You see "Demo accounts", one for each role.': (page: Page) =>
      see(page.getByRole('heading', { name: 'Demo accounts' })).toBeVisible(),
    'Press *Administrator*.': (page: Page) =>
      page.getByRole('button', { name: 'Administrator', exact: true }).click(),
    'You see "You have logged in successfully!".': (page: Page) =>
      see(page.getByText('You have logged in successfully!')).toBeVisible(),
    'Press *Settings*, then *Partner keys*.': async (page: Page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('link', { name: 'Partner keys' }).click();
    },
    'You see one key for each website, such as "Mavuno Agrovet website".': (page: Page) =>
      see(page.getByRole('rowheader', { name: 'Mavuno Agrovet website' })).toBeVisible(),
    'Press *Add New*. Type "Tutorial" as the name, choose "Mavuno Agrovet" as the agrovet, and type `http://localhost:4400` as the site. Press *Save*.':
      async (page: Page) => {
        await page.getByRole('button', { name: 'Add New' }).click();
        await form(page).getByLabel('Name').fill('Tutorial');
        await choose(form(page), 'Agrovet', 'Mavuno Agrovet');
        await form(page).getByLabel('Sites').fill('http://localhost:4400');
        await form(page).getByRole('button', { name: 'Save', exact: true }).click();
      },
    'You see "The key is ready", and two lines to copy: a script and the tag `<udongo-booking>`.': async (
      page: Page,
    ) => {
      await see(form(page).getByText('The key is ready')).toBeVisible();
      const snippet = form(page).getByRole('textbox', { name: 'Snippet for the page' });
      await see(snippet).toHaveValue(/<script .*<udongo-booking/s);
    },
    'Copy the key from the lines: it begins with `pk_`. Press *Done*.': async (page: Page) => {
      const snippet = form(page).getByRole('textbox', { name: 'Snippet for the page' });
      key = /pk_\w+/.exec(await snippet.inputValue())?.[0] ?? '';
      await form(page).getByRole('button', { name: 'Done' }).click();
    },
    'Open <http://localhost:4400>.': (page: Page) => page.goto('http://localhost:4400'),
    'You see the page of the shop, and in it the form, with the button *Book the test* at its end.': async (
      page: Page,
    ) => {
      await see(page.getByRole('heading', { name: 'Mavuno Agrovet' })).toBeVisible();
      await see(widget(page).getByRole('button', { name: 'Book the test' })).toBeVisible();
    },
    'Fill in the form: a name, a phone number, *Complete Soil Analysis*, a date, the farming type, and one sample. Press *Book the test*.':
      async (page: Page) => {
        await fillBooking(widget(page), { agrovet: null });
        await widget(page).getByRole('button', { name: 'Book the test' }).click();
      },
    'You see "Your soil test is booked" and a code that begins with UD-.': async (page: Page) => {
      await see(widget(page).getByRole('heading', { name: 'Your soil test is booked' })).toBeVisible();
      code =
        (await widget(page)
          .getByText(/^UD-\d+$/)
          .textContent()) ?? '';
      expect(code).toMatch(/^UD-\d+$/);
    },
    'Go back to the Udongo app, press *Bookings*, and press that code.': async (page: Page) => {
      await page.goto('http://localhost:5173');
      await page.getByRole('banner').getByRole('link', { name: 'Bookings' }).click();
      await page.getByRole('link', { name: code, exact: true }).click();
    },
    'You see the booking, and the agrovet "Mavuno Agrovet".': async (page: Page) => {
      await see(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
      await see(page.getByRole('main').getByText('Mavuno Agrovet').first()).toBeVisible();
      await page.goto('http://localhost:4400');
    },
    'Reload the page.': (page: Page) => page.reload(),
    'You see the button *Book the test* in brown, rgb(138, 59, 18).': (page: Page) =>
      see(widget(page).getByRole('button', { name: 'Book the test' })).toHaveCSS(
        'background-color',
        'rgb(138, 59, 18)',
      ),
    'Reload the page and press the button.': async (page: Page) => {
      await page.reload();
      await widget(page).getByRole('button').click();
    },
    'You see the form in a window over the page, in Kiswahili: its name is asked for with "Jina kamili".': (
      page: Page,
    ) => see(widget(page).getByRole('dialog').getByLabel('Jina kamili')).toBeVisible(),
  };

  await followTutorial('docs/tutorials/agrovet-page.md', sentences, {
    hosts: product.hosts,
    inRepository: async (commands) => {
      expect(commands).toBe('npm ci && npm start\n');
      await product.start();
    },
    fillIn: (text) => text.replaceAll('pk_…', key),
  });
});
