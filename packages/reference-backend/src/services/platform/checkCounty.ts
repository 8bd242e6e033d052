import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { counties } from '../../db/schema.ts';
import { invalid } from '../../validation/issues.ts';
import { invalidKey } from '../../validation/storable.ts';

/** Errors: throws 400 when the county does not exist; none is fine. */
export async function checkCounty(db: Db, county: number | null | undefined): Promise<void> {
  if (county === null || county === undefined) return;
  const found = await db.select({ id: counties.id }).from(counties).where(eq(counties.id, county));
  if (found.length === 0) throw invalid([{ path: ['county'], message: invalidKey(county) }]);
}
