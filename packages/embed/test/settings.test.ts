import { expect, test } from 'vitest';
import type {} from '../src/element.d.ts';
import { book, fillBooking } from './support/fillBooking.ts';
import { api, element, openHostPage, script, scriptFirst } from './support/hostPage.ts';
import { addElement } from './support/liveElement.ts';

const head = '<!doctype html><html lang="en"><title>Agrovet</title>';

test('a framework may put the element into the page first and say the rest later', async () => {
  const { page, widget } = await openHostPage(`${head}<udongo-booking></udongo-booking>${script}`);
  await widget.getByRole('alert').filter({ hasText: 'is not set up yet' }).waitFor();
  const set = (name: string, value: string) =>
    widget.evaluate((element, [key, text]) => element.setAttribute(key, text), [name, value] as const);
  await set('api', api);
  await widget.getByLabel('Full name').waitFor();
  await set('mode', 'button');
  await widget.getByRole('button', { name: 'Book a soil test' }).waitFor();
  await set('locale', 'sw');
  await widget.getByRole('button', { name: 'Weka miadi ya kupima udongo' }).click();
  await widget.getByRole('dialog').getByLabel('Jina kamili').waitFor();
  expect(await page.evaluate('document.querySelectorAll("udongo-booking").length')).toBe(1);
});

test('an address that is said while the words about a missing one load is no fault', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page, widget } = await openHostPage(
    `${head}<script>window.errors = []; addEventListener('udongo:error', ({ detail }) => errors.push(detail));</script>
     <div id="place"></div>${script}`,
    {
      before: (opened) =>
        opened.route('**/*setupProblems*', async (route) => {
          await released;
          await route.continue();
        }),
    },
  );
  const asked = page.waitForRequest('**/*setupProblems*');
  await addElement(page, '<udongo-booking></udongo-booking>');
  await asked;
  await widget.evaluate((one, address) => one.setAttribute('api', address), api);
  await widget.getByLabel('Full name').waitFor();
  const loaded = page.waitForResponse('**/*setupProblems*');
  release();
  await (await loaded).finished();
  await widget.evaluate((one) => one.setAttribute('locale', 'sw'));
  await widget.getByLabel('Jina kamili').waitFor();
  expect(await page.evaluate('errors')).toEqual([]);
});

test('where the page goes over to another API, a booking waits for the one before', async () => {
  const { page, widget } = await openHostPage(
    `${head}<script>window.booked = []; addEventListener('udongo:booked', ({ detail }) => booked.push(detail));</script>
     ${scriptFirst}${element()}`,
  );
  await fillBooking(widget);
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await widget.getByRole('button', { name: 'Book the test' }).click();
  const waiting = widget.getByText('Akinyi Odhiambo').first();
  await waiting.waitFor();
  const goTo = (address: string) => widget.evaluate((one, other) => one.setAttribute('api', other), address);
  await goTo(`${api}/other`);
  await waiting.waitFor({ state: 'detached' });
  await widget.getByLabel('Full name').waitFor();
  await goTo(api);
  await waiting.waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => page.evaluate('booked'), { timeout: 15_000 }).toHaveLength(1);
});

test('of a prefill that a system wrote, what a form can start with is taken, and the rest is left', async () => {
  const prefill = {
    name: 5,
    phone_no: 712345678,
    email: null,
    county: '22',
    crops: 'maize',
    samples: [{ crop: 1 }],
    test_type: 'complete-soil-analysis',
  };
  const { page, widget, complaints } = await openHostPage(`${head}${element()}<script>
    document.querySelector('udongo-booking').prefill = ${JSON.stringify(prefill)};</script>${script}`);
  await expect.poll(() => widget.getByLabel('Full name').inputValue()).toBe('5');
  await expect.poll(() => widget.getByRole('combobox', { name: 'County' }).inputValue()).toBe('Kiambu');
  await widget.getByRole('button', { name: 'Book the test' }).click();
  await widget.getByText('Sample location required').first().waitFor();
  expect(complaints).toEqual([]);
  expect(await page.evaluate(() => document.querySelectorAll('udongo-booking').length)).toBe(1);
});

test('what hides the element, or the window around it, hides the form', async () => {
  const { page, widget } = await openHostPage(
    `${head}<p>Page</p><div id="popup" style="position: fixed; inset: 0; visibility: hidden; opacity: 0; pointer-events: none">${element()}</div>${script}`,
  );
  await widget.getByLabel('Full name').waitFor({ state: 'attached' });
  const topmost = () => page.evaluate(() => document.elementFromPoint(200, 200)?.localName);
  expect(await topmost()).toBe('html');
  expect(await widget.getByLabel('Full name').isVisible()).toBe(false);
  await page.evaluate(() => document.querySelector('#popup')?.removeAttribute('style'));
  expect(await widget.getByLabel('Full name').isVisible()).toBe(true);
  await page.evaluate(() => document.querySelector('udongo-booking')?.toggleAttribute('hidden'));
  expect(await widget.getByLabel('Full name').isVisible()).toBe(false);
});

test('a setting that is set once more as it is changes nothing; opened before it is in a page, it works there', async () => {
  const { page, widget } = await openHostPage(`${head}<main></main>${script}`);
  await page.evaluate((html) => {
    const place = document.createElement('div');
    place.innerHTML = html;
    const made = place.firstElementChild as HTMLElement & { open: () => Promise<void> };
    return customElements.whenDefined('udongo-booking').then(async () => {
      customElements.upgrade(made);
      await made.open();
      document.querySelector('main')?.append(made);
    });
  }, element('mode="button"'));
  await widget.getByRole('button', { name: 'Book a soil test' }).click();
  const dialog = widget.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Akinyi');
  await page.evaluate(() => document.querySelector('udongo-booking')?.setAttribute('mode', 'button'));
  expect(await dialog.getByLabel('Full name').inputValue()).toBe('Akinyi');
});

test('the API refuses the agent of the page: its owner hears why, and the visitor books without them', async () => {
  const { page, widget } = await openHostPage(`${head}${element('referrer="999999"')}${script}`);
  await page.evaluate(() =>
    addEventListener('udongo:error', (event) =>
      document.body.append(JSON.stringify((event as CustomEvent).detail)),
    ),
  );
  await fillBooking(widget);
  await widget.getByRole('button', { name: 'Book the test' }).click();
  await widget.getByText(/^The agent who referred you: Invalid pk/).waitFor();
  // The owner's words are loaded after the refusal is shown.
  const readTold = () => page.evaluate(() => document.body.textContent);
  await expect.poll(readTold).toContain('"reason":"setup"');
  const told = await readTold();
  expect(told).toContain('referrer=\\"999999\\"');
  expect(told).toContain('It was sent as the id of a user: see referrer-agent.');
  await widget.getByRole('button', { name: 'Send without the agent' }).click();
  await widget.getByRole('heading', { name: 'Your soil test is booked' }).waitFor();
});

test('the partner’s agent is named in the booking, and no setting costs a preflight', async () => {
  const bodies: unknown[] = [];
  const preflights: unknown[] = [];
  const settings = `referrer="2" partner-key="pk_0123456789abcdef" locale="sw" test-type="microbial-analysis"
    prefill='{"county":22,"notes":"Gate is green"}'`;
  const { page, widget } = await openHostPage(`${head}${element(settings)}${script}`, {
    before: async (opened) => {
      opened.on('request', (request) => {
        if (request.method() === 'POST') bodies.push(request.postDataJSON());
      });
      const session = await opened.context().newCDPSession(opened);
      await session.send('Network.enable');
      session.on('Network.requestWillBeSent', ({ request: { method, url, headers } }) => {
        if (method === 'OPTIONS') preflights.push([url, headers['Access-Control-Request-Headers']]);
      });
    },
  });
  await widget.getByLabel('Jina').first().waitFor();
  await page.evaluate(() => document.querySelector('udongo-booking')?.setAttribute('locale', 'en'));
  // A header that the API does not know would make the lists fail, too.
  await fillBooking(widget).finally(() => expect(preflights).toEqual([]));
  await book(widget);
  const values = { name: 'Akinyi Odhiambo', notes: 'Gate is green' };
  expect(bodies).toMatchObject([{ referrer_agent: 2, partner_key: 'pk_0123456789abcdef', ...values }]);
  // Every booking needs this one, because its body is JSON.
  expect(preflights).toEqual([[`${api}/agric/soil-test-bookings/`, 'content-type']]);
});

test('reset() forgets what was typed, on the device too', async () => {
  const { page, widget } = await openHostPage(`${head}${element()}${script}`);
  await widget.getByLabel('Full name').fill('Akinyi');
  await widget.getByText('Draft saved').first().waitFor();
  await page.evaluate(() => document.querySelector('udongo-booking')?.reset());
  await expect.poll(() => widget.getByLabel('Full name').inputValue()).toBe('');
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

test('a page gives the widget its colours, its corners and its font', async () => {
  const { widget } = await openHostPage(
    `${head}<style>body { font-family: monospace } udongo-booking { --udongo-primary: rgb(1, 2, 3) }
       udongo-booking::part(card) { border-radius: 1px }</style>${element('font="inherit"')}${script}`,
  );
  const styleOf = (selector: string, property: string) =>
    widget
      .locator(selector)
      .first()
      .evaluate((found, name) => getComputedStyle(found).getPropertyValue(name), property);
  await widget.getByLabel('Full name').waitFor();
  expect(await styleOf('button[type="submit"]', 'background-color')).toBe('rgb(1, 2, 3)');
  expect(await styleOf('[part~="card"]', 'border-radius')).toBe('1px');
  expect(await styleOf('input', 'font-family')).toBe('monospace');
});

test('a booking is made by the keyboard alone', async () => {
  const { page, widget } = await openHostPage(
    `${head}${element('prefill=\'{"farming_type":"mixed"}\'')}${script}`,
  );
  await widget.getByLabel('Full name').focus();
  const type = async (text: string) => page.keyboard.type(text);
  const tabTo = async (name: string | RegExp) => {
    const wanted = widget.getByLabel(name).or(widget.getByRole('button', { name })).first();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      if (await wanted.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one)) return;
    }
    throw new Error(`Tab never came to ${name}.`);
  };
  await type('Akinyi Odhiambo');
  await tabTo('Phone number');
  await type('0712345678');
  await tabTo(/Basic Macro/);
  await page.keyboard.press('Space');
  await tabTo('Date of test');
  await type('12312030');
  await tabTo('Sample location');
  await type('Lower plot');
  await tabTo('Soil type');
  await type('Loam');
  await tabTo('Size of land (acres)');
  await type('0.5');
  await tabTo('Main crop');
  await type('Maize');
  await widget.getByRole('option', { name: 'Maize' }).waitFor();
  await page.keyboard.press('Enter');
  await tabTo('Sample notes');
  await type('Depth 20 cm');
  await tabTo('Book the test');
  await page.keyboard.press('Enter');
  const booked = widget.getByRole('heading', { name: 'Your soil test is booked' });
  const refused = widget.getByRole('alert');
  await booked.or(refused).first().waitFor();
  expect(await refused.allInnerTexts()).toEqual([]);
});

test('a date that is half typed stays when the form is drawn again', async () => {
  const { page, widget } = await openHostPage(`${head}${element()}${script}`);
  await widget.getByLabel('Date of test').focus();
  await page.keyboard.type('1231');
  await page.evaluate(() => document.querySelector('udongo-booking')?.setAttribute('locale', 'sw'));
  await widget.getByText('Tarehe ya upimaji').waitFor();
  await page.keyboard.type('2030');
  expect(await widget.locator('input[type="date"]').inputValue()).toBe('2030-12-31');
});

test('moved within the page, the form keeps what was typed', async () => {
  const { page, widget } = await openHostPage(`${head}${element()}<aside></aside>${script}`);
  await widget.getByLabel('Full name').fill('Akinyi');
  await page.evaluate(() => {
    const moved = document.querySelector('udongo-booking');
    if (moved) document.querySelector('aside')?.append(moved);
  });
  expect(await page.locator('aside udongo-booking').getByLabel('Full name').inputValue()).toBe('Akinyi');
});

test('in a row, a float or a dialog of the page the form does not overflow', async () => {
  const { page } = await openHostPage(
    `${head}${scriptFirst}<div style="display: flex">${element()}</div><div style="float: left">${element()}</div>
     <dialog open style="position: static; clear: both">${element()}</dialog>`,
  );
  const names = page.getByLabel('Full name');
  await page.evaluate(() => document.querySelector('dialog')?.scrollIntoView());
  await expect.poll(() => names.count()).toBe(3);
  for (const form of await page.locator('udongo-booking form').all())
    expect(await form.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(false);
});

test('the button takes the page’s font as soon as it is told to, before and after its form is there', async () => {
  const { page, widget } = await openHostPage(
    `${head}<style>body { font-family: "Courier New" }</style>${element('mode="button" font="inherit"')}${script}`,
  );
  const button = widget.getByRole('button', { name: 'Book a soil test' });
  const font = () => button.evaluate((one) => getComputedStyle(one).fontFamily);
  expect(await font()).toBe('"Courier New"');
  const change = (to: string | null) =>
    page.evaluate((value) => {
      const widget = document.querySelector('udongo-booking');
      if (widget) widget.font = value;
    }, to);
  await change(null);
  expect(await font()).toBe('system-ui');
  await button.click();
  await widget.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await change('inherit');
  expect(await font()).toBe('"Courier New"');
});
