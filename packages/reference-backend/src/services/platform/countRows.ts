import { type SQL, sql } from 'drizzle-orm';

/** `count(*)` as a number: a plain one is text with `pg` and a number with PGlite. */
export const countRows: SQL<number> = sql<number>`count(*)::integer`;
