import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { readDatabaseError } from '../../../db/databaseError.ts';
import { type agents, type farmers, users } from '../../../db/schema.ts';

const foreignKeyViolation = '23503';
/** Most of an import can be deleted: few groups have to be split. */
const groupSize = 200;

/**
 * Deletes the farmers or agents with these ids and their accounts. People whom other records refer to, and those who can log in by
 * now, stay. The database decides, so that no change gets in between: a group with somebody who has to stay is split until they are
 * found.
 */
export async function deleteUnusedPeople(
  db: Db,
  people: typeof farmers | typeof agents,
  ids: readonly number[],
): Promise<void> {
  for (let start = 0; start < ids.length; start += groupSize) {
    await deleteGroup(db, people, ids.slice(start, start + groupSize));
  }
}

async function deleteGroup(
  db: Db,
  people: typeof farmers | typeof agents,
  ids: readonly number[],
): Promise<void> {
  if (await isDeleted(db, people, ids)) return;
  if (ids.length === 1) return;
  const middle = Math.ceil(ids.length / 2);
  await deleteGroup(db, people, ids.slice(0, middle));
  await deleteGroup(db, people, ids.slice(middle));
}

async function isDeleted(
  db: Db,
  people: typeof farmers | typeof agents,
  ids: readonly number[],
): Promise<boolean> {
  await db.execute(sql`savepoint delete_group`);
  try {
    const withoutLogin = db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.password_hash, ''), isNull(users.phone_verified_on)));
    const deleted = await db
      .delete(people)
      .where(and(inArray(people.id, [...ids]), inArray(people.user_id, withoutLogin)))
      .returning({ userId: people.user_id });
    const userIds = deleted.map(({ userId }) => userId);
    if (userIds.length > 0) await db.delete(users).where(inArray(users.id, userIds));
    await db.execute(sql`release savepoint delete_group`);
    return true;
  } catch (error) {
    if (readDatabaseError(error)?.code !== foreignKeyViolation) throw error;
    await db.execute(sql`rollback to savepoint delete_group`);
    return false;
  }
}
