import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Enough for a name and a place; each word costs every row a look. */
const maximumWords = 10;

/**
 * Finds rows whose lower-case search column contains every word of the search. A Kenyan number typed as 07… or 254…, with
 * or without spaces, finds the stored +254… too.
 * Gives undefined, no condition, for an empty search.
 */
export function searchWords(column: PgColumn | SQL, search: string): SQL | undefined {
  const phone = phoneStart(search);
  if (phone) return contains(column, phone);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maximumWords);
  return and(...words.map((word) => contains(column, word)));
}

/** Gives the condition that the column contains the text. */
export function contains(column: PgColumn | SQL, text: string): SQL {
  return sql`${column} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`;
}

/** Gives the beginning of a typed number as it is stored, +254712 for "0712"; undefined when the search is not a phone number. */
function phoneStart(search: string): string | undefined {
  const subscriber = /^(?:\+?254|0)([1-9]\d{1,8})$/.exec(search.replace(/[\s()-]/g, ''))?.[1];
  return subscriber && `+254${subscriber}`;
}
