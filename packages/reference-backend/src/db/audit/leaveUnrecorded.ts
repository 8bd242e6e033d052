import { sql } from 'drizzle-orm';
import type { Db } from '../Database.ts';

/** Keeps the rows of a transaction that fills a database out of the audit log: nobody made them. */
export async function leaveUnrecorded(db: Db): Promise<void> {
  await db.execute(sql`set local udongo.caller = 'seed'`);
}
