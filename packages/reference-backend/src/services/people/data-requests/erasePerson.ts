import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type PersonalTable, personalColumns } from '../../../db/audit/personalColumns.ts';
import type { Db } from '../../../db/Database.ts';
import { columnsOf } from './columnsOf.ts';
import { findNames, isInBin, type Person } from './findPerson.ts';
import { rowsOf } from './rowsOf.ts';

/**
 * Erases a person by the map: rows about nobody else go, the others lose everything that says whose they were. The account's row stays
 * without name, login and contact, because bookings and the books name its id.
 */
export async function erasePerson(db: Db, person: Person): Promise<void> {
  const names = await findNames(db, person);
  // Lets the triggers of rows that are kept as they are through, until the transaction ends.
  await db.execute(sql`set local udongo.erasing = 'on'`);
  await db.execute(sql`delete from bin where ${isInBin(names)}`);
  // Backwards: bookings let go of their farmer before the farmer goes.
  for (const [table, rule] of Object.entries(personalColumns).reverse()) {
    const where = rowsOf(rule, names, { withOthers: true });
    if (!where || rule.erased === 'never') continue;
    const rows = sql.identifier(table);
    await db.execute(
      rule.erased === 'rows'
        ? sql`delete from ${rows} where ${where}`
        : sql`update ${rows} set ${listChanges(table, rule)} where ${where}`,
    );
  }
  await db.execute(sql`set local udongo.erasing = 'off'`);
}

function listChanges(table: string, { columns }: PersonalTable): SQL {
  const stored = columnsOf(table);
  const changes = Object.entries(columns).flatMap(([name, { mask, left }]) => {
    const column = stored.find((one) => one.name === name);
    if (!column || mask === 'derived') return [];
    return [sql`${sql.identifier(name)} = ${left === undefined ? toEmpty(column) : sql.raw(left)}`];
  });
  return sql.join(changes, sql`, `);
}

function toEmpty(column: PgColumn): SQL {
  if (!column.notNull) return sql`null`;
  return column.getSQLType() === 'jsonb' ? sql`'{}'` : sql`''`;
}
