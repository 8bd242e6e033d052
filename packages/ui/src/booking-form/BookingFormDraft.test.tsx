import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  agentUser,
  createFakeApi,
  farmerUser,
  networkError,
  storedBooking,
  toBooking,
} from '../../test/bookingFixtures.ts';
import {
  bookButton,
  button,
  choose,
  control,
  createMemoryStorage,
  openBookingForm,
  sampleCard,
  saveButton,
  seen,
  wholeBooking,
} from '../../test/bookingPage.tsx';
import type { DraftStorage } from './index.ts';
import { readDraft, writeDraft } from './session/bookingDraft.ts';
import { newBookingValues } from './values/bookingValues.ts';

const key = 'udongo-booking-draft:8:new';
const kept = (held: Map<string, string>, name = key) => readDraft(held.get(name) ?? null);
const draftOf = (address: string, user = farmerUser, savedAt = new Date().toISOString()) =>
  writeDraft({
    savedAt,
    uuid: null,
    stored: null,
    labels: {},
    values: { ...newBookingValues(user), address },
  });
const offer = () => screen.queryByText(/You have an unfinished booking/);

test('what was typed survives a reload, with the names of what was chosen, and is offered back', async () => {
  const { storage, held } = createMemoryStorage();
  const before = openBookingForm({ draftStorage: storage });
  await before.user.type(sampleCard(1).getByLabelText(/^Sample location/), 'Lower plot');
  await choose(before.user, screen.getByRole('combobox', { name: /Main crop/ }), 'Maize');
  await seen('Draft saved on this device');
  await waitFor(() =>
    expect(kept(held)?.values.samples[0]).toMatchObject({ sample_location: 'Lower plot', main_crop: 4 }),
  );
  before.unmount();

  // Without a network the names come from the draft.
  const offline = createFakeApi({ crops: { list: () => Promise.reject(networkError()) } });
  const after = openBookingForm({ draftStorage: storage }, offline);
  await seen(/You have an unfinished booking from/);
  expect(sampleCard(1).getByLabelText(/^Sample location/)).toHaveValue('');
  await after.user.click(button('Continue'));
  expect(sampleCard(1).getByLabelText(/^Sample location/)).toHaveValue('Lower plot');
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Main crop/ })).toHaveValue('Maize'));
  expect(offer()).toBeNull();
});

test('a page that goes away keeps what was typed a moment ago', async () => {
  const { storage, held } = createMemoryStorage();
  const { user } = openBookingForm({ draftStorage: storage });
  await user.type(control(/^Address/), 'Githunguri');
  dispatchEvent(new Event('pagehide'));
  expect(kept(held)?.values.address).toBe('Githunguri');
});

test('a discarded draft is gone', async () => {
  const { storage, held } = createMemoryStorage({
    [key]: draftOf('Githunguri', farmerUser, '2026-11-19T14:05:00Z'),
  });
  const { user } = openBookingForm({ draftStorage: storage });
  await seen('You have an unfinished booking from 19 Nov 2026, 17:05');
  await user.click(button('Discard'));
  expect(offer()).toBeNull();
  expect(held.size).toBe(0);
  expect(control(/^Address/)).toHaveValue('');
});

test('a booked draft is gone, and an untouched form keeps none', async () => {
  const { storage, held } = createMemoryStorage();
  const { user } = openBookingForm({ draftStorage: storage, defaultValues: wholeBooking });
  await user.click(control(/^Address/));
  dispatchEvent(new Event('pagehide'));
  expect(held.size).toBe(0);
  await user.type(control(/^Address/), 'Githunguri');
  await seen('Draft saved on this device');
  await user.click(bookButton());
  await seen('Your soil test is booked');
  dispatchEvent(new Event('pagehide'));
  expect(held.size).toBe(0);
});

test('a booking whose answer was lost is repeated under its uuid after a reload', async () => {
  const { storage } = createMemoryStorage();
  const fake = createFakeApi();
  fake.answerCreate(
    () => Promise.reject(networkError()),
    async (body) => toBooking(body),
  );
  const before = openBookingForm({ draftStorage: storage, defaultValues: wholeBooking }, fake);
  await before.user.click(bookButton());
  await seen(/No answer came/);
  before.unmount();
  const after = openBookingForm({ draftStorage: storage }, fake);
  await after.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await after.user.click(bookButton());
  await seen('Your soil test is booked');
  expect(fake.created[1]).toEqual(fake.created[0]);
});

test('the uuid is kept before the booking is sent', async () => {
  const { storage, held } = createMemoryStorage();
  const fake = createFakeApi();
  const seenUuids: unknown[] = [];
  fake.answerCreate(async (body) => {
    seenUuids.push(kept(held)?.uuid, body.uuid);
    return toBooking(body);
  });
  const { user } = openBookingForm({ draftStorage: storage, defaultValues: wholeBooking }, fake);
  await user.click(bookButton());
  await seen('Your soil test is booked');
  expect(seenUuids[0]).toBe(seenUuids[1]);
  expect(seenUuids[0]).toBeTruthy();
});

test('drafts are each person’s own, and each booking’s', async () => {
  const { storage, held } = createMemoryStorage();
  const farmer = openBookingForm({ draftStorage: storage });
  await farmer.user.type(control(/^Address/), 'Githunguri');
  farmer.unmount();
  const visitor = openBookingForm({ draftStorage: storage, user: null });
  await visitor.user.type(control(/^Address/), 'Kangema');
  expect(offer()).toBeNull();
  visitor.unmount();
  const update = openBookingForm({ draftStorage: storage, booking: storedBooking });
  expect(offer()).toBeNull();
  await update.user.type(control(/^Address/), ' village');
  update.unmount();
  expect([...held.keys()]).toEqual([key, 'udongo-booking-draft:visitor:new', 'udongo-booking-draft:8:26']);
});

test('a draft of an older version of a booking is not offered, one of the same version is', async () => {
  const { storage } = createMemoryStorage();
  const first = openBookingForm({ draftStorage: storage, booking: storedBooking });
  await first.user.type(control(/^Address/), ' village');
  first.unmount();
  const newer = { ...storedBooking, updated_on: '2026-11-01T10:00:00+03:00' };
  const changed = openBookingForm({ draftStorage: storage, booking: newer });
  await seen('Amount due');
  expect(offer()).toBeNull();
  changed.unmount();
  const same = openBookingForm({ draftStorage: storage, booking: storedBooking });
  await same.user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(control(/^Address/)).toHaveValue('P.O. Box 301 Kiambu village');
  await same.user.click(saveButton());
  await waitFor(() => expect(same.fake.updated).toHaveLength(1));
  expect(same.fake.updated[0]?.body.samples.map(({ id }) => id)).toEqual([50, 51]);
});

test.each(['no json', '{"version":0}', '{"version":1,"values":{"samples":"none"}}', 'null'])(
  'a kept text that is no draft (%s) is not offered',
  async (text) => {
    const { storage } = createMemoryStorage({ [key]: text });
    openBookingForm({ draftStorage: storage });
    await seen('Amount due');
    expect(offer()).toBeNull();
  },
);

test('a storage that is full promises nothing and stops nobody', async () => {
  let attempts = 0;
  const storage: DraftStorage = {
    load: () => Promise.reject(new Error('forbidden')),
    save: () => {
      attempts += 1;
      throw new Error('full');
    },
    clear: () => Promise.reject(new Error('forbidden')),
  };
  const { user } = openBookingForm({ draftStorage: storage, defaultValues: wholeBooking });
  await user.type(control(/^Address/), 'Githunguri');
  await waitFor(() => expect(attempts).toBe(1));
  expect(screen.queryByText('Draft saved on this device')).toBeNull();
  await user.click(bookButton());
  await seen('Your soil test is booked');
});

test('a cleared form can be brought back', async () => {
  const { storage, held } = createMemoryStorage();
  const { user } = openBookingForm({ draftStorage: storage });
  await user.type(control(/^Address/), 'Githunguri');
  await user.click(await screen.findByRole('button', { name: 'Clear the form' }));
  expect(control(/^Address/)).toHaveValue('');
  expect(held.size).toBe(0);
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(undo).toHaveFocus());
  await user.click(undo);
  expect(control(/^Address/)).toHaveValue('Githunguri');
  await waitFor(() => expect(kept(held)?.values.address).toBe('Githunguri'));
});

test('without being told otherwise the browser’s own storage keeps the draft', async () => {
  localStorage.clear();
  const { user, unmount } = openBookingForm({ draftStorage: undefined });
  await user.type(control(/^Address/), 'Githunguri');
  unmount();
  expect(readDraft(localStorage.getItem(key))?.values.address).toBe('Githunguri');
  expect(location.href).not.toContain('Githunguri');
  localStorage.clear();
});

test('a farmer that an agent picked comes back with the draft', async () => {
  const { storage } = createMemoryStorage();
  const before = openBookingForm({ draftStorage: storage, user: agentUser });
  await before.user.click(await screen.findByRole('option', { name: /Chebet/ }));
  before.unmount();
  const after = openBookingForm({ draftStorage: storage, user: agentUser });
  await after.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await seen('Chosen: Chebet Kiplagat');
  expect(control(/^Phone number/)).toHaveValue('+254712345671');
});

test('an unfinished booking that is left for later stays, whatever is booked meanwhile', async () => {
  const { storage, held } = createMemoryStorage({ [key]: draftOf('Githunguri') });
  const first = openBookingForm({ draftStorage: storage, defaultValues: wholeBooking });
  await seen(/You have an unfinished booking/);
  await first.user.type(control(/^Address/), 'Thika');
  await seen('Draft saved on this device');
  await first.user.click(bookButton());
  await seen('Your soil test is booked');
  expect([...held.keys()]).toEqual([key]);
  first.unmount();
  const next = openBookingForm({ draftStorage: storage });
  await next.user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(control(/^Address/)).toHaveValue('Githunguri');
});

test('going on with an unfinished booking keeps what was begun beside it', async () => {
  const { storage } = createMemoryStorage({ [key]: draftOf('Githunguri') });
  const page = openBookingForm({ draftStorage: storage });
  await seen(/You have an unfinished booking/);
  await page.user.type(control(/^Address/), 'Thika');
  await page.user.click(button('Continue'));
  expect(control(/^Address/)).toHaveValue('Githunguri');
  await page.user.click(button('Continue'));
  expect(control(/^Address/)).toHaveValue('Thika');
});

test('two tabs keep a draft each, and a booking takes only its own away', async () => {
  const { storage, held } = createMemoryStorage();
  const { user } = openBookingForm({ draftStorage: storage, defaultValues: wholeBooking });
  await user.click(control(/^Address/));
  held.set(key, draftOf('of the other tab'));
  await user.keyboard('Githunguri');
  await seen('Draft saved on this device');
  expect([...held.keys()].map((name) => kept(held, name)?.values.address)).toEqual([
    'of the other tab',
    'Githunguri',
  ]);
  await user.click(bookButton());
  await seen('Your soil test is booked');
  expect(kept(held)?.values.address).toBe('of the other tab');
  expect(held.size).toBe(1);
});

/** The browser shows a page again as it was left. */
const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

test('a page that is come back to holds nothing of what was wiped or booked on another page meanwhile', async () => {
  const { storage, held } = createMemoryStorage();
  const { user } = openBookingForm({ draftStorage: storage });
  await user.type(control(/^Address/), 'Thika');
  await seen('Draft saved on this device');
  dispatchEvent(new Event('pagehide'));
  comeBack();
  await Promise.resolve();
  expect(control(/^Address/)).toHaveValue('Thika');
  held.delete(key);
  comeBack();
  await waitFor(() => expect(control(/^Address/)).toHaveValue(''));
  expect(offer()).toBeNull();

  await user.type(control(/^Address/), 'Thika');
  await seen('Draft saved on this device');
  const ofTheNext = draftOf('Meru', farmerUser, new Date(Date.now() + 1000).toISOString());
  held.set(key, ofTheNext);
  comeBack();
  await waitFor(() => expect(offer()).not.toBeNull());
  expect(control(/^Address/)).toHaveValue('');
  dispatchEvent(new Event('pagehide'));
  expect(held.get(key)).toBe(ofTheNext);
});

test('a draft that another tab has leaves the form, which offers it back; a form with anything else keeps that', async () => {
  const { storage, held } = createMemoryStorage();
  const { user } = openBookingForm({ draftStorage: storage });
  await user.type(control(/^Address/), 'Thika');
  await seen('Draft saved on this device');
  const heard = () => dispatchEvent(new StorageEvent('storage', { key }));
  const draft = kept(held);
  if (!draft) throw new Error('No draft is kept.');
  // With every place taken, a sixth form overwrites the oldest draft.
  held.set(key, writeDraft({ ...draft, values: { ...draft.values, address: 'Meru' } }));
  heard();
  await user.type(control(/^Address/), ' town');
  expect(control(/^Address/)).toHaveValue('Thika town');
  await waitFor(() => expect(kept(held)?.values.address).toBe('Thika town'));
  const savedAt = new Date(Date.now() + 1000).toISOString();
  held.set(key, writeDraft({ ...draft, savedAt, values: { ...draft.values, address: 'Thika town' } }));
  heard();
  await waitFor(() => expect(offer()).not.toBeNull());
  expect(control(/^Address/)).toHaveValue('');
  await user.click(button('Continue'));
  expect(control(/^Address/)).toHaveValue('Thika town');
});

test('two forms of one page never have the same draft', async () => {
  const { storage } = createMemoryStorage({ [key]: draftOf('Githunguri') });
  const { user } = openBookingForm({ draftStorage: storage });
  const other = openBookingForm({ draftStorage: storage });
  const [first, second] = await waitFor(() => {
    const buttons = screen.getAllByRole('button', { name: 'Continue' });
    expect(buttons).toHaveLength(2);
    return buttons as [HTMLElement, HTMLElement];
  });
  const addresses = () =>
    screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Address/ }).map(({ value }) => value);
  await user.click(first);
  await waitFor(() => expect(addresses()).toEqual(['Githunguri', '']));
  await other.user.click(second);
  await waitFor(() => expect(addresses()).toEqual(['', 'Githunguri']));
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
});

test('forms whose storages change the keys keep apart, and hear of their own drafts', async () => {
  const { storage, held } = createMemoryStorage({
    [key]: draftOf('Githunguri'),
    [`${key}:b`]: draftOf('Meru'),
  });
  const ofForm = (name: string) => ({ ...storage, keyOf: (one: string) => `${one}:${name}` });
  const { user } = openBookingForm({ draftStorage: ofForm('a') });
  await user.type(control(/^Address/), 'Thika');
  await seen('Draft saved on this device');
  expect(kept(held, `${key}:a`)?.values.address).toBe('Thika');
  openBookingForm({ draftStorage: ofForm('b') });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  dispatchEvent(new StorageEvent('storage', { key }));
  const addresses = () =>
    screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Address/ }).map(({ value }) => value);
  await waitFor(() => expect(addresses()).toEqual(['Thika', 'Meru']));
  // Another tab continues the first: it writes the same draft.
  dispatchEvent(new StorageEvent('storage', { key: `${key}:a` }));
  await waitFor(() => expect(addresses()).toEqual(['', 'Meru']));
});

test('a page that is come back to keeps what was typed where the browser keeps no drafts', async () => {
  const { user } = openBookingForm({ draftStorage: null });
  await user.type(control(/^Address/), 'Thika');
  dispatchEvent(new Event('pagehide'));
  comeBack();
  await user.type(control(/^Address/), ' town');
  expect(control(/^Address/)).toHaveValue('Thika town');
});

test('of too many unfinished bookings the oldest gives way, and is offered no more', async () => {
  const names = [key, ...[2, 3, 4, 5].map((end) => `${key}~${end}`)];
  const { storage, held } = createMemoryStorage(
    Object.fromEntries(
      names.map((name, index) => [name, draftOf(name, farmerUser, `2026-11-0${5 - index}T08:00:00Z`)]),
    ),
  );
  const { user } = openBookingForm({ draftStorage: storage });
  await seen(/You have an unfinished booking/);
  await user.type(control(/^Address/), 'Thika');
  await seen('Draft saved on this device');
  const left = names.map((name) => kept(held, name)?.values.address);
  expect(left).toEqual([...names.slice(0, 4), 'Thika']);
  for (const _ of names.slice(0, 4)) await user.click(button('Discard'));
  expect(offer()).toBeNull();
  expect([...held.keys()]).toEqual([names[4]]);
});

test('a visitor’s draft that an agent goes on with asks for whom it is as agents are asked', async () => {
  const { storage } = createMemoryStorage({ 'udongo-booking-draft:2:new': draftOf('Githunguri') });
  const { user } = openBookingForm({ draftStorage: storage, user: agentUser });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(control(/^Address/)).toHaveValue('Githunguri');
  expect(screen.getByRole('radio', { name: /^No/ })).toBeChecked();
});
