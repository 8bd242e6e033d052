import { eq, like, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Database.ts';

const longest = 80;

/** A text as an address has it, "Why maize turns yellow" as `why-maize-turns-yellow`; `other` where no letter is left. */
export function toSlug(text: string, other: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
  return plain || other;
}

/**
 * Stores a row under a slug that no other has: `lime`, then `lime-2`. Of two that are stored at once, one takes the next number:
 * `insert` gives undefined when its slug was taken in the meantime.
 */
export async function insertUnderSlug<Row>(
  db: Db,
  column: PgColumn,
  wanted: string,
  insert: (slug: string) => Promise<Row | undefined>,
): Promise<Row> {
  const rows = await db
    .select({ slug: column })
    .from(column.table)
    .where(or(eq(column, wanted), like(column, `${wanted}-%`)));
  const taken = new Set(rows.map(({ slug }) => slug));
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    const row = taken.has(slug) ? undefined : await insert(slug);
    if (row) return row;
  }
}
