import { and, eq, gt } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { agents, farmers, secondFactors, tokens, users } from '../../db/schema.ts';
import { unauthorized } from '../../errors.ts';
import { createSecret } from '../platform/createSecret.ts';
import { sha256 } from '../platform/sha256.ts';

/** Lifetime of the client's session cookies, too. Source: specification section 9. */
const lifetimeMs = 2_592_000_000;

/** State of the second factor of a login's account. */
export interface LoginFactor {
  /** Only staff have one. */
  isOn: boolean;
  /** When this login has last proven it. */
  provenOn: Date | null;
}

interface NewLogin {
  device?: string;
  /** Whether the second factor was proven at the login. */
  isProven?: boolean;
}

/** Makes a token for a user; only its hash is stored. */
export async function createToken(
  db: Db,
  userId: number,
  now: Date,
  { device = '', isProven = false }: NewLogin = {},
): Promise<string> {
  const token = createSecret();
  await db.insert(tokens).values({
    token_hash: sha256(token),
    user_id: userId,
    device,
    created_on: now,
    last_used_on: now,
    expires_on: new Date(now.getTime() + lifetimeMs),
    proven_on: isProven ? now : null,
  });
  return token;
}

/**
 * Gives the owner of a token, when it was last used, and its second factor. Errors: throws 401 for an unknown or expired token and for an inactive user.
 */
export async function readActor(
  db: Db,
  token: string,
  now: Date,
): Promise<{ actor: Actor; lastUsedOn: Date; factor: LoginFactor }> {
  const tokenHash = sha256(token);
  const [row] = await db
    .select({
      userId: users.id,
      isActive: users.is_active,
      staffRole: users.staff_role,
      farmerId: farmers.id,
      agentId: agents.id,
      lastUsedOn: tokens.last_used_on,
      provenOn: tokens.proven_on,
      confirmedOn: secondFactors.confirmed_on,
    })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.user_id))
    .leftJoin(secondFactors, eq(secondFactors.user_id, users.id))
    .leftJoin(farmers, eq(farmers.user_id, users.id))
    .leftJoin(agents, eq(agents.user_id, users.id))
    .where(and(eq(tokens.token_hash, tokenHash), gt(tokens.expires_on, now)));
  if (!row) throw unauthorized('Invalid token.');
  if (!row.isActive) throw unauthorized('User inactive or deleted.');
  const { userId, farmerId, agentId, lastUsedOn, provenOn } = row;
  const role = row.staffRole ?? (agentId === null ? 'farmer' : 'agent');
  const factor = { isOn: row.staffRole !== null && row.confirmedOn !== null, provenOn };
  return { actor: { role, userId, farmerId, agentId, tokenHash }, lastUsedOn, factor };
}

/** Makes a token worthless. */
export async function revokeToken(db: Db, tokenHash: string): Promise<void> {
  await db.delete(tokens).where(eq(tokens.token_hash, tokenHash));
}
