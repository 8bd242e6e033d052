import type { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { queryRows } from '../db/queryRows.ts';
import { readSummary } from './summary.ts';

/** Rows that are fetched at once: a kept answer has up to 262,144 characters. */
const batch = 100;

/**
 * Writes every row of one snapshot as lines of text and ends the stream. The first line is the summary; a line of a row has the name of
 * its table, a tab and its columns as JSON. Others go on reading and writing on PostgreSQL; on the embedded database they wait.
 * Errors: rejects when the database or the stream fails, and breaks the stream off.
 */
export async function exportDatabase(database: Database, to: Writable): Promise<Record<string, number>> {
  const write = (text: string) =>
    new Promise<void>((resolve, reject) => {
      to.write(text, (error) => (error ? reject(error) : resolve()));
    });
  try {
    const counts = await database.inSnapshot(async (db) => {
      const summary = await readSummary(db);
      await write(`${JSON.stringify(summary)}\n`);
      for (const table of Object.keys(summary.rows)) {
        // A line break inside of JSON is only layout of a column of the type `json`.
        await db.execute(
          sql`declare exported_rows no scroll cursor for
              select replace(row_to_json(exported)::text, E'\n', ' ') as json from ${sql.identifier(table)} as exported`,
        );
        for (;;) {
          const rows = await queryRows<{ json: string }>(
            db,
            sql.raw(`fetch forward ${batch} from exported_rows`),
          );
          if (rows.length === 0) break;
          await write(rows.map(({ json }) => `${table}\t${json}\n`).join(''));
        }
        await db.execute(sql`close exported_rows`);
      }
      return summary.rows;
    });
    to.end();
    return counts;
  } catch (error) {
    to.destroy(error instanceof Error ? error : undefined);
    throw error;
  }
}
