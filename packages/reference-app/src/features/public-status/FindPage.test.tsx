import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { failure, type Handlers } from '../../../test/fakeApi.ts';
import { publicBooking } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { createDeviceBookings } from '../../lib/deviceBookings.ts';

beforeEach(() => localStorage.clear());

async function find(handlers: Handlers) {
  const app = renderApp({ path: '/status', handlers });
  await app.user.type(await screen.findByLabelText('Code'), 'ud-1026');
  await app.user.type(screen.getByLabelText('Phone number'), '0712 345 678');
  await app.user.click(screen.getByRole('button', { name: 'Find it' }));
  return app;
}

test('a visitor finds a booking by code and phone number; the number travels in no address', async () => {
  const { api, place } = await find({
    'bookings.find': () => publicBooking,
    'bookings.getByUuid': () => publicBooking,
  });
  expect(await screen.findByRole('heading', { name: 'Status of UD-1026' })).toBeTruthy();
  expect(place()).toBe(`/status/${publicBooking.uuid}`);
  const [asked] = api.callsOf('bookings.find');
  expect(asked?.body).toEqual({ code: 'ud-1026', phone_no: '0712 345 678' });
  expect(asked?.query.toString()).toBe('');
});

test.each([
  ['a wrong code or phone number', 400, /No booking has this code and this phone number/],
  ['too many searches', 429, /Too many searches/],
  ['a plain service', 404, /does not offer this search/],
  ['a plain service that knows the path', 405, /does not offer this search/],
  ['a server that fails', 500, /did not work/],
])('%s is said', async (_, status, text) => {
  await find({ 'bookings.find': () => failure(status, { non_field_errors: ['No.'] }) });
  expect(await screen.findByText(text)).toBeTruthy();
});

test('nothing is asked before both are typed', async () => {
  const { user, api } = renderApp({ path: '/status' });
  await user.click(await screen.findByRole('button', { name: 'Find it' }));
  const described = {
    code: 'Enter the code, such as UD-1026',
    phone: 'Enter the phone number that you gave',
  };
  expect(screen.getByText(described.code)).toBeVisible();
  expect(screen.getByText(described.phone)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Code' })).toBeRequired();
  expect(api.callsOf('bookings.find')).toEqual([]);
});

test('whoever lost the code reads where it is, and can ask where the service takes questions', async () => {
  const { unmount } = renderApp({ path: '/status' });
  const said = /^Lost the code\? It is in the text message that we sent when you booked\./;
  const line = await screen.findByText(said);
  const press = screen.getByRole('button', { name: 'Find it' });
  expect(line.getBoundingClientRect().top).toBeGreaterThanOrEqual(press.getBoundingClientRect().bottom);
  expect(screen.getByRole('link', { name: 'Or ask us.' })).toHaveAttribute('href', '/contact');
  unmount();
  renderApp({ path: '/status', config: { withoutScreens: ['contact'] } });
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Or ask us.' })).toBeNull();
});

test('a visitor finds what was booked on this device, and can make it forget', async () => {
  createDeviceBookings().add(publicBooking);
  const { user } = renderApp({ path: '/' });
  expect(await screen.findByText('Bookings on this device')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'UD-1026' }).getAttribute('href')).toBe(
    `/status/${publicBooking.uuid}`,
  );
  await user.click(screen.getByRole('button', { name: 'Remove these from the list' }));
  await waitFor(() => expect(screen.queryByText('Bookings on this device')).toBeNull());
  expect(Object.values(localStorage).join()).not.toContain(publicBooking.uuid);
});

test.each([
  [390, 'coarse', 'Bookings on this phone'],
  [768, 'coarse', 'Bookings on this device'],
  [390, 'fine', 'Bookings on this device'],
] as const)('at %i px with a %s pointer the list says "%s"', async (width, pointer, title) => {
  const ofBrowser = window.matchMedia;
  window.matchMedia = (query) => {
    const most = Number(/pointer: coarse\) and \(max-width: (\d+)px/.exec(query)?.[1] ?? Number.NaN);
    const asked = ofBrowser.call(window, query);
    return Number.isNaN(most)
      ? asked
      : Object.defineProperty(asked, 'matches', { value: pointer === 'coarse' && width <= most });
  };
  onTestFinished(() => {
    window.matchMedia = ofBrowser;
  });
  createDeviceBookings().add(publicBooking);
  renderApp({ path: '/' });
  expect(await screen.findByText(title)).toBeTruthy();
});

test('the visitors’ queue remembers nothing once their details are cleared', async () => {
  const { services } = renderApp({ path: '/' });
  services.deviceBookings.add(publicBooking);
  services.queueOf(null).clear();
  expect(services.deviceBookings.getSnapshot()).toEqual([]);
});
