import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/openTestDatabase.ts';
import { insertRows } from './insertRows.ts';
import { bookings, messages, samples } from './schema.ts';
import { writeTogether } from './writeTogether.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

test('rows come back as they were inserted: instants, numbers, JSON, and a default where a column is not named', async () => {
  const created_on = new Date('2026-03-04T05:06:07.089Z');
  const row = {
    kind: 'booked',
    channel: 'sms',
    recipient: '+254733000299',
    language: 'sw',
    user_id: null,
    // Quotes, a backslash, and half of a pair of UTF-16.
    name: `O’Brien "the \\ud" \ud83c`,
    facts: { day: '2026-03-04', reason: 'Mvua 🌧', list: [1, null] },
    cost: '0.80',
    parts: 2,
    next_attempt_on: created_on,
    created_on,
  } as const;
  const stored = await database.inTransaction(async (db) => {
    await writeTogether(db, [insertRows(messages, [row, { ...row, recipient: '+254733000298' }])]);
    return await db
      .select({ ...getTableColumns(messages), kindOfFacts: sql`jsonb_typeof(${messages.facts})` })
      .from(messages)
      .where(eq(messages.created_on, created_on))
      .orderBy(asc(messages.id));
  });
  const read = {
    ...row,
    name: `O’Brien "the \\ud" \ufffd`,
    status: 'queued',
    attempts: 0,
    kindOfFacts: 'object',
  };
  expect(stored).toMatchObject([read, { ...read, recipient: '+254733000298' }]);
});

test('lists are stored as lists, and a column that the database makes is left to it', async () => {
  const stored = await database.inTransaction(async (db) => {
    const [before] = await db.select().from(samples).orderBy(asc(samples.id)).limit(1);
    if (!before) throw new Error('The demo has no sample.');
    const copy = { ...before, id: 900_001, number: 99, position: 99, below_limit: ['nitrogen' as const] };
    await writeTogether(db, [insertRows(samples, [{ ...copy, sample_location: 'Upper plot' }])]);
    return await db.select().from(samples).where(eq(samples.id, 900_001));
  });
  expect(stored).toMatchObject([{ number: 99, below_limit: ['nitrogen'], sample_location: 'Upper plot' }]);
  expect(stored[0]?.search_text).toContain('upper plot');
});

test('no rows are no statement', () => {
  expect(insertRows(bookings, [])).toBeNull();
});
