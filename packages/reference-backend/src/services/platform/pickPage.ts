import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { one } from '../../db/one.ts';
import { type Orderings, type OrderKey, readOrdering } from '../../db/ordering.ts';
import { queryRows } from '../../db/queryRows.ts';
import { invalid } from '../../validation/issues.ts';
import { cutPage, type Listed, type ListQuery } from './list.ts';

/** A list of a table that grows without end. */
export interface LargeList {
  /** The table, joined with what conditions and orderings need. */
  from: SQL;
  /** Rows that the caller may see; undefined for all. */
  scope: SQL | undefined;
  /** Condition of the request's filters; undefined for none. */
  filters: SQL | undefined;
  orderings: Orderings;
  /** The table whose rows are counted by triggers. */
  counted: 'users' | 'farmers' | 'bookings' | 'samples';
}

/**
 * Picks the ids of one page, so that the rows before it are walked in an index and not read. With `idAfter` the page begins
 * after that record, wherever it is: rows before it are not even walked, and rows after it are not counted.
 * Errors: throws 404 for a page beyond the end, 400 for an `idAfter` out of the caller's reach.
 */
export async function pickPage(db: Db, query: ListQuery, list: LargeList): Promise<Listed<number>> {
  const keys = readOrdering(query.ordering, list.orderings);
  if (query.idAfter !== undefined) return pickAfter(db, query, query.idAfter, list, keys);
  const where = and(list.scope, list.filters);
  const all = await countAll(db, list.counted);
  const count = where ? await countWhere(db, list, where) : all;
  const pick = where && count <= Math.min(fewRows, all * fewShare) ? pickFewIds : pickIds;
  return cutPage(query, count, (limit, offset) => pick(db, list, keys, { where, limit, offset }));
}

/** Counts the rows of a table without looking at them. */
async function countAll(db: Db, table: LargeList['counted']): Promise<number> {
  const total = one(
    await queryRows<{ count: number }>(
      db,
      sql`select coalesce(sum(change), 0)::integer as count from row_count_changes where table_name = ${table}`,
    ),
  );
  return total.count;
}

async function countWhere(db: Db, { from }: LargeList, where: SQL): Promise<number> {
  const total = one(
    await queryRows<{ count: number }>(
      db,
      sql`select count(*)::integer as count from ${from} where ${where}`,
    ),
  );
  return total.count;
}

interface Cut {
  where: SQL | undefined;
  limit: number;
  offset: number;
}

async function pickIds(
  db: Db,
  { from, orderings }: LargeList,
  keys: OrderKey[],
  { where, limit, offset }: Cut,
): Promise<number[]> {
  const order = keys.map(({ column, descending }) => (descending ? desc(column) : asc(column)));
  const rows = await queryRows<{ id: number }>(
    db,
    sql`select ${orderings.id} as id from ${from} where ${where ?? sql`true`}
        order by ${sql.join(order, sql`, `)} limit ${limit} offset ${offset}`,
  );
  return rows.map(({ id }) => id);
}

/** Number of rows that are found and sorted in some milliseconds. */
const fewRows = 10_000;
/** Share of the rows from which the order's index soon finds a full page. */
const fewShare = 0.05;

/**
 * Picks ids for conditions that few rows meet. By itself PostgreSQL would walk the order's index until the page is full, as if
 * these rows were spread evenly; this month's bookings are all at its end. So this query first finds the rows and then sorts them.
 */
async function pickFewIds(
  db: Db,
  { from, orderings }: LargeList,
  keys: OrderKey[],
  { where, limit, offset }: Cut,
): Promise<number[]> {
  const sorted = keys.map(({ column, descending }, index) => ({
    column,
    name: sql.identifier(`key_${index}`),
    direction: descending ? sql`desc` : sql`asc`,
  }));
  const columns = sorted.map(({ column, name }) => sql`${column} as ${name}`);
  const order = sorted.map(({ name, direction }) => sql`${name} ${direction}`);
  const rows = await queryRows<{ id: number }>(
    db,
    sql`with found as materialized (
          select ${orderings.id} as id, ${sql.join(columns, sql`, `)} from ${from} where ${where}
        )
        select id from found order by ${sql.join(order, sql`, `)} limit ${limit} offset ${offset}`,
  );
  return rows.map(({ id }) => id);
}

/** Picks the page after a record. It asks for one id more than fits, to know whether another page follows. */
async function pickAfter(
  db: Db,
  { limit }: ListQuery,
  idAfter: number,
  list: LargeList,
  keys: OrderKey[],
): Promise<Listed<number>> {
  const where = and(list.scope, list.filters, await after(db, idAfter, list, keys));
  const ids = await pickIds(db, list, keys, { where, limit: limit + 1, offset: 0 });
  const rows = ids.slice(0, limit);
  const totalPages = ids.length > limit ? 2 : 1;
  return { rows, count: ids.length, page: 1, totalPages, idAfter: rows.at(-1) };
}

/** Gives the condition for rows behind a record in this order: one comparison of rows, which an index of the same columns answers. */
async function after(
  db: Db,
  idAfter: number,
  { from, scope, orderings }: LargeList,
  keys: OrderKey[],
): Promise<SQL> {
  const descending = keys[0]?.descending ?? false;
  if (keys.some((key) => key.descending !== descending)) {
    throw refused('This cannot be used with an ordering that goes both up and down.');
  }
  const comparison = descending ? sql`<` : sql`>`;
  // A record that was deleted in the meantime has left its id, which is all that this order needs.
  if (keys.length === 1) return sql`${orderings.id} ${comparison} ${idAfter}::bigint`;
  const columns = sql.join(
    keys.map(({ column }) => column),
    sql`, `,
  );
  const where = and(scope, sql`${orderings.id} = ${idAfter}::bigint`);
  const position = sql`select ${columns} from ${from} where ${where}`;
  const found = await queryRows<object>(db, position);
  if (found.length === 0) throw refused(`Invalid pk "${idAfter}" - object does not exist.`);
  return sql`(${columns}) ${comparison} (${position})`;
}

function refused(message: string) {
  return invalid([{ path: ['id_after'], message }]);
}
