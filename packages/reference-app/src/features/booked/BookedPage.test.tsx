import { screen, waitFor } from '@testing-library/react';
import type { Settings } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { unpaid } from '../../../../ui/test/payments.ts';
import { failure, pageOf } from '../../../test/fakeApi.ts';
import { administrator, booking, publicBooking } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { toBooked } from '../../lib/bookedState.ts';

const { path, state } = toBooked({ ...booking, no_of_samples: 2, discount: '1300.00' });

test('a reload keeps code, amount and link, and the history keeps nobody’s name', async () => {
  renderApp({ path: { pathname: path, state } });
  expect(await screen.findByRole('heading', { name: 'Your soil test is booked' })).toBeTruthy();
  expect(screen.getByText('UD-1026')).toBeTruthy();
  expect(screen.getByText('KES 11,700.00')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the status of the booking' }).getAttribute('href')).toBe(
    `/status/${booking.uuid}`,
  );
  expect(JSON.stringify(state)).not.toMatch(/Wanjiku|2547|Kiambu/);
});

test('who books for farmers reads whose booking it is', async () => {
  renderApp({
    path: { pathname: path, state },
    user: administrator,
    handlers: { 'bookings.get': () => booking },
  });
  expect(
    await screen.findByRole('heading', { name: 'The soil test for Wanjiku Kariuki is booked' }),
  ).toBeTruthy();
});

test('the address opened elsewhere leads to the status page', async () => {
  const { place } = renderApp({ path, handlers: { 'bookings.getByUuid': () => publicBooking } });
  expect(await screen.findByRole('heading', { name: 'Status of UD-1026' })).toBeTruthy();
  expect(place()).toBe(`/status/${booking.uuid}`);
});

test('after another booking was begun, Back shows the confirmation again', async () => {
  const { user, router, place } = renderApp({
    path: { pathname: path, state },
    handlers: { 'crops.list': () => pageOf([]) },
  });
  await user.click(await screen.findByRole('button', { name: 'Book another' }));
  await waitFor(() => expect(place()).toBe('/book'));
  await router.navigate(-1);
  expect(await screen.findByText('UD-1026')).toBeTruthy();
});

test('the confirmation is at the left edge of all pages', async () => {
  renderApp({ path: { pathname: path, state } });
  const card = (await screen.findByRole('heading', { level: 1 })).closest('.udongo-booking-form__done');
  expect(card?.getBoundingClientRect().left).toBe(24);
});

test('paying comes before what happens next, and the amount is said once', async () => {
  renderApp({ path: { pathname: path, state }, handlers: { 'payments.getOptions': () => unpaid } });
  const pay = await screen.findByRole('button', { name: 'Send the prompt' });
  const next = screen.getByRole('heading', { name: 'What happens next' });
  expect(pay.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(document.body.innerText.match(/Amount due/g)).toHaveLength(1);
});

test('whoever booked reads where the code goes and when the report comes, as far as the service says', async () => {
  const days = {
    days_to_collect: 1,
    days_to_receive: 1,
    days_to_analyse: 3,
    days_to_verify: 1,
    days_to_report: 1,
  };
  const settings: Settings = { ...days, support_name: '', support_phone_no: '', message_channels: ['sms'] };
  const { unmount } = renderApp({
    path: { pathname: path, state },
    handlers: { 'settings.get': () => settings },
  });
  expect(
    await screen.findByText('The report is ready at most 7 working days after the day of the test.'),
  ).toBeVisible();
  expect(screen.getByText(/^This code also comes by text message/)).toBeVisible();
  unmount();
  renderApp({
    path: { pathname: path, state },
    handlers: { 'settings.get': () => failure(404, { detail: 'Not found.' }) },
  });
  expect(await screen.findByText('UD-1026')).toBeVisible();
  expect(screen.queryByText(/working days/)).toBeNull();
});
