import type { Booking } from '@udongo/sdk';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Db } from '../../src/db/Database.ts';
import { queryRows } from '../../src/db/queryRows.ts';
import { readBooking } from '../../src/services/bookings/bookingFields.ts';
import { updateBooking } from '../../src/services/bookings/changeBooking.ts';
import { setStatus } from '../../src/services/bookings/setStatus.ts';
import { checkVerification } from '../../src/services/laboratory/verification/checkVerification.ts';
import { countChangedDays } from '../../src/services/statistics/countDays.ts';
import { bookingBody, sampleBody } from '../bookingBody.ts';
import { soilSampleBody } from '../recordBodies.ts';
import { administrator, useBackend } from '../testBackend.ts';

/** Two requests at once, held at the place where they meet. */

const backend = useBackend();
const bookingsPath = '/agric/soil-test-bookings/';

const book = async (
  samples = [sampleBody(), sampleBody({ sample_location: 'Upper plot' })],
): Promise<Booking> =>
  (await backend.call('POST', bookingsPath, { as: 'agent', body: bookingBody({ farmer: 1, samples }) })).body;

/** Does work in a transaction that stays open until `commit` is called. */
function hold(work: (db: Db) => Promise<unknown>): Promise<{ commit: () => Promise<void> }> {
  return new Promise((worked, failed) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const ended = backend.db.inTransaction(async (db) => {
      await work(db);
      const commit = async () => {
        release();
        await ended;
      };
      worked({ commit });
      await released;
    });
    ended.catch(failed);
  });
}

/** Resolves as soon as the request waits for a lock, or has its answer. */
async function waitsOrAnswers(request: Promise<unknown>): Promise<void> {
  let isAnswered = false;
  const answered = request.finally(() => {
    isAnswered = true;
  });
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  const somebodyWaits = async (): Promise<void> => {
    const found = await backend.db.inTransaction((db) => queryRows(db, waiting));
    if (found.length === 0 && !isAnswered) await somebodyWaits();
  };
  await Promise.race([answered, somebodyWaits()]);
}

test('a sample that is changed while its booking removes it reads as not found', async () => {
  const booking = await book();
  const [first, second] = booking.samples;
  const reading = readBooking({ ...booking, samples: [first] });
  const removal = await hold((db) =>
    updateBooking(db, administrator, booking.id, reading, backend.clock.now),
  );
  const change = backend.call('PUT', `/agric/soil-test-samples/${second?.id}/`, {
    as: 'administrator',
    body: soilSampleBody({ booking: booking.id }),
  });
  await waitsOrAnswers(change);
  await removal.commit();
  expect((await change).status).toBe(404);
});

test('a booking that is read while it changes is the old one or the new one, not half of each', async () => {
  const booking = await book();
  const reading = readBooking({ ...booking, notes: 'Changed', samples: [booking.samples[0]] });
  const change = await hold(async (db) => {
    await updateBooking(db, administrator, booking.id, reading, backend.clock.now);
    // The reader has read the booking by then and waits for its crops.
    await db.execute(sql`lock table booking_crops in access exclusive mode`);
  });
  const read = backend.call('GET', `${bookingsPath}${booking.id}`, { as: 'agent' });
  await waitsOrAnswers(read);
  await change.commit();
  expect((await read).body).toEqual(booking);
});

test('a list of ids and codes does not look at the samples', async () => {
  const lock = await hold((db) =>
    db.execute(sql`lock table samples, booking_crops in access exclusive mode`),
  );
  const list = backend.call('GET', `${bookingsPath}?fields=id,code&limit=2`, { as: 'administrator' });
  const answered = list.then(() => 'answered');
  const first = await Promise.race([answered, waitsOrAnswers(list).then(() => 'waits or answered')]);
  await lock.commit();
  expect(first).toBe('answered');
  expect(Object.keys((await list).body.results[0])).toEqual(['id', 'code']);
});

test('a booking that changes while its day is counted is counted as it is, before and after it is committed', async () => {
  const { id, soil_test_date } = await book();
  await countChangedDays(backend);
  const count = async () => {
    const path = `/statistics/bookings?date_after=${soil_test_date}&date_before=${soil_test_date}&status=booked`;
    return (await backend.call('GET', path, { as: 'administrator' })).body.count;
  };
  const before = await count();
  const canceled = { values: { status: 'canceled' as const, note: 'Rain' }, issues: [] };
  const change = await hold((db) =>
    setStatus(db, administrator, id, canceled, { now: backend.clock.now, checkVerification }),
  );
  await countChangedDays(backend);
  expect(await count()).toBe(before);
  await change.commit();
  expect(await count()).toBe(before - 1);
  const counting = await hold((db) =>
    countChangedDays({ db: { ...backend.db, inTransaction: (work) => work(db) } }),
  );
  const { id: second } = await book();
  expect(second).toBeGreaterThan(id);
  expect(await count()).toBe(before);
  await counting.commit();
  expect(await count()).toBe(before);
});
