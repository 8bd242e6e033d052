import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** What every PGlite of ours is opened with: the migrations need them, and a database that has them can't do without. */
export const pgliteExtensions = { pg_trgm };
