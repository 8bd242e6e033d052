import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookingBody } from '../../../test/bookingBody.ts';
import { readings, soilSampleBody } from '../../../test/recordBodies.ts';
import { useBackend, userIds } from '../../../test/testBackend.ts';
import { verifyBooking } from '../../../test/verifyBooking.ts';
import { messages, sentReminders, users } from '../../db/schema.ts';
import { writeReminders } from './writeReminders.ts';

const api = useBackend();
const remind = async () => {
  await writeReminders({ db: api.db, clock: () => api.clock.now });
  await writeReminders({ db: api.db, clock: () => api.clock.now });
};
const sent = async () =>
  (await api.sendMessages()).map(({ kind, channel, status, reason }) => [kind, channel, status, reason]);
const at = (time: string) => {
  api.clock.now = new Date(`${time}+03:00`);
};
const book = async (changes: Parameters<typeof bookingBody>[0]) =>
  (await api.call('POST', '/agric/soil-test-bookings/', { as: 'farmer', body: bookingBody(changes) })).body;
const agree = (ways: string[]) =>
  api.call('PATCH', `/users/account/profiles/${userIds.farmer}/`, {
    as: 'farmer',
    body: { notify_choices: { reminders: ways } },
  });

test('the day before, a farmer is reminded once; a booking that is canceled meanwhile sends no reminder', async () => {
  at('2026-11-23T09:00:00');
  const kept = await book({ farmer: 1, soil_test_date: '2026-11-26' });
  const canceled = await book({ farmer: 1, soil_test_date: '2026-11-26' });
  at('2026-11-24T09:00:00');
  await remind();
  expect(await sent()).toEqual([]);
  at('2026-11-25T07:59:59');
  await remind();
  expect(await sent()).toEqual([]);
  at('2026-11-25T08:00:00');
  await remind();
  const body = { status: 'canceled', note: 'No rain' };
  const path = `/agric/soil-test-bookings/${canceled.id}/status/`;
  expect((await api.call('POST', path, { as: 'farmer', body })).status).toBe(200);
  const messages = await api.sendMessages();
  expect(messages.filter(({ booking_id }) => booking_id === kept.id)).toMatchObject([
    { kind: 'day_before', channel: 'sms', status: 'sent', text: expect.stringContaining(kept.code) },
    { kind: 'day_before', channel: 'email', status: 'sent' },
  ]);
  expect(messages.filter(({ booking_id }) => booking_id === canceled.id)).toMatchObject([
    { kind: 'day_before', status: 'skipped', reason: 'The booking is cancelled.' },
    { kind: 'day_before', status: 'skipped', reason: 'The booking is cancelled.' },
    { kind: 'canceled', recipient: 'agent@udongo.test', status: 'sent' },
  ]);
  await remind();
  expect(await sent()).toEqual([]);
});

/** A booking whose report is given, with this pH. */
async function reported(pH: number): Promise<number> {
  const { id } = await book({ farmer: 1, soil_test_date: '2031-03-26' });
  const { samples } = (await api.call('GET', `/agric/soil-test-bookings/${id}`, { as: 'administrator' }))
    .body;
  const measured = soilSampleBody({ booking: id, sensor_data: { ...readings, pH } });
  await api.call('PUT', `/agric/soil-test-samples/${samples[0].id}/`, {
    as: 'administrator',
    body: measured,
  });
  await verifyBooking(api.db, id);
  const generated = { as: 'administrator', body: { booking: id, send: true } } as const;
  expect((await api.call('POST', '/agric/report-generation/', generated)).status).toBe(201);
  await api.sendMessages();
  return id;
}

test('with consent only, a farmer hears of lime before the rains, with the link to their own amounts, and to test again after three years', async () => {
  at('2026-11-23T09:00:00');
  const id = await reported(4.9);

  const written = async (kind: 'lime' | 'retest') =>
    api.db.inTransaction((db) =>
      db.select().from(messages).where(eq(messages.kind, kind)).orderBy(messages.id),
    );
  const choose = (reminders: ('sms' | 'email')[]) =>
    api.db.inTransaction((db) =>
      db.update(users).set({ notify_choices: { reminders } }).where(eq(users.id, userIds.farmer)),
    );

  at('2027-02-01T09:00:00');
  await remind();
  expect(await written('lime')).toEqual([]);
  at('2026-12-10T09:00:00');
  await agree(['sms']);
  await remind();
  expect(await written('lime')).toEqual([]);
  at('2027-02-03T17:59:00');
  await remind();
  at('2027-02-03T18:00:00');
  await api.sendMessages();
  expect(await written('lime')).toMatchObject([{ status: 'queued', class: 'promotional' }]);
  at('2027-02-04T08:00:00');
  await api.sendMessages();
  const [lime, ...others] = await written('lime');
  expect(others).toEqual([]);
  expect(lime).toMatchObject({ status: 'sent', parts: 1 });
  expect(lime?.text).toContain('spread agricultural lime before the rains. Your amounts: http');
  expect(lime?.text).toMatch(/ STOP \*456\*9\*5#$/);

  // Written in September, and stopped before it went out.
  at('2027-09-01T09:00:00');
  await remind();
  await choose([]);
  await api.sendMessages();
  expect((await written('lime')).at(-1)).toMatchObject({
    status: 'skipped',
    reason: 'This person turned off this kind of message.',
  });

  await choose(['sms']);
  at('2029-12-01T09:00:00');
  await remind();
  await api.sendMessages();
  expect(await written('retest')).toMatchObject([{ status: 'sent', booking_id: id }]);
  at('2030-02-01T09:00:00');
  await remind();
  expect(await written('lime')).toHaveLength(2);
});

test('a report without lime is looked at once, and leaves its place to older ones', async () => {
  at('2031-02-01T09:00:00');
  for (const who of ['farmer', 'administrator'] as const) api.forgetToken(who);
  await agree(['sms']);
  const id = await reported(6.2);
  await remind();
  const report = (await api.call('GET', `/agric/report-generation?booking=${id}`, { as: 'administrator' }))
    .body.results[0].id;
  const told = await api.db.inTransaction((db) => db.select().from(sentReminders));
  expect(told.filter(({ key }) => key === `no_lime:${report}:2031-02`)).toHaveLength(1);
  expect((await sent()).filter(([kind]) => kind === 'lime')).toEqual([]);
});
