import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** First and last day, both included, in Africa/Nairobi. */
export interface DayFilters {
  date_after?: string | undefined;
  date_before?: string | undefined;
}

/** The day of an instant in Africa/Nairobi. */
export const dayOf = (instant: AnyColumn): SQL => sql`(${instant} at time zone 'Africa/Nairobi')::date`;

/** Gives the conditions of the filters by day on an instant. They compare the column itself, so that an index can answer. */
export function dayConditions(column: AnyColumn) {
  return {
    date_after: (day: string) => sql`${column} >= ${`${day}T00:00:00+03:00`}::timestamptz`,
    date_before: (day: string) => sql`${column} < ${`${day}T00:00:00+03:00`}::timestamptz + interval '1 day'`,
  };
}
