import type { Job } from '@udongo/sdk';
import { asc } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { jobs } from '../../../db/schema.ts';
import { cutPage, type Listed, type ListQuery } from '../list.ts';
import { toInstant } from '../toInstant.ts';

/** Lists the jobs of this server from the database, by name. */
export async function listJobs(db: Db, query: ListQuery, now: Date): Promise<Listed<Job>> {
  const rows = await db.select().from(jobs).orderBy(asc(jobs.name));
  return cutPage(query, rows.length, async (limit, offset) =>
    rows.slice(offset, offset + limit).map((row) => ({
      name: row.name,
      every_seconds: row.every_seconds,
      next_run_on: toInstant(row.next_run_on),
      last_run_on: row.last_run_on && toInstant(row.last_run_on),
      last_success_on: row.last_success_on && toInstant(row.last_success_on),
      last_failure_on: row.last_failure_on && toInstant(row.last_failure_on),
      last_failure: row.last_failure,
      failures: row.failures,
      is_running: row.claimed_until !== null && row.claimed_until > now,
    })),
  );
}
