import { PgInsertBuilder, PgUpdateBuilder } from 'drizzle-orm/pg-core';

type Rows = object | readonly object[];

/**
 * Makes a test fail when a service writes a row with an undefined value: Drizzle would leave the column as it is, which is
 * how an emptied field once kept its old value.
 */
export function forbidUndefined(): void {
  const { set } = PgUpdateBuilder.prototype;
  PgUpdateBuilder.prototype.set = function (...[row]) {
    check(row);
    return set.call(this, row);
  };
  const { values } = PgInsertBuilder.prototype;
  PgInsertBuilder.prototype.values = function (rows: Rows) {
    check(rows);
    return values.call(this, rows as never);
  };
}

function check(rows: Rows): void {
  for (const row of Array.isArray(rows) ? rows : [rows]) {
    const empty = Object.keys(row).filter((column) => row[column] === undefined);
    if (empty.length > 0) throw new Error(`A row to write has undefined values: ${empty.join(', ')}.`);
  }
}
