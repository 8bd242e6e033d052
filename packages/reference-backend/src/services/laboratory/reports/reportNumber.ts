import { sql } from 'drizzle-orm';

/** Numbers of the reports of a booking count them from the first one on. `report` is the name of the table in the query. */
export const numberOf = (report: string) =>
  sql.raw(
    `(select count(*) from reports counted where counted.booking_id = ${report}.booking_id and counted.id <= ${report}.id)`,
  );

/** "UD-1026-R2": the second report of a booking. */
export function writeNumber(code: string, revision: number | string): string {
  return `${code}-R${revision}`;
}
