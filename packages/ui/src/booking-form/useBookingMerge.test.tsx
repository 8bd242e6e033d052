import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { Booking } from '@udongo/sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeApi, farmerUser, storedBooking, today } from '../../test/bookingFixtures.ts';
import { control, createMemoryStorage, saveButton } from '../../test/bookingPage.tsx';
import { createVersionedStore } from '../../test/createVersionedStore.ts';
import type { DraftStorage } from '../lib/draftStorage.ts';
import { type Notification, UdongoProvider } from '../provider/index.ts';
import { BookingForm, useBookingMerge } from './index.ts';

/** A service with one booking, each change of which has its own `updated_on`. */
function createService(isPlain: boolean) {
  const store = createVersionedStore<Booking>(storedBooking, isPlain);
  const fake = createFakeApi();
  const update = async (_: number, body: object) =>
    store.update({ ...body, updated_on: `2026-11-0${store.bodies.length + 1}T10:00:00+03:00` });
  return { store, update, api: { ...fake.api, bookings: { ...fake.api.bookings, update } } };
}

type Service = ReturnType<typeof createService>;

function open({ store, api }: Service, draftStorage: DraftStorage) {
  const notifications: Notification[] = [];
  const booking = store.read();
  function Page() {
    const merged = useBookingMerge(api, booking);
    return (
      <>
        <BookingForm mode="update" {...{ booking, today, draftStorage }} api={merged.api} user={farmerUser} />
        {merged.question}
      </>
    );
  }
  const { unmount } = render(
    <UdongoProvider notify={(notification) => notifications.push(notification)}>
      <Page />
    </UdongoProvider>,
  );
  return { unmount, messages: () => notifications.map(({ message }) => message) };
}

afterEach(() => vi.useRealTimers());

const notes = () => control(/^Notes/);
const address = () => control(/^Address/);

/** Types notes, leaves, lets somebody else change the booking, and continues. */
async function comeBack(service: Service, theirs: Partial<Booking>) {
  const { storage } = createMemoryStorage();
  const first = open(service, storage);
  await userEvent.fill(notes(), 'Call before you come');
  first.unmount();
  await service.update(26, theirs);
  const second = open(service, storage);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(notes().value).toBe('Call before you come');
  return second;
}

test.each([
  ['with versions', false],
  ['without versions', true],
])(
  'a service %s: a draft of before a change of somebody else is offered, and both are kept',
  async (_, isPlain) => {
    const service = createService(isPlain);
    const { messages } = await comeBack(service, { address: 'Behind the school' });
    await userEvent.click(saveButton());
    await waitFor(() => expect(messages()).toContain('Booking updated successfully'));
    expect(service.store.read()).toMatchObject({
      notes: 'Call before you come',
      address: 'Behind the school',
    });
    expect(messages()).toContainEqual(expect.stringMatching(/Their change is kept, too: .*Address/));
    // The form goes on with what is stored now.
    expect(address().value).toBe('Behind the school');
    await userEvent.fill(notes(), 'Call twice');
    await userEvent.click(saveButton());
    await waitFor(() => expect(service.store.read().notes).toBe('Call twice'));
    expect(screen.queryByRole('dialog')).toBeNull();
    if (isPlain) expect(service.store.bodies.filter((body) => 'version' in body)).toEqual([]);
  },
);

test.each([
  ['with versions', false],
  ['without versions', true],
])(
  'a service %s: what both changed since the draft is asked, and the answer can take long',
  async (_, isPlain) => {
    const service = createService(isPlain);
    await comeBack(service, { notes: 'The gate is green' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await userEvent.click(saveButton());
    const asked = within(await screen.findByRole('dialog', { name: 'Somebody else changed this, too' }));
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(screen.queryByText(/^This takes longer/)).toBeNull();
    vi.useRealTimers();
    await userEvent.click(asked.getByRole('radio', { name: /^Theirs The gate is green/ }));
    await userEvent.click(asked.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notes().value).toBe('The gate is green'));
    expect(service.store.read().notes).toBe('The gate is green');
  },
);
