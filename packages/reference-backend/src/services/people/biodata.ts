import { aliasedTable, and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Dependencies } from '../../Dependencies.ts';
import type { Db } from '../../db/Database.ts';
import { biodataDownloads, counties, farmers, users } from '../../db/schema.ts';
import { searchWords } from '../../db/search.ts';
import { toCsvLine } from '../platform/csv.ts';
import { toCondition } from '../platform/list.ts';
import { type FarmerFilters, farmerFilters } from './farmers.ts';

interface Wanted extends FarmerFilters {
  search: string;
  reason: string;
  /** User id of the person who downloads the register. */
  userId: number;
}

/** Number of rows that are in memory at once. */
const batchRows = 500;

const columns = ['id', 'full_name', 'phone_number', 'email', 'county', 'referrer'] as const;
type BiodataRow = { id: number } & Record<(typeof columns)[number], string | number | null>;

/**
 * Gives the register of farmers as a CSV file, by id, which is read from the database as fast as it is taken. The caller,
 * their reason and the number of farmers are stored before the first row leaves; farmers who register afterwards are not in
 * the file.
 */
export async function downloadBiodata(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { search, reason, userId, ...filters }: Wanted,
): Promise<ReadableStream<Uint8Array>> {
  const where = and(toCondition(farmerFilters, filters), searchWords(users.search_text, search));
  const lastId = await db.inTransaction(async (transaction) => {
    const { count, last } = await measure(transaction, where);
    const kept = { downloaded_on: clock(), downloaded_by_id: userId, farmers: count, reason };
    await transaction.insert(biodataDownloads).values(kept);
    return last;
  });
  const encoder = new TextEncoder();
  let after = 0;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`\uFEFF${toCsvLine(columns)}`)),
    pull: async (controller) => {
      const within = and(where, gt(farmers.id, after), lte(farmers.id, lastId));
      const rows = await db.inSnapshot((transaction) => selectRows(transaction, within));
      after = rows.at(-1)?.id ?? lastId;
      const lines = rows.map((row) => toCsvLine(columns.map((name) => row[name] ?? '')));
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')));
      if (rows.length < batchRows) controller.close();
    },
  });
}

async function measure(db: Db, where: SQL | undefined): Promise<{ count: number; last: number }> {
  const [found] = await db
    .select({
      count: sql<number>`count(*)::integer`,
      last: sql<number>`coalesce(max(${farmers.id}), 0)::integer`,
    })
    .from(farmers)
    .innerJoin(users, eq(users.id, farmers.user_id))
    .where(where);
  return found ?? { count: 0, last: 0 };
}

function selectRows(db: Db, where: SQL | undefined): Promise<BiodataRow[]> {
  const referrers = aliasedTable(users, 'referrers');
  return db
    .select({
      id: farmers.id,
      full_name: users.full_name,
      phone_number: users.phone_number,
      email: users.email,
      county: counties.name,
      referrer: referrers.full_name,
    })
    .from(farmers)
    .innerJoin(users, eq(users.id, farmers.user_id))
    .leftJoin(counties, eq(counties.id, users.county_id))
    .leftJoin(referrers, eq(referrers.id, farmers.referrer_id))
    .where(where)
    .orderBy(asc(farmers.id))
    .limit(batchRows);
}
