import { todayInNairobi } from '@udongo/sdk/values';
import { sql } from 'drizzle-orm';
import type { Dependencies } from '../Dependencies.ts';
import { leaveUnrecorded } from '../db/audit/leaveUnrecorded.ts';
import type { Db } from '../db/Database.ts';
import * as tables from '../db/schema.ts';
import { storeFirstRules } from '../services/laboratory/rules/storeFirstRules.ts';
import { countRows } from '../services/platform/countRows.ts';
import { agentUserId, dayMs, farmerUserId, technicianUserId } from './ids.ts';
import {
  administrator,
  agentPeople,
  demoPasswords,
  farmerPeople,
  otherStaff,
  type Person,
} from './people.ts';
import { raiseSequences } from './raiseSequences.ts';
import { seedBlog } from './seedBlog.ts';
import { seedBookings } from './seedBookings.ts';
import { seedNotifications } from './seedNotifications.ts';
import { seedPayments } from './seedPayments.ts';
import { seedPublicSite } from './seedPublicSite.ts';
import { seedCounties, seedCrops, seedLock } from './seedReference.ts';
import { seedReports } from './seedReports.ts';
import { seedReviews } from './seedReviews.ts';
import { seedSoilPicture } from './seedSoilPicture.ts';

/**
 * Fills an empty database with the demo: the same rows every time, their days counted from the clock's.
 * Gives whether it did; a database with any account or county is left alone.
 */
export function seedDemo(dependencies: Pick<Dependencies, 'db' | 'clock' | 'hasher'>): Promise<boolean> {
  return seedEmpty(dependencies, async (transaction, now, hashes) => {
    await seedSurroundings(transaction, now);
    await seedPeople(transaction, now, hashes);
    await seedOffers(transaction, now);
    await seedBookings(transaction, now);
    await seedPayments(transaction);
    await seedReports(transaction);
    await seedReviews(transaction, now);
    await seedNotifications(transaction, now);
  });
}

/** Fills the database in one transaction unless there is anything in it. `hashes` are those of the demo passwords by email. */
export async function seedEmpty(
  { db, clock, hasher }: Pick<Dependencies, 'db' | 'clock' | 'hasher'>,
  fill: (db: Db, now: Date, hashes: ReadonlyMap<string, string>) => Promise<void>,
): Promise<boolean> {
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
    await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    await leaveUnrecorded(transaction);
    if (!(await isEmpty(transaction))) return false;
    await fill(transaction, clock(), hashes);
    await raiseSequences(transaction);
    return true;
  });
}

/** Stores everything that does not depend on people. */
export async function seedSurroundings(db: Db, now: Date): Promise<void> {
  await seedCounties(db);
  await seedCrops(db, now);
  await seedDiscounts(db, now);
  await seedInputPrices(db, now);
  await seedSoilPicture(db, now);
  await storeFirstRules(db, now, true);
}

/** Devices and keys of agents, analyses, and what the public pages say. */
export async function seedOffers(db: Db, now: Date): Promise<void> {
  await seedDevices(db, now);
  await seedControls(db, now);
  await seedAnalyses(db);
  await seedPartnerKeys(db, now);
  await seedPublicSite(db, now);
  await seedBlog(db, now);
}

async function isEmpty(db: Db): Promise<boolean> {
  const [total] = await db
    .select({ count: countRows })
    .from(sql`(select 1 from ${tables.users} union all select 1 from ${tables.counties}) as known`);
  return total?.count === 0;
}

async function seedPeople(db: Db, now: Date, hashes: ReadonlyMap<string, string>): Promise<void> {
  const people: readonly Person[] = [administrator, ...agentPeople, ...farmerPeople, ...otherStaff];
  await db.insert(tables.users).values(
    people.map(({ full_name, email, phone_number, address, county, staff_role }, index) => ({
      id: index + 1,
      username: email.replace('@udongo.test', ''),
      email,
      full_name,
      password_hash: hashes.get(email) ?? '',
      staff_role: staff_role ?? null,
      phone_number,
      phone_verified_on: hashes.has(email) ? now : null,
      email_verified_on: email === '' ? null : new Date(now.getTime() - 90 * dayMs),
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
  const calibration = (device_id: number, daysAgo: number, result: string, has_passed = true) => ({
    ...{ device_id, calibrated_on: todayInNairobi(seen(daysAgo)), standard: 'Buffer pH 7.00' },
    ...{ result, has_passed, recorded_on: seen(daysAgo), recorded_by_id: 1 },
  });
  await db
    .insert(tables.deviceCalibrations)
    .values([
      calibration(1, 210, 'pH 7.05'),
      calibration(1, 30, 'pH 7.02'),
      calibration(2, 240, 'pH 6.96'),
      calibration(3, 90, 'pH 6.60', false),
    ]);
}

/** Stores a control soil that is measured each day, a retired one, and 30 days of the first probe, which drifts for some days. */
async function seedControls(db: Db, now: Date): Promise<void> {
  const limits = {
    nitrogen: { expected: 120, deviation: 25 },
    phosphorus: { expected: 45, deviation: 15 },
    potassium: { expected: 180, deviation: 30 },
    pH: { expected: 6.2, deviation: 0.3 },
    conductivity: { expected: 400, deviation: 80 },
  };
  await db.insert(tables.controlSoils).values([
    { id: 1, name: 'Bench soil A', limits },
    {
      id: 2,
      name: 'Bench soil of 2025',
      limits: { pH: { expected: 5.8, deviation: 0.3 } },
      is_active: false,
    },
  ]);
  const days = Array.from({ length: 30 }, (_, index) => 29 - index);
  await db.insert(tables.controlMeasurements).values(
    days.map((daysAgo, index) => {
      const drift = daysAgo > 8 && daysAgo < 12 ? 0.4 : 0;
      const wave = Math.sin(index * 1.7);
      return {
        id: index + 1,
        control_soil_id: 1,
        readings: {
          nitrogen: Math.round(120 + 9 * wave),
          phosphorus: Math.round(45 - 5 * wave),
          potassium: Math.round(180 + 11 * Math.cos(index)),
          pH: Number((6.2 + 0.12 * wave + drift).toFixed(2)),
          conductivity: Math.round(400 + 30 * Math.cos(index * 1.3)),
        },
        ...{ measured_on: new Date(now.getTime() - daysAgo * dayMs), measured_by_id: technicianUserId },
        ...{ device_id: 1, device_name: 'Field probe 1', device_serial_number: 'NPK7-00412' },
      };
    }),
  );
}

/** Stores analyses of laboratories that an administrator can switch on. */
async function seedAnalyses(db: Db): Promise<void> {
  const off = { decimals: 1, minimum: 0, is_active: false };
  await db.insert(tables.analyses).values([
    {
      ...{ id: 1, code: 'cec', name: 'Cation exchange capacity', name_sw: 'Uwezo wa kubadilishana kationi' },
      ...{ ...off, unit: 'me/100 g', method: 'Ammonium acetate', maximum: 100 },
    },
    {
      ...{
        id: 2,
        code: 'phosphorus_mehlich_3',
        name: 'Phosphorus, Mehlich 3',
        name_sw: 'Fosforasi, Mehlich 3',
      },
      ...{ ...off, unit: 'mg/kg', method: 'Mehlich 3', maximum: 1000 },
    },
  ]);
}

/** Stores prices of 2026 as shops in Kiambu could ask them, for scale. */
async function seedInputPrices(db: Db, now: Date): Promise<void> {
  const as_of = todayInNairobi(new Date(now.getTime() - 2 * dayMs));
  const prices = {
    lime: '300',
    sulphur: '5200',
    dap: '6500',
    tsp: '6200',
    npk_17_17_17: '3600',
    can: '3200',
  };
  await db.insert(tables.inputPrices).values(
    Object.entries(prices).map(([product, price_per_bag], index) => ({
      id: index + 1,
      product: product as keyof typeof prices,
      price_per_bag,
      as_of,
    })),
  );
}

async function seedPartnerKeys(db: Db, now: Date): Promise<void> {
  const created_on = new Date(now.getTime() - 30 * dayMs);
  await db.insert(tables.partnerKeys).values([
    {
      id: 1,
      name: 'Mavuno Agrovet website',
      key: 'pk_5b0c7f1e9d6a4b0e',
      agent_id: 1,
      referrer_agent_id: agentUserId(0),
      // The last is a page on the computer of somebody who tries it: README and `examples/` are served there.
      allowed_origins: ['https://mavuno.example', 'https://www.mavuno.example', 'http://localhost:4400'],
      created_on,
    },
    {
      id: 2,
      name: 'Page for the 2025 trade fair',
      key: 'pk_7e1d40c2a95f8b36',
      agent_id: 3,
      referrer_agent_id: agentUserId(2),
      allowed_origins: ['https://fair.example'],
      is_active: false,
      created_on,
    },
  ]);
}
