import type { Request } from 'playwright';
import { expect, test } from 'vitest';
import { book, fillBooking } from './support/fillBooking.ts';
import { api, cdn, element, elementOfOwnApi, openHostPage, script } from './support/hostPage.ts';

interface Heard {
  type: string;
  detail: unknown;
}

/** A page that remembers what the widget tells it. */
const listening = `<script nonce="r4nd0m">
  window.heard = [];
  for (const type of ['udongo:ready', 'udongo:booked', 'udongo:error'])
    document.addEventListener(type, ({ detail }) => heard.push({ type, detail }));
</script>`;

test('a visitor books to the end on a page with a strict policy, which has nothing to report', async () => {
  const policy = [
    "default-src 'none'",
    "script-src 'nonce-r4nd0m'",
    "style-src 'self'",
    `connect-src ${api}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
  const { page, widget, complaints } = await openHostPage(
    `<!doctype html><html lang="en"><title>Agrovet</title>${listening}
     <script nonce="r4nd0m" src="${cdn}/udongo.js" async></script>${element()}`,
    {
      headers: { 'Content-Security-Policy': policy },
      before: (opened) =>
        opened.addInitScript(() => {
          document.addEventListener('securitypolicyviolation', (event) =>
            console.error(`refused ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
          );
        }),
    },
  );
  await widget.getByRole('button', { name: 'Help me identify it' }).click();
  await widget.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await widget.getByRole('button', { name: 'Book the test' }).click();
  await widget.getByRole('link', { name: 'Enter your name' }).or(widget.getByRole('alert')).first().waitFor();
  await fillBooking(widget);
  const code = await book(widget);
  const heard = await page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
  expect(heard.map(({ type }) => type)).toEqual(['udongo:ready', 'udongo:booked']);
  expect(heard[1]?.detail).toEqual({ uuid: expect.stringMatching(/^[0-9a-f-]{36}$/), code });
  expect(complaints).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('an API on the page’s own origin gets none of the page’s cookies and sets none', async () => {
  const asked: Request[] = [];
  const { page, widget } = await openHostPage(
    `<!doctype html><html lang="en"><title>Agrovet</title>${script}${elementOfOwnApi()}`,
    {
      onApiAnswer: () => ({ 'Set-Cookie': 'visitor=7; Path=/' }),
      before: async (opened, url) => {
        await opened.context().addCookies([
          { name: 'cart', value: '3', url },
          { name: 'login', value: 'secret', url, httpOnly: true },
        ]);
        opened.on('request', (request) => asked.push(request));
      },
    },
  );
  const ofPage = () => page.evaluate(() => document.cookie);
  const cookies = await page.context().cookies();
  expect(await ofPage()).toBe('cart=3');
  await fillBooking(widget);
  await book(widget);
  expect(await ofPage()).toBe('cart=3');
  expect(await page.context().cookies()).toEqual(cookies);

  // The page itself asks for its document and for the one script.
  const byWidget = asked.filter((one) => one.url() !== page.url() && !one.url().endsWith('/udongo.js'));
  const sent = await Promise.all(byWidget.map(async (one) => [one.url(), (await one.allHeaders()).cookie]));
  expect(sent.filter(([, cookie]) => cookie)).toEqual([]);
  const posted = byWidget.filter((one) => one.method() === 'POST').map((one) => one.url());
  expect(posted).toEqual([`${page.url()}api/agric/soil-test-bookings/`]);

  // Anybody else who asks there sends them, and gets one more.
  await page.evaluate(() => fetch('/api/counties'));
  expect((await asked.at(-1)?.allHeaders())?.cookie).toBe('cart=3; login=secret');
  expect(await ofPage()).toBe('cart=3; visitor=7');
});

test('of a refused booking the page hears the fields, and nothing of what was typed', async () => {
  const { page, widget } = await openHostPage(
    `<!doctype html><html lang="en"><title>Agrovet</title>${listening}
     <script src="${cdn}/udongo.js" async></script>${element()}`,
    {
      before: (opened) =>
        opened.route('**/agric/soil-test-bookings/', (route) =>
          route.request().method() === 'POST'
            ? route.fulfill({
                status: 400,
                headers: { 'Access-Control-Allow-Origin': '*' },
                json: { phone_no: ['0712345678 of Akinyi has too many bookings.'] },
              })
            : route.fallback(),
        ),
    },
  );
  await fillBooking(widget);
  await widget.getByRole('button', { name: 'Book the test' }).click();
  await widget.getByText('of Akinyi has too many bookings').first().waitFor();
  const heard = await page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
  expect(heard[1]).toEqual({
    type: 'udongo:error',
    detail: { reason: 'booking', message: 'phone_no', status: 400 },
  });
});

test.each([
  ['en', 'Udongo helpdesk', 'Need help? Call Udongo helpdesk: 0712 345678'],
  ['sw', '', 'Unahitaji msaada? Piga simu: 0712 345678'],
] as const)(
  'a refused visitor sees whom the settings name (%s), and else nobody',
  async (locale, support_name, call) => {
    const settings = { support_name, support_phone_no: '+254712345678' };
    const refused = async (named: typeof settings) => {
      const { widget } = await openHostPage(
        `<!doctype html><html lang="${locale}"><title>Agrovet</title>${script}${element(`locale="${locale}"`)}`,
        {
          before: async (opened) => {
            await opened.route('**/embed/boot*', async (route) => {
              const response = await route.fetch();
              await route.fulfill({ response, json: { ...(await response.json()), settings: named } });
            });
            await opened.route('**/agric/soil-test-bookings/', (route) =>
              route.request().method() === 'POST'
                ? route.fulfill({ status: 503, headers: { 'Access-Control-Allow-Origin': '*' } })
                : route.fallback(),
            );
          },
        },
      );
      await fillBooking(widget, { locale });
      await widget.getByRole('button', { name: locale === 'en' ? 'Book the test' : 'Weka miadi' }).click();
      await widget.getByRole('alert').waitFor();
      return widget;
    };
    const named = (await refused(settings)).getByRole('link', { name: call });
    expect(await named.getAttribute('href')).toBe('tel:+254712345678');
    const unnamed = await refused({ ...settings, support_phone_no: '' });
    expect(await unnamed.locator('a[href^="tel:"]').count()).toBe(0);
    expect(await unnamed.getByRole('alert').innerText()).not.toMatch(/call|piga/i);
  },
);

test('a visitor who reads Kiswahili reads a refusal of the server in it, at its field', async () => {
  const { widget } = await openHostPage(
    `<!doctype html><html lang="sw"><title>Agrovet</title>${script}${element('locale="sw"')}`,
    {
      before: (opened) =>
        opened.route('**/agric/soil-test-bookings/', (route) =>
          route.request().method() === 'POST'
            ? route.fulfill({
                status: 400,
                headers: { 'Access-Control-Allow-Origin': '*' },
                json: { address: ['Ensure this field has no more than 20 characters.'] },
              })
            : route.fallback(),
        ),
    },
  );
  await fillBooking(widget, { locale: 'sw' });
  await widget.getByRole('button', { name: 'Weka miadi' }).click();
  await widget.getByText('Tumia herufi zisizozidi 20.').first().waitFor();
  expect(await widget.getByLabel('Anwani').getAttribute('aria-invalid')).toBe('true');
  expect(await widget.getByText('Ensure this field').count()).toBe(0);
});

test('a visitor finds a county without its marks, and a crop by their own word for it', async () => {
  const { widget } = await openHostPage(
    `<!doctype html><html lang="en"><title>Agrovet</title>${script}${element()}`,
  );
  const county = widget.getByRole('combobox', { name: 'County' });
  for (const [typed, name] of [
    ['muranga', "Murang'a"],
    ['taita taveta', 'Taita/Taveta'],
  ] as const) {
    await county.fill(typed);
    await widget.getByRole('option', { name }).click();
    expect(await county.inputValue()).toBe(name);
  }
  const crop = widget.getByRole('combobox', { name: 'Main crop' });
  for (const [typed, name] of [
    ['mahindi', 'Mahindi (Maize)'],
    ['ndizi', 'Ndizi (Banana)'],
    ['viazi', 'Viazi ulaya (Irish potato)'],
  ] as const) {
    await crop.fill(typed);
    await widget.getByRole('option', { name }).click();
    expect(await crop.inputValue()).toBe(name);
  }
});

test('a visitor who does not know their soil fetches help, and chooses from it', async () => {
  const { page, widget } = await openHostPage(
    `<!doctype html><html lang="en"><title>Agrovet</title>${script}${element()}`,
  );
  const help: string[] = [];
  page.on('request', (request) => /soilTypes/.test(request.url()) && help.push(request.url()));
  await widget.getByRole('button', { name: 'Help me identify it' }).click();
  const dialog = widget.getByRole('dialog', { name: 'Identify Soil Type' });
  await dialog
    .getByRole('button', { name: /^Choose/ })
    .nth(1)
    .click();
  expect(await widget.getByLabel('Soil type').inputValue()).toBe('loam');
  expect(help).toHaveLength(1);
});

test('a visitor is asked about a date beyond a year and very much land, beside the field', async () => {
  const { widget } = await openHostPage(
    `<!doctype html><html lang="en"><title>Agrovet</title>${script}${element()}`,
  );
  await widget.getByLabel('Date of test').fill('2099-01-15');
  await widget.getByText('More than a year from now. Is that right?').waitFor();
  await widget.getByLabel('Size of land').fill('1001');
  await widget.getByText('Over 1,000 acres. Is that right?').waitFor();
});
