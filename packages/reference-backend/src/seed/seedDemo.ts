import { todayInNairobi } from '@udongo/sdk/values';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import countyData from '../../data/counties.json' with { type: 'json' };
import cropData from '../../data/crops.json' with { type: 'json' };
import otherCropNameData from '../../data/other-crop-names.json' with { type: 'json' };
import type { Dependencies } from '../Dependencies.ts';
import type { Db } from '../db/Database.ts';
import * as tables from '../db/schema.ts';
import { countRows } from '../services/countRows.ts';
import { agentUserId, cropId, dayMs, farmerUserId } from './ids.ts';
import { administrator, agentPeople, demoPasswords, farmerPeople, type Person } from './people.ts';
import { seedBookings } from './seedBookings.ts';

/** Any number that no other lock has. */
const lockNumber = 7_203_652;

/**
 * Fills an empty database with the demo: the same rows every time, their days counted from the clock's.
 * Gives whether it did; a database with any account is left alone.
 */
export async function seedDemo({
  db,
  clock,
  hasher,
}: Pick<Dependencies, 'db' | 'clock' | 'hasher'>): Promise<boolean> {
  if (!(await db.inTransaction(isEmpty))) return false;
  const hashes = new Map(
    await Promise.all(
      Object.entries(demoPasswords).map(
        async ([email, password]) => [email, await hasher.hash(password)] as const,
      ),
    ),
  );
  return db.inTransaction(async (transaction) => {
    // Processes that start together on one database seed it once.
    await transaction.execute(sql`select pg_advisory_xact_lock(${lockNumber})`);
    if (!(await isEmpty(transaction))) return false;
    await seedPeople(transaction, clock(), hashes);
    await seedCrops(transaction, clock());
    await seedDiscounts(transaction, clock());
    await seedDevices(transaction, clock());
    await seedBookings(transaction, clock());
    await raiseSequences(transaction);
    return true;
  });
}

async function isEmpty(db: Db): Promise<boolean> {
  const [total] = await db.select({ count: countRows }).from(tables.users);
  return total?.count === 0;
}

async function seedPeople(db: Db, now: Date, hashes: ReadonlyMap<string, string>): Promise<void> {
  await db.insert(tables.counties).values(countyData);
  const people: readonly Person[] = [administrator, ...agentPeople, ...farmerPeople];
  await db.insert(tables.users).values(
    people.map(({ full_name, email, phone_number, address, county }, index) => ({
      id: index + 1,
      username: email.replace('@udongo.test', ''),
      email,
      full_name,
      password_hash: hashes.get(email) ?? '',
      is_superuser: index === 0,
      phone_number,
      address,
      county_id: county,
      created_on: new Date(now.getTime() - 90 * dayMs),
      updated_on: new Date(now.getTime() - 90 * dayMs),
    })),
  );
  await db.insert(tables.agents).values(
    agentPeople.map(({ agrovet_name }, index) => ({
      id: index + 1,
      user_id: agentUserId(index),
      agrovet_name,
      is_agrovet: agrovet_name !== '',
    })),
  );
  await db.insert(tables.farmers).values(
    farmerPeople.map(({ referrer }, index) => ({
      id: index + 1,
      user_id: farmerUserId(index),
      referrer_id: referrer === null ? null : agentUserId(referrer),
    })),
  );
}

/** No longer offered, though an older booking has it. */
const withdrawnCrop = 'Sugarcane';

function countyId(name: string): number {
  return countyData.find((county) => county.name === name)?.id ?? 0;
}

async function seedCrops(db: Db, now: Date): Promise<void> {
  await db.insert(tables.crops).values(
    cropData.map(({ name, provenance: _, ...bounds }, index) => ({
      id: index + 1,
      name,
      public: name !== withdrawnCrop,
      ...toTexts(bounds),
    })),
  );
  await db.insert(tables.otherCropNames).values(
    otherCropNameData.map(({ crop, county, name }, index) => ({
      id: index + 1,
      crop_id: cropId(crop),
      county_id: countyId(county),
      name,
      created_on: now,
      updated_on: now,
    })),
  );
}

/** Decimals are texts for the database. */
function toTexts<Key extends string>(numbers: Record<Key, number>): Record<Key, string> {
  const entries = Object.entries<number>(numbers).map(([key, value]) => [key, String(value)]);
  return Object.fromEntries(entries) as Record<Key, string>;
}

async function seedDiscounts(db: Db, now: Date): Promise<void> {
  const day = (inDays: number) => todayInNairobi(new Date(now.getTime() + inDays * dayMs));
  await db.insert(tables.discounts).values([
    {
      id: 1,
      code: 'KARIBU10',
      percentage: '10',
      valid_until: null,
      test_types: ['basic-macro-nutrients-analysis'],
    },
    { id: 2, code: 'MAVUNO25', percentage: '25', valid_until: day(180), test_types: [] },
    { id: 3, code: 'MASIKA15', percentage: '15', valid_until: day(-30), test_types: [] },
  ]);
}

async function seedDevices(db: Db, now: Date): Promise<void> {
  const seen = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs);
  await db.insert(tables.devices).values([
    { id: 1, serial_number: 'NPK7-00412', name: 'Field probe 1', agent_id: 1, last_seen_on: seen(2) },
    { id: 2, serial_number: 'NPK7-00413', name: 'Field probe 2', agent_id: 3, last_seen_on: seen(33) },
    {
      id: 3,
      serial_number: 'NPK5-00077',
      name: 'Old probe',
      is_active: false,
      notes: 'pH reads 0.4 too low; kept for training',
    },
  ]);
}

/**
 * The rows came with their ids, of which the database's own counters know nothing. The counter of codes is set to where it
 * stands: a counter that only counted may jump ahead when the database is copied or killed.
 */
async function raiseSequences(db: Db): Promise<void> {
  const { counties, users, agents, farmers, crops, otherCropNames, discounts, devices, bookings, samples } =
    tables;
  const raise = [
    counties,
    users,
    agents,
    farmers,
    crops,
    otherCropNames,
    discounts,
    devices,
    bookings,
    samples,
  ].map(
    (table): SQL =>
      sql`setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`,
  );
  const codes = sql`setval('booking_codes', (select last_value from booking_codes))`;
  await db.execute(sql`select ${sql.join([...raise, codes], sql`, `)}`);
}
