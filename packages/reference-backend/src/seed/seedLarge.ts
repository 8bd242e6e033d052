import { asc, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Dependencies } from '../Dependencies.ts';
import { leaveUnrecorded } from '../db/audit/leaveUnrecorded.ts';
import type { Db } from '../db/Database.ts';
import { queryRows } from '../db/queryRows.ts';
import * as tables from '../db/schema.ts';
import { forgetDayCounts } from '../services/statistics/changedDays.ts';
import { insertRows } from './insertRows.ts';
import {
  bookingsPerFarmer,
  type SeededFarmer,
  type Surroundings,
  toLargeBooking,
  toPerson,
  toSeedUuid,
} from './largeRows.ts';

export interface SeedProgress {
  /** Seeded bookings in the database, those of earlier runs included. */
  done: number;
  of: number;
  /** Bookings that this run has stored. */
  stored: number;
  /** Rows that this run has stored, of every table. */
  rows: number;
}

export interface SeedOptions extends Pick<Dependencies, 'db' | 'clock'> {
  bookings: number;
  /** Bookings stored at once, in one transaction; memory grows with it and with nothing else. */
  batch?: number;
  onProgress?: (progress: SeedProgress) => void;
  signal?: AbortSignal;
}

/** Any number that no other lock has. */
const lockNumber = 7_203_653;

/**
 * Stores this many bookings with their samples and farmers beside the existing rows, batch by batch, then gathers statistics.
 * Bookings of an earlier run count, so a run that was stopped goes on where it was. Counties and crops have to be there.
 * Errors: rejects when there are none, and between two batches with the signal's reason.
 */
export async function seedLarge(options: SeedOptions): Promise<SeedProgress> {
  const { db, clock, bookings, batch = 2000, onProgress, signal } = options;
  const now = clock();
  const surroundings = await db.inTransaction(readSurroundings);
  const progress: SeedProgress = { done: 0, of: bookings, stored: 0, rows: 0 };
  do {
    signal?.throwIfAborted();
    const stored = await db.inTransaction(async (transaction) => {
      // Two runs on one database take turns, and each continues where the other has stopped.
      await transaction.execute(sql`select pg_advisory_xact_lock(${lockNumber})`);
      await leaveUnrecorded(transaction);
      const done = await countSeeded(transaction);
      const count = Math.max(0, Math.min(batch, bookings - done));
      if (count === 0) return { done, count, rows: 0 };
      const rows = await storeBatch(transaction, {
        first: done + 1,
        count,
        of: bookings,
        now,
        surroundings,
      });
      await forgetDayCounts(transaction);
      return { done, count, rows };
    });
    progress.done = stored.done + stored.count;
    progress.stored += stored.count;
    progress.rows += stored.rows;
    onProgress?.({ ...progress });
  } while (progress.done < bookings);
  await db.inTransaction((transaction) => transaction.execute(sql`analyze`));
  return progress;
}

async function readSurroundings(db: Db): Promise<Surroundings> {
  const ids = async (table: typeof tables.counties | typeof tables.crops) => {
    const [first, ...others] = (await db.select({ id: table.id }).from(table).orderBy(asc(table.id))).map(
      ({ id }) => id,
    );
    if (first === undefined) throw new Error(`There are no ${getTableName(table)}: run with SEED=reference.`);
    return [first, ...others] as const;
  };
  const agents = await db
    .select({ id: tables.agents.id, user_id: tables.agents.user_id })
    .from(tables.agents)
    .orderBy(asc(tables.agents.id))
    .limit(500);
  return { counties: await ids(tables.counties), crops: await ids(tables.crops), agents };
}

/** The number in the last uuid: bookings are stored in the order of their numbers. */
async function countSeeded(db: Db): Promise<number> {
  const [last] = await queryRows<{ uuid: string }>(
    db,
    sql`select uuid from booking_uuids where uuid between ${toSeedUuid(0)} and ${toSeedUuid(999_999_999_999)}
        order by uuid desc limit 1`,
  );
  return last ? Number(last.uuid.slice(-12)) : 0;
}

interface Batch {
  first: number;
  count: number;
  of: number;
  now: Date;
  surroundings: Surroundings;
}

async function storeBatch(db: Db, { first, count, of, now, surroundings }: Batch): Promise<number> {
  const farmers = await storeFarmers(db, Math.ceil(count / bookingsPerFarmer), first, now, surroundings);
  const ids = await takeIds(db, tables.bookings, count);
  const made = ids.flatMap((id, index) => {
    const farmer = farmers[Math.floor(index / bookingsPerFarmer)];
    if (!farmer) return [];
    return [{ id, ...toLargeBooking(first + index, { of, now, farmer, crops: surroundings.crops }) }];
  });
  const rows = made.map(({ id, booking }) => ({ id, ...booking }));
  await insertRows(
    db,
    tables.bookingUuids,
    rows.map(({ uuid, created_on }) => ({ uuid, created_on, content_hash: 'seed' })),
  );
  await insertRows(db, tables.bookings, rows);
  // Money without a payment of ours is only in the books.
  await db.execute(
    sql`insert into ledger_postings (event_key, source, destination, amount, posted_on, booking_id)
        select 'booking:' || id || ':1', 'due', 'cash:by_hand', amount_paid, created_on, id
        from bookings where id between ${ids.at(0) ?? 0} and ${ids.at(-1) ?? 0} and amount_paid > 0`,
  );
  const steps = made.flatMap(({ id, booking, steps: taken }) =>
    taken.map((step, index) => ({
      ...step,
      booking_id: id,
      note: '',
      is_skipped: false,
      changed_by_id: index === 0 ? booking.created_by_id : null,
    })),
  );
  const stepIds = await takeIds(db, tables.bookingStatusChanges, steps.length);
  await insertRows(
    db,
    tables.bookingStatusChanges,
    steps.map((step, index) => ({ ...step, id: stepIds[index] })),
  );
  const crops = made.flatMap(({ id, crops: grown }) =>
    grown.map((crop_id, position) => ({ booking_id: id, crop_id, position })),
  );
  await insertRows(db, tables.bookingCrops, crops);
  const booked = made.flatMap(({ id, samples }) => samples.map((sample) => ({ ...sample, booking_id: id })));
  const sampleIds = await takeIds(db, tables.samples, booked.length);
  await insertRows(
    db,
    tables.samples,
    booked.map((sample, index) => ({ ...sample, id: sampleIds[index] })),
  );
  await db.execute(
    sql`insert into sample_readings_history (sample_id, nitrogen, phosphorus, potassium, moisture, temperature, ph,
          conductivity, latitude, longitude, saved_on)
        select id, nitrogen, phosphorus, potassium, moisture, temperature, ph, conductivity, latitude, longitude,
          ${now.toISOString()}::timestamptz
        from samples where id between ${sampleIds.at(0) ?? 0} and ${sampleIds.at(-1) ?? 0} and ph is not null`,
  );
  return 2 * (rows.length + farmers.length) + steps.length + crops.length + booked.length;
}

async function storeFarmers(
  db: Db,
  count: number,
  firstBooking: number,
  now: Date,
  surroundings: Surroundings,
): Promise<SeededFarmer[]> {
  const userIds = await takeIds(db, tables.users, count);
  const ids = await takeIds(db, tables.farmers, count);
  const people = userIds.map((user_id, index) => ({
    user_id,
    id: ids[index] ?? 0,
    ...toPerson(Math.floor((firstBooking - 1) / bookingsPerFarmer) + index + 1, surroundings),
  }));
  const instants = { created_on: now.toISOString(), updated_on: now.toISOString() };
  await insertRows(
    db,
    tables.users,
    people.map(({ user_id, full_name, phone_number, county_id }) => ({
      id: user_id,
      username: `seed-${user_id}`,
      email: '',
      password_hash: '',
      address: '',
      is_active: true,
      full_name,
      phone_number,
      county_id,
      ...instants,
    })),
  );
  await insertRows(
    db,
    tables.farmers,
    people.map(({ id, user_id, referrer }) => ({ id, user_id, referrer_id: referrer?.user_id ?? null })),
  );
  return people;
}

async function takeIds(db: Db, table: PgTable, count: number): Promise<number[]> {
  const rows = await queryRows<{ id: string | number }>(
    db,
    sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id')) as id
        from generate_series(1, ${count}::integer)`,
  );
  // The drivers give a `bigint` as a text, or as a number.
  return rows.map(({ id }) => Number(id));
}
