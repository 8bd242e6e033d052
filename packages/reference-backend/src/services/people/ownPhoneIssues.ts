import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { users } from '../../db/schema.ts';
import type { Issue } from '../../validation/issues.ts';

interface TypedContact {
  path: readonly string[];
  /** Undefined where it was not changed. */
  phone: string | undefined;
  name: string | undefined;
}

/** Refuses an agent's own number for somebody else: messages, codes and results of a farmer would reach the agent only. */
export async function ownPhoneIssues(
  db: Db,
  actor: Actor,
  { path, phone, name }: TypedContact,
): Promise<Issue[]> {
  if (actor.role !== 'agent' || !phone) return [];
  const isOwn = and(eq(users.id, actor.userId), eq(users.phone_number, phone));
  const [own] = await db.select({ name: users.full_name }).from(users).where(isOwn);
  if (!own || own.name.toLowerCase() === name?.trim().toLowerCase()) return [];
  const message = 'This is your own number. Enter the farmer’s: their messages and results go there.';
  return [{ path: [...path], message }];
}
