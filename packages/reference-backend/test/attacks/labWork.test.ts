import type { Booking } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { bookingBody, sampleBody } from '../bookingBody.ts';
import { readings, soilSampleBody } from '../recordBodies.ts';
import { useBackend, type Who } from '../testBackend.ts';

/** Readings are lab work: nobody's form removes them, whatever the status of the booking says. */

const backend = useBackend();
const bookingsPath = '/agric/soil-test-bookings/';
const put = (as: Who, id: number, body: unknown) =>
  backend.call('PUT', `${bookingsPath}${id}/`, { as, body });
const withoutIds = ({ samples, ...booking }: Booking) => ({
  ...booking,
  samples: samples.map(({ id: _, ...sample }) => sample),
});
/** A booking that is still `booked`, whose second sample was measured. */
async function measuredBooking(): Promise<Booking> {
  const { body } = await backend.call('POST', bookingsPath, {
    as: 'agent',
    body: bookingBody({ farmer: 1 }),
  });
  const measured = soilSampleBody({ booking: body.id });
  await backend.call('POST', '/agric/soil-test-samples/', { as: 'administrator', body: measured });
  return read(body.id);
}
const read = async (id: number): Promise<Booking> =>
  (await backend.call('GET', `${bookingsPath}${id}`, { as: 'administrator' })).body;
const readingsOf = async ({ samples }: Booking) => {
  const id = samples.find(({ has_readings }) => has_readings)?.id;
  return (await backend.call('GET', `/agric/soil-test-samples/${id}`, { as: 'administrator' })).body
    .sensor_data;
};

test.each(['farmer', 'agent'] as const)(
  'the %s can neither change nor delete a measured booking',
  async (who) => {
    const booking = await measuredBooking();
    expect(booking.status).toBe('booked');
    const begun = (end: string) => [
      409,
      { detail: `Work on this booking has begun, so it can no longer be ${end}.` },
    ];
    for (const body of [withoutIds(booking), { ...booking, samples: [sampleBody()] }, booking]) {
      const changed = await put(who, booking.id, body);
      expect([changed.status, changed.body]).toEqual(begun('changed'));
    }
    const deleted = await backend.call('DELETE', `${bookingsPath}${booking.id}/`, { as: who });
    expect([deleted.status, deleted.body]).toEqual(begun('deleted'));
    expect(await read(booking.id)).toEqual(booking);
    expect(await readingsOf(booking)).toEqual(readings);
  },
);

test('an administrator whose form forgets the ids removes no readings, and with the ids they stay', async () => {
  const booking = await measuredBooking();
  const measured = booking.samples[1]?.id;
  const forgot = await put('administrator', booking.id, withoutIds(booking));
  expect([forgot.status, forgot.body]).toEqual([
    409,
    { detail: `Sample ${measured} has readings. Send it with its id, or delete it on its own page first.` },
  ]);
  const kept = await put('administrator', booking.id, { ...booking, notes: 'Rang twice' });
  expect([kept.status, kept.body.notes]).toEqual([200, 'Rang twice']);
  expect(await readingsOf(booking)).toEqual(readings);
});

test('an administrator who deletes the measured sample, or the whole booking, means it', async () => {
  const booking = await measuredBooking();
  const as = 'administrator';
  const sample = `/agric/soil-test-samples/${booking.samples[1]?.id}/`;
  expect((await backend.call('DELETE', sample, { as })).status).toBe(204);
  expect((await backend.call('DELETE', `${bookingsPath}${booking.id}/`, { as })).status).toBe(204);
});
