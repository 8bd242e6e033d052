import type { Farmer, SessionUser } from '@udongo/sdk';

/**
 * Whether this person books for a farmer and changes their record: an agent only for those whom they referred. Where the server
 * does not say who did, it shows an agent no others.
 */
export function isServedBy(
  user: Pick<SessionUser, 'id' | 'role'> | null,
  { referrer }: Pick<Farmer, 'referrer'>,
): boolean {
  return user?.role !== 'agent' || referrer === undefined || referrer === user.id;
}
