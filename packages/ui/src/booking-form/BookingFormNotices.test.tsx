import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
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

/** The notice beside the form's button. */
const notice = () => document.querySelector('.udongo-booking-form__notice')?.textContent ?? '';

test('the same mistake twice is one notification', async () => {
  const { user, notifications, onShow } = openBookingForm({
    defaultValues: { ...wholeBooking, samples: [] },
  });
  await user.click(bookButton());
  await user.click(bookButton());
  expect(notifications).toHaveLength(2);
  expect(onShow()).toEqual(['Add at least 1 sample']);
});

test('a failure that is overtaken leaves, the success stays', async () => {
  const fake = createFakeApi();
  fake.answerCreate(
    () => Promise.reject(networkError()),
    async (body) => toBooking(body),
  );
  const { user, onShow } = openBookingForm({ defaultValues: wholeBooking }, fake);
  await user.clear(control(/^Full name/));
  await user.click(bookButton());
  await waitFor(() => expect(onShow()).toHaveLength(1));
  await user.type(control(/^Full name/), 'Akinyi');
  await user.click(bookButton());
  await seen(/No answer came/);
  expect(onShow()).toEqual(['Network error. Please check your connection and try again.']);
  await user.click(bookButton());
  await seen('Your soil test is booked');
  expect(onShow()).toEqual(['Booking done successfully']);
});

test.each([
  [undefined, 'wait 2 minutes and press again'],
  [45_000, 'wait 45 seconds and press again'],
  [61_000, 'wait 2 minutes and press again'],
])('who is throttled is told to wait, and for how long (%s ms)', async (retryAfterMs, text) => {
  const fake = createFakeApi();
  const more = retryAfterMs === undefined ? {} : { retryAfterMs };
  fake.answerCreate(() => Promise.reject(apiError(429, 'Request was throttled.', more)));
  const { user } = openBookingForm({ defaultValues: wholeBooking }, fake);
  await user.click(bookButton());
  await waitFor(() => expect(notice()).toContain(text));
});

test.each([
  [403, 'this account is not allowed to do that'],
  [404, 'this booking was deleted, or you are not allowed to change it'],
])('a refusal of %i says what is the case, and nothing of correcting', async (status, text) => {
  const fake = createFakeApi();
  fake.answerUpdate(() => Promise.reject(apiError(status, 'no')));
  const { user } = openBookingForm({ booking: storedBooking }, fake);
  await user.click(saveButton());
  await waitFor(() => expect(notice()).toContain(text));
  expect(notice()).not.toContain('correct');
});

test.each([
  [{ name: 'Udongo helpdesk', phone_no: '+254712345678' }, 'Need help? Call Udongo helpdesk: 0712 345678'],
  [{ name: '', phone_no: '+254712345678' }, 'Need help? Call 0712 345678'],
])('a person whose booking is refused can call whom the host names (%j)', async (support, text) => {
  const fake = createFakeApi();
  fake.answerCreate(() => Promise.reject(apiError(403, 'no')));
  const { user } = openBookingForm({ defaultValues: wholeBooking, support }, fake);
  await user.click(bookButton());

  expect(await screen.findByRole('link', { name: text })).toHaveAttribute('href', 'tel:+254712345678');
});

test('where the host names nobody, a refused booking tells nobody to call', async () => {
  const fake = createFakeApi();
  fake.answerCreate(() => Promise.reject(apiError(403, 'no')));
  const { user } = openBookingForm({ defaultValues: wholeBooking }, fake);
  await user.click(bookButton());
  await waitFor(() => expect(notice()).toContain('not allowed'));
  expect(document.body).not.toHaveTextContent(/call/i);
});

test('a booking refused for no field is not asked to be corrected', async () => {
  const fake = createFakeApi();
  fake.answerCreate(() => Promise.reject(apiError(400, 'Bookings are closed this week.')));
  const { user } = openBookingForm({ defaultValues: wholeBooking }, fake);
  await user.click(bookButton());
  await waitFor(() => expect(notice()).toContain('Bookings are closed this week.'));
  expect(notice()).not.toContain('correct');
});

test('an answer that cannot be read is a lost one in both places, and keeps the uuid', async () => {
  const fake = createFakeApi();
  fake.answerCreate(
    () =>
      Promise.reject(
        apiError(200, 'The answer of the server could not be read. Please try again later.', {
          name: 'BadResponseError',
        }),
      ),
    async (body) => toBooking(body),
  );
  const { user, notifications } = openBookingForm({ defaultValues: wholeBooking }, fake);
  await user.click(bookButton());
  await seen(/No answer came. Nothing is lost/);
  expect(notifications.map(({ message }) => message)).toEqual([
    'Network error. Please check your connection and try again.',
  ]);
  await user.click(bookButton());
  await seen('Your soil test is booked');
  expect(new Set(fake.created.map(({ uuid }) => uuid)).size).toBe(1);
});

test('after a tap on the button the first card of the test types shows that the focus is there', async () => {
  openBookingForm({ defaultValues: { ...wholeBooking, test_type: '' } });
  await userEvent.click(bookButton());
  const radio = control(/^Basic/);
  await waitFor(() => expect(radio).toHaveFocus());
  expect(getComputedStyle(radio.closest('label') as Element)).toMatchObject({
    outlineStyle: 'solid',
    outlineWidth: '3px',
  });
});

test('a closed sample that opens shows the focus on its list of soil types', async () => {
  openBookingForm({
    booking: {
      ...storedBooking,
      samples: storedBooking.samples.map((sample) => ({ ...sample, soil_type: '' as 'loam' })),
    },
  });
  await userEvent.click(saveButton());
  const select = await waitFor(() => {
    const [first] = screen.getAllByRole('combobox', { name: /^Soil type/ });
    expect(first).toHaveFocus();
    return first as Element;
  });
  expect(getComputedStyle(select)).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px' });
});

test('an offline phone is told before and after the press that nothing is lost, and when to press again', async () => {
  let online = false;
  const fake = createFakeApi();
  fake.answerCreate(() => Promise.reject(networkError()));
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  try {
    const { user } = openBookingForm({ defaultValues: wholeBooking }, fake);
    await seen('You are offline. Go on typing, nothing is lost.');
    await user.click(bookButton());
    await seen(/^Not sent: you are offline. Nothing is lost/);
    online = true;
    act(() => {
      dispatchEvent(new Event('online'));
    });
    await seen('You are back online. Press Book the test again.');
    expect(screen.queryByText(/you are offline/)).toBeNull();
  } finally {
    Reflect.deleteProperty(navigator, 'onLine');
  }
});
