import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { reports } from '../../db/schema.ts';

/** The ids of the samples that reports of a booking are about; undefined for a booking without a report. */
export async function findReported(db: Db, booking: number): Promise<ReadonlySet<number> | undefined> {
  const rows = await db
    .select({ snapshot: reports.snapshot })
    .from(reports)
    .where(eq(reports.booking_id, booking));
  if (rows.length === 0) return undefined;
  return new Set(rows.flatMap(({ snapshot }) => snapshot.results.map(({ sample }) => sample)));
}
