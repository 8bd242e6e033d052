import { randomUUID } from 'node:crypto';
import type { Booking } from '@udongo/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingBody, sampleBody } from './bookingBody.ts';
import { createServerDatabase, type ServerDatabase } from './serverDatabase.ts';
import { logIn, type ServerProcess, startProcess } from './serverProcess.ts';

let database: ServerDatabase;
let server: ServerProcess | undefined;
beforeAll(async () => {
  database = await createServerDatabase();
});
afterAll(async () => {
  await server?.end('SIGKILL');
  await database.remove();
});

const requests = Array.from({ length: 200 }, (_, index) => ({
  ...bookingBody({ soil_test_date: '2099-01-15', notes: `Booking ${index}` }),
  uuid: randomUUID(),
  samples: [0, 1, 2].map((plot) => sampleBody({ sample_location: `Plot ${index}-${plot}` })),
}));

/** One farmer books and repeats more here than a person does in an hour. */
const environment = () => ({ ...database.environment, LIMIT_BOOKINGS_BY_ACCOUNT: '1000/1h' });

/** Sends all at once; gives the answers in the order of the requests, undefined where the connection broke. */
async function sendAll(
  { url }: ServerProcess,
  Authorization: string,
  onBooked: (count: number) => void = () => {},
): Promise<(Booking | undefined)[]> {
  let booked = 0;
  return Promise.all(
    requests.map(async (request) => {
      try {
        const response = await fetch(`${url}/agric/soil-test-bookings/`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization },
          body: JSON.stringify(request),
        });
        if (response.status !== 201) throw new Error(`Answered ${response.status}`);
        const booking = (await response.json()) as Booking;
        booked += 1;
        onBooked(booked);
        return booking;
      } catch (error) {
        // A killed server breaks connections; anything that it did answer must be a booking.
        if (error instanceof Error && error.message.startsWith('Answered')) throw error;
        return undefined;
      }
    }),
  );
}

async function listAll({ url }: ServerProcess, Authorization: string): Promise<Booking[]> {
  const found: Booking[] = [];
  for (let next: string | null = `${url}/agric/soil-test-bookings?limit=200`; next; ) {
    const page = (await (await fetch(next, { headers: { Authorization } })).json()) as {
      next: string | null;
      results: Booking[];
    };
    found.push(...page.results);
    next = page.next;
  }
  return found;
}

test('what was answered before a power cut is there after it, whole and once; a repeat books no second time', async () => {
  server = await startProcess(environment());
  const { Authorization } = await logIn(server.url, 'farmer');
  const killed = server;
  const answered = await sendAll(killed, Authorization, (count) => {
    if (count === 50) killed.child.kill('SIGKILL');
  });
  const booked = answered.filter((booking) => booking !== undefined);
  expect(booked.length).toBeGreaterThanOrEqual(50);
  expect(booked.length).toBeLessThan(200);

  server = await startProcess(environment());
  const { Authorization: admin } = await logIn(server.url, 'admin');
  const kept = await listAll(server, admin);
  for (const booking of booked) {
    // The next statuses depend on the caller.
    const stored = { ...booking, next_statuses: expect.any(Array) };
    expect(kept.filter(({ uuid }) => uuid === booking.uuid)).toEqual([stored]);
  }
  // Those that were stored but not answered are whole, too.
  const ours = kept.filter(({ notes }) => notes.startsWith('Booking '));
  expect(new Set(ours.map(({ no_of_samples }) => no_of_samples))).toEqual(new Set([3]));

  // The token, too, outlived the power cut.
  const repeated = await sendAll(server, Authorization);
  expect(repeated.every((booking) => booking !== undefined)).toBe(true);
  for (const [index, booking] of answered.entries()) if (booking) expect(repeated[index]).toEqual(booking);
  const all = (await listAll(server, admin)).filter(({ notes }) => notes.startsWith('Booking '));
  expect(all).toHaveLength(200);
  expect(new Set(all.map(({ uuid }) => uuid))).toEqual(new Set(requests.map(({ uuid }) => uuid)));
  expect(new Set(all.map(({ code }) => code)).size).toBe(200);
}, 120_000);
