import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { sampleReadingsHistory, samples } from '../../../db/schema.ts';
import { readingNames } from '../samples/sensorData.ts';

type Saved = typeof sampleReadingsHistory.$inferSelect;

/** The user ids of those who saved a reading that a booking has now, rejected samples apart. */
export async function findSavers(db: Db, bookingId: number): Promise<Set<number>> {
  const rows = await db
    .select({ saved: sampleReadingsHistory })
    .from(sampleReadingsHistory)
    .innerJoin(samples, eq(samples.id, sampleReadingsHistory.sample_id))
    .where(and(eq(samples.booking_id, bookingId), isNull(samples.rejected_reason)))
    .orderBy(asc(sampleReadingsHistory.id));
  const bySample = new Map<number, Saved[]>();
  for (const { saved } of rows)
    bySample.set(saved.sample_id, [...(bySample.get(saved.sample_id) ?? []), saved]);
  return new Set([...bySample.values()].flatMap(saversOf));
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
