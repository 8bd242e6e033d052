import type { Request } from 'playwright';
import { expect, test } from 'vitest';
import { book, fillBooking } from './support/fillBooking.ts';
import { api, cdn, element, elementOfOwnApi, openHostPage, script } from './support/hostPage.ts';

interface Heard {
  type: string;
  detail: unknown;
}

/** A page that records the widget's events. */
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

  // The page itself requests its document and the script.
  const byWidget = asked.filter((one) => one.url() !== page.url() && !one.url().endsWith('/udongo.js'));
  const sent = await Promise.all(byWidget.map(async (one) => [one.url(), (await one.allHeaders()).cookie]));
  expect(sent.filter(([, cookie]) => cookie)).toEqual([]);
  const posted = byWidget.filter((one) => one.method() === 'POST').map((one) => one.url());
  expect(posted).toEqual([`${page.url()}api/agric/soil-test-bookings/`]);

  // Any other request there sends them, and gets one more.
  await page.evaluate(() => fetch('/api/counties'));
  expect((await asked.at(-1)?.allHeaders())?.cookie).toBe('cart=3; login=secret');
  expect(await ofPage()).toBe('cart=3; visitor=7');
});

test.each([
  ['en', 401, /^Not sent\. What you typed is still here/],
  ['en', 403, /^Not sent\. What you typed is still here/],
  ['sw', 401, /^Haijatumwa\. Uliyoandika bado yapo hapa/],
  ['sw', 403, /^Haijatumwa\. Uliyoandika bado yapo hapa/],
] as const)(
  'in %s a service that answers %i is said in words, never as the key of a text',
  async (locale, status, said) => {
    const { widget } = await openHostPage(
      `<!doctype html><html lang="en"><title>Agrovet</title>
     <script src="${cdn}/udongo.js" async></script>${element(`locale="${locale}"`)}`,
      {
        before: (opened) =>
          opened.route('**/agric/soil-test-bookings/', (route) =>
            route.request().method() === 'POST'
              ? route.fulfill({
                  status,
                  headers: { 'Access-Control-Allow-Origin': '*' },
                  json: { detail: 'Authentication credentials were not provided.' },
                })
              : route.fallback(),
          ),
      },
    );
    await fillBooking(widget, { locale });
    await widget.locator('button[type=submit]').first().click();
    await widget.getByText(said).first().waitFor();
    expect(await widget.getByText(/\bbooking[A-Z]\w*\.\w+/).count()).toBe(0);
  },
);

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
