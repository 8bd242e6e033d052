import type { User } from '@udongo/sdk';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { agents, farmers, users } from '../../db/schema.ts';
import { unauthorized } from '../../errors.ts';

/** An account as its owner sees it. Errors: throws 401 when it is gone. */
export async function getUser(db: Db, userId: number): Promise<User> {
  const [row] = await db
    .select({ user: users, farmerId: farmers.id, agentId: agents.id })
    .from(users)
    .leftJoin(farmers, eq(farmers.user_id, users.id))
    .leftJoin(agents, eq(agents.user_id, users.id))
    .where(eq(users.id, userId));
  if (!row) throw unauthorized('User inactive or deleted.');
  const { user, farmerId, agentId } = row;
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    full_name: user.full_name,
    is_superuser: user.staff_role === 'administrator',
    staff_role: user.staff_role,
    is_agent: agentId !== null,
    is_farmer: farmerId !== null,
    farmer: farmerId,
    agent: agentId,
    profile: { phone_number: user.phone_number, address: user.address, county: user.county_id },
  };
}
