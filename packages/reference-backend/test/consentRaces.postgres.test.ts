import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { queryRows } from '../src/db/queryRows.ts';
import { bookingBody } from './bookingBody.ts';
import { useBackend, userIds, type Who } from './testBackend.ts';

/** A farmer withdraws their consent while somebody books for them, or shares their results, in another transaction. */

const backend = useBackend();
const bookingsPath = '/agric/soil-test-bookings/';
const version = '2026-11-28';

const answer = (consent_version: string | null) =>
  backend.call('PATCH', `/users/account/profiles/${userIds.farmer}/`, {
    as: 'farmer',
    body: { consent_version },
  });
const withdraw = () => answer(null);
const book = (as: Who, changes: object = {}) =>
  backend.call('POST', bookingsPath, { as, body: bookingBody({ consent_version: version, ...changes }) });
const readSharing = async (id: number) =>
  (await backend.call('GET', `${bookingsPath}${id}/sharing`, { as: 'farmer' })).body;

beforeEach(async () => void (await answer(version)));

type Answer = Awaited<ReturnType<typeof withdraw>>;

async function countWaiting(): Promise<number | undefined> {
  const waiting = sql`select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return (await backend.db.inTransaction((db) => queryRows<{ count: number }>(db, waiting)))[0]?.count;
}

/** Sends requests one after the other, each stopped at the table of bookings or by the one before; then lets go. */
async function meet(requests: readonly (() => Promise<Answer>)[]) {
  let release = () => {};
  let holding: Promise<void> | undefined;
  await new Promise<void>((locked) => {
    holding = backend.db.inTransaction(async (db) => {
      await db.execute(sql`lock table bookings in exclusive mode`);
      locked();
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    });
  });
  const answers: Promise<Answer>[] = [];
  try {
    for (const send of requests) {
      answers.push(send());
      await expect.poll(countWaiting, { interval: 10 }).toBe(answers.length);
    }
  } finally {
    release();
    await holding;
  }
  return Promise.all(answers);
}

test.each([
  ['the farmer', 'farmer', {}],
  ['an agent', 'agent', { farmer: 1 }],
] as const)(
  'a booking that %s had begun is made, and the withdrawal comes after it',
  async (_, as, changes) => {
    const answers = await meet([() => book(as, changes), withdraw]);
    expect(answers.map(({ status }) => status)).toEqual([201, 200]);
    const [booked, withdrawn] = answers.map(({ body }) => body);
    expect(withdrawn.consent).toMatchObject({ version, agreed_on: booked.created_on });
    expect(withdrawn.consent.withdrawn_on).not.toBeNull();
    expect((await book(as, changes)).status).toBe(400);
  },
);

test('a booking that comes while a withdrawal is stored waits for it, and is refused', async () => {
  const answers = await meet([withdraw, () => book('farmer'), () => book('agent', { farmer: 1 })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 400]);
});

test('a booking whose answer was lost is the same one after a withdrawal', async () => {
  const uuid = '7b1e7c1a-6f5b-4a53-9a57-0f5a6f0c2c11';
  const { body: first } = await book('farmer', { uuid });
  await withdraw();
  const again = await book('farmer', { uuid });
  expect([again.status, again.body.id]).toEqual([201, first.id]);
});

test('results that an agent was sharing on the word of the farmer are not shared after the withdrawal', async () => {
  const { body: booked } = await book('agent', { farmer: 1 });
  const share = () =>
    backend.call('POST', `${bookingsPath}${booked.id}/sharing/`, {
      as: 'agent',
      body: { share_results: true, farmer_agreed: true },
    });
  const answers = await meet([share, withdraw]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await readSharing(booked.id)).toMatchObject({ share_results: false });
  expect((await share()).status).toBe(409);
});

test('of two withdrawals at once the first says when', async () => {
  const first = backend.clock.now;
  const answers = await meet([
    withdraw,
    () => {
      backend.clock.now = new Date(first.getTime() + 60_000);
      return withdraw();
    },
  ]);
  const dates = answers.map(({ body }) => Date.parse(body.consent.withdrawn_on));
  expect(dates).toEqual([first.getTime(), first.getTime()]);
});
