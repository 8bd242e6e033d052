import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  adminUser,
  agentUser,
  apiError,
  createFakeApi,
  farmerUser,
  storedBooking,
  toBooking,
} from '../../test/bookingFixtures.ts';
import {
  bookButton,
  button,
  choose,
  control,
  createMemoryStorage,
  errorLines,
  openBookingForm,
  saveButton,
  seen,
  wholeBooking,
} from '../../test/bookingPage.tsx';
import { sw } from '../messages/kiswahili.ts';

const yes = () => screen.getByRole('radio', { name: /^Yes/ });
const no = () => screen.getByRole('radio', { name: /^No/ });
const details = () => [
  control(/^Full name/).value,
  control(/^Phone number/).value,
  control(/^Email/).value,
  screen.getByRole<HTMLInputElement>('combobox', { name: /^County/ }).value,
  control(/^Address/).value,
];
const chebet = ['Chebet Kiplagat', '+254712345671', 'farmer2@udongo.test', 'Kiambu', 'Kangema'];

test('an agent books for a farmer they referred', async () => {
  const { fake, user } = openBookingForm({ user: agentUser, defaultValues: wholeBooking });
  expect(yes()).toBeChecked();
  await user.click(await screen.findByRole('option', { name: /Chebet.*Kiambu/ }));
  await waitFor(() => expect(details()).toEqual(chebet));
  await user.click(bookButton());
  await seen(/soil test .*is booked$/);
  expect(fake.created[0]).toMatchObject({
    farmer: 2,
    name: 'Chebet Kiplagat',
    phone_no: '+254712345671',
    county: 22,
    address: 'Kangema',
    agent: 1,
    referrer_agent: 2,
    created_by: 2,
  });
  expect(fake.created[0]).not.toHaveProperty('discount');
});

test('an agent is named by their own id where the server knows agents by that', async () => {
  const agent = { ...agentUser, id: 42, agent: 7 };
  for (const [kind, id] of [
    ['user', 42],
    ['agent', 7],
  ] as const) {
    const { fake, user, unmount } = openBookingForm(
      { user: agent, defaultValues: wholeBooking },
      createFakeApi({ referrerAgent: kind }),
    );
    await user.click(await screen.findByRole('option', { name: /Chebet/ }));
    await user.click(bookButton());
    await waitFor(() => expect(fake.created).toHaveLength(1));
    expect(fake.created[0]).toMatchObject({ referrer_agent: id });
    unmount();
  }
});

test('an agent whose server refuses who refers sends the booking without it, and names themselves in the next', async () => {
  const { fake, user } = openBookingForm({ user: agentUser, defaultValues: wholeBooking });
  const refusal = { referrer_agent: 'Invalid pk "2" - object does not exist.' };
  fake.answerCreate(
    async () => Promise.reject(apiError(400, 'Invalid request data', { fieldErrors: refusal })),
    async (body) => toBooking(body),
  );
  await user.click(await screen.findByRole('option', { name: /Chebet/ }));
  await user.click(bookButton());
  await waitFor(() => expect(button('Send without the agent')).toHaveFocus());
  expect(errorLines()).toEqual([`The agent who referred you: ${refusal.referrer_agent}`]);
  await user.keyboard('{Enter}');
  await seen(/soil test .*is booked$/);
  const [refused, sent] = fake.created;
  expect(refused).toMatchObject({ referrer_agent: 2, farmer: 2 });
  expect(sent).toEqual({ ...refused, referrer_agent: undefined });
  await user.click(button('Book another'));
  expect(errorLines()).toEqual([]);
  await user.click(await screen.findByRole('option', { name: /Chebet/ }));
  await user.click(bookButton());
  await waitFor(() => expect(fake.created[2]).toMatchObject({ referrer_agent: 2 }));
});

test('a visitor is referred by the agent of the page, until the server refuses that', async () => {
  const { fake, user } = openBookingForm({ user: null, referrer: 7, defaultValues: wholeBooking });
  const fieldErrors = { referrer_agent: 'Invalid pk "7".', phone_no: 'Enter a valid phone number.' };
  fake.answerCreate(
    async () => Promise.reject(apiError(400, 'Invalid request data', { fieldErrors })),
    async (body) => toBooking(body),
  );
  await user.type(control(/^Full name/), 'Akinyi Odhiambo');
  await user.type(control(/^Phone number/), '0712345678');
  await user.click(bookButton());
  // The error of a typed field takes the focus before that of the referring agent.
  await waitFor(() => expect(control(/^Phone number/)).toHaveFocus());
  await user.type(control(/^Phone number/), '{Backspace}9');
  await user.click(button('Send without the agent'));
  await seen('Your soil test is booked');
  expect(fake.created).toMatchObject([{ referrer_agent: 7 }, { phone_no: '+254712345679' }]);
  expect(fake.created[1]).not.toHaveProperty('referrer_agent');
});

test.each([
  ['Akinyi Owuor', ['Akinyi Owuor', '', '', '', ''], /^Phone number/],
  ['0712 345 999', ['', '0712 345 999', '', '', ''], /^Full name/],
  ['akinyi@farm.test', ['', '', 'akinyi@farm.test', '', ''], /^Full name/],
])(
  'a search for %s that finds nobody goes on as a booking for somebody not registered',
  async (typed, taken, next) => {
    const { user } = openBookingForm({ user: adminUser, defaultValues: wholeBooking });
    await user.click(await screen.findByRole('option', { name: /Chebet/ }));
    await user.type(screen.getByRole('combobox', { name: /^Farmer/ }), typed);
    await user.click(await screen.findByRole('button', { name: 'Book as not registered' }));
    expect(no()).toBeChecked();
    await waitFor(() => expect(details()).toEqual(taken));
    expect(control(next)).toHaveFocus();
  },
);

test('as long as somebody is found, nobody is booked as not registered', async () => {
  openBookingForm({ user: adminUser });
  await screen.findByRole('option', { name: /Chebet/ });
  expect(screen.queryByRole('button', { name: 'Book as not registered' })).toBeNull();
});

test('an agent who says the farmer is not registered starts with empty details', async () => {
  const { fake, user } = openBookingForm({ user: agentUser, defaultValues: wholeBooking });
  await user.click(await screen.findByRole('option', { name: /Chebet/ }));
  await user.click(no());
  expect(details()).toEqual(['', '', '', '', '']);
  await user.type(control(/^Full name/), 'Akinyi Owuor');
  await user.type(control(/^Phone number/), '0112 345 678');
  await user.click(bookButton());
  await seen(/soil test .*is booked$/);
  expect(fake.created[0]).toMatchObject({
    farmer: null,
    name: 'Akinyi Owuor',
    phone_no: '+254112345678',
    county: null,
  });
});

test('what an administrator picked stays when they say the farmer is not registered, the farmer is not sent', async () => {
  const { fake, user } = openBookingForm({ user: adminUser, defaultValues: wholeBooking });
  await user.click(await screen.findByRole('option', { name: /Chebet/ }));
  await user.click(no());
  await waitFor(() => expect(details()).toEqual(chebet));
  await user.click(bookButton());
  await seen(/soil test .*is booked$/);
  expect(fake.created[0]).toMatchObject({ farmer: null, name: 'Chebet Kiplagat', agent: null });
  expect(fake.created[0]).not.toHaveProperty('referrer_agent');
});

test('yes with nobody picked is an error on the field, and picking mends it', async () => {
  const { fake, user, notifications } = openBookingForm({ user: agentUser, defaultValues: wholeBooking });
  await user.click(bookButton());
  await waitFor(() => expect(errorLines()).toEqual(['Choose a farmer']));
  const picker = screen.getByRole('combobox', { name: /^Farmer/ });
  await waitFor(() => expect(picker).toHaveFocus());
  expect(picker).toHaveAccessibleDescription(/Choose a farmer/);
  expect(notifications).toHaveLength(1);
  await user.click(screen.getByRole('option', { name: /Wanjiku/ }));
  expect(errorLines()).toEqual([]);
  expect(fake.created).toEqual([]);
});

test('no without a name or a phone number is an error on the fields', async () => {
  const { user } = openBookingForm({ user: adminUser, defaultValues: wholeBooking });
  await user.click(no());
  await user.click(bookButton());
  await waitFor(() => expect(errorLines()).toEqual(['Name is required', 'Phone number is required']));
  await user.type(control(/^Phone number/), '12');
  await waitFor(() => expect(errorLines()).toEqual(['Name is required', 'Enter a valid phone number']));
});

test('a person who books for themselves is prefilled, may edit, and is asked no question', async () => {
  const { fake, user } = openBookingForm({ defaultValues: wholeBooking });
  expect(screen.queryByText('Is the farmer registered?')).toBeNull();
  await waitFor(() =>
    expect(details()).toEqual(['Wanjiku Kariuki', '+254712345678', 'farmer@udongo.test', 'Kiambu', '']),
  );
  await user.clear(control(/^Full name/));
  await user.type(control(/^Full name/), 'Wanjiku K.');
  await choose(user, screen.getByRole('combobox', { name: /^County/ }), "Murang'a");
  await user.click(bookButton());
  await seen(/soil test .*is booked$/);
  expect(fake.created[0]).toMatchObject({ farmer: null, name: 'Wanjiku K.', county: 21 });
});

test('a visitor books with what they typed, without an owner', async () => {
  const { fake, user } = openBookingForm({ user: null, defaultValues: wholeBooking });
  expect(details()).toEqual(['', '', '', '', '']);
  await user.type(control(/^Full name/), 'Akinyi Owuor');
  await user.type(control(/^Phone number/), '0712345999');
  await user.click(bookButton());
  await seen(/soil test .*is booked$/);
  expect(fake.created[0]).not.toHaveProperty('created_by');
});

test('editing a booking of a farmer starts with yes and keeps the farmer', async () => {
  const booking = { ...storedBooking, farmer: 2, name: 'Chebet Kiplagat' };
  const { fake, user } = openBookingForm({ user: adminUser, booking });
  expect(yes()).toBeChecked();
  expect(await screen.findByRole('option', { name: /Chebet/, selected: true })).toBeVisible();
  await user.click(saveButton());
  await waitFor(() => expect(fake.updated).toHaveLength(1));
  expect(fake.updated[0]?.body).toMatchObject({ farmer: 2, created_by: 8, referrer_agent: 2 });
});

test('a farmer who edits their own booking keeps its farmer without being asked', async () => {
  const { fake, user } = openBookingForm({ booking: { ...storedBooking, farmer: 1 } });
  expect(screen.queryByText('Is the farmer registered?')).toBeNull();
  await user.click(saveButton());
  await waitFor(() => expect(fake.updated).toHaveLength(1));
  expect(fake.updated[0]?.body.farmer).toBe(1);
});

test('somebody who signs in on an untouched form is prefilled, and typed details are left alone', async () => {
  const fake = createFakeApi();
  const untouched = openBookingForm({ user: null }, fake);
  untouched.rerender({ user: farmerUser });
  await waitFor(() => expect(control(/^Full name/)).toHaveValue('Wanjiku Kariuki'));
  untouched.unmount();

  const typed = openBookingForm({ user: null }, fake);
  await typed.user.type(control(/^Full name/), 'Akinyi Owuor');
  typed.rerender({ user: farmerUser });
  expect(control(/^Full name/)).toHaveValue('Akinyi Owuor');
});

test('a visitor who signs in takes what they typed with them; another person finds nothing of it', async () => {
  const { storage, held } = createMemoryStorage();
  const { user, rerender } = openBookingForm({ user: null, draftStorage: storage });
  await user.type(control(/^Address/), 'Githunguri');
  await seen('Draft saved on this device');
  rerender({ user: farmerUser, draftStorage: storage });
  await waitFor(() => expect([...held.keys()]).toEqual(['udongo-booking-draft:8:new']));
  // The person is logged out, and logs in again.
  rerender({ user: null, draftStorage: storage });
  rerender({ user: farmerUser, draftStorage: storage });
  expect(control(/^Address/)).toHaveValue('Githunguri');
  rerender({ user: { ...farmerUser, id: 9, full_name: 'Akinyi Owuor' }, draftStorage: storage });
  await waitFor(() => expect(control(/^Full name/)).toHaveValue('Akinyi Owuor'));
  expect(control(/^Address/)).toHaveValue('');
  expect([...held.keys()]).toEqual(['udongo-booking-draft:8:new']);
});

test.each([
  ['en', {}, /^Agrovet/, 'This shop will see your name, phone and place.'],
  ['sw', sw, /^Agrovet/, 'Duka hili litaona jina, simu na mahali pako.'],
] as const)('whoever chooses a shop reads in %s what it will see', (locale, messages, name, sentence) => {
  openBookingForm({ user: null, language: { locale, messages } });
  expect(screen.getByRole('combobox', { name })).toHaveAccessibleDescription(sentence);
});

test('a page with a shop of its own names it, says what it will see, and asks for no other', async () => {
  const shop = { id: 7, name: 'Mavuno Agrovet' };
  const { fake, user } = openBookingForm({ defaultValues: { ...wholeBooking, agent: 2 }, shop });
  expect(screen.queryByRole('combobox', { name: /^Agrovet/ })).toBeNull();
  expect(
    screen.getByText('Mavuno Agrovet serves this booking. This shop will see your name, phone and place.'),
  ).toBeVisible();
  await user.click(bookButton());
  await waitFor(() => expect(fake.created).toHaveLength(1));
  expect(fake.created[0]).toMatchObject({ agent: 7 });
});
