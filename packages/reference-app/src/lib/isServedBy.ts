import type { Farmer, SessionUser } from '@udongo/sdk';

/**
 * Whether this person books for a farmer and changes their record: an agent only for farmers whom they referred. A server that leaves
 * out the referrer shows an agent only those farmers.
 */
export function isServedBy(
  user: Pick<SessionUser, 'id' | 'role'> | null,
  { referrer }: Pick<Farmer, 'referrer'>,
): boolean {
  return user?.role !== 'agent' || referrer === undefined || referrer === user.id;
}
