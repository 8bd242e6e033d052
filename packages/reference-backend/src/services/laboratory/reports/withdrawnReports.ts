import { and, desc, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { reports } from '../../../db/schema.ts';
import { withdrawnVersions } from '../results/rateReading.ts';

const isWithdrawn = inArray(reports.rule_version, [...withdrawnVersions]);

/** Reports that farmers still follow though their rules were withdrawn: given, and no newer one of the booking was. */
export const isToCorrect: SQL<boolean> = sql`(${isWithdrawn} and ${reports.given_on} is not null and not exists (
  select 1 from reports newer
  where newer.booking_id = ${reports.booking_id} and newer.id > ${reports.id} and newer.given_on is not null))`;

/** Gives the time of the farmer's previous report if its rules were withdrawn: this report then corrects it. */
export async function findCorrected(
  db: Db,
  { id, booking }: { id: number; booking: number },
): Promise<Date | undefined> {
  const [before] = await db
    .select({ generatedOn: reports.generated_on, version: reports.rule_version })
    .from(reports)
    .where(and(eq(reports.booking_id, booking), lt(reports.id, id), isNotNull(reports.given_on)))
    .orderBy(desc(reports.id))
    .limit(1);
  return before && withdrawnVersions.includes(before.version) ? before.generatedOn : undefined;
}
