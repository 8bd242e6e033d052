import { type Column, getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * The statement that inserts rows, which all name the same columns; null without rows. The rows are one parameter, as JSON: the text is the
 * same for each number of them, so PostgreSQL plans it once on a connection, and Drizzle doesn't build it value by value.
 * Errors: throws for a value that is undefined, which would become null.
 */
export function insertRows<Table extends PgTable>(
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): SQL | null {
  const [first] = rows;
  if (!first) return null;
  const columns = Object.entries(getTableColumns(table)).filter(
    ([key, column]) => key in first && column.generated === undefined,
  );
  const names = columns.map(([, { name }]) => `"${name}"`).join(', ');
  const types = columns.map(([, column]) => `"${column.name}" ${column.getSQLType()}`).join(', ');
  const values = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, toJson(column, row[key])])),
  );
  return sql`insert into ${table} (${sql.raw(names)}) select ${sql.raw(names)} from jsonb_to_recordset(${stringify(values)}) as "rows" (${sql.raw(types)})`;
}

/** A value as the database reads it from JSON. */
function toJson(column: Column, value: unknown): unknown {
  if (value === undefined) throw new Error(`A row to write has no value for ${column.name}.`);
  return value === null || column.dataType === 'json' ? value : column.mapToDriverValue(value);
}

/** Half of a pair of UTF-16, with which a text that was cut can end, is no JSON to PostgreSQL: it becomes U+FFFD, as in a parameter that is a text. */
function stringify(values: unknown): string {
  const text = JSON.stringify(values);
  if (!text.includes('\\ud')) return text;
  return JSON.stringify(values, (_, value) => (typeof value === 'string' ? wellFormed(value) : value));
}

function wellFormed(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text));
}
