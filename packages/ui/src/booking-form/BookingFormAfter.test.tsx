import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  adminUser,
  apiError,
  createFakeApi,
  sampleNamed,
  storedBooking,
  toBooking,
} from '../../test/bookingFixtures.ts';
import {
  bookButton,
  control,
  openBookingForm,
  sampleCard,
  saveButton,
  seen,
  wholeBooking,
} from '../../test/bookingPage.tsx';
import { createDeferredPort } from '../../test/deferred.ts';
import type { LocatedPosition } from '../lib/useDeviceLocation.ts';

const amount = () => screen.getByRole('complementary', { name: 'Amount due' });
const booked = () => screen.getByRole('region');

/** A server that knows one code, 10 % off. */
function withDiscounts() {
  const fake = createFakeApi();
  const checkDiscount = vi.fn(async ({ discount_code, no_of_samples }: Record<string, unknown>) => {
    if (discount_code !== 'KARIBU10') throw apiError(400, '', { fieldErrors: { discount_code: 'No.' } });
    return { discount_code: 'KARIBU10', discount: `${Number(no_of_samples) * 200}.00` };
  });
  return { checkDiscount, api: { ...fake.api, bookings: { ...fake.api.bookings, checkDiscount } }, fake };
}

test('a discount code changes the amount to the one that will be stored, for as many samples as there are', async () => {
  const { api, checkDiscount } = withDiscounts();
  const { user } = openBookingForm({ api, defaultValues: wholeBooking });
  expect(amount()).toHaveTextContent('KES 2,000.00');
  await user.type(control(/^Discount code/), 'karibu10');
  await seen('You save KES 200.00.');
  expect(amount()).toHaveTextContent('KES 1,800.00');
  expect(checkDiscount).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Add sample' }));
  await seen('You save KES 400.00.');
  expect(amount()).toHaveTextContent('KES 3,600.00');
});

test('a code that gives nothing is said to, and takes nothing off', async () => {
  const { api } = withDiscounts();
  const { user } = openBookingForm({ api, defaultValues: wholeBooking });
  await user.type(control(/^Discount code/), 'GUESS');
  await seen('This code gives no discount for this test.');
  expect(amount()).toHaveTextContent('KES 2,000.00');
});

test.each([
  ['cannot be asked', undefined],
  ['does not know the question', async () => Promise.reject(apiError(404, 'Not found.'))],
])('where the server %s, the discount is settled on booking', async (_, checkDiscount) => {
  const fake = createFakeApi();
  const api = { ...fake.api, bookings: { ...fake.api.bookings, ...(checkDiscount && { checkDiscount }) } };
  const { user } = openBookingForm({ api, defaultValues: wholeBooking });
  await user.type(control(/^Discount code/), 'KARIBU10');
  await seen("We'll take off the discount when you book.");
  expect(amount()).toHaveTextContent('KES 2,000.00');
});

test('the confirmation shows code and amount, and takes the booking along', async () => {
  const fake = createFakeApi();
  fake.answerCreate(async (body) => ({ ...toBooking(body), discount: '200.00' }));
  const { user } = openBookingForm(
    { defaultValues: wholeBooking, statusHref: ({ uuid }) => `/status/${uuid}` },
    fake,
  );
  await user.click(bookButton());
  await seen('Your soil test is booked');
  expect(booked()).toHaveTextContent('Amount due KES 1,800.00');
  const link = screen.getByRole('link', { name: 'See the status of the booking' }).getAttribute('href');
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  await seen('Copied');
  expect(await navigator.clipboard.readText()).toBe(location.origin + link);
  const calendar = screen.getByRole('link', { name: 'Add to calendar' });
  const file = decodeURIComponent(calendar.getAttribute('href') ?? '');
  expect(file).toContain('DTSTART;VALUE=DATE:20261124\r\nDTEND;VALUE=DATE:20261125');
  expect(file).toContain(`URL:${location.origin}${link}`);
});

/** Gives the browser a share function until the test ends. */
function withSharing(share: (data: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
}

const openShared = async () => {
  const fake = createFakeApi();
  fake.answerCreate(async (body) => ({ ...toBooking(body), code: 'UD-1030' }));
  const { user } = openBookingForm(
    { defaultValues: wholeBooking, statusHref: ({ uuid }) => `/status/${uuid}` },
    fake,
  );
  await user.click(bookButton());
  await screen.findByRole('link', { name: 'Add to calendar' });
  return user;
};

test('a phone shares the link of the booking, and a sheet that is closed without a choice is no failure', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
  withSharing(share);
  const user = await openShared();
  const link = screen.getByRole('link', { name: 'See the status of the booking' }).getAttribute('href');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share.mock.calls).toEqual([[{ title: 'Soil test UD-1030', url: location.origin + link }]]);
  share.mockRejectedValue(new DOMException('Share canceled', 'AbortError'));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a browser that cannot share offers the other ways only', async () => {
  expect('share' in navigator).toBe(false);
  await openShared();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('who booked for a farmer reads the name of the farmer', async () => {
  const fake = createFakeApi();
  fake.answerCreate(async (body) => toBooking(body));
  const { user } = openBookingForm({ user: adminUser, defaultValues: wholeBooking }, fake);
  await user.click(screen.getByRole('radio', { name: /^No/ }));
  await user.type(control(/^Full name/), 'Atieno Owuor');
  await user.type(control(/^Phone number/), '0712345678');
  await user.click(bookButton());
  await seen('The soil test for Atieno Owuor is booked');
  expect(booked()).toHaveTextContent("We'll call the farmer");
});

test('what was changed and not saved is offered as changes to that booking, and undone as such', async () => {
  const kept = new Map<string, string>();
  const draftStorage = {
    load: (key: string) => kept.get(key) ?? null,
    save: (key: string, text: string) => void kept.set(key, text),
    clear: (key: string) => void kept.delete(key),
  };
  const booking = { ...storedBooking, code: 'UD-1030' };
  const first = openBookingForm({ booking, draftStorage });
  await first.user.type(control(/^Address/), ' two');
  await seen('Changes kept on this device');
  first.unmount();
  const { user } = openBookingForm({ booking, draftStorage });
  await seen('Your unsaved changes to UD-1030');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(control(/^Address/)).toHaveValue(`${booking.address} two`);
  await user.click(await screen.findByRole('button', { name: 'Undo my changes' }));
  await seen('The form shows the stored booking again.');
  expect(control(/^Address/)).toHaveValue(booking.address);
});

test('finished samples fold when another is added, unfinished ones stay open', async () => {
  const unfinished = { ...sampleNamed('Upper plot'), id: undefined, sample_notes: '' };
  const { user } = openBookingForm({
    defaultValues: {
      ...wholeBooking,
      samples: [{ ...sampleNamed('Lower plot'), id: undefined }, unfinished],
    },
  });
  expect(screen.getAllByLabelText(/^Sample location/)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Add sample' }));
  await waitFor(() => expect(screen.getAllByLabelText(/^Sample location/)).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Show details of sample 1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hide details of sample 2' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hide details of sample 3' })).toBeVisible();
});

test.each([
  ['as an instant', '2026-11-24T00:00:00+03:00', /DTSTART;VALUE=DATE:20261124\r\nDTEND;VALUE=DATE:20261125/],
  ['as no date', 'next week', null],
  ['not at all', undefined, null],
])('a service that answers the day %s does not break the confirmation', async (_, day, event) => {
  const fake = createFakeApi();
  fake.answerCreate(async (body) => ({ ...toBooking(body), soil_test_date: day as string }));
  const { user } = openBookingForm({ defaultValues: wholeBooking }, fake);
  await user.click(bookButton());
  await seen('Your soil test is booked');
  await screen.findByRole('button', { name: /^Copy/ });
  const link = screen.queryByRole('link', { name: 'Add to calendar' });
  if (event) expect(decodeURIComponent(link?.getAttribute('href') ?? '')).toMatch(event);
  else expect(link).toBeNull();
});

test('a sample takes over where the person stands', async () => {
  const locate = async () => ({ latitude: -1.0332612, longitude: 36.869019, accuracyMeters: 8 });
  const { user } = openBookingForm({ locate, defaultValues: wholeBooking });
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  await seen('Location added, accurate to 8 m.');
  expect(control(/^Sample location/)).toHaveValue('Lower plot (-1.03326, 36.86902)');
});

test('a location that is found late goes to the sample that asked, wherever it is by then', async () => {
  const { port, calls } = createDeferredPort<unknown, LocatedPosition>();
  const samples = ['Lower plot', 'Middle plot', 'Upper plot'].map((name) => ({
    ...wholeBooking.samples[0],
    sample_location: name,
  })) as typeof wholeBooking.samples;
  const { user } = openBookingForm({
    locate: (options) => port(undefined, options),
    defaultValues: { ...wholeBooking, samples },
  });
  const ask = (number: number) =>
    user.click(sampleCard(number).getByRole('button', { name: 'Use my location' }));
  await ask(1);
  await ask(2);
  await user.click(screen.getByRole('button', { name: 'Remove sample 1' }));
  for (const { resolve } of calls) resolve({ latitude: -1.0332612, longitude: 36.869019, accuracyMeters: 8 });
  await seen('Location added, accurate to 8 m.');
  const places = screen.getAllByLabelText<HTMLInputElement>(/^Sample location/).map(({ value }) => value);
  expect(places).toEqual(['Middle plot (-1.03326, 36.86902)', 'Upper plot']);
});

test('a location that is not found is said, and nothing is offered without a way to look', async () => {
  const { user, unmount } = openBookingForm({
    locate: () => Promise.reject(new Error('denied')),
    defaultValues: wholeBooking,
  });
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  await seen('Your location was not found. Type it instead.');
  expect(control(/^Sample location/)).toHaveValue('Lower plot');
  unmount();
  openBookingForm({ defaultValues: wholeBooking });
  expect(screen.queryByRole('button', { name: 'Use my location' })).toBeNull();
});

test('a date beyond a year and land over 1,000 acres are asked about, and may stand', async () => {
  const { user, fake } = openBookingForm({ defaultValues: wholeBooking });
  expect(screen.queryByText(/Is that right/)).toBeNull();
  await user.clear(control(/^Date of test/));
  await user.type(control(/^Date of test/), '2028-11-25');
  await seen('More than a year from now. Is that right?');
  const size = control(/^Size of land/);
  await user.clear(size);
  await user.type(size, '1000');
  expect(screen.queryByText(/1,000 acres/)).toBeNull();
  await user.type(size, '1');
  const large = within(size.closest('li') as HTMLElement).getByText('Over 1,000 acres. Is that right?');
  expect(large).toBeVisible();
  expect(large.getBoundingClientRect().top - size.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(0);
  await user.click(bookButton());
  const question = within(await screen.findByRole('dialog', { name: 'Is that right?' }));
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    'The test is on Saturday, 25 November 2028. That is more than a year from now. Sample 1 is from 10,001 acres of land.',
  );
  await user.click(question.getByRole('button', { name: 'No, change it' }));
  expect(control(/^Date of test/)).toHaveFocus();
  expect([fake.created.length, size.value]).toEqual([0, '10001']);
  await user.click(bookButton());
  await user.click(await screen.findByRole('button', { name: 'Yes, go on' }));
  await waitFor(() => expect(fake.created).toHaveLength(1));
});

test('an unusual date that is stored is not asked about, and a new one is', async () => {
  const { user, fake } = openBookingForm({
    booking: { ...storedBooking, soil_test_date: '2028-11-25' },
    user: adminUser,
  });
  await user.type(control(/^Notes/), 'Call first');
  await user.click(saveButton());
  await waitFor(() => expect(fake.updated).toHaveLength(1));
  await user.clear(control(/^Date of test/));
  await user.type(control(/^Date of test/), '2028-11-26');
  await user.click(saveButton());
  expect(await screen.findByRole('dialog', { name: 'Is that right?' })).toBeVisible();
});
