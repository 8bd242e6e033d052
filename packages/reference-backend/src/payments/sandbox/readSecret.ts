import type { Db } from '../../db/Database.ts';
import { sandboxSecret } from '../../db/schema.ts';
import { createSecret } from '../../services/platform/createSecret.ts';

/** Gives the secret that adapter and sandbox share; it is made once for a database. */
export async function readSecret(db: Db): Promise<string> {
  const [known] = await db.select().from(sandboxSecret);
  if (known) return known.secret;
  await db.insert(sandboxSecret).values({ secret: createSecret() }).onConflictDoNothing();
  return readSecret(db);
}
