import type { Login } from '@udongo/sdk';
import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { SignedInActor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { tokens } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import { toInstant } from '../platform/toInstant.ts';

/** Lists the caller's logins, the last used first. */
export async function listLogins(db: Db, { userId, tokenHash }: SignedInActor, now: Date): Promise<Login[]> {
  const rows = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.user_id, userId), gt(tokens.expires_on, now)))
    .orderBy(desc(tokens.last_used_on), desc(tokens.id));
  return rows.map(({ id, device, created_on, last_used_on, token_hash }) => ({
    id,
    device,
    created_on: toInstant(created_on),
    last_used_on: toInstant(last_used_on),
    is_current: token_hash === tokenHash,
  }));
}

/** Ends one of the caller's logins. Errors: throws 404 for any other. */
export async function endLogin(db: Db, { userId }: SignedInActor, id: number): Promise<void> {
  const ended = await db
    .delete(tokens)
    .where(and(eq(tokens.id, id), eq(tokens.user_id, userId)))
    .returning({ id: tokens.id });
  if (ended.length === 0) throw notFound();
}

/** Precision of the last use: not every request writes. */
export const lastUseStepMs = 300_000;

/** Notes that a login was used. */
export async function noteUse(db: Db, tokenHash: string, now: Date): Promise<void> {
  const stale = lt(tokens.last_used_on, new Date(now.getTime() - lastUseStepMs));
  await db
    .update(tokens)
    .set({ last_used_on: now })
    .where(and(eq(tokens.token_hash, tokenHash), stale));
}
