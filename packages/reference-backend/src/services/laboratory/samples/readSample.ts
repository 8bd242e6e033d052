import type { SoilTestSample } from '@udongo/sdk';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { one } from '../../../db/one.ts';
import { bookings } from '../../../db/schema.ts';
import { mayCall } from '../../../mayCall.ts';
import { getSample } from './listSamples.ts';
import { readCountyMedians } from './readCountyMedians.ts';

/** Gives a sample; to those who measure with what its readings are compared with. Errors: throws 404 out of the caller's reach. */
export async function readSample(db: Db, actor: Actor, id: number): Promise<SoilTestSample> {
  const sample = await getSample(db, actor, id);
  if (!mayCall(actor, 'samples.update')) return sample;
  const booking = one(await db.select().from(bookings).where(eq(bookings.id, sample.booking)));
  return { ...sample, county_medians: await readCountyMedians(db, booking) };
}
