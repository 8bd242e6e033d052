import { amountDue, todayInNairobi } from '@udongo/sdk/values';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import countyData from '../../data/counties.json' with { type: 'json' };
import cropData from '../../data/crops.json' with { type: 'json' };
import otherCropNameData from '../../data/other-crop-names.json' with { type: 'json' };
import readingData from '../../data/sample-readings.json' with { type: 'json' };
import type { Dependencies } from '../Dependencies.ts';
import type { Db } from '../db/Database.ts';
import * as tables from '../db/schema.ts';
import { countRows } from '../services/countRows.ts';
import { type DemoBooking, demoBookings, unregisteredPeople } from './demoBookings.ts';
import { administrator, agentPeople, demoPasswords, farmerPeople, type Person } from './people.ts';

const dayMs = 86_400_000;
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
    await seedBookings(transaction, clock());
    await raiseSequences(transaction);
    return true;
  });
}

async function isEmpty(db: Db): Promise<boolean> {
  const [total] = await db.select({ count: countRows }).from(tables.users);
  return total?.count === 0;
}

/** Ids: 1 the administrator, 2 to 7 the agents, 8 to 37 the farmers. */
const agentUserId = (index: number) => index + 2;
const farmerUserId = (index: number) => agentPeople.length + index + 2;

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

function cropId(name: string): number {
  return cropData.findIndex((crop) => crop.name === name) + 1;
}

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

const discountShares = { KARIBU10: 10, MAVUNO25: 25 } as const;

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

async function seedBookings(db: Db, now: Date): Promise<void> {
  const rows = demoBookings.map((booking, index) => toRow(booking, index, now));
  await db
    .insert(tables.bookingUuids)
    .values(rows.map(({ uuid, created_on }) => ({ uuid, content_hash: 'demo', created_on })));
  await db.insert(tables.bookings).values(rows);
  const samples = demoBookings.flatMap(toSamples).map((sample, index) => ({ ...sample, id: index + 1 }));
  await db.insert(tables.samples).values(samples);
  await db.insert(tables.bookingCrops).values(
    demoBookings.flatMap((_, index) => {
      const grown = samples.filter(({ booking_id }) => booking_id === index + 1);
      const crops = [...new Set(grown.map(({ main_crop_id }) => main_crop_id))];
      return crops.map((crop_id, position) => ({ booking_id: index + 1, crop_id, position }));
    }),
  );
  const maize = cropId('Maize');
  const beans = cropId('Beans (common)');
  await db
    .insert(tables.sampleOtherCrops)
    .values(
      samples
        .filter(({ main_crop_id }) => main_crop_id === maize)
        .map(({ id }) => ({ sample_id: id, crop_id: beans, position: 0 })),
    );
}

function toRow(booking: DemoBooking, index: number, now: Date) {
  const { farmer, by, test, samples, inDays, discountCode } = booking;
  const referrer = farmer === null ? null : (farmerPeople[farmer - 1]?.referrer ?? null);
  const agent = referrer ?? (by === 'agent' ? 0 : null);
  const makers = {
    farmer: farmer === null ? null : farmerUserId(farmer - 1),
    agent: agent === null ? null : agentUserId(agent),
    administrator: 1,
    visitor: null,
  };
  const due = amountDue(samples, test);
  const made = new Date(now.getTime() + (Math.min(inDays, 0) - 3) * dayMs + index * 60_000);
  return {
    id: index + 1,
    uuid: `5eed0000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    status: booking.status,
    created_by_id: makers[by],
    farmer_id: farmer,
    agent_id: agent === null ? null : agent + 1,
    referrer_agent_id: agent === null ? null : agentUserId(agent),
    ...toContact(farmer, by),
    soil_test_date: todayInNairobi(new Date(now.getTime() + inDays * dayMs)),
    test_type: test,
    farming_type: booking.farming,
    notes: booking.notes ?? '',
    discount: discountCode ? String((due * discountShares[discountCode]) / 100) : '0',
    discount_code: discountCode ?? '',
    is_report_sent: booking.reportSent ?? false,
    paid: booking.paid ?? false,
    canceled: booking.canceled ?? false,
    created_on: made,
    updated_on: made,
  };
}

function toContact(farmer: number | null, by: DemoBooking['by']) {
  const person = farmer === null ? undefined : farmerPeople[farmer - 1];
  const [ofAgent, ofVisitor] = unregisteredPeople;
  const stranger = by === 'agent' ? ofAgent : ofVisitor;
  return {
    name: person?.full_name ?? stranger.name,
    phone_no: person?.phone_number ?? stranger.phone_no,
    email: person?.email ?? stranger.email,
    address: person?.address ?? stranger.address,
    county_id: person?.county ?? stranger.county,
  };
}

const measuredStatuses: readonly string[] = ['analysed', 'verified', 'report_ready'];
const sampleLocations = [
  'Lower plot, beside the borehole',
  'Upper terrace',
  'Field along the road',
  'Plot behind the homestead',
  'River side',
];
const soilTypes = ['clay', 'loam', 'Sandy'] as const;

function toSamples({ farmer, samples, status }: DemoBooking, index: number) {
  return Array.from({ length: samples }, (_, position) => {
    const place = pickReading(farmer, index + position * 7);
    const { pH, ...sensor } = place.sensor;
    return {
      booking_id: index + 1,
      position,
      sample_location: sampleLocations[(index + position) % sampleLocations.length] ?? place.label,
      sample_notes: 'Depth 20 cm, 20 places in a zigzag',
      soil_type: soilTypes[(index + position) % soilTypes.length] ?? 'loam',
      size_of_land: ((((index + position) % 6) + 1) / 2).toFixed(2),
      main_crop_id: cropId(place.crop),
      ...(measuredStatuses.includes(status) ? { ...sensor, ph: pH } : {}),
    };
  });
}

/** A reading from the farmer's county where there is one. */
function pickReading(farmer: number | null, number: number) {
  const county = countyData.find(({ id }) => id === farmerPeople[(farmer ?? 0) - 1]?.county)?.name;
  const near = readingData.filter((reading) => reading.county === county);
  const choice = near.length > 0 ? near : readingData;
  const reading = choice[number % choice.length];
  if (!reading) throw new Error('There are no sample readings to seed from.');
  return reading;
}

/**
 * The rows came with their ids, of which the database's own counters know nothing. The counter of codes is set to where it
 * stands: a counter that only counted may jump ahead when the database is copied or killed.
 */
async function raiseSequences(db: Db): Promise<void> {
  const { counties, users, agents, farmers, crops, otherCropNames, discounts, bookings, samples } = tables;
  const raise = [counties, users, agents, farmers, crops, otherCropNames, discounts, bookings, samples].map(
    (table): SQL =>
      sql`setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`,
  );
  const codes = sql`setval('booking_codes', (select last_value from booking_codes))`;
  await db.execute(sql`select ${sql.join([...raise, codes], sql`, `)}`);
}
