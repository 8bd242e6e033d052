import { screen, waitFor } from '@testing-library/react';
import type { Booking, BookingRequest } from '@udongo/sdk';
import { expect, test } from 'vitest';
import {
  apiError,
  createFakeApi,
  networkError,
  storedBooking,
  toBooking,
} from '../../test/bookingFixtures.ts';
import {
  bookButton,
  control,
  openBookingForm,
  saveButton,
  seen,
  wholeBooking,
} from '../../test/bookingPage.tsx';
import { createDeferredPort } from '../../test/deferred.ts';

/** Answers when the test calls its function. */
function deferredCreate() {
  const fake = createFakeApi();
  const { port, calls, call } = createDeferredPort<BookingRequest, Booking>();
  fake.answerCreate((body) => port(body, { signal: new AbortController().signal }));
  return { fake, calls, call };
}

test('a double click books once, and the button keeps the focus meanwhile', async () => {
  const { fake, calls, call } = deferredCreate();
  const { user, notifications } = openBookingForm({ defaultValues: wholeBooking }, fake);
  await user.dblClick(bookButton());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(bookButton()).toHaveFocus();
  expect(bookButton()).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  await user.type(control(/^Address/), '{Enter}');
  expect(calls).toHaveLength(1);
  call(0).resolve(toBooking(call(0).input));
  await seen('Your soil test is booked');
  expect(notifications).toHaveLength(1);
});

test('a lost answer loses nothing, and the repeat goes out under the same uuid', async () => {
  const fake = createFakeApi();
  fake.answerCreate(
    () => Promise.reject(networkError()),
    () => Promise.reject(apiError(0, 'timeout', { name: 'TimeoutError' })),
    async (body) => toBooking(body),
  );
  const { user, notifications } = openBookingForm({ defaultValues: wholeBooking }, fake);
  const message = 'Network error. Please check your connection and try again.';
  await user.click(bookButton());
  await seen(/No answer came. Nothing is lost/);
  expect(control(/^Full name/)).toHaveValue('Wanjiku Kariuki');
  expect(bookButton()).toHaveFocus();
  await user.click(bookButton());
  await waitFor(() => expect(notifications).toHaveLength(2));
  await user.click(bookButton());
  await seen('Your soil test is booked');
  expect(notifications.map((notification) => notification.message)).toEqual([
    message,
    message,
    'Booking done successfully',
  ]);
  expect(new Set(fake.created.map(({ uuid }) => uuid)).size).toBe(1);
});

test.each([
  ['no answer', networkError()],
  ['a failed server', apiError(500, 'Server error occurred. Please try again later.')],
])('after %s of a server that may not know uuids, nobody is told to press again', async (_, error) => {
  const fake = createFakeApi({ retryCreates: undefined });
  fake.answerCreate(() => Promise.reject(error));
  const { user, notifications } = openBookingForm({ defaultValues: wholeBooking }, fake);
  await user.click(bookButton());
  const text = "We don't know if this was booked. If it was, pressing again books it twice.";
  await seen(text);
  expect(notifications.map(({ message }) => message)).toEqual([text]);
  expect(document.body).not.toHaveTextContent(/Nothing is lost|try again|wait a moment/i);
});

test('a change without an answer can be pressed again on every server', async () => {
  const fake = createFakeApi({ retryCreates: undefined });
  fake.answerUpdate(() => Promise.reject(networkError()));
  const { user } = openBookingForm({ booking: storedBooking }, fake);
  await user.click(saveButton());
  await seen(/press again/);
});

test('the next booking has a uuid of its own', async () => {
  const { fake, user } = openBookingForm({ defaultValues: wholeBooking });
  await user.click(bookButton());
  await user.click(await screen.findByRole('button', { name: 'Book another' }));
  await user.click(bookButton());
  await waitFor(() => expect(fake.created).toHaveLength(2));
  expect(fake.created[0]?.uuid).not.toBe(fake.created[1]?.uuid);
});

test('an edit after a lost answer meets 409 and becomes an update of the stored booking', async () => {
  const fake = createFakeApi();
  fake.answerCreate(
    () => Promise.reject(networkError()),
    (body) =>
      Promise.reject(
        apiError(409, 'This booking was already made.', {
          body: { code: 'already_booked', booking: { id: 26, code: 'UD-1026', uuid: body.uuid } },
        }),
      ),
  );
  const { user, notifications } = openBookingForm({ defaultValues: wholeBooking }, fake);
  await user.click(bookButton());
  await seen(/No answer came/);
  await user.type(control(/^Address/), 'Githunguri');
  await user.click(bookButton());
  await seen('Your soil test is booked');
  expect(fake.updated).toHaveLength(1);
  expect(fake.updated[0]).toMatchObject({
    id: 26,
    body: { address: 'Githunguri', uuid: fake.created[0]?.uuid },
  });
  expect(notifications.at(-1)).toEqual({ tone: 'success', message: 'Booking done successfully' });
});

test('a 409 for a booking that is not theirs to change says what is stored', async () => {
  const fake = createFakeApi();
  const message = 'This booking was already made. Change the stored booking instead.';
  fake.answerCreate(() =>
    Promise.reject(apiError(409, message, { body: { code: 'already_booked', booking: null } })),
  );
  const { user, notifications } = openBookingForm({ defaultValues: wholeBooking }, fake);
  await user.click(bookButton());
  await seen(/booking was made without your last changes/);
  expect(notifications.map((notification) => notification.message)).toEqual([message]);
});

test('an expired session asks for a login and sends the same booking again', async () => {
  const fake = createFakeApi();
  fake.answerCreate(
    () => Promise.reject(apiError(401, 'You are not authorized')),
    async (body) => toBooking(body),
  );
  let logIn: () => void = () => undefined;
  const { user, notifications } = openBookingForm(
    {
      defaultValues: wholeBooking,
      onLoginNeeded: () =>
        new Promise<void>((resolve) => {
          logIn = resolve;
        }),
    },
    fake,
  );
  await user.click(bookButton());
  await waitFor(() => expect(fake.created).toHaveLength(1));
  expect(control(/^Full name/)).toHaveValue('Wanjiku Kariuki');
  await waitFor(() => {
    logIn();
    expect(fake.created).toHaveLength(2);
  });
  await seen('Your soil test is booked');
  expect(fake.created[1]).toEqual(fake.created[0]);
  expect(notifications).toHaveLength(1);
});

test('a login that is refused leaves everything as it was typed', async () => {
  const fake = createFakeApi();
  const message = 'You are not authorized to perform this action. Please log in.';
  fake.answerCreate(() => Promise.reject(apiError(401, message)));
  const { user, notifications } = openBookingForm(
    { defaultValues: wholeBooking, onLoginNeeded: () => Promise.reject(new Error('closed')) },
    fake,
  );
  await user.click(bookButton());
  await seen(/you are not logged in. Nothing is lost/);
  expect(notifications.map((notification) => notification.message)).toEqual([message]);
  expect(control(/^Full name/)).toHaveValue('Wanjiku Kariuki');
});

test('a refusal about no field is said in place, too, and loses nothing', async () => {
  const fake = createFakeApi();
  const message = 'Bookings are closed this week.';
  fake.answerCreate(() => Promise.reject(apiError(409, message)));
  const { user, notifications } = openBookingForm({ defaultValues: wholeBooking }, fake);
  await user.click(bookButton());
  await seen(message);
  expect(notifications).toHaveLength(1);
  expect(control(/^Full name/)).toHaveValue('Wanjiku Kariuki');
});

test('a failure without words says that the booking failed, an update too', async () => {
  const fake = createFakeApi();
  fake.answerCreate(() => Promise.reject(apiError(500, '')));
  fake.answerUpdate(() => Promise.reject(apiError(500, '')));
  const creating = openBookingForm({ defaultValues: wholeBooking }, fake);
  await creating.user.click(bookButton());
  await waitFor(() =>
    expect(creating.notifications).toEqual([
      { tone: 'error', message: 'Failed to update booking', durationMs: 5000 },
    ]),
  );
  creating.unmount();
  const updating = openBookingForm({ booking: storedBooking }, fake);
  await updating.user.click(saveButton());
  await waitFor(() =>
    expect(updating.notifications.map(({ message }) => message)).toEqual(['Failed to update booking']),
  );
});
