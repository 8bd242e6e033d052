import { sql } from 'drizzle-orm';
import countyData from '../../data/counties.json' with { type: 'json' };
import cropData from '../../data/crops.json' with { type: 'json' };
import otherCropNameData from '../../data/other-crop-names.json' with { type: 'json' };
import type { Dependencies } from '../Dependencies.ts';
import { leaveUnrecorded } from '../db/audit/leaveUnrecorded.ts';
import type { Db } from '../db/Database.ts';
import * as tables from '../db/schema.ts';
import { countRows } from '../services/platform/countRows.ts';
import { cropId } from './ids.ts';
import { raiseSequences } from './raiseSequences.ts';

/** Processes that start together on one database seed it once. Any number that no other lock has. */
export const seedLock = 7_203_652;

/**
 * Fills an empty database with what every service needs and nobody's data: counties, crops and their local names.
 * Gives whether it did; a database with a county is left alone.
 */
export function seedReference({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<boolean> {
  return db.inTransaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    await leaveUnrecorded(transaction);
    const [total] = await transaction.select({ count: countRows }).from(tables.counties);
    if (total?.count !== 0) return false;
    await seedCounties(transaction);
    await seedCrops(transaction, clock());
    await raiseSequences(transaction);
    return true;
  });
}

export async function seedCounties(db: Db): Promise<void> {
  await db.insert(tables.counties).values(countyData);
}

/** No longer offered, though an older booking has it. */
const withdrawnCrop = 'Sugarcane';

function countyId(name: string): number {
  return countyData.find((county) => county.name === name)?.id ?? 0;
}

export async function seedCrops(db: Db, now: Date): Promise<void> {
  await db.insert(tables.crops).values(
    cropData.map(({ name, provenance: _, ...bounds }, index) => ({
      id: index + 1,
      name,
      public: name !== withdrawnCrop,
      name_in_rules: name.toLowerCase(),
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
