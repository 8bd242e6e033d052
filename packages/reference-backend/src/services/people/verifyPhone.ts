import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { users } from '../../db/schema.ts';
import { updateAccount } from './accounts.ts';
import { claimPhone } from './phoneOwners.ts';

/** Makes a phone number the login of an account. Errors: as `claimPhone`. */
export async function verifyPhone(db: Db, id: number, phone_number: string, now: Date): Promise<void> {
  await claimPhone(db, phone_number, id);
  await updateAccount(db, id, { phone_number }, now);
  await db.update(users).set({ phone_verified_on: now }).where(eq(users.id, id));
}
