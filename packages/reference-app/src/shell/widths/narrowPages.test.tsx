import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Notification } from '@udongo/sdk';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { prompted, unpaid } from '../../../../ui/test/payments.ts';
import { lowerPlot } from '../../../../ui/test/results.ts';
import { type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { ready } from '../../../test/notifications.ts';
import { administrator, agent, booking, farmer } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { useOwnFont } from '../../../test/useOwnFont.ts';
import { createChoices } from '../../services/choices.ts';

const endless = `Unreg ${'longlong'.repeat(15)}`;
const [sample] = booking.samples;
const record = {
  ...booking,
  name: endless,
  ward: endless,
  collector: 1,
  samples: sample
    ? [
        { ...sample, sample_location: endless },
        { ...sample, id: sample.id + 1 },
      ]
    : [],
};

const places = [
  { path: '/bookings', ready: () => screen.findByText(endless) },
  { path: '/', ready: () => screen.findByText(endless) },
  { path: '/bookings/26', ready: async () => (await screen.findAllByText(new RegExp(endless)))[0] },
  { path: '/to-collect', ready: () => screen.findByRole('heading', { name: `Ward: ${endless}` }) },
  { path: '/bookings/26/edit', ready: () => screen.findByRole('heading', { name: 'Sample 1' }) },
];
const cases = places.flatMap((place) => [320, 390, 768, 1280].map((width) => ({ ...place, width })));

afterEach(() => page.viewport(1280, 900));

test.each(cases)(
  'a name and a ward of one endless word do not widen $path at $width px',
  async ({ path, ready, width }) => {
    await page.viewport(width, 800);
    renderApp({
      path,
      user: administrator,
      handlers: {
        'account.get': () => administrator,
        'bookings.list': () => pageOf([record]),
        'bookings.get': () => record,
      },
    });
    await ready();
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    if (path !== '/bookings') return;
    // A list keeps its buttons in view once it has measured itself.
    await waitFor(() => expectInView(screen.getByRole('button', { name: 'Delete UD-1026' }), width));
  },
);

const crop = {
  id: 12,
  name: 'Avocado (Hass type)',
  public: true,
  ...{ n_low: '15.00', n_high: '30.00', p_low: '20.00', p_high: '50.00', k_low: '120.00', k_high: '300.00' },
  ...{ ph_low: '5.00', ph_high: '7.00', ec_low: '1500.00', ec_high: '1800.00' },
  ...{ humidity_low: '20.00', humidity_high: '32.00', temp_low: '15.00', temp_high: '24.00' },
};
const lists = [
  { path: '/bookings', name: 'UD-1026' },
  { path: '/crops', name: crop.name },
];

test.each(lists.flatMap((list) => [820, 1024, 1200].map((width) => ({ ...list, width }))))(
  'at $width px the last button of a row of $path can be brought into view',
  async ({ path, name, width }) => {
    await page.viewport(width, 800);
    const { services } = renderApp({
      path,
      user: administrator,
      handlers: { 'bookings.list': () => pageOf([booking]), 'crops.list': () => pageOf([crop]) },
    });
    services.choices.locale.choose('sw');
    const last = await screen.findByRole('button', { name: `Futa ${name}` });
    await waitFor(() => {
      last.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      expectInView(last, width);
    });
  },
);

test.each([320, 390])('on a phone of %i px a long badge does not touch the amount', async (width) => {
  await page.viewport(width, 800);
  const { services } = renderApp({
    path: '/bookings',
    user: administrator,
    handlers: { 'bookings.list': () => pageOf([{ ...booking, no_of_samples: 50 }]) },
  });
  services.choices.locale.choose('sw');
  await screen.findByText('Angalia hali ya malipo');
  const badge = document.querySelector('[data-column="payment"] .udongo-badge')?.getBoundingClientRect();
  const amount = document.querySelector('td[data-column="amount"]')?.getBoundingClientRect();
  expect(amount?.left).toBeGreaterThan(badge?.right ?? 0);
});

test('on a phone a booking without county and agrovet shows no lone dash', async () => {
  await page.viewport(390, 800);
  renderApp({
    path: '/bookings',
    user: administrator,
    handlers: { 'bookings.list': () => pageOf([{ ...booking, county: null, agent: null }]) },
  });
  await screen.findByText('UD-1026');
  expect(screen.queryAllByText('-').filter((dash) => dash.checkVisibility())).toEqual([]);
});

test.each([320, 360, 390])(
  'on a phone of %i px no code and no M-Pesa breaks over two lines',
  async (width) => {
    await page.viewport(width, 800);
    createChoices().locale.choose('sw');
    const handlers: Handlers = {
      'bookings.get': () => ({ ...booking, status: 'report_ready' }),
      'bookings.getResults': () => [lowerPlot, { ...lowerPlot, sample: 53, sample_code: 'UD-1042-4' }],
      'payments.getOptions': () => ({ ...unpaid, payment: prompted }),
      'notifications.list': () =>
        pageOf(
          Array.from({ length: 12 }, (_, id) => ({
            ...ready,
            id,
            message: `${'Soma '.repeat(id)}UD-1026 sasa.`,
          })),
        ),
    };
    renderApp({ path: '/bookings/26/shopping', user: farmer, handlers });
    await screen.findAllByRole('row');
    expect(brokenCodes()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(width);
    cleanup();
    renderApp({ path: '/notifications', user: farmer, handlers });
    await screen.findAllByRole('listitem');
    expect(brokenCodes()).toEqual([]);
    cleanup();
    renderApp({ path: '/bookings/26', user: farmer, handlers });
    await screen.findByText(/^Weka PIN/);
    expect(brokenCodes()).toEqual([]);
  },
);

/** Codes of bookings and samples, and the name M-Pesa, whose letters are not all in one line. */
function brokenCodes(): string[] {
  const texts = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: code, index } of (text.textContent ?? '').matchAll(/UD-\d+(-\d+)*|M-Pesa/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + code.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(code);
    }
  }
  return broken;
}

/** Expects that the window shows its whole width. */
function expectInView(element: HTMLElement, width: number) {
  const { left, right } = element.getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(width);
}

test.each([1240, 1280, 1440, 1920])(
  'the places of an administrator stand in one line in Kiswahili at %i px',
  async (width) => {
    await page.viewport(width, 800);
    createChoices().locale.choose('sw');
    renderApp({
      path: '/counties',
      user: administrator,
      handlers: { 'notifications.list': () => pageOf<Notification>([], 120) },
    });
    const navigation = await screen.findByRole('navigation', { name: 'Kuu' });
    const bell = await screen.findByRole('link', { name: 'Taarifa 120 hazijasomwa' });
    const places = [...navigation.querySelectorAll<HTMLElement>('.app-navigation__link')].filter((place) =>
      place.checkVisibility(),
    );
    expect(places.length).toBeGreaterThan(8);
    expect(new Set(places.map(({ offsetHeight }) => offsetHeight))).toEqual(new Set([44]));
    const [brand] = screen.getAllByRole('link', { name: 'Udongo' });
    const edges = [brand, places[0], places.at(-1), bell].map((part) => part?.getBoundingClientRect());
    expect(edges[0]?.right).toBeLessThanOrEqual(edges[1]?.left ?? 0);
    // Its name is beside the logo, or out of sight below it.
    const name = document.createRange();
    name.selectNodeContents(brand?.lastChild ?? document.body);
    const { top, right } = name.getBoundingClientRect();
    if (top < (edges[0]?.bottom ?? 0)) expect(right).toBeLessThanOrEqual(edges[1]?.left ?? 0);
    expect(edges[2]?.right).toBeLessThanOrEqual(edges[3]?.left ?? 0);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
);

test.each((['en', 'sw'] as const).flatMap((locale) => [1240, 1440].map((width) => ({ locale, width }))))(
  'the menu of settings shows each of its places at once on a laptop $width px wide ($locale)',
  async ({ locale, width }) => {
    await page.viewport(width, 680);
    createChoices().locale.choose(locale);
    const { user } = renderApp({ path: '/counties', user: administrator });
    const name = locale === 'en' ? 'Settings' : 'Mipangilio';
    await user.click(await screen.findByRole('button', { name }));
    const places = within(screen.getByRole('region', { name })).getAllByRole('link');
    expect(places.length).toBeGreaterThan(20);
    for (const place of places) {
      const { bottom, height } = place.getBoundingClientRect();
      expectInView(place, width);
      expect([height, bottom <= 680]).toEqual([44, true]);
    }
  },
);

test('the menu of an administrator on a phone has its settings under names that open on a press', async () => {
  await page.viewport(390, 844);
  const { user } = renderApp({
    path: '/bookings',
    user: administrator,
    handlers: { 'bookings.list': () => pageOf([booking]) },
  });
  await screen.findByText('UD-1026');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  // All names are in the window.
  expect(menu.getByText('Service and records').getBoundingClientRect().bottom).toBeLessThanOrEqual(844);
  expect(menu.getByText('Payouts')).not.toBeVisible();
  await user.click(menu.getByText('Money'));
  expectInView(menu.getByRole('link', { name: 'Payouts' }), 390);
});

test('the menu on a phone shows the places beside the page that is open', async () => {
  await page.viewport(390, 844);
  const { user } = renderApp({ path: '/counties', user: administrator });
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(menu.getByRole('link', { name: 'Counties', current: 'page' })).toBeVisible();
  expect(menu.getByText('Payouts')).not.toBeVisible();
});

test.each([768, 1024, 1140, 1200, 1280])(
  'at %i px the places of an agent are in the window in Kiswahili, beside the name of the product',
  async (width) => {
    await page.viewport(width, 900);
    createChoices().locale.choose('sw');
    renderApp({ path: '/notifications', user: agent });
    await screen.findByRole('heading', { level: 1 });
    expect(document.documentElement.scrollWidth).toBe(width);
    const name = document.createRange();
    name.selectNodeContents(screen.getByRole('link', { name: 'Udongo' }));
    const place = document.querySelector('[data-row] .app-navigation__link');
    if (place?.checkVisibility()) {
      expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(place.getBoundingClientRect().left);
    } else expect(screen.getByRole('button', { name: 'Menyu' })).toBeVisible();
  },
);

test('the settings, with the choice of a logo, fit the narrowest phone', async () => {
  await page.viewport(320, 800);
  const stored = { support_name: '', support_phone_no: '', letterhead_logo: '' };
  renderApp({ path: '/settings', user: administrator, handlers: { 'settings.get': () => stored } });
  await screen.findByLabelText(/^Choose a picture/);
  expect(document.documentElement.scrollWidth).toBe(320);
});

test.each([360, 390, 412, 430])('at %i px a list shows the whole name of its order', async (width) => {
  await page.viewport(width, 800);
  renderApp({
    path: '/bookings',
    user: administrator,
    handlers: { 'bookings.list': () => pageOf([booking]) },
  });
  const order = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  const { offsetWidth } = order;
  order.style.width = 'max-content';
  expect(offsetWidth).toBeGreaterThanOrEqual(order.offsetWidth);
});

test('on a phone a balance stands below the badges, at their edge', async () => {
  await page.viewport(390, 800);
  const owing = { ...booking, paid: false, canceled: false, balance_due: '6500.00' };
  renderApp({ path: '/', user: agent, handlers: { 'bookings.list': () => pageOf([owing]) } });
  const balance = await screen.findByText('KES 6,500.00 to pay');
  const badges = balance.closest('.app-recent__badges');
  expect(balance.getBoundingClientRect().left).toBe(badges?.getBoundingClientRect().left);
});

test.each((['en', 'sw'] as const).flatMap((locale) => [320, 360, 390].map((width) => ({ locale, width }))))(
  'the name of the product does not run into the language of a visitor at $width px ($locale)',
  async ({ locale, width }) => {
    await page.viewport(width, 800);
    createChoices().locale.choose(locale);
    renderApp({ path: '/status' });
    await screen.findByRole('heading', { level: 1 });
    const brand = screen.getByRole('link', { name: 'Udongo' });
    const range = document.createRange();
    range.selectNodeContents(brand);
    const language = [...document.querySelectorAll('.app-language')].find((one) => one.checkVisibility());
    expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(
      language?.getBoundingClientRect().left ?? 0,
    );
    expect(document.documentElement.scrollWidth).toBe(width);
  },
);

test('in the menu of a visitor the switch of colours says what it does', async () => {
  await page.viewport(390, 800);
  const { user } = renderApp({ path: '/status' });
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  const words = document.createRange();
  words.selectNodeContents(screen.getByRole('button', { name: 'Dark colours' }));
  expect(words.getBoundingClientRect().width).toBeGreaterThan(100);
});

test('no sentence of a page ends with a word that has a line of its own', async () => {
  await useOwnFont();
  await page.viewport(390, 800);
  createChoices().locale.choose('sw');
  renderApp({ path: '/sw/how-to-sample' });
  await screen.findByRole('heading', { level: 1 });
  const texts = [...document.querySelectorAll('main li')].map(({ firstChild }) => firstChild as Text);
  const alone = texts.filter(({ data }, index) => {
    const last = document.createRange();
    last.setStart(
      texts[index] as Text,
      data.trimEnd().lastIndexOf(' ', data.trimEnd().lastIndexOf(' ') - 1) + 1,
    );
    last.setEnd(texts[index] as Text, data.length);
    return last.getClientRects().length > 1;
  });
  expect(texts.length).toBeGreaterThan(10);
  expect(alone.map(({ data }) => data)).toEqual([]);
});

test('in a report in Kiswahili the range of each reading is one line', async () => {
  await useOwnFont();
  createChoices().locale.choose('sw');
  renderApp({ path: '/sw/sample-report' });
  const ranges = await screen.findAllByText(/^Kiwango bora: /);
  expect(ranges.map(({ offsetHeight }) => offsetHeight < 30)).toEqual(ranges.map(() => true));
  expect(ranges.length).toBe(7);
});

test('on the page of the payer’s phone the buttons do not touch what is above them', async () => {
  const prompt = { amount: '6500.00', business_name: 'Udongo', method: 'mpesa', phone_hint: '678' } as const;
  renderApp({
    path: '/sandbox/phone/abc',
    handlers: {
      'sandbox.getPrompt': () => ({
        ...{ ...prompt, receipt_number: '', reference: 'abc', refunded_amount: '0.00' },
        ...{ return_url: null, state: 'waiting' as const },
      }),
    },
  });
  const button = await screen.findByRole('button', { name: 'Enter the PIN' });
  const facts = screen.getByText('Receipt number').closest('dl');
  const [above, below] = [facts, button].map((part) => part?.getBoundingClientRect());
  expect((below?.top ?? 0) - (above?.bottom ?? 0)).toBeGreaterThanOrEqual(16);
});

test('on a phone the links below the login and of the footer are high enough for a thumb', async () => {
  await page.viewport(390, 800);
  renderApp({ path: '/auth/login' });
  const links = ['Forgot your password?', 'Register', 'Book without one', 'Prices', 'Terms'];
  await screen.findByRole('link', { name: 'Terms' });
  const heights = links.map((name) => screen.getByRole('link', { name }).getBoundingClientRect().height);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('the title of the home page is the large one, whichever sheet comes last', async () => {
  renderApp({ path: '/' });
  const title = await screen.findByRole('heading', { level: 1 });
  const sheet = document.head.querySelector('style[data-vite-dev-id$="/styles/app.css"]');
  if (!sheet) throw new Error('The sheet of the app is not here.');
  const next = sheet.nextSibling;
  onTestFinished(() => void document.head.insertBefore(sheet, next));
  document.head.append(sheet);
  expect(Number.parseFloat(getComputedStyle(title).fontSize)).toBeGreaterThanOrEqual(32);
});
