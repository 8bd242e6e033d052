import type { PublicBooking } from '@udongo/sdk';
import { orUndefined } from './orUndefined.ts';

/** A visitor's booking as this device remembers it: what its public status page shows anyway. */
export type DeviceBooking = Pick<PublicBooking, 'uuid' | 'code' | 'soil_test_date' | 'test_type'>;

const key = 'udongo-visitor-bookings';
const most = 20;
const none: readonly DeviceBooking[] = [];

export type DeviceBookings = ReturnType<typeof createDeviceBookings>;

/** The bookings that visitors made on this device, the newest first; `subscribe` and `getSnapshot` fit `useSyncExternalStore`. */
export function createDeviceBookings() {
  const listeners = new Set<() => void>();
  let read: { text: string | null; bookings: readonly DeviceBooking[] } = { text: null, bookings: none };
  const getSnapshot = () => {
    const text = orUndefined(() => localStorage.getItem(key)) ?? null;
    if (text !== read.text) read = { text, bookings: parse(text) };
    return read.bookings;
  };
  const change = (write: () => void) => {
    orUndefined(write);
    for (const listener of listeners) listener();
  };
  return {
    getSnapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** A booking without a uuid has no status page, so there is nothing to come back to. */
    add: ({ uuid, code, soil_test_date, test_type }: Partial<DeviceBooking>) =>
      change(() => {
        if (!uuid) return;
        const others = getSnapshot().filter((booking) => booking.uuid !== uuid);
        const bookings = [{ uuid, code, soil_test_date, test_type }, ...others].slice(0, most);
        localStorage.setItem(key, JSON.stringify(bookings));
      }),
    clear: () => change(() => localStorage.removeItem(key)),
  };
}

/** Only `add` writes it. */
function parse(text: string | null): readonly DeviceBooking[] {
  return (text && orUndefined((): DeviceBooking[] => JSON.parse(text))) || none;
}
