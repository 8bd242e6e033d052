import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { reports } from '../../../db/schema.ts';

/** Shows the report to farmer and agents from now on. The first time stays. */
export async function markGiven(db: Db, id: number, now: Date): Promise<void> {
  await db
    .update(reports)
    .set({ given_on: now })
    .where(and(eq(reports.id, id), isNull(reports.given_on)));
}
