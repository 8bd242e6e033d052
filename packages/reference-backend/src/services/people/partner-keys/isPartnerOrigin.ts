import { and, arrayContains, eq } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { partnerKeys } from '../../../db/schema.ts';

/** Whether any active key names this site. Asked of the database each time, so that all processes agree at once. */
export async function isPartnerOrigin(db: Db, origin: string): Promise<boolean> {
  if (!/^https?:\/\/\S{1,200}$/.test(origin)) return false;
  const rows = await db
    .select({ id: partnerKeys.id })
    .from(partnerKeys)
    .where(and(eq(partnerKeys.is_active, true), arrayContains(partnerKeys.allowed_origins, [origin])))
    .limit(1);
  return rows.length > 0;
}
