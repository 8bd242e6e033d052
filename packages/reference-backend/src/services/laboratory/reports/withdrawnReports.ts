import { and, desc, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { reports } from '../../../db/schema.ts';
import { withdrawnVersions } from '../results/rateReading.ts';

const isWithdrawn = inArray(reports.rule_version, [...withdrawnVersions]);

/** Reports that farmers still follow though their rules were withdrawn: given, and no newer one of the booking was. */
export const isToCorrect: SQL<boolean> = sql`(${isWithdrawn} and ${reports.given_on} is not null and not exists (
  select 1 from reports newer
  where newer.booking_id = ${reports.booking_id} and newer.id > ${reports.id} and newer.given_on is not null))`;

/**
 * Gives the time of the farmer's previous report if this one corrects it: its rules or the report itself were withdrawn, or somebody
 * gave a reason for this one.
 */
export async function findCorrected(
  db: Db,
  { id, booking }: { id: number; booking: number },
): Promise<Date | undefined> {
  const [before] = await db
    .select({
      generatedOn: reports.generated_on,
      version: reports.rule_version,
      withdrawnOn: reports.withdrawn_on,
    })
    .from(reports)
    .where(and(eq(reports.booking_id, booking), lt(reports.id, id), isNotNull(reports.given_on)))
    .orderBy(desc(reports.id))
    .limit(1);
  if (!before) return undefined;
  const [own] = await db.select({ reason: reports.reason }).from(reports).where(eq(reports.id, id));
  const corrects = withdrawnVersions.includes(before.version) || before.withdrawnOn || own?.reason;
  return corrects ? before.generatedOn : undefined;
}
