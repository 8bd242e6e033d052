import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pageOf } from '../../../test/fakeApi.ts';
import { administrator, booking } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { useOwnFont } from '../../../test/useOwnFont.ts';

const endless = `Plot ${'longlong'.repeat(25)}`;
const sample = {
  ...{ id: 50, booking: 26, booking_code: 'UD-1026', sample_location: endless, sample_notes: endless },
  ...{ soil_type: 'loam' as const, size_of_land: '1.50', main_crop: 1, other_crops: [] },
  sensor_data: {
    nitrogen: 24,
    phosphorus: 12,
    potassium: 180,
    moisture: 21,
    temperature: 22,
    pH: 6.1,
    conductivity: 410,
    latitude: -1.28333,
    longitude: 36.81667,
  },
};
const handlers = {
  'bookings.list': () =>
    pageOf([
      { ...booking, name: endless },
      { ...booking, id: 27, code: 'UD-1027' },
    ]),
  'samples.list': () => pageOf([sample, { ...sample, id: 51, sample_location: 'Lower plot' }]),
};
const lists = [
  { path: '/bookings', row: 'UD-1026', first: 'UD-1026' },
  { path: '/samples', row: endless, first: endless },
];
const cases = lists.flatMap((list) => [840, 1024, 1280, 1440].map((width) => ({ ...list, width })));

afterEach(async () => {
  await page.viewport(1280, 900);
});

test.each(cases)(
  'in Kiswahili at $width px each row of $path keeps its name and its buttons in view, however it is scrolled',
  async ({ path, row, width }) => {
    await page.viewport(width, 900);
    const { services } = renderApp({ path, user: administrator, handlers });
    services.choices.locale.choose('sw');
    const last = await screen.findByRole('button', { name: `Futa ${row}` });
    const scroller = last.closest('.udongo-admin-list__scroll');
    for (const left of [0, 10_000]) {
      if (scroller) scroller.scrollLeft = left;
      await settled();
      // A list keeps its buttons in view once it has measured itself.
      await waitFor(() => expectInView(last, width));
      const naming = last.closest('tr')?.querySelector('[scope="row"]');
      expectInView(naming, width);
      expect(naming?.getBoundingClientRect().right).toBeLessThanOrEqual(
        (last.closest('td')?.getBoundingClientRect().left ?? 0) + 1,
      );
    }
    expect(document.documentElement.scrollWidth).toBe(width);
  },
);

const names = [
  { farmer: 'Shumaa Mghanga', agrovet: 'Githunguri Farm Care' },
  { farmer: endless, agrovet: `Agro ${'longlong'.repeat(15)}` },
];

test.each((['en', 'sw'] as const).flatMap((locale) => names.map((name) => ({ ...name, locale }))))(
  'the bookings of an administrator fit 1280 px ($locale, $agrovet)',
  async ({ locale, farmer, agrovet }) => {
    await page.viewport(1280, 900);
    await useOwnFont();
    const balance = { paid: false, canceled: false, balance_due: '19500.00', due_on: '2026-12-22' };
    const rows = [0, 1].map((index) => ({
      ...{ ...booking, ...balance, id: 30 + index, code: `UD-103${index}`, name: farmer },
      ...{ referrer_agent: 2, referrer_verified: true, agent: 1 },
    }));
    const { services } = renderApp({
      path: '/bookings',
      user: administrator,
      handlers: {
        'bookings.list': () => pageOf(rows),
        'agents.list': () => pageOf([{ id: 1, agrovet_name: agrovet }]),
      },
    });
    services.choices.locale.choose(locale);
    await screen.findAllByText(agrovet);
    const scroller = document.querySelector('.udongo-admin-list__scroll');
    await settled();
    expect(scroller?.scrollWidth).toBeLessThanOrEqual(scroller?.clientWidth ?? 0);
  },
);

const everyFilter =
  '/bookings?payment=unpaid&status=booked&soil_test_date=2026-11-01..2026-12-24&county=22&test_type=basic&is_late=false';

test.each(
  (['en', 'sw'] as const).flatMap((locale) =>
    [1280, 1920].flatMap((width) => ['/bookings', everyFilter].map((path) => ({ locale, width, path }))),
  ),
)('filters of $path are one line at $width px ($locale)', async ({ locale, width, path }) => {
  await page.viewport(width, 900);
  await useOwnFont();
  const { services } = renderApp({ path, user: administrator, handlers });
  services.choices.locale.choose(locale);
  const more = await screen.findByRole('button', {
    name: locale === 'en' ? /^More filters/ : /^Vichujio zaidi/,
  });
  const chips = [...document.querySelectorAll('.app-filter'), more].map((chip) =>
    chip.getBoundingClientRect(),
  );
  expect(chips.length).toBeGreaterThan(width === 1280 ? 2 : 4);
  const middles = new Set(chips.map(({ top, bottom }) => Math.round((top + bottom) / 2)));
  expect(middles.size).toBe(1);
});

test('at 1920 px a table has the width of the header, whose edges are those of the title', async () => {
  await page.viewport(1920, 1000);
  renderApp({ path: '/bookings', user: administrator, handlers });
  const title = (await screen.findByRole('heading', { level: 1 })).getBoundingClientRect();
  const brand = screen.getAllByRole('link', { name: 'Udongo' })[0]?.getBoundingClientRect();
  expect(Math.round(title.left)).toBe(Math.round(brand?.left ?? 0));
  const table = (await screen.findByText('UD-1027')).closest('.udongo-card')?.getBoundingClientRect();
  expect(Math.round(table?.left ?? 0)).toBe(Math.round(title.left));
  expect(table?.width).toBeGreaterThan(1600);
  const ends = [...document.querySelectorAll('header a, header button')].map(
    (one) => one.getBoundingClientRect().right,
  );
  expect(Math.abs(Math.max(...ends) - (table?.right ?? 0))).toBeLessThanOrEqual(2);
});

test('one endless word in a list is broken, short words beside it are not', async () => {
  renderApp({ path: '/samples', user: administrator, handlers });
  const cell = (await screen.findAllByText(endless)).find((one) => one.matches('[scope="row"]'));
  expect(cell?.getBoundingClientRect().width).toBeLessThanOrEqual(300);
  const short = screen.getByRole('rowheader', { name: 'Lower plot' });
  const range = document.createRange();
  range.selectNodeContents(short);
  expect(range.getClientRects()).toHaveLength(1);
});

test('the endless name of a farmer stays inside of its column', async () => {
  renderApp({ path: '/bookings', user: administrator, handlers });
  const name = await screen.findByText(endless);
  const range = document.createRange();
  range.selectNodeContents(name);
  expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(
    name.closest('td')?.getBoundingClientRect().right ?? 0,
  );
});

test('the header of a table that fits stays in sight while the page scrolls', async () => {
  const records = Array.from({ length: 40 }, (_, index) => ({ id: index + 1, name: `County ${index + 1}` }));
  renderApp({ path: '/counties', user: administrator, handlers: { 'counties.list': () => pageOf(records) } });
  await screen.findByText('County 40');
  await settled();
  window.scrollTo(0, 900);
  await settled();
  const { top } = screen.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect();
  expect(Math.abs(top - 64)).toBeLessThanOrEqual(1);
  window.scrollTo(0, 0);
});

/** Styles and observers have seen the latest change. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Expects that the window shows its whole width. */
function expectInView(element: Element | null | undefined, width: number) {
  const { left = -1, right = width + 1 } = element?.getBoundingClientRect() ?? {};
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(width);
}
