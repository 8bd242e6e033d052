import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { booking, farmer, loginOf, publicBooking } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

const earlier = {
  id: 26,
  code: 'UD-1026',
  name: 'Njeri Wambui',
  soil_test_date: '2027-01-15',
  no_of_samples: 2,
};
const plain = {
  id: 22,
  user: 22,
  full_name: 'Njeri Wambui',
  email: '',
  username: 'njeri',
  phone_number: '+254712345679',
  address: '',
  county: null,
  role: 'farmer' as const,
};
const profile = { ...plain, phone_verified: true };
const path = `/keep/${publicBooking.uuid}`;

/** A service with a booking that nobody has yet. */
function service(changes: Handlers = {}): Handlers {
  let isKept = false;
  return {
    'bookings.getByUuid': () => publicBooking,
    'account.listEarlierBookings': () => (isKept ? [] : [earlier]),
    'account.claimEarlierBookings': () => {
      isKept = true;
      return [earlier];
    },
    'bookings.list': () => pageOf(isKept ? [{ ...booking, id: 26, code: 'UD-1026' }] : []),
    'bookings.get': () => ({ ...booking, id: 26, code: 'UD-1026' }),
    'profiles.get': () => profile,
    ...changes,
  };
}

test('a visitor keeps their booking in a new account, which opens on the booking', async () => {
  const handlers = service({
    'account.requestPhoneCode': () => ({ detail: 'On its way.' }),
    'account.register': () => ({ ...farmer, token: loginOf(farmer).token }),
  });
  const { user, api, place } = renderApp({ path: `/status/${publicBooking.uuid}`, handlers });
  await user.click(await screen.findByRole('link', { name: 'Keep this booking' }));
  await user.type(await screen.findByLabelText(/^Full name/), 'Njeri Wambui');
  await user.type(screen.getByLabelText(/^Phone number/), '0712 345 679');
  await user.type(screen.getByLabelText(/^Password/), 'shamba la mama');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await user.type(await screen.findByLabelText(/^Code/), '204518{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Add UD-1026 to my bookings' }));
  await waitFor(() => expect(place()).toBe('/bookings/26'));
  expect(api.callsOf('account.claimEarlierBookings').map(({ body }) => body)).toEqual([{ bookings: [26] }]);
});

test('a person who has an account comes back to the booking from the login that the registration offers', async () => {
  const { user } = renderApp({ path: `/auth/register?next=${path}`, handlers: service() });
  const main = within(await screen.findByRole('main'));
  await user.click(await main.findByRole('link', { name: 'Log in' }));
  expect((await main.findByRole('link', { name: 'Register' })).getAttribute('href')).toBe(
    `/auth/register?${new URLSearchParams({ next: path })}`,
  );
});

test('a booking that is theirs already is opened, also after the answer of the first press was lost', async () => {
  const handlers = service();
  const claim = handlers['account.claimEarlierBookings'];
  const { user, place } = renderApp({
    path,
    user: farmer,
    handlers: {
      ...handlers,
      'account.claimEarlierBookings': async (call) => {
        await claim?.(call);
        return failure(400, { bookings: ['Invalid pk "26" - object does not exist.'] });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add UD-1026 to my bookings' }));
  await waitFor(() => expect(place()).toBe('/bookings/26'));
});

test('a person whose phone number is another one confirms the number of the booking there', async () => {
  const handlers = service({ 'account.listEarlierBookings': () => [] });
  renderApp({ path, user: farmer, handlers });
  expect(await screen.findByText(/Confirm the phone number with which UD-1026 was booked/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send me a code' })).toBeTruthy();
});

test('a plain service, which keeps no bookings, says so and leads to the status page', async () => {
  const handlers = service({
    'account.listEarlierBookings': () => failure(404, { detail: 'Not found.' }),
    'profiles.get': () => plain,
  });
  renderApp({ path, user: farmer, handlers });
  expect(await screen.findByText(/This service cannot add UD-1026 to an account/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the status page' }).getAttribute('href')).toBe(
    `/status/${publicBooking.uuid}`,
  );
});
