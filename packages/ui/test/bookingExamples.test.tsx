import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { type BookingRequest, createSession } from '@udongo/sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { Book } from '../examples/BookingForm.tsx';
import { ColumnForm } from '../examples/BookingFormColumn.tsx';
import { Page as KiswahiliPage } from '../examples/UdongoProvider.tsx';
import { BookPlot } from '../examples/useBookingExtra.tsx';
import { PlainForm } from '../examples/useBookingForm.tsx';
import { BookWithTotal } from '../examples/useBookingFormContext.tsx';
import * as owned from '../examples/useBookingQueue.tsx';
import * as outside from '../examples/useQueueSending.tsx';
import { Page } from '../examples/useSession.tsx';
import { createTranslator } from '../src/messages/index.ts';
import { sw } from '../src/messages/kiswahili.ts';
import { UdongoProvider } from '../src/provider/index.ts';
import { type BookingEntries, type FillOptions, fillBooking } from '../src/testing/index.ts';
import { answerBy, page, refuseOnce } from './answerFetch.ts';
import { counties, createFakeApi, crops, toBooking, wholeEntries } from './bookingFixtures.ts';
import { createMemoryStorage } from './bookingPage.tsx';
import { press, see, type, user } from './exampleActions.ts';
import { setOnline } from './setOnline.ts';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'onLine');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  createSession().clear();
  localStorage.clear();
});

const lists = { counties, crops };
const phone = () => screen.getByLabelText(/^Phone number/);

/** Fills the whole form as a visitor. */
const fillWhole = (entries: BookingEntries = {}, options?: FillOptions) => {
  const visitor = { name: 'Akinyi Odhiambo', phone_no: '0712 345 678' };
  const soil_test_date = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return fillBooking(
    screen,
    { ...visitor, ...wholeEntries, soil_test_date, ...entries },
    { user, ...options },
  );
};

/** The request of `fillWhole`. */
const whole = {
  name: 'Akinyi Odhiambo',
  phone_no: '+254712345678',
  county: 22,
  samples: [{ sample_location: 'Lower plot', main_crop: 4 }],
};

test('the example BookingForm is filled, refused and sent, and leads to the page of its status', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const { writes } = refuseOnce({ phone_no: ['This number is barred.'] }, lists, (body) =>
    toBooking(body as BookingRequest),
  );
  render(<Book />);
  await press('Book the test');
  await waitFor(() => expect(phone()).toBeInvalid());
  expect(writes()).toEqual([]);
  await fillWhole();
  await press('Book the test');
  await waitFor(() => expect(phone()).toHaveAccessibleDescription(/This number is barred/));
  await press('Book the test');
  await see('Your soil test is booked');
  expect(writes()[1]?.body).toMatchObject({ ...whole, test_type: 'complete-soil-analysis' });
  expect(log).toHaveBeenCalledExactlyOnceWith('UD-1027');
  const { uuid } = Object(writes()[1]?.body);
  expect(document.querySelector(`a[href="/status/${uuid}"]`)).toBeVisible();
});

test.each([
  ['useBookingQueue', owned.App],
  ['useQueueSending', outside.App],
])(
  'the example %s keeps a booking that is pressed without a network, and sends it when the network is back',
  async (_, App) => {
    const sent = answerBy(({ method, path, body }) => {
      if (method === 'POST') return [201, toBooking(body as BookingRequest)];
      const [, found] = Object.entries(lists).find(([name]) => path.includes(name)) ?? [];
      return [200, page(...(found ?? []))];
    });
    const writes = () => sent.filter(({ method }) => method === 'POST');
    render(<App />);
    await fillWhole();
    setOnline(false);
    await press('Book the test');
    await see("Waiting. We'll send it when you're back online.");
    expect(writes()).toEqual([]);
    setOnline(true);
    await see('Sent. Your code is UD-1027');
    expect(writes()).toHaveLength(1);
    expect(writes()[0]?.body).toMatchObject(whole);
  },
);

test.each([
  ['useBookingQueue', owned.App],
  ['useQueueSending', outside.App],
])('the example %s brings back a booking that is refused later, and sends it corrected', async (_, App) => {
  const { writes } = refuseOnce({ phone_no: ['This number is barred.'] }, lists, (body) =>
    toBooking(body as BookingRequest),
  );
  render(<App />);
  await fillWhole();
  setOnline(false);
  await press('Book the test');
  await see("Waiting. We'll send it when you're back online.");
  setOnline(true);
  await see('Not sent: something in it needs correcting. Nothing is lost.');
  await press('Edit: Akinyi Odhiambo');
  await waitFor(() => expect(phone()).toHaveAccessibleDescription(/This number is barred/));
  await user.clear(phone());
  await user.type(phone(), '0722 000 111');
  await press('Book the test');
  await see('Your soil test is booked');
  expect(writes().map(({ body }) => body)).toMatchObject([whole, { ...whole, phone_no: '+254722000111' }]);
});

test('the example useBookingFormContext has the total in its heading, as it changes', async () => {
  answerBy(() => [200, page()]);
  render(<BookWithTotal />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('Soil test, KES 0.00');
  await fillBooking(screen, { test_type: 'complete-soil-analysis' });
  await waitFor(() => expect(heading).toHaveTextContent('Soil test, KES 6,500.00'));
});

test('the example useBookingFormContext is filled, refused and sent, with its total in all of it', async () => {
  const { writes } = refuseOnce({ phone_no: ['This number is barred.'] }, lists, (body) =>
    toBooking(body as BookingRequest),
  );
  render(<BookWithTotal />);
  await fillWhole();
  await press('Book the test');
  await waitFor(() => expect(phone()).toHaveAccessibleDescription(/This number is barred/));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Soil test, KES 6,500.00');
  await press('Book the test');
  await see('Your soil test is booked');
  expect(writes()[1]?.body).toMatchObject(whole);
});

test('the example useBookingForm has Kiswahili buttons, which clear the form and bring it and a sample back', async () => {
  const t = createTranslator('sw', sw);
  const { storage } = createMemoryStorage();
  render(
    <UdongoProvider locale="sw-KE" messages={sw}>
      <PlainForm api={createFakeApi().api} draftStorage={storage} />
    </UdongoProvider>,
  );
  const name = () => screen.getByLabelText(t('booking.name'));
  await user.type(name(), 'Akinyi');
  await user.click(await screen.findByRole('button', { name: t('bookingSummary.clearDraft') }));
  expect(name()).toHaveValue('');
  await press(t('bookingSummary.undoClear'));
  expect(name()).toHaveValue('Akinyi');
  await press(t('bookingSample.add'));
  await press(t('bookingSample.removeOf', { number: 2 }));
  await press(t('bookingSample.undoOf', { number: 2 }));
  expect(screen.getByRole('heading', { name: t('bookingSample.sample', { number: 2 }) })).toBeVisible();
});

test('the example useBookingForm sends a booking without the agent whom the server refuses', async () => {
  const { writes } = refuseOnce(
    { referrer_agent: ['Invalid pk "2" - object does not exist.'] },
    lists,
    (body) => toBooking(body as BookingRequest),
  );
  render(<PlainForm referrer={2} />);
  await fillWhole();
  await press('Book the test');
  await user.click(await screen.findByRole('button', { name: 'Send without the agent' }));
  await see('Your soil test is booked');
  await see('Your code: UD-1027');
  expect(writes().map(({ body }) => Object(body).referrer_agent ?? null)).toEqual([2, null]);
});

test('the example BookingFormColumn is filled, refused and sent by a button with words of its own', async () => {
  const { writes } = refuseOnce({ phone_no: ['This number is barred.'] }, lists, (body) =>
    toBooking(body as BookingRequest),
  );
  render(<ColumnForm />);
  expect(screen.queryByRole('button', { name: 'Book the test' })).toBeNull();
  await press('Ask for the test');
  await waitFor(() => expect(phone()).toBeInvalid());
  expect(writes()).toEqual([]);
  await fillWhole({ notes: 'Call first' });
  await press('Ask for the test');
  await waitFor(() => expect(phone()).toHaveAccessibleDescription(/This number is barred/));
  await press('Ask for the test');
  await see('Your soil test is booked');
  expect(writes()[1]?.body).toMatchObject({ ...whole, notes: 'Call first' });
});

test('the example useBookingExtra is filled, refused and sent with the rest', async () => {
  const { writes } = refuseOnce({ extra: { plot_no: ['Nobody has this plot.'] } }, lists, (body) =>
    toBooking(body as BookingRequest),
  );
  render(<BookPlot />);
  await fillWhole();
  await press('Book the test');
  const plot = screen.getByRole('textbox', { name: 'Plot number' });
  await waitFor(() => expect(plot).toHaveAccessibleDescription('Plot number is required'));
  expect(writes()).toEqual([]);
  await user.type(plot, 'LR 209/17');
  await press('Book the test');
  await waitFor(() => expect(plot).toHaveAccessibleDescription('Nobody has this plot.'));
  await press('Book the test');
  await see('Your soil test is booked');
  expect(writes()[1]?.body).toMatchObject({ ...whole, extra: { plot_no: 'LR 209/17' } });
});

test('the example useSession follows a login into the form, and a logout', async () => {
  const token = 'token-of-wanjiku';
  const login = { token, user: { id: 8, full_name: 'Wanjiku Kariuki', email: 'farmer@udongo.test' } };
  const sent = answerBy(({ path }) => [200, path.includes('login') ? login : page()]);
  render(<Page />);
  await type(/Email or phone/, 'farmer@udongo.test');
  await user.type(screen.getByLabelText(/^Password/), 'maize-2026');
  await press('Log in');
  await see(/^Wanjiku Kariuki/);
  expect(screen.getByLabelText(/^Full name/)).toHaveValue('Wanjiku Kariuki');
  await press('Log out');
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByLabelText(/^Full name/)).toBeNull();
  await waitFor(() => expect(sent.at(-1)?.path).toContain('logout'));
});

test('the example UdongoProvider speaks Kiswahili, follows the device’s scheme, and names whom to call when nothing can be sent', async () => {
  const t = createTranslator('sw', sw);
  answerBy(({ method, path }) => {
    if (method === 'POST') return [500, {}];
    const [, found] = Object.entries(lists).find(([name]) => path.includes(name)) ?? [];
    return [200, page(...(found ?? []))];
  });
  render(<KiswahiliPage />);
  expect(document.querySelector('[data-scheme="auto"]')).not.toBeNull();
  await press(t('bookingSummary.book'));
  await see(t('bookingErrors.locationRequired'));
  const samples = [{ ...wholeEntries.samples[0], main_crop: 'Mahindi' }];
  await fillWhole({ samples }, { locale: 'sw', messages: sw });
  await press(t('bookingSummary.book'));
  const help = await screen.findByRole('link', { name: /Udongo: 0712 345678/ });
  expect(help).toHaveAttribute('href', 'tel:+254712345678');
});
