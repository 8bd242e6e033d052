import { eq } from 'drizzle-orm';
import type { Db } from '../db/Database.ts';
import { users } from '../db/schema.ts';
import { administrator } from './people.ts';

/** Tells whether a database was filled with the demo, whatever the server was started with. */
export async function hasDemoPeople(db: Db): Promise<boolean> {
  return (await db.$count(users, eq(users.email, administrator.email))) > 0;
}
