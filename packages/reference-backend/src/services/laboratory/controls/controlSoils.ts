import type { ControlLimits, ControlSoil } from '@udongo/sdk';
import { sensorLimits } from '@udongo/sdk/values';
import { asc, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { one } from '../../../db/one.ts';
import { controlSoils } from '../../../db/schema.ts';
import { notFound } from '../../../errors.ts';
import { line, number } from '../../../validation/fields.ts';
import { invalid } from '../../../validation/issues.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { storeUnique } from '../../platform/databaseRefusals.ts';
import { cutPage, type Listed, type ListQuery } from '../../platform/list.ts';
import { soilReading } from '../samples/sensorData.ts';
import { soilReadings } from './ControlRow.ts';

const limit = (name: (typeof soilReadings)[number]) =>
  z
    .object({
      expected: soilReading(name),
      deviation: number().refine((value) => value > 0, 'Ensure this value is greater than 0.'),
    })
    .refine(({ expected, deviation }) => deviation < farthest(name, expected), {
      path: ['deviation'],
      message: 'Every reading passes with this deviation. Give a smaller one.',
    })
    .optional();

/** How far a reading can be from the expected one. */
function farthest(name: (typeof soilReadings)[number], expected: number): number {
  const { min, max } = sensorLimits[name];
  return Math.max(expected - min, max - expected);
}

export const controlSoilFields = {
  name: line({ max: 100, blank: false }),
  limits: z.object(Object.fromEntries(soilReadings.map((name) => [name, limit(name)]))),
};

/** Control soils, those in use first. */
export async function listControlSoils(
  db: Db,
  _actor: Actor,
  query: ListQuery,
): Promise<Listed<ControlSoil>> {
  return cutPage(query, await db.$count(controlSoils), (limit, offset) =>
    db
      .select()
      .from(controlSoils)
      .orderBy(desc(controlSoils.is_active), asc(controlSoils.name), asc(controlSoils.id))
      .limit(limit)
      .offset(offset),
  );
}

/** Errors: throws 400 for refused fields, without any limit and for a name that is in use. */
export async function createControlSoil(
  db: Db,
  _actor: Actor,
  reading: Reading<typeof controlSoilFields>,
): Promise<ControlSoil> {
  const { name, limits } = allValues(reading);
  const given = Object.entries(limits).filter(([, known]) => known !== undefined);
  if (given.length === 0) {
    throw invalid([{ path: ['limits'], message: 'Give the expected value of at least one reading.' }]);
  }
  const stored = { name, limits: Object.fromEntries(given) as ControlLimits };
  return one(
    await storeUnique(db.insert(controlSoils).values(stored).returning(), {
      ...{ constraint: 'control_soils_name_key', field: 'name' },
      message: 'control soil with this name already exists.',
    }),
  );
}

/** Takes a control soil out of use. Errors: throws 404. */
export async function retireControlSoil(db: Db, _actor: Actor, id: number): Promise<ControlSoil> {
  const [retired] = await db
    .update(controlSoils)
    .set({ is_active: false })
    .where(eq(controlSoils.id, id))
    .returning();
  if (!retired) throw notFound();
  return retired;
}
