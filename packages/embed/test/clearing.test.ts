import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { fillBooking } from './support/fillBooking.ts';
import { api, element, openHostPage, scriptFirst } from './support/hostPage.ts';

const head = '<!doctype html><html lang="en"><title>Agrovet</title>';
const nameIn = (widget: Locator) => widget.getByLabel('Full name');

/** Presses Book without a network, so that the booking waits. */
async function bookOffline(widget: Locator) {
  await fillBooking(widget);
  await widget.page().context().setOffline(true);
  // The page notices it a moment later.
  await widget.page().waitForFunction(() => !navigator.onLine);
  await widget.getByRole('button', { name: 'Book the test' }).click();
  await widget.getByRole('heading', { name: 'Waiting to be sent' }).waitFor();
}

/** Types a name, and checks that it is stored. */
async function type(widget: Locator, name: string) {
  await widget.scrollIntoViewIfNeeded();
  await nameIn(widget).fill(name);
  await widget.getByText('Draft saved').first().waitFor();
}

async function clearDetails(widget: Locator) {
  await widget.getByRole('button', { name: 'Clear my details' }).click();
  await widget.getByRole('button', { name: 'Delete my details' }).click();
}

const kept = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test('who clears their details in one form of a page leaves nothing in the others, nor in another tab', async () => {
  const { page } = await openHostPage(`${head}${scriptFirst}${element('id="one"')}${element('id="two"')}`);
  const booked: string[] = [];
  page.context().on('request', (request) => request.method() === 'POST' && booked.push(request.url()));
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  const [one, two, elsewhere] = [page.locator('#one'), page.locator('#two'), tab.locator('#one')];
  await type(elsewhere, 'Chebet');
  await bookOffline(one);
  await elsewhere.getByText('Akinyi Odhiambo').waitFor();
  await type(one, 'Akinyi once more');
  await type(two, 'Wanjiku');
  await clearDetails(two);
  for (const widget of [one, two, elsewhere]) {
    await expect.poll(() => nameIn(widget).inputValue()).toBe('');
    await widget.getByText('Akinyi Odhiambo').waitFor({ state: 'detached' });
    expect(await widget.getByText(/Waiting to be sent|unfinished booking|Draft saved/).count()).toBe(0);
  }
  expect(await kept(page)).toEqual({});

  await page.context().setOffline(false);
  for (const widget of [one, two, elsewhere]) {
    await widget.page().reload();
    await widget.scrollIntoViewIfNeeded();
    await nameIn(widget).waitFor();
  }
  expect(await kept(page)).toEqual({});
  expect(booked).toEqual([]);
});

test('they leave nothing of a form on another page of the site either, and of another API', async () => {
  const otherApi = api.replace('localhost', '127.0.0.1');
  const { page, widget } = await openHostPage(`${head}${scriptFirst}${element('id="one"')}`, {
    others: { '/other': `${head}${scriptFirst}${element('id="two"').replace(api, otherApi)}` },
  });
  const address = page.url();
  await page.goto(`${address}other`);
  await bookOffline(widget);
  await type(widget, 'Akinyi once more');
  expect(Object.keys(await kept(page)).join()).toContain(otherApi);
  await page.goto('about:blank');
  await page.context().setOffline(false);
  await page.goto(address);
  await type(widget, 'Wanjiku');
  await clearDetails(widget);
  await expect.poll(() => nameIn(widget).inputValue()).toBe('');
  expect(await kept(page)).toEqual({});
});
