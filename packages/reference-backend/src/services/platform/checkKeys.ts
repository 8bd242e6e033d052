import { inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Database.ts';
import type { Issue } from '../../validation/issues.ts';
import { invalidKey } from '../../validation/storable.ts';

/** An id as it was sent, and where. Null and undefined point at nothing. */
export interface SentKey {
  path: (string | number)[];
  id: number | null | undefined;
}

/** Lists an issue for each key whose id is in no row's column. */
export async function checkKeys(db: Db, column: PgColumn, keys: readonly SentKey[]): Promise<Issue[]> {
  const sent = keys.flatMap(({ path, id }) => (typeof id === 'number' ? [{ path, id }] : []));
  const ids = sent.map(({ id }) => id);
  const rows =
    ids.length === 0 ? [] : await db.select({ id: column }).from(column.table).where(inArray(column, ids));
  const found = new Set(rows.map(({ id }) => id));
  return sent.filter(({ id }) => !found.has(id)).map(({ path, id }) => ({ path, message: invalidKey(id) }));
}
