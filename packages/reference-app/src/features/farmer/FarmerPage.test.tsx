import { screen, within } from '@testing-library/react';
import type { Booking, Farmer } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { administrator, agent, booking, farmer as farmerUser } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

const wanjiku: Farmer = {
  id: 1,
  user: {
    id: 8,
    full_name: 'Wanjiku Kariuki',
    email: 'wanjiku@farm.test',
    profile: { phone_number: '+254712345678', address: 'Gatundu market', county: 22 },
  },
};
const visits: Booking[] = [
  { ...booking, id: 30, code: 'UD-1030', soil_test_date: '2099-03-01' },
  { ...booking, id: 29, code: 'UD-1029', soil_test_date: '2099-01-15' },
  { ...booking, id: 28, code: 'UD-1028', soil_test_date: '2099-02-01', status: 'canceled', canceled: true },
  { ...booking, id: 20, code: 'UD-1020', soil_test_date: '2026-01-15', status: 'report_ready', paid: true },
];
const handlers: Handlers = {
  'farmers.get': () => wanjiku,
  'farmers.list': () => pageOf([wanjiku]),
  'bookings.list': () => pageOf(visits),
  'account.get': () => agent,
};
const open = (changed: Handlers = {}, path = '/farmers/1') =>
  renderApp({ path, user: agent, handlers: { ...handlers, ...changed } });
const codesIn = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  const card = heading.closest<HTMLElement>('.udongo-card');
  if (!card) throw new Error(`no card ${title}`);
  const links = await within(card).findAllByRole('link');
  return links.map(({ textContent }) => textContent);
};
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('an agent sees how to reach a farmer', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Wanjiku Kariuki' })).toBeTruthy();
  expect(hrefOf('0712 345678')).toBe('tel:+254712345678');
  expect(hrefOf('WhatsApp to 0712 345678')).toBe('https://wa.me/254712345678');
  expect(hrefOf('wanjiku@farm.test')).toBe('mailto:wanjiku@farm.test');
  await screen.findByText('Kiambu');
  expect(hrefOf('Show on a map')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Gatundu+market%2C+Kiambu%2C+Kenya',
  );
});

test('the next visit comes first, and past tests follow, each with its status and payment', async () => {
  const { api } = open();
  expect(await codesIn('Next visits')).toEqual(['UD-1029', 'UD-1030']);
  expect(await codesIn('Past tests')).toEqual(['UD-1028', 'UD-1020']);
  const row = screen.getByRole('link', { name: 'UD-1020' }).closest('li');
  expect(row?.textContent).toMatch(/Complete Soil Analysis.*15 Jan 2026.*Report ready.*Paid/);
  expect(api.callsOf('bookings.list')[0]?.query.get('farmer')).toBe('1');
});

test('one button opens the booking form with this farmer chosen', async () => {
  const { user, place } = open();
  await user.click(await screen.findByRole('link', { name: 'Book a test for Wanjiku' }));
  expect((await screen.findByLabelText<HTMLInputElement>(/Full name/)).value).toBe('Wanjiku Kariuki');
  expect(screen.getByLabelText<HTMLInputElement>(/^Phone number/).value).toBe('+254712345678');
  expect(screen.getByText('Chosen: Wanjiku Kariuki')).toBeTruthy();
  expect(place()).toBe('/book?farmer=1');
});

test('a farmer who is not there leaves the booking form as it always is', async () => {
  open({ 'farmers.get': () => failure(404, { detail: 'Not found.' }) }, '/book?farmer=9');
  expect(await screen.findByRole('combobox', { name: /Farmer/ })).toBeTruthy();
  expect(screen.queryByText(/^Chosen:/)).toBeNull();
});

test('a farmer without bookings has a page that says so', async () => {
  open({ 'bookings.list': () => pageOf([]) });
  expect(await screen.findByText('No bookings yet')).toBeTruthy();
});

test("a server that ignores the filter shows nobody else's bookings, and says how to find them", async () => {
  open({ 'bookings.list': () => pageOf([...visits, { ...booking, id: 31, code: 'UD-1031', farmer: 2 }]) });
  expect(await screen.findByText('The bookings of one farmer cannot be listed')).toBeTruthy();
  expect(screen.queryByText(/^UD-/)).toBeNull();
  expect(hrefOf('Search for Wanjiku Kariuki')).toBe('/bookings?search=Wanjiku+Kariuki');
});

test('bookings that do not load are asked for again, and the farmer stays', async () => {
  let fails = true;
  const { user } = open({
    'bookings.list': () => (fails ? failure(500, { detail: 'Down.' }) : pageOf(visits)),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { level: 1, name: 'Wanjiku Kariuki' })).toBeTruthy();
  fails = false;
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'UD-1029' })).toBeTruthy();
});

test.each(['/farmers/9', '/farmers/none'])('%s says that there is no such farmer', async (path) => {
  open({ 'farmers.get': () => failure(404, { detail: 'Not found.' }) }, path);
  expect(await screen.findByRole('heading', { name: 'This farmer was not found' })).toBeTruthy();
  expect(hrefOf('See the farmers')).toBe('/farmers');
});

test('the page is not for farmers', async () => {
  renderApp({ path: '/farmers/1', user: farmerUser, handlers });
  expect(await screen.findByRole('heading', { name: /is not part of your account/ })).toBeTruthy();
});

test.each([
  ['the list of farmers', '/farmers', administrator],
  ['the home of an agent', '/', agent],
])('%s leads to the page of a farmer', async (_, path, user) => {
  renderApp({ path, user, handlers: { ...handlers, 'account.get': () => user } });
  const link = await screen.findByRole('link', { name: 'Wanjiku Kariuki' });
  expect(link.getAttribute('href')).toBe('/farmers/1');
});

test('an agent books only for farmers whom they referred, and only reads about the others they serve', async () => {
  const others = { ...wanjiku, referrer: 3 };
  open({ 'farmers.get': () => others });
  await screen.findByRole('heading', { level: 1, name: 'Wanjiku Kariuki' });
  expect(screen.queryByRole('link', { name: 'Book a test for Wanjiku' })).toBeNull();
});

test('without a network an agent sees a farmer of their own whose page was never opened', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  open({ 'farmers.get': lost });
  expect(await screen.findByRole('heading', { level: 1, name: 'Wanjiku Kariuki' })).toBeTruthy();
  expect(hrefOf('0712 345678')).toBe('tel:+254712345678');
});

test('without a network a farmer who is not kept is said to be missing on this device', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  open({ 'farmers.get': lost }, '/farmers/7');
  expect(await screen.findByText(/This farmer is not kept on this device/)).toBeTruthy();
});
