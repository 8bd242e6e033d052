import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Booking } from '@udongo/sdk';
import { afterEach, expect, test, vi } from 'vitest';
import {
  agentUser,
  apiError,
  createFakeApi,
  type FakeApi,
  farmerUser,
  keptDraft,
  networkError,
  toBooking,
} from '../../test/bookingFixtures.ts';
import {
  bookButton,
  button,
  control,
  createMemoryStorage,
  openBookingForm,
  seen,
  wholeBooking,
} from '../../test/bookingPage.tsx';
import { pressed } from '../../test/queueFixtures.ts';
import { createSharedLocks, createSharedStorage } from '../../test/queueWorld.ts';
import { type BookingQueueOptions, createBookingQueue } from './index.ts';

const today = () => '2026-11-20';
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

interface World
  extends Partial<Pick<BookingQueueOptions, 'retryCreates' | 'today' | 'storage' | 'owner' | 'locks'>> {
  fake?: FakeApi;
  drafts?: ReturnType<typeof createMemoryStorage>;
}

/** A form on its queue, in a browser whose network the test turns on and off. */
function openWithQueue({ fake = createFakeApi(), drafts = createMemoryStorage(), ...given }: World = {}) {
  const events = new EventTarget();
  const passOn = ({ key }: StorageEvent) => events.dispatchEvent(new StorageEvent('storage', { key }));
  addEventListener('storage', passOn);
  stops.push(() => removeEventListener('storage', passOn));
  const network = { isOnline: true };
  const storage = given.storage ?? createSharedStorage();
  const open = (change: Partial<BookingQueueOptions> = {}) => {
    const queue = createBookingQueue({
      bookings: fake.api.bookings,
      owner: farmerUser.id,
      retryCreates: true,
      storage,
      events,
      today,
      isOnline: () => network.isOnline,
      ...given,
      ...change,
    });
    stops.push(queue.start());
    return queue;
  };
  const queue = open();
  const page = openBookingForm({ queue, draftStorage: drafts.storage, defaultValues: wholeBooking }, fake);
  return {
    ...page,
    drafts,
    storage,
    queue,
    open,
    goOffline: () => {
      network.isOnline = false;
    },
    goOnline: () => {
      network.isOnline = true;
      events.dispatchEvent(new Event('online'));
    },
    comeBack: () => events.dispatchEvent(new Event('pageshow')),
  };
}

/** The list of waiting bookings, once it is there. */
const list = async () => within(await screen.findByRole('region', { name: /^(Waiting to be sent|Sent)$/ }));

async function pressOffline({ user, goOffline }: { user: UserEvent; goOffline: () => void }) {
  goOffline();
  await user.click(bookButton());
  return list();
}

/** A server that answers each booking when the test says so. */
function createSlowApi() {
  const fake = createFakeApi();
  const answer = { refuse: (_: Error) => {}, book: () => {} };
  fake.answerCreate(
    (body) =>
      new Promise((resolve, reject) => {
        answer.refuse = reject;
        answer.book = () => resolve(toBooking(body));
      }),
  );
  return { fake, answer };
}

test('a booking pressed without a network waits, and is sent once when the network returns', async () => {
  const page = openWithQueue();
  await page.user.type(control(/^Address/), ' Githunguri');
  const waiting = await pressOffline(page);
  await waitFor(() =>
    expect(document.activeElement).toContainElement(screen.getByText('Waiting to be sent')),
  );
  expect(document.activeElement).not.toContainElement(bookButton());
  expect(waiting.getByText("Waiting. We'll send it when you're back online.")).toBeVisible();
  expect(waiting.getByText('Wanjiku Kariuki')).toBeVisible();
  expect(page.notifications.map(({ title, message }) => [title, message])).toEqual([
    ['Not sent', "Your booking is kept on this device. We'll send it when you're back online."],
  ]);
  expect(control(/^Address/)).toHaveValue('');
  expect(page.fake.created).toEqual([]);
  page.goOnline();
  await seen('Sent. Your code is UD-1027');
  expect(page.fake.created.map(({ address }) => address)).toEqual(['Githunguri']);
});

test.each(['at once', 'when the list is there'])(
  'a second press on a booking that waits does nothing, %s',
  async (moment) => {
    const page = openWithQueue();
    await page.user.clear(control(/Full name/));
    await page.user.type(control(/Full name/), 'Achieng Odhiambo');
    page.goOffline();
    if (moment === 'at once') await page.user.dblClick(bookButton());
    else {
      await pressOffline(page);
      await page.user.click(bookButton());
    }
    const waiting = await list();
    expect(page.notifications.map(({ title }) => title)).toEqual(['Not sent']);
    expect(screen.queryByText(/to correct/)).toBeNull();
    expect(waiting.getAllByRole('listitem')).toHaveLength(1);
    // A form that was touched since is pressed as ever.
    await page.user.clear(control(/Full name/));
    await page.user.click(bookButton());
    expect(await screen.findByText(/to correct/)).toBeVisible();
  },
);

test('a waiting booking survives a reload, and no draft asks for it a second time', async () => {
  const before = openWithQueue();
  await before.user.type(control(/^Address/), 'Githunguri');
  await pressOffline(before);
  dispatchEvent(new Event('pagehide'));
  before.unmount();
  expect(before.drafts.held.size).toBe(0);
  const after = openWithQueue({ storage: before.storage, drafts: before.drafts });
  await seen('Sent. Your code is UD-1027');
  expect(screen.queryByText(/You have an unfinished booking/)).toBeNull();
  expect(after.fake.created).toHaveLength(1);
});

test('a page that is reloaded while its booking is on the way sends it again under its uuid', async () => {
  const fake = createFakeApi();
  fake.answerCreate(
    () => new Promise(() => undefined),
    async (body) => toBooking(body),
  );
  const before = openWithQueue({ fake });
  await before.user.click(bookButton());
  await waitFor(() => expect(fake.created).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'Waiting to be sent' })).toBeNull();
  dispatchEvent(new Event('pagehide'));
  before.unmount();
  // The unmounted page still has the lock, which a real reload would release: open the next one without locks.
  const queue = before.open({ locks: null });
  openBookingForm({ queue, draftStorage: before.drafts.storage }, fake);
  await seen('Sent. Your code is UD-1027');
  expect(fake.created[1]).toEqual(fake.created[0]);
});

test('a network that only seems to be there: the booking waits by itself, the form is free for the next', async () => {
  const fake = createFakeApi();
  fake.answerCreate(
    () => Promise.reject(networkError()),
    async (body) => toBooking(body),
  );
  const page = openWithQueue({ fake });
  await page.user.click(bookButton());
  const waiting = await list();
  expect(waiting.getByText("No answer came. We'll send it again later.")).toBeVisible();
  await page.user.click(waiting.getByRole('button', { name: 'Send now: Wanjiku Kariuki' }));
  await seen('Sent. Your code is UD-1027');
  expect(new Set(fake.created.map(({ uuid }) => uuid)).size).toBe(1);
});

test('a booking that goes at once shows its confirmation, and leaves nothing behind', async () => {
  const { user, storage } = openWithQueue();
  await user.click(bookButton());
  await seen('Your soil test is booked');
  expect(storage.length).toBe(0);
});

test('an agent edits a waiting booking: it opens in the form, and is sent once it is pressed again', async () => {
  const page = openWithQueue();
  const waiting = await pressOffline(page);
  await page.user.click(waiting.getByRole('button', { name: 'Edit: Wanjiku Kariuki' }));
  await waitFor(() => expect(control(/^Sample location/)).toHaveValue('Lower plot'));
  // The focus moves to the form at once: later it would interrupt a person who already types.
  await waitFor(() => expect(document.activeElement).toContainElement(control(/^Sample location/)));
  page.goOnline();
  await seen(/^Open in the form below. Press Book the test to send it./);
  expect(page.fake.created).toEqual([]);
  await page.user.type(control(/^Address/), 'Githunguri');
  await page.user.click(bookButton());
  await seen('Your soil test is booked');
  expect(page.fake.created.map(({ address }) => address)).toEqual(['Githunguri']);
  expect(page.storage.length).toBe(0);
});

test('what was changed in an opened booking survives a reload, too', async () => {
  const before = openWithQueue();
  const waiting = await pressOffline(before);
  await before.user.click(waiting.getByRole('button', { name: 'Edit: Wanjiku Kariuki' }));
  await waitFor(() => expect(control(/^Sample location/)).toHaveValue('Lower plot'));
  await waitFor(() => expect(document.activeElement).toContainElement(control(/^Sample location/)));
  await before.user.type(control(/^Address/), 'Githunguri');
  expect(control(/^Address/)).toHaveValue('Githunguri');
  dispatchEvent(new Event('pagehide'));
  before.unmount();
  const after = openWithQueue({ storage: before.storage, drafts: before.drafts });
  await seen("You started to change it. Send it when you're done.");
  await after.user.click(button('Edit: Wanjiku Kariuki'));
  await waitFor(() => expect(control(/^Address/)).toHaveValue('Githunguri'));
  await after.user.click(bookButton());
  await seen('Your soil test is booked');
  expect(after.fake.created.map(({ address }) => address)).toEqual(['Githunguri']);
});

test('opening a waiting booking asks before it replaces another that is half filled in', async () => {
  const page = openWithQueue();
  const waiting = await pressOffline(page);
  await page.user.type(control(/^Address/), 'Thika');
  await page.user.click(waiting.getByRole('button', { name: 'Edit: Wanjiku Kariuki' }));
  await seen('The form has another unfinished booking.');
  expect(button('Keep the unfinished booking')).toHaveFocus();
  await page.user.click(button('Keep the unfinished booking'));
  expect(control(/^Address/)).toHaveValue('Thika');
  await page.user.click(button('Edit: Wanjiku Kariuki'));
  await page.user.click(button('Replace the unfinished booking'));
  await waitFor(() => expect(control(/^Address/)).toHaveValue(''));
});

test('a date that has passed meanwhile is asked for again, and the booking is not dropped', async () => {
  let day = '2026-11-20';
  const page = openWithQueue({ today: () => day });
  const waiting = await pressOffline(page);
  day = '2026-11-25';
  page.goOnline();
  await seen('Not sent: its date has passed. Choose another.');
  expect(page.fake.created).toEqual([]);
  await page.user.click(waiting.getByRole('button', { name: 'Choose a date: Wanjiku Kariuki' }));
  await waitFor(() => expect(control(/^Date of test/)).toHaveFocus());
  expect(control(/^Date of test/)).toHaveAccessibleDescription(/Choose today or a later date/);
  await page.user.clear(control(/^Date of test/));
  await page.user.type(control(/^Date of test/), '2026-11-28');
  await page.user.click(bookButton());
  await seen('Your soil test is booked');
  expect(page.fake.created.map(({ soil_test_date }) => soil_test_date)).toEqual(['2026-11-28']);
});

test('what the server refuses later comes back to the form with the message at its field', async () => {
  const fake = createFakeApi();
  fake.answerCreate(
    () =>
      Promise.reject(
        apiError(400, 'no', { fieldErrors: { 'samples.0.main_crop': 'Not offered any more.' } }),
      ),
    async (body) => toBooking(body),
  );
  const page = openWithQueue({ fake });
  const waiting = await pressOffline(page);
  page.goOnline();
  await seen('Not sent: something in it needs correcting. Nothing is lost.');
  await page.user.click(waiting.getByRole('button', { name: 'Edit: Wanjiku Kariuki' }));
  // Query the field each time: the form replaces its empty fields with those of the booking.
  const crop = () => screen.getByRole('combobox', { name: /Main crop/ });
  await waitFor(() => expect(crop()).toHaveAccessibleDescription(/Not offered any more/));
  await page.user.click(bookButton());
  await seen('Your soil test is booked');
});

test('a refusal of no field is said in the words of the server', async () => {
  const fake = createFakeApi();
  fake.answerCreate(() => Promise.reject(apiError(409, 'Bookings are closed this week.')));
  const page = openWithQueue({ fake });
  await pressOffline(page);
  page.goOnline();
  await seen('Bookings are closed this week.');
  expect(button('Edit: Wanjiku Kariuki')).toBeVisible();
});

test('a booking that is refused at the press stays in the form alone', async () => {
  const fake = createFakeApi();
  fake.answerCreate(() => Promise.reject(apiError(400, 'no', { fieldErrors: { address: 'Too short.' } })));
  const page = openWithQueue({ fake });
  await page.user.click(bookButton());
  await waitFor(() => expect(control(/^Address/)).toHaveAccessibleDescription(/Too short/));
  expect(page.storage.length).toBe(0);
  expect(screen.queryByRole('heading', { name: 'Waiting to be sent' })).toBeNull();
  await waitFor(() => expect(page.drafts.held.size).toBe(1));
});

/** While a booking is being sent, the person continues another that was not finished. */
async function goOnWithAnother() {
  const { fake, answer } = createSlowApi();
  const kept = keptDraft(farmerUser, { address: 'Thika' });
  const drafts = createMemoryStorage({ 'udongo-booking-draft:8:new': kept });
  const page = openWithQueue({ fake, drafts });
  await page.user.click(bookButton());
  await waitFor(() => expect(fake.created).toHaveLength(1));
  await page.user.click(button('Continue'));
  return { page, fake, answer };
}

test('a booking that is refused when the form holds another by then waits for the person in the list', async () => {
  const { page, answer } = await goOnWithAnother();
  answer.refuse(apiError(400, 'no', { fieldErrors: { address: 'Too short.' } }));
  await seen('Not sent: something in it needs correcting. Nothing is lost.');
  expect(control(/^Address/)).toHaveValue('Thika');
  expect(screen.queryByText('Too short.')).toBeNull();
  await page.user.click(button('Edit: Wanjiku Kariuki'));
  await page.user.click(button('Replace the unfinished booking'));
  await waitFor(() => expect(control(/^Address/)).toHaveAccessibleDescription(/Too short/));
});

test('a booking that arrives when the form holds another by then is told in the list, and the other stays', async () => {
  const { page, answer } = await goOnWithAnother();
  answer.book();
  await seen('Sent. Your code is UD-1027');
  expect(control(/^Address/)).toHaveValue('Thika');
  expect([...page.drafts.held.values()].join()).toContain('Thika');
  expect(page.notifications.map(({ message }) => message)).toEqual(['Booking done successfully']);
});

test('a booking that gets no answer when the form holds another by then is sent again by itself', async () => {
  const { page, fake, answer } = await goOnWithAnother();
  answer.refuse(networkError());
  await seen("No answer came. We'll send it again later.");
  expect(control(/^Address/)).toHaveValue('Thika');
  fake.answerCreate(async (body) => toBooking(body));
  page.goOnline();
  await seen('Sent. Your code is UD-1027');
  expect(control(/^Address/)).toHaveValue('Thika');
});

test('an ended login keeps the booking waiting, and is asked for when the person sends it', async () => {
  const fake = createFakeApi();
  fake.answerCreate(
    () => Promise.reject(apiError(401, 'no')),
    async (body) => toBooking(body),
  );
  const page = openWithQueue({ fake });
  const waiting = await pressOffline(page);
  page.goOnline();
  await seen('Not sent: you are not logged in. Nothing is lost.');
  await page.user.click(waiting.getByRole('button', { name: 'Log in and send: Wanjiku Kariuki' }));
  await seen('Sent. Your code is UD-1027');
});

test('another account on the same phone neither sees nor sends what waits', async () => {
  const page = openWithQueue();
  await pressOffline(page);
  page.unmount();
  for (const stop of stops.splice(0)) stop();
  const other = createFakeApi();
  const queue = page.open({ owner: agentUser.id, bookings: other.api.bookings });
  openBookingForm({ queue, user: agentUser }, other);
  page.goOnline();
  await waitFor(() => expect(button('Book the test')).toBeVisible());
  expect(screen.queryByText('Waiting to be sent')).toBeNull();
  expect(other.created).toEqual([]);
  expect(page.storage.length).toBe(1);
});

test('a server that books repeats twice is not asked again before the person has looked', async () => {
  const fake = createFakeApi();
  fake.answerCreate(() => Promise.reject(networkError()));
  const page = openWithQueue({ fake, retryCreates: false });
  await page.user.click(bookButton());
  await seen("We don't know if this was booked. If it was, sending it again books it twice.");
  page.goOnline();
  expect(fake.created).toHaveLength(1);
  fake.answerCreate(async (body) => toBooking(body));
  await page.user.click(button('Send again: Wanjiku Kariuki'));
  await seen('Sent. Your code is UD-1027');
});

test('a booking that its person has in their list is not sent again: they say that it is the one', async () => {
  const fake = createFakeApi();
  const stored: Booking[] = [];
  fake.answerCreate(async (body) => {
    stored.push({ ...toBooking(body), created_on: new Date().toISOString() });
    throw networkError();
  });
  fake.api.bookings.list = async () => ({ results: stored });
  const page = openWithQueue({ fake, retryCreates: false });
  await page.user.click(bookButton());
  await seen("We don't know if this was booked. If it was, sending it again books it twice.");
  await page.user.click(button('Send again: Wanjiku Kariuki'));
  await seen('Your list has a booking with the same content: UD-1027. Is it this one?');
  expect(fake.created).toHaveLength(1);
  await page.user.click(button('Yes, it is booked'));
  await seen('Sent. Your code is UD-1027');
  expect(fake.created).toHaveLength(1);
});

test('a deleted booking comes back by Undo', async () => {
  const page = openWithQueue();
  const waiting = await pressOffline(page);
  await page.user.click(waiting.getByRole('button', { name: 'Delete: Wanjiku Kariuki' }));
  await seen('Wanjiku Kariuki: deleted.');
  expect(button('Undo')).toHaveFocus();
  expect(page.storage.length).toBe(0);
  await page.user.click(button('Undo'));
  page.goOnline();
  await seen('Sent. Your code is UD-1027');
});

test('"Clear my details" asks once, then wipes drafts and queue from the phone', async () => {
  const page = openWithQueue();
  await pressOffline(page);
  await page.user.type(control(/^Address/), 'Thika');
  await waitFor(() => expect(page.drafts.held.size).toBe(1));
  page.storage.setItem('udongo-booking-draft:8:26', 'an edit');
  page.storage.setItem('udongo-booking-draft:2:new', 'of another person');
  await page.user.click(button('Clear my details'));
  expect(button('Keep my details')).toHaveFocus();
  await page.user.click(button('Delete my details'));
  await waitFor(() => expect(control(/^Address/)).toHaveValue(''));
  expect(screen.queryByText('Waiting to be sent')).toBeNull();
  expect(page.drafts.held.size).toBe(0);
  expect([page.storage.length, page.storage.key(0)]).toEqual([1, 'udongo-booking-draft:2:new']);
  page.goOnline();
  expect(page.fake.created).toEqual([]);
});

/** The address in the form, and the messages about drafts and waiting bookings. */
const typedOrWaiting = () => [
  control(/^Address/).value,
  ...screen.queryAllByText(/Waiting to be sent|Draft saved|unfinished|Undo/).map((one) => one.textContent),
];

test('what is cleared in another form or tab is cleared in this one, too, and nothing of it comes back', async () => {
  const page = openWithQueue();
  const other = page.open();
  await pressOffline(page);
  await page.user.click(button('Delete: Wanjiku Kariuki'));
  await page.user.type(control(/^Address/), 'Thika');
  // The draft is kept some time after the last key.
  await waitFor(() => expect(page.drafts.held.size).toBe(1));
  page.drafts.held.clear();
  other.clear();
  await waitFor(() => expect(typedOrWaiting()).toEqual(['']));
  // The next person's draft may be in the slot of the one before.
  page.drafts.held.set('udongo-booking-draft:8:new', 'of the next person');
  dispatchEvent(new Event('pagehide'));
  page.unmount();
  expect([...page.drafts.held.values()]).toEqual(['of the next person']);
});

test('a visitor clears what waits in every form of the site; a user clears their own, of this service alone', async () => {
  const { storage, open } = openWithQueue({ owner: undefined });
  const keysAfter = (clearing: Partial<BookingQueueOptions>) => {
    const drafts = ['visitor:new', 'visitor:new~2:one', '8:new', '2:new'];
    for (const key of drafts) storage.setItem(`udongo-booking-draft:${key}`, '{}');
    const queues = [':visitor', 'https://a.test one:visitor', ':8', 'https://a.test one:8', ':2'];
    for (const key of queues) storage.setItem(`udongo-booking-queue:${key}:uuid`, '{}');
    storage.setItem('of-the-site', 'udongo-booking-queue::visitor:uuid');
    open(clearing).clear();
    return Array.from({ length: storage.length }, (_, index) => storage.key(index)).sort();
  };
  const others = ['of-the-site', 'udongo-booking-draft:2:new'];
  expect(keysAfter({ owner: undefined, scope: 'https://a.test two' })).toEqual([
    ...others,
    'udongo-booking-draft:8:new',
    'udongo-booking-queue::2:uuid',
    'udongo-booking-queue::8:uuid',
    'udongo-booking-queue:https://a.test one:8:uuid',
  ]);
  expect(keysAfter({ owner: 8 })).toEqual([
    ...others,
    'udongo-booking-draft:visitor:new',
    'udongo-booking-draft:visitor:new~2:one',
    'udongo-booking-queue::2:uuid',
    'udongo-booking-queue::visitor:uuid',
    'udongo-booking-queue:https://a.test one:8:uuid',
    'udongo-booking-queue:https://a.test one:visitor:uuid',
  ]);
});

test.each([
  ['no answer comes', networkError(), /^Network error/],
  ['it is refused', apiError(400, 'Not taken.', { fieldErrors: { address: 'Too short.' } }), /^Not taken/],
])(
  'cleared elsewhere while it is on its way, when %s, a booking is kept nowhere and not said to be',
  async (_, error, said) => {
    const { fake, answer } = createSlowApi();
    const page = openWithQueue({ fake });
    const other = page.open();
    await page.user.click(bookButton());
    await waitFor(() => expect(fake.created).toHaveLength(1));
    other.clear();
    answer.refuse(error);
    await waitFor(() => expect(bookButton()).toHaveTextContent('Book the test'));
    expect(page.notifications.map(({ message }) => message)).toEqual([expect.stringMatching(said)]);
    expect(screen.queryByText(/Nothing is lost|Too short/)).toBeNull();
    expect(typedOrWaiting()).toEqual(['']);
    expect(page.storage.length).toBe(0);
  },
);

test('cleared while it is on its way, a booking that arrives is shown as booked', async () => {
  const { fake, answer } = createSlowApi();
  const page = openWithQueue({ fake });
  await page.user.click(bookButton());
  await waitFor(() => expect(fake.created).toHaveLength(1));
  page.open().clear();
  answer.book();
  await seen('Your soil test is booked');
  expect(page.storage.length).toBe(0);
});

test('cleared while it goes by itself, a booking that arrives is told, and not kept', async () => {
  const { fake, answer } = createSlowApi();
  const page = openWithQueue({ fake });
  const told: (string | undefined)[] = [];
  page.queue.onSent(({ booking }) => told.push(booking?.code));
  await pressOffline(page);
  page.goOnline();
  await waitFor(() => expect(fake.created).toHaveLength(1));
  page.queue.clear();
  answer.book();
  await waitFor(() => expect(told).toEqual(['UD-1027']));
  expect(page.storage.length).toBe(0);
});

test('where the browser keeps nothing, the booking waits in the page and the person is told', async () => {
  const storage = createSharedStorage();
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const page = openWithQueue({ storage });
  await pressOffline(page);
  await seen("This browser can't save your bookings. Leave this page open until all are sent.");
  page.goOnline();
  await seen('Sent. Your code is UD-1027');
});

test('a booking that was changed while it was on its way is not sent without the change', async () => {
  const { fake, answer } = createSlowApi();
  const page = openWithQueue({ fake });
  await page.user.click(bookButton());
  await waitFor(() => expect(fake.created).toHaveLength(1));
  await page.user.type(control(/^Address/), 'Githunguri');
  answer.refuse(networkError());
  await seen(/No answer came. Nothing is lost/);
  expect(control(/^Address/)).toHaveValue('Githunguri');
  await seen(/^Open in the form below/);
  fake.answerCreate(async (body) => toBooking(body));
  await page.user.click(bookButton());
  await seen('Your soil test is booked');
  expect(fake.created.map(({ address }) => address)).toEqual(['', 'Githunguri']);
});

test('a changed booking is sent by the next press also where the browser gives its locks late', async () => {
  const { fake, answer } = createSlowApi();
  const page = openWithQueue({ fake, locks: createSharedLocks(300).ofTab({}) });
  await page.user.click(bookButton());
  await waitFor(() => expect(fake.created).toHaveLength(1));
  await page.user.type(control(/^Address/), 'Githunguri');
  answer.refuse(networkError());
  await seen(/^Open in the form below/);
  fake.answerCreate(async (body) => toBooking(body));
  await page.user.click(bookButton());
  await seen('Your soil test is booked');
  expect(fake.created.map(({ address }) => address)).toEqual(['', 'Githunguri']);
});

test('what was pressed is not lost when a page opens on a broken record', async () => {
  const storage = createSharedStorage();
  storage.setItem('udongo-booking-queue::8:broken', '{');
  storage.setItem('udongo-booking-queue::8:empty', '{"version":1}');
  storage.setItem('udongo-booking-queue::8:old', JSON.stringify({ ...pressed('old'), version: 0 }));
  const page = openWithQueue({ storage });
  await pressOffline(page);
  page.goOnline();
  await seen('Sent. Your code is UD-1027');
});

test('a browser that refuses locks and storage books all the same', async () => {
  const denied = () => {
    throw new DOMException('The request was denied.', 'SecurityError');
  };
  const storage = { length: 0, key: denied, getItem: denied, setItem: denied, removeItem: denied };
  const page = openWithQueue({ storage, locks: { request: async () => denied() } });
  await page.user.click(bookButton());
  await seen('Your soil test is booked');
  expect(page.fake.created).toHaveLength(1);
});

test('a list of crops that does not come keeps no press from being kept and sent', async () => {
  const never = () => new Promise<never>(() => undefined);
  const fake = createFakeApi({ crops: { list: never } });
  const page = openWithQueue({ fake });
  await page.user.click(bookButton());
  await waitFor(() => expect(fake.created).toHaveLength(1));
  await seen('Your soil test is booked');
});

test('a page that is come back to shows what another tab has sent meanwhile', async () => {
  const page = openWithQueue();
  await pressOffline(page);
  page.storage.removeItem(page.storage.key(0) ?? '');
  page.comeBack();
  await waitFor(() => expect(screen.queryByText('Waiting to be sent')).toBeNull());
});

test('a storage with room for one more booking gives the room of the draft to the queue', async () => {
  const storage = createSharedStorage();
  const { held } = storage;
  const lengthOf = (texts: Iterable<string>) => [...texts].join('').length;
  let room = Number.POSITIVE_INFINITY;
  const setItem = (key: string, value: string) => {
    const next = new Map(held).set(key, value);
    if (lengthOf(next.values()) > room) throw new DOMException('full', 'QuotaExceededError');
    held.set(key, value);
  };
  vi.spyOn(storage, 'setItem').mockImplementation(setItem);
  const drafts = { held, storage: { load: storage.getItem, save: setItem, clear: storage.removeItem } };
  const page = openWithQueue({ storage, drafts });
  await page.user.type(control(/^Address/), ' Githunguri');
  await seen('Draft saved on this device');
  // The record of a queue is longer than a draft.
  room = lengthOf(held.values()) + 600;
  await pressOffline(page);
  expect(page.queue.getSnapshot().items).toMatchObject([{ isKept: true }]);
  expect([...held.keys()]).toEqual([expect.stringMatching(/^udongo-booking-queue:/)]);
});
