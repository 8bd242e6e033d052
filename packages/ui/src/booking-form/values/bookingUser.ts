import type { SessionUser, User } from '@udongo/sdk';

/** What the form reads of the signed-in person; the SDK's `User` fits. */
export type BookingUser = Pick<User, 'id' | 'full_name' | 'email' | 'is_superuser' | 'is_agent' | 'agent'> &
  LooseProfile<Pick<User, 'profile'>>;

/** Each part of a profile can be missing, and all of it. */
type LooseProfile<Owner> = { [Key in keyof Owner]?: Partial<Owner[Key]> | null };

/**
 * The person of a session as `user` of a booking form; null for nobody. A session knows id, name and role: for a filled-in phone number,
 * address and county give the form the answer of `udongo.account.get()`.
 */
export function toBookingUser(user: SessionUser | null | undefined): BookingUser | null {
  if (!user) return null;
  const { id, name, role } = user;
  return {
    id,
    full_name: name,
    email: '',
    is_superuser: role === 'administrator',
    is_agent: role === 'agent',
    agent: null,
  };
}

/** Administrators see more of a booking, and set more. */
export function isAdministrator(user: BookingUser | null): boolean {
  return Boolean(user?.is_superuser);
}

/** An agent who is an administrator, too, counts as the latter. */
export function isAgent(user: BookingUser | null): boolean {
  return Boolean(user?.is_agent && !user.is_superuser);
}

/** Administrators and agents book for farmers; everybody else for themselves. */
export function booksForOthers(user: BookingUser | null): boolean {
  return Boolean(user?.is_superuser || user?.is_agent);
}
