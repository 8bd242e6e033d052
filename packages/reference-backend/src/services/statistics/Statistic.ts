import type { SQL } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import type { DayFilters } from '../platform/dayConditions.ts';

export const intervals = ['day', 'week', 'month', 'year'] as const;
export type Interval = (typeof intervals)[number];

/** Filters of statistics; each statistic takes some of these. */
export interface StatisticsFilters extends DayFilters {
  county?: number | undefined;
  /** Id of the agrovet. */
  agent?: number | undefined;
  test_type?: string | undefined;
  status?: string | undefined;
}

export interface StatisticsQuery<Filters extends object = StatisticsFilters> {
  filters: Filters;
  interval: Interval;
}

/** Names of groups for people, in English: by their key, or looked up by their ids. */
type Labels = Readonly<Record<string, string>> | ((db: Db, ids: number[]) => Promise<Map<number, string>>);

/** Columns of `day_counts` that rollups can group by. A filter of the same name asks for one key. */
export type RollupKey =
  | 'status'
  | 'payment'
  | 'test_type'
  | 'county'
  | 'soil_type'
  | 'main_crop'
  | 'method'
  | 'agent';
export type KeyName = RollupKey | 'referrer' | 'is_agrovet';

export interface Breakdown {
  by: KeyName;
  labels: Labels;
}

/** Rules for counting the days of a statistic beforehand. */
export interface Rollups {
  /** Names the statistic's rows in `day_counts`. */
  statistic: string;
  /** The keys of each, the smallest first; a question is answered from the first that has all of its keys. */
  by: readonly (readonly RollupKey[])[];
}

/** Records and groups that a statistic counts; everything else is the same for all statistics. */
export interface Statistic<Filters extends object = StatisticsFilters> {
  /** The records, joined with what the rest needs. */
  from: SQL;
  /** The day of a record in Africa/Nairobi. */
  day: SQL;
  /** KES of a record; undefined where no money is counted. */
  amount?: SQL;
  /** Records that the caller may see; undefined for all. */
  scope: (db: Db, actor: Actor) => SQL | undefined;
  where: (filters: Filters) => SQL | undefined;
  /** The values of a record by which records are grouped. */
  keys: Partial<Record<KeyName, SQL>>;
  breakdowns: readonly Breakdown[];
  /** Left out where the records are few. */
  rollups?: Rollups;
}
