import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type {} from '../src/element.d.ts';
import { book, fillBooking } from './support/fillBooking.ts';
import {
  api,
  cdn,
  element,
  elementOfOwnApi,
  failAtFirst,
  openHostPage,
  script,
  scriptFirst,
} from './support/hostPage.ts';
import type { OnAnswer } from './support/startSite.ts';
import { listTraces, recordListeners } from './support/traces.ts';

const head = '<!doctype html><html lang="en"><title>Agrovet</title>';

test('a page prefills the form by attributes and by a property set before the script came', async () => {
  const { widget } = await openHostPage(
    `${head}${element('test-type="microbial-analysis" prefill=\'{"name":"Akinyi","notes":"Gate is green"}\'')}
     <script>document.querySelector('udongo-booking').prefill = { phone_no: '0712345678', name: 'Wanjiku' };</script>${script}`,
  );
  await expect.poll(() => widget.getByLabel('Full name').inputValue()).toBe('Wanjiku');
  expect(await widget.getByLabel('Phone number').inputValue()).toBe('0712345678');
  expect(await widget.getByRole('textbox', { name: 'Notes', exact: true }).inputValue()).toBe(
    'Gate is green',
  );
  expect(await widget.getByRole('radio', { name: /Microbial/ }).isChecked()).toBe(true);
});

test('every setting is a property as well, set before the script came or changed later', async () => {
  const { page, widget } = await openHostPage(
    `${head}<udongo-booking></udongo-booking><script>
       Object.assign(document.querySelector('udongo-booking'), {
         api: ${JSON.stringify(api)}, locale: 'sw', scheme: 'dark', testType: 'microbial-analysis', referrer: 2, prefill: '{"name":"Akinyi"}',
       });
     </script>${script}`,
  );
  await expect.poll(() => widget.getByLabel('Jina kamili').inputValue()).toBe('Akinyi');
  expect(await widget.locator('input[value="microbial-analysis"]').isChecked()).toBe(true);
  expect(await widget.getAttribute('scheme')).toBe('dark');
  const referrers = await page.evaluate(() => {
    const element = document.querySelector('udongo-booking');
    if (!element) return [];
    element.locale = 'en';
    element.label = 'Test your soil';
    const before = element.referrer;
    element.referrer = null;
    return [before, element.getAttribute('referrer')];
  });
  expect(referrers).toEqual(['2', null]);
  expect(await widget.getByLabel('Full name').inputValue()).toBe('Akinyi');
});

test('a framework may put the element into the page first and say the rest later', async () => {
  const { page, widget } = await openHostPage(`${head}<udongo-booking></udongo-booking>${script}`);
  await widget.getByRole('alert').filter({ hasText: 'has no address' }).waitFor();
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
  await widget.getByText(/^Who referred this booking: Invalid pk/).waitFor();
  const told = await page.evaluate(() => document.body.textContent);
  expect(told).toContain('"reason":"setup"');
  expect(told).toContain('referrer=\\"999999\\"');
  expect(told).toContain('It was sent as the id of a user: see referrer-agent.');
  await widget.getByRole('button', { name: 'Send without it' }).click();
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
  // A header that the API does not know of would keep the lists away, too.
  await fillBooking(widget).finally(() => expect(preflights).toEqual([]));
  await book(widget);
  const values = { name: 'Akinyi Odhiambo', notes: 'Gate is green' };
  expect(bodies).toMatchObject([{ referrer_agent: 2, partner_key: 'pk_0123456789abcdef', ...values }]);
  // The one of every booking: its body is JSON.
  expect(preflights).toEqual([[`${api}/agric/soil-test-bookings/`, 'content-type']]);
});

test('a button opens the form in a dialog inside the element, closes it and gives the focus back', async () => {
  const { page, widget } = await openHostPage(`${head}${element('mode="button"')}${script}`);
  const button = widget.getByRole('button', { name: 'Book a soil test' });
  await button.press('Enter');
  const dialog = widget.getByRole('dialog', { name: 'Book a soil test' });
  await dialog.getByLabel('Full name').fill('Akinyi');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await button.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one)).toBe(true);

  await page.evaluate(() => document.querySelector('udongo-booking')?.open());
  await dialog.waitFor();
  await fillBooking(dialog);
  await book(dialog);
  await page.evaluate(() => document.querySelector('udongo-booking')?.close());
  await dialog.waitFor({ state: 'detached' });
});

test('reset() forgets what was typed, on the device too', async () => {
  const { page, widget } = await openHostPage(`${head}${element()}${script}`);
  await widget.getByLabel('Full name').fill('Akinyi');
  await widget.getByText('Draft saved').first().waitFor();
  await page.evaluate(() => document.querySelector('udongo-booking')?.reset());
  await expect.poll(() => widget.getByLabel('Full name').inputValue()).toBe('');
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

test('two widgets on one page keep apart', async () => {
  const { page } = await openHostPage(
    `${head}${scriptFirst}${element('id="one"')}${element('id="two" scheme="dark"')}`,
  );
  const [one, two] = [page.locator('#one'), page.locator('#two')];
  await one.getByLabel('Full name').fill('Akinyi');
  await two.scrollIntoViewIfNeeded();
  await two.getByLabel('Full name').fill('Wanjiku');
  await one.getByText('Draft saved').first().waitFor();
  await two.getByText('Draft saved').first().waitFor();
  await page.reload();
  await one.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => one.getByLabel('Full name').inputValue()).toBe('Akinyi');
  await two.scrollIntoViewIfNeeded();
  await two.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => two.getByLabel('Full name').inputValue()).toBe('Wanjiku');
  const grounds = await Promise.all(
    [one, two].map((widget) =>
      widget.locator('.udongo-embed').evaluate((frame) => getComputedStyle(frame).backgroundColor),
    ),
  );
  expect(new Set(grounds).size).toBe(2);
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

test('removed, the element leaves nothing behind of what it and its script made', async () => {
  const { page, widget, complaints } = await openHostPage(`${head}<div id="place"></div>`, {
    onApiAnswer: holdAnswers(new Set(['/embed/boot'])),
    before: (opened) => opened.addInitScript(recordListeners),
  });
  const before = await listTraces(page);
  await page.evaluate(async (src) => {
    const added = document.createElement('script');
    document.head.append(Object.assign(added, { src }));
    await customElements.whenDefined('udongo-booking');
    added.remove();
  }, `${cdn}/udongo.js`);
  expect(await listTraces(page)).toEqual(before);

  // While it waits for an answer.
  const asked = page.waitForRequest(/embed.boot/);
  await addElement(page, elementOfOwnApi());
  await widget.getByRole('combobox', { name: 'County' }).click();
  await asked;
  await removeElement(page);
  await expect.poll(() => listTraces(page)).toEqual(before);

  // With its dialog open, and a notification in it.
  await addElement(page, elementOfOwnApi('mode="button"'));
  await widget.getByRole('button', { name: 'Book a soil test' }).click();
  await widget.getByRole('button', { name: 'Book the test' }).click();
  await widget.locator('[part~="toaster-toast"]').waitFor();
  await removeElement(page);
  await expect.poll(() => listTraces(page)).toEqual(before);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect(complaints).toEqual([]);
});

test('removed, the element ends its requests, and keeps the booking that was on its way', async () => {
  const held = new Set(['/embed/boot', '/agric/agents', '/agric/soil-test-bookings/']);
  const reached: string[] = [];
  const failures: unknown[] = [];
  const { page, widget } = await openHostPage(`${head}<div id="place"></div>${script}`, {
    onApiAnswer: holdAnswers(held, (path) => reached.push(path)),
    before: async (opened) => {
      opened.on('requestfailed', (request) =>
        failures.push([new URL(request.url()).pathname, request.failure()?.errorText]),
      );
    },
  });
  await addElement(page, elementOfOwnApi());
  await widget.getByRole('combobox', { name: 'Agrovet' }).click();
  await expect.poll(() => reached.toSorted()).toEqual(['/agric/agents', '/embed/boot']);
  expect(failures).toEqual([]);
  await removeElement(page);
  await expect
    .poll(() => failures.toSorted())
    .toEqual([
      ['/api/agric/agents', 'net::ERR_ABORTED'],
      ['/api/embed/boot', 'net::ERR_ABORTED'],
    ]);

  held.delete('/embed/boot');
  await addElement(page, elementOfOwnApi());
  await fillBooking(widget, { agrovet: null });
  await widget.getByRole('button', { name: 'Book the test' }).click();
  await expect.poll(() => reached.at(-1)).toBe('/agric/soil-test-bookings/');
  await removeElement(page);
  await expect
    .poll(() => failures.slice(2))
    .toEqual([['/api/agric/soil-test-bookings/', 'net::ERR_ABORTED']]);

  await addElement(page, elementOfOwnApi());
  const kept = widget.getByRole('listitem').filter({ hasText: 'Akinyi Odhiambo' });
  await kept.getByText("We don't know whether this was booked").waitFor();
});

/** An API that keeps its answers at some paths to itself; `onHeld` hears of each. */
function holdAnswers(paths: ReadonlySet<string>, onHeld: (path: string) => void = () => {}): OnAnswer {
  return ({ path }) => {
    if (!paths.has(path)) return {};
    onHeld(path);
    return new Promise(() => {});
  };
}

const addElement = (page: Page, html: string) =>
  page.evaluate((text) => document.querySelector('#place')?.insertAdjacentHTML('beforeend', text), html);

const removeElement = (page: Page) => page.evaluate(() => document.querySelector('udongo-booking')?.remove());

test('moved within the page, the form keeps what was typed', async () => {
  const { page, widget } = await openHostPage(`${head}${element()}<aside></aside>${script}`);
  await widget.getByLabel('Full name').fill('Akinyi');
  await page.evaluate(() => {
    const moved = document.querySelector('udongo-booking');
    if (moved) document.querySelector('aside')?.append(moved);
  });
  expect(await page.locator('aside udongo-booking').getByLabel('Full name').inputValue()).toBe('Akinyi');
});

test('a booking pressed without a network waits, and is sent once when the network returns', async () => {
  const { page, widget } = await openHostPage(
    `${head}<script>window.booked = []; addEventListener('udongo:booked', ({ detail }) => booked.push(detail));</script>
     ${element()}${script}`,
  );
  await fillBooking(widget);
  await page.context().setOffline(true);
  // The page hears of it a moment later; before that, no answer would be one that may have been booked.
  await page.waitForFunction(() => !navigator.onLine);
  await widget.getByRole('button', { name: 'Book the test' }).click();
  await widget.getByText('Akinyi Odhiambo').first().waitFor();
  expect(await page.evaluate('booked')).toEqual([]);
  await page.context().setOffline(false);
  await expect
    .poll(() => page.evaluate('booked'), { timeout: 15_000 })
    .toEqual([{ uuid: expect.any(String), code: expect.stringMatching(/^UD-/) }]);
});

test('a booking that waits is sent on the next visit, though nobody opens the form', async () => {
  const { page, widget } = await openHostPage(
    `${head}<script>window.booked = []; addEventListener('udongo:booked', ({ detail }) => booked.push(detail));</script>
     ${element('mode="button"')}${script}`,
  );
  const address = page.url();
  await widget.getByRole('button', { name: 'Book a soil test' }).click();
  await fillBooking(widget);
  await page.context().setOffline(true);
  // The page hears of it a moment later; before that, no answer would be one that may have been booked.
  await page.waitForFunction(() => !navigator.onLine);
  await widget.getByRole('button', { name: 'Book the test' }).click();
  await widget.getByText('Akinyi Odhiambo').first().waitFor();
  await page.goto('about:blank');
  await page.context().setOffline(false);
  await page.goto(address);
  await expect
    .poll(() => page.evaluate('booked'), { timeout: 15_000 })
    .toEqual([{ uuid: expect.any(String), code: expect.stringMatching(/^UD-/) }]);
  expect(await widget.getByRole('dialog').count()).toBe(0);
});

test('in a row, a float or a dialog of the page the form is as wide as there is room for', async () => {
  const { page } = await openHostPage(
    `${head}${scriptFirst}<div style="display: flex">${element()}</div><div style="float: left">${element()}</div>
     <dialog open style="position: static">${element()}</dialog>`,
  );
  const names = page.getByLabel('Full name');
  await page.evaluate(() => document.querySelector('dialog')?.scrollIntoView());
  await expect.poll(() => names.count()).toBe(3);
  for (const name of await names.all()) expect((await name.boundingBox())?.width).toBeGreaterThan(150);
});

/** What comes once the page is idle. */
const rest = /-rest[.]js/;

test('a list that is opened before its lines are there has them once they come', async () => {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  const { widget, complaints } = await openHostPage(`${head}${element()}${script}`, {
    before: (opened) => opened.route(rest, (route) => held.then(() => route.continue())),
  });
  const county = widget.getByRole('combobox', { name: 'County' });
  await county.pressSequentially('Kisu');
  const { y = 0, height = 0 } = (await county.boundingBox()) ?? {};
  const place = (await widget.locator('[part=combobox-popup]').boundingBox())?.y ?? 0;
  expect(place - y - height).toBeGreaterThanOrEqual(0);
  expect(place - y - height).toBeLessThan(16);
  send();
  await widget.getByRole('option', { name: 'Kisumu' }).click();
  expect(await county.inputValue()).toBe('Kisumu');
  expect(complaints).toEqual([]);
});

test('what the network lost while the form loaded comes with the next list, and then bookings can wait', async () => {
  const { page, widget } = await openHostPage(`${head}${element()}${script}`, {
    before: (opened) => failAtFirst(opened, /-rest[.]js/, 2),
  });
  await widget.getByRole('combobox', { name: 'County' }).click();
  await widget.getByText('The list did not load').first().waitFor();
  await page.keyboard.press('Escape');
  await fillBooking(widget);
  await page.context().setOffline(true);
  // The page hears of it a moment later; before that, no answer would be one that may have been booked.
  await page.waitForFunction(() => !navigator.onLine);
  await widget.getByRole('button', { name: 'Book the test' }).click();
  await widget.getByRole('heading', { name: 'Waiting to be sent' }).waitFor();
});

test('texts that the network lost come when the page asks for that language again', async () => {
  const { page, widget } = await openHostPage(
    `${head}<script>window.told = []; addEventListener('udongo:error', ({ detail }) => told.push(detail));</script>
     ${element()}${script}`,
    { before: (opened) => failAtFirst(opened, /-otherLanguage[.]js/, 1) },
  );
  await widget.getByLabel('Full name').waitFor();
  const speak = (locale: string) => widget.evaluate((one, now) => one.setAttribute('locale', now), locale);
  await speak('sw');
  await expect.poll(() => page.evaluate('told')).toMatchObject([{ reason: 'load' }]);
  await widget.getByLabel('Full name').waitFor();
  await speak('en');
  await speak('sw');
  await widget.getByLabel('Jina kamili').waitFor();
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
