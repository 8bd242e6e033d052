import { screen, within } from '@testing-library/react';
import type { PublicBooking, PublicMove } from '@udongo/sdk';
import { formatDate } from '@udongo/ui';
import { expect, test, vi } from 'vitest';
import { unpaid } from '../../../../ui/test/payments.ts';
import { daysAhead } from '../../../test/daysAhead.ts';
import { failure, type Handlers } from '../../../test/fakeApi.ts';
import { publicBooking } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

const path = `/status/${publicBooking.uuid}`;
const agreed = daysAhead(46);
const other = daysAhead(51);
const asked: PublicMove = {
  status: 'asked',
  from_date: agreed,
  asked_date: other,
  new_date: null,
  note: '',
  created_on: '2026-11-20T20:27:26.303015+03:00',
  decided_on: null,
};
const phone_no = '+254712345678';

/** A service whose booking becomes what its answer to a change says. */
function serve(change: Partial<PublicBooking>, first: Partial<PublicBooking> = {}): Handlers {
  let stored: PublicBooking = {
    ...publicBooking,
    soil_test_date: agreed,
    status: 'booked',
    moves: [],
    ...first,
  };
  return {
    'bookings.getByUuid': () => stored,
    'payments.getOptions': () => ({ ...unpaid, canceled: stored.canceled }),
    'account.requestPhoneCode': () => ({ detail: 'On its way.' }),
    'bookings.changeByUuid': ({ body }) => {
      if (Object(body).code !== '204518') {
        return failure(400, { code: ['This code is wrong or too old. Ask for a new one.'] });
      }
      stored = { ...stored, ...change };
      return stored;
    },
  };
}

async function prove(
  user: ReturnType<typeof renderApp>['user'],
  dialog: ReturnType<typeof within>,
  code: string,
) {
  await user.type(dialog.getByLabelText(/Phone number of the booking/), '0712 345 678');
  await user.click(dialog.getByRole('button', { name: 'Send me a code' }));
  await user.type(await dialog.findByLabelText(/Code from the text message/), code);
}

test('a visitor cancels with a reason and a code; a wrong code leaves the dialog open', async () => {
  const { user, api } = renderApp({ path, handlers: serve({ status: 'canceled', canceled: true }) });
  await screen.findByText('Amount due');
  await user.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel UD-1026' }));
  expect(
    dialog.getByText("We won't collect your soil. If you paid a part already, we'll refund it."),
  ).toBeTruthy();
  expect(dialog.getByText(/Ask the shop where you booked, or us/)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Ask a question' }).getAttribute('href')).toBe(
    '/contact?about=UD-1026',
  );
  await user.click(dialog.getByRole('button', { name: 'Send me a code' }));
  expect(dialog.getByText('Say why you cancel')).toBeTruthy();
  expect(api.callsOf('account.requestPhoneCode')).toEqual([]);
  await user.type(dialog.getByLabelText(/Why do you cancel/), 'Sold the land');
  await prove(user, dialog, '111111');
  await user.click(dialog.getByRole('button', { name: 'Cancel the booking' }));
  expect(await dialog.findByText('This code is wrong or too old. Ask for a new one.')).toBeTruthy();
  expect(dialog.getByLabelText(/Code from the text message/).getAttribute('aria-invalid')).toBe('true');
  // Whether the number is the booking's, nobody is told.
  expect(
    dialog.getByText('Sent to 0712 345678 if it is the number of this booking. It works for 10 minutes.'),
  ).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Send a new code' }));
  const code = dialog.getByLabelText<HTMLInputElement>(/Code from the text message/);
  await vi.waitFor(() => expect(code.value).toBe(''));
  expect(api.callsOf('account.requestPhoneCode').map(({ body }) => Object(body).phone_number)).toEqual([
    phone_no,
    phone_no,
  ]);
  await user.type(code, '204518');
  await user.click(dialog.getByRole('button', { name: 'Cancel the booking' }));
  expect(await screen.findByText('UD-1026 is cancelled')).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel the booking' })).toBeNull());
  await vi.waitFor(() => expect(screen.queryByText('Amount due')).toBeNull());
  expect(api.callsOf('bookings.changeByUuid').at(-1)).toMatchObject({
    token: null,
    body: { action: 'cancel', reason: 'Sold the land', phone_no, code: '204518' },
  });
});

test('a visitor asks for another day and reads the answer', async () => {
  const { user, api, unmount } = renderApp({ path, handlers: serve({ moves: [asked] }) });
  await user.click(await screen.findByRole('button', { name: 'Ask for another day' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Another day for UD-1026' }));
  await user.type(dialog.getByLabelText(/New day/), agreed);
  await user.type(dialog.getByLabelText(/Why another day/), 'The road is under water');
  await user.type(dialog.getByLabelText(/Phone number of the booking/), '0712 345 678');
  await user.click(dialog.getByRole('button', { name: 'Send me a code' }));
  expect(dialog.getByText(`Choose another day than ${formatDate('en', agreed)}`)).toBeTruthy();
  await user.clear(dialog.getByLabelText(/New day/));
  await user.type(dialog.getByLabelText(/New day/), other);
  await user.click(dialog.getByRole('button', { name: 'Send me a code' }));
  await user.type(await dialog.findByLabelText(/Code from the text message/), '204518');
  await user.click(dialog.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText(`Asked for ${formatDate('en', other)}`)).toBeTruthy();
  expect(api.callsOf('bookings.changeByUuid').map(({ body }) => body)).toEqual([
    {
      action: 'ask_move',
      soil_test_date: other,
      reason: 'The road is under water',
      phone_no,
      code: '204518',
    },
  ]);
  unmount();
  const decided_on = '2026-11-21T09:00:00.000000+03:00';
  const declined = { ...asked, status: 'declined' as const, note: 'Full on that day', decided_on };
  renderApp({ path, handlers: serve({}, { status: 'received', moves: [declined] }) });
  expect(await screen.findByText(`${formatDate('en', other)} was declined`)).toBeTruthy();
  expect(screen.getByText(/Full on that day/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ask for another day' })).toBeNull();
});

test('a booking whose soil was collected in the meantime says so and shows its new state', async () => {
  let status: PublicBooking['status'] = 'booked';
  const { user } = renderApp({
    path,
    handlers: {
      ...serve({}),
      'bookings.getByUuid': () => ({ ...publicBooking, status, moves: [] }),
      'bookings.changeByUuid': () => {
        status = 'sample_collected';
        return failure(409, { detail: 'The soil of this booking was collected already.' });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel UD-1026' }));
  await user.type(dialog.getByLabelText(/Why do you cancel/), 'Sold the land');
  await prove(user, dialog, '204518');
  await user.click(dialog.getByRole('button', { name: 'Cancel the booking' }));
  expect(await screen.findByText('The soil of this booking was collected already.')).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel the booking' })).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['whose soil was collected', { status: 'sample_collected' as const, moves: [] }],
  ['of a service that moves none', { status: 'booked' as const }],
])('a booking %s offers neither', async (_, of) => {
  renderApp({ path, handlers: { 'bookings.getByUuid': () => ({ ...publicBooking, ...of }) } });
  await screen.findByRole('heading', { name: 'Status of UD-1026' });
  expect(screen.queryByRole('heading', { name: 'Change or cancel' })).toBeNull();
});

test('who paid and cancels reads that the money comes back', async () => {
  const { user } = renderApp({ path, handlers: serve({}, { paid: true }) });
  await user.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel UD-1026' }));
  expect(dialog.getByText(/We'll check what you paid, then refund it/)).toBeTruthy();
});
