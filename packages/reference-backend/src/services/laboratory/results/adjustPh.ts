import type { PhAdvice } from '@udongo/sdk';
import { eq, inArray } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { bookings, crops } from '../../../db/schema.ts';
import { RefusedError } from '../../../errors.ts';
import { seesAll } from '../../../mayCall.ts';
import { choice, key } from '../../../validation/fields.ts';
import { type Issue, invalid } from '../../../validation/issues.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { invalidKey } from '../../../validation/storable.ts';
import { languages } from '../../../values.ts';
import { sizeOfLand } from '../../bookings/soilFields.ts';
import { isShared } from '../../people/sharedWith.ts';
import { rangeOf } from '../rules/ranges.ts';
import { readRules } from '../rules/readRules.ts';
import { getSample } from '../samples/listSamples.ts';
import { advisePh } from './phAdvice.ts';
import { notShared } from './readResults.ts';

export const adjustPhFields = {
  sample: key(),
  crop: key().optional(),
  size_of_land: sizeOfLand.optional(),
  language: choice(languages).optional(),
};

/**
 * Advice for a sample within the caller's reach, for its main crop or another one. Nothing is stored.
 * Errors: throws 400 for an unknown sample or crop and for a sample without readings, 403 for readings that the farmer
 * does not share.
 */
export async function adjustPh(
  db: Db,
  actor: Actor,
  reading: Reading<typeof adjustPhFields>,
): Promise<PhAdvice> {
  const asked = allValues(reading);
  const sample = await findSample(db, actor, asked.sample);
  if (!sample) throw refuse({ path: ['sample'], message: invalidKey(asked.sample) });
  const ph = sample.sensor_data?.pH;
  if (ph === undefined) {
    await checkShared(db, actor, sample.booking);
    const message = sample.has_readings
      ? 'The readings of this sample are not verified yet.'
      : 'This sample has no pH reading.';
    throw refuse({ path: ['sample'], message });
  }
  const cropId = asked.crop ?? sample.main_crop;
  const ownIds = [sample.main_crop, ...sample.other_crops];
  const found = await db
    .select()
    .from(crops)
    .where(inArray(crops.id, [cropId, ...ownIds]));
  const crop = found.find(({ id }) => id === cropId);
  const isOwn = ownIds.includes(cropId);
  if (!crop || !(crop.public || isOwn || seesAll(actor, 'crops.list'))) {
    throw refuse({ path: ['crop'], message: invalidKey(cropId) });
  }
  const size_of_land = asked.size_of_land ?? sample.size_of_land;
  const rules = (await readRules(db))?.rules ?? null;
  const { low, high } = rangeOf(rules, crop, 'pH') ?? {
    low: Number(crop.ph_low),
    high: Number(crop.ph_high),
  };
  return {
    sample: sample.id,
    crop: crop.id,
    soil_type: sample.soil_type,
    size_of_land,
    ph,
    ph_low: low,
    ph_high: high,
    ...advisePh(
      {
        rules,
        cropName: crop.name,
        onPlot: found.map(({ name }) => name),
        ph,
        low,
        high,
        soilType: sample.soil_type,
        acres: Number(size_of_land),
      },
      asked.language,
    ),
  };
}

async function checkShared(db: Db, actor: Actor, booking: number): Promise<void> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, booking));
  if (row && !isShared(actor, row)) throw notShared();
}

async function findSample(db: Db, actor: Actor, id: number) {
  try {
    return await getSample(db, actor, id);
  } catch (error) {
    // Out of reach: in a body that is a wrong key, not a missing page.
    if (error instanceof RefusedError && error.status === 404) return undefined;
    throw error;
  }
}

function refuse(issue: Issue) {
  return invalid([issue]);
}
