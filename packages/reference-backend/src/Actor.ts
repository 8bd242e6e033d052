import type { UserRole } from '@udongo/sdk';
import { unauthorized } from './errors.ts';

/** A caller with a valid token. */
export interface SignedInActor {
  role: UserRole;
  userId: number;
  /** Id of their farmer's record; null without one. */
  farmerId: number | null;
  /** Id of their agent's record; null without one. */
  agentId: number | null;
  tokenHash: string;
}

/** A visitor without a token. */
export interface AnonymousActor {
  role: 'anonymous';
  userId: null;
  farmerId: null;
  agentId: null;
}

/** The caller of an operation. */
export type Actor = SignedInActor | AnonymousActor;

export const anonymous: AnonymousActor = { role: 'anonymous', userId: null, farmerId: null, agentId: null };

/** The id of who asks. Errors: throws 401 for a visitor. */
export function requireUser({ userId }: Actor): number {
  if (userId === null) throw unauthorized();
  return userId;
}

/** Gives the caller with their login. Errors: throws 401 for a visitor. */
export function requireSignedIn(actor: Actor): SignedInActor {
  if (actor.role === 'anonymous') throw unauthorized();
  return actor;
}
