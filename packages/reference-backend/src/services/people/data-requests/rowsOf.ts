import { type SQL, sql } from 'drizzle-orm';
import type { Owner, PersonalTable } from '../../../db/audit/personalColumns.ts';
import { isOneOf, type Names } from './findPerson.ts';

/** Gives the condition of a table's rows that name a person; undefined where none can. */
export function rowsOf(
  { owners }: PersonalTable,
  names: Names,
  { withOthers = false } = {},
): SQL | undefined {
  const conditions = owners
    .filter((owner) => withOthers || !owner.isToOthers)
    .filter(({ is }) => names[is].length > 0)
    .map((owner) => toCondition(owner, names));
  return conditions.length === 0 ? undefined : sql`(${sql.join(conditions, sql` or `)})`;
}

function toCondition({ column, is, where }: Owner, names: Names): SQL {
  const isTheirs = isOneOf(sql`${sql.identifier(column)}`, names[is]);
  return where ? sql`(${isTheirs} and ${sql.raw(where)})` : isTheirs;
}
