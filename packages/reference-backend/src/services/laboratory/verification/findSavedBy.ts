import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { sampleAnalyses, sampleReadingsHistory, samples } from '../../../db/schema.ts';
import { groupBy } from '../../bookings/StoredBooking.ts';
import { readDuplicates } from '../controls/duplicates.ts';
import { ofPresentSoil } from '../samples/ofPresentSoil.ts';
import { readingNames } from '../samples/sensorData.ts';

type Saved = typeof sampleReadingsHistory.$inferSelect;

/** The ids of those bookings of which this person saved a value that they have now, rejected samples apart. */
export async function findSavedBy(
  db: Db,
  userId: number,
  bookingIds: readonly number[],
): Promise<Set<number>> {
  return new Set([
    ...(await findReadBy(db, userId, bookingIds)),
    ...(await findAnalysedBy(db, userId, bookingIds)),
    ...(await findSecondBy(db, userId, bookingIds)),
  ]);
}

async function findReadBy(db: Db, userId: number, bookingIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ saved: sampleReadingsHistory, booking: samples.booking_id })
    .from(sampleReadingsHistory)
    .innerJoin(samples, eq(samples.id, sampleReadingsHistory.sample_id))
    .where(isOf(bookingIds))
    .orderBy(asc(sampleReadingsHistory.id));
  const bySample = groupBy(
    rows,
    ({ saved }) => saved.sample_id,
    (row) => row,
  );
  const isTheirs = (history: typeof rows) => saversOf(history.map(({ saved }) => saved)).includes(userId);
  return [...bySample.values()].filter(isTheirs).flatMap((history) => history[0]?.booking ?? []);
}

/**
 * Lists the people who saved the present values first: for each value, with its "<", the first save since it last changed. A
 * correction of one value saves no other.
 */
function saversOf(history: readonly Saved[]): number[] {
  return readingNames.flatMap((name) => {
    const write = (saved: Saved | undefined) =>
      `${saved?.below_limit.some((limited) => limited === name) ? '<' : ''}${saved?.[name]}`;
    const present = write(history.at(-1));
    const changed = history.findLastIndex((saved) => write(saved) !== present);
    return history[changed + 1]?.saved_by_id ?? [];
  });
}

/** A value that several people saved is of each of them. */
async function findAnalysedBy(db: Db, userId: number, bookingIds: readonly number[]): Promise<number[]> {
  const { sample_id, analysis_id, value, below_limit, saved_by_id, saved_on } = sampleAnalyses;
  const rows = await db
    .select({ booking: samples.booking_id, sample_id, analysis_id, value, below_limit, saved_by_id })
    .from(sampleAnalyses)
    .innerJoin(samples, eq(samples.id, sample_id))
    .where(and(isOf(bookingIds), ofPresentSoil(saved_on)))
    .orderBy(asc(sampleAnalyses.id));
  const byAnalysis = groupBy(
    rows,
    (row) => `${row.sample_id} ${row.analysis_id}`,
    (row) => row,
  );
  return [...byAnalysis.values()].flatMap((history) => {
    const present = history.at(-1);
    return history.flatMap((row) => {
      const isPresent = row.value === present?.value && row.below_limit === present.below_limit;
      return isPresent && row.saved_by_id === userId ? row.booking : [];
    });
  });
}

async function findSecondBy(db: Db, userId: number, bookingIds: readonly number[]): Promise<number[]> {
  const rows = await db.select({ id: samples.id }).from(samples).where(isOf(bookingIds));
  const duplicates = await readDuplicates(
    db,
    rows.map(({ id }) => id),
  );
  return [...duplicates.values()].flatMap(({ measured_by, booking }) =>
    measured_by === userId ? booking : [],
  );
}

const isOf = (bookingIds: readonly number[]) =>
  and(inArray(samples.booking_id, [...bookingIds]), isNull(samples.rejected_reason));
