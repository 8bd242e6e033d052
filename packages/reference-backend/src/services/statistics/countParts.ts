import type { Db } from '../../db/Database.ts';
import { readChangedDays, toRanges } from './changedDays.ts';
import { dayCountsVersionNow } from './countDays.ts';
import { type Counting, type CountRow, countRecords } from './countRecords.ts';
import { countRolled, planRollups } from './countRolled.ts';
import type { Statistic, StatisticsFilters } from './Statistic.ts';

/** Number of separate ranges above which one look at all records is quicker. */
const mostRanges = 60;

/**
 * Counts by period and by each key: from the counts of days where there are some, and from the records of the days that have changed
 * since. For people who see a part of the records, those are counted. In a snapshot both belong together.
 */
export async function countParts<Filters extends StatisticsFilters>(
  db: Db,
  statistic: Statistic<Filters>,
  counting: Counting<Filters>,
): Promise<CountRow[]> {
  const { rollups, scope } = statistic;
  const plan = scope(db, counting.actor) ? undefined : planRollups(rollups, counting);
  const changed = plan && (await readChangedDays(db, dayCountsVersionNow));
  if (!rollups || !plan || !changed) return countRecords(db, statistic, counting);
  const ranges = toRanges(changed);
  if (ranges.length > mostRanges) return countRecords(db, statistic, counting);
  const counted = await countRolled(db, rollups.statistic, plan, counting, changed);
  if (ranges.length === 0) return counted;
  return addUp([...counted, ...(await countRecords(db, statistic, counting, ranges))]);
}

function addUp(rows: readonly CountRow[]): CountRow[] {
  const sums = new Map<string, CountRow>();
  for (const row of rows) {
    const name = `${row.by}:${row.key}`;
    const sum = sums.get(name);
    sums.set(
      name,
      sum ? { ...sum, count: sum.count + row.count, amount: plus(sum.amount, row.amount) } : row,
    );
  }
  return [...sums.values()];
}

/** KES with two decimals; added as cents, which are whole. */
export function plus(a: string, b: string): string {
  return ((Math.round(Number(a) * 100) + Math.round(Number(b) * 100)) / 100).toFixed(2);
}
