import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { sampleReadingsHistory, samples } from '../../../db/schema.ts';
import { groupBy } from '../../bookings/StoredBooking.ts';
import { readingNames } from '../samples/sensorData.ts';

type Saved = typeof sampleReadingsHistory.$inferSelect;

/** The ids of those bookings of which this person saved a reading that they have now, rejected samples apart. */
export async function findSavedBy(
  db: Db,
  userId: number,
  bookingIds: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .select({ saved: sampleReadingsHistory, booking: samples.booking_id })
    .from(sampleReadingsHistory)
    .innerJoin(samples, eq(samples.id, sampleReadingsHistory.sample_id))
    .where(and(inArray(samples.booking_id, [...bookingIds]), isNull(samples.rejected_reason)))
    .orderBy(asc(sampleReadingsHistory.id));
  const bySample = groupBy(
    rows,
    ({ saved }) => saved.sample_id,
    (row) => row,
  );
  const isTheirs = (history: typeof rows) => saversOf(history.map(({ saved }) => saved)).includes(userId);
  return new Set([...bySample.values()].filter(isTheirs).flatMap((history) => history[0]?.booking ?? []));
}

/**
 * Lists the people who saved the present values first: for each value the first save since it last changed. A
 * correction of one value saves no other.
 */
function saversOf(history: readonly Saved[]): number[] {
  return readingNames.flatMap((name) => {
    const present = history.at(-1)?.[name];
    const changed = history.findLastIndex((saved) => saved[name] !== present);
    return history[changed + 1]?.saved_by_id ?? [];
  });
}
