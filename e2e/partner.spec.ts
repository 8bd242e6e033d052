import { expect, type Page, test } from '@playwright/test';
import { book as bookIn, fillBooking } from '../packages/embed/test/support/fillBooking.ts';
import { openAddNew, openUpdate, remove, save } from './support/adminList.ts';
import { apiUrl } from './support/api.ts';
import { choose } from './support/booking.ts';
import { readToken, startAs } from './support/session.ts';
import { startSite } from './support/startSite.ts';

/** The answer to a page of a website; `refused` if the browser let it read nothing. */
type Answer = { status: number; body: Record<string, unknown> } | 'refused';

test('an administrator issues a key for a website, which books with it; other sites are told what to do', {
  tag: '@joint',
}, async ({ page, browser, context }) => {
  const partner = await startSite();
  const stranger = await startSite();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startAs(page, 'administrator');
  const api = await apiUrl(page);

  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Partner keys' }).click();
  const form = await openAddNew(page);
  await form.getByLabel('Name').fill('Duka la Ahero');
  await choose(form.getByRole('combobox', { name: 'Agrovet' }), 'Mavuno Agrovet');
  await form.getByLabel('Sites').fill(`${partner.url}/contact`);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText('The key is ready')).toBeVisible();
  await form.getByRole('button', { name: 'Copy the snippet' }).click();
  await expect(page.getByText('Snippet copied')).toBeVisible();
  const snippet = await page.evaluate(() => navigator.clipboard.readText());
  await form.getByRole('button', { name: 'Done' }).click();
  const key = keyOf(snippet);

  partner.show(snippet);
  const website = await (await browser.newContext({ locale: 'en-KE' })).newPage();
  await website.goto(`${partner.url}/contact`);
  const widget = website.locator('udongo-booking');
  await fillBooking(widget, { agrovet: null });
  const code = await bookIn(widget);
  const headers = { Authorization: `Bearer ${await readToken(page)}` };
  const found = await page.request.get(`${api}/agric/soil-test-bookings?search=${code}`, { headers });
  expect(await found.json()).toMatchObject({
    results: [{ code, created_by: null, referrer_agent: 2 }],
  });

  expect(await boot(website, api, key)).toMatchObject({
    status: 200,
    body: { partner: { name: 'Duka la Ahero', agrovet_name: 'Mavuno Agrovet', referrer_agent: 2 } },
  });
  expect(await book(website, api, key)).toMatchObject({ status: 201, body: { agent: 1, referrer_agent: 2 } });

  const foreign = await (await browser.newContext()).newPage();
  await foreign.goto(stranger.url);
  expect(await boot(foreign, api, key)).toMatchObject({
    status: 400,
    body: {
      key: [
        `This key is not valid on ${stranger.url}. Add ${stranger.url} to its websites, on “Your website” of the booking service.`,
      ],
    },
  });
  expect(await book(foreign, api, key)).toBe('refused');

  const update = await openUpdate(page, 'Duka la Ahero');
  await update.getByRole('button', { name: 'New key' }).click();
  await page
    .getByRole('dialog', { name: 'Make a new key?' })
    .getByRole('button', { name: 'Make a new key' })
    .click();
  await expect(update.getByText(/^Pages with the old key work until/)).toBeVisible();
  const newKey = keyOf(await update.getByRole('textbox', { name: 'Snippet for the page' }).inputValue());
  expect(newKey).not.toBe(key);
  for (const one of [key, newKey]) expect(await boot(website, api, one)).toMatchObject({ status: 200 });

  await update.getByLabel('Switched on').uncheck();
  await save(update, 'Partner key updated successfully');
  for (const one of [key, newKey]) {
    expect(await boot(website, api, one)).toMatchObject({
      status: 400,
      body: { key: [expect.stringContaining('switched off')] },
    });
  }
  // Browsers cache a page's permission for a while; a new visitor has none.
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(partner.url);
  expect(await book(visitor, api, newKey)).toBe('refused');

  await remove(page, 'Duka la Ahero');
  await Promise.all([partner.close(), stranger.close()]);
});

function keyOf(snippet: string): string {
  return /partner-key="(pk_[0-9a-f]+)"/.exec(snippet)?.[1] ?? '';
}

function boot(page: Page, api: string, key: string): Promise<Answer> {
  return send(page, `${api}/embed/boot?key=${key}`);
}

function book(page: Page, api: string, partner_key: string): Promise<Answer> {
  const sample = {
    sample_location: 'Lower plot',
    sample_notes: 'Depth 20 cm',
    soil_type: 'loam',
    size_of_land: '0.50',
    main_crop: 1,
    other_crops: [],
  };
  const booking = {
    partner_key,
    name: 'Akinyi Odhiambo',
    phone_no: '0712 345 670',
    soil_test_date: '2099-01-15',
    test_type: 'complete-soil-analysis',
    farming_type: 'mixed',
    samples: [sample],
  };
  return send(page, `${api}/agric/soil-test-bookings/`, booking);
}

/** Sends a request like a script of this page. */
function send(page: Page, url: string, body?: object): Promise<Answer> {
  return page.evaluate(
    async ([address, json]): Promise<Answer> => {
      const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: json ?? '' };
      try {
        const response = await fetch(address, json === null ? { cache: 'no-store' } : post);
        return { status: response.status, body: await response.json() };
      } catch {
        return 'refused';
      }
    },
    [url, body ? JSON.stringify(body) : null] as const,
  );
}
