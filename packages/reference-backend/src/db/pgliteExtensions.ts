import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/**
 * Extensions that every PGlite of ours is opened with. The migrations need them, and a database that was made with them
 * can't open without.
 */
export const pgliteExtensions = { pg_trgm };
