import type { SessionUser, User } from '@udongo/sdk';

/** The facts that the form reads about the signed-in person; the SDK's `User` fits. */
export type BookingUser = Pick<User, 'id' | 'full_name' | 'email' | 'is_superuser' | 'is_agent' | 'agent'> &
  LooseProfile<Pick<User, 'profile'>>;

/** A profile of which any part, or all of it, can be missing. */
type LooseProfile<Owner> = { [Key in keyof Owner]?: Partial<Owner[Key]> | null };

/**
 * Turns the person of a session into `user` of a booking form; null if nobody is logged in. A session knows only id, name and role:
 * to fill in email, phone number and county, give the form the answer of `udongo.account.get()` instead.
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

/** True for administrators, who see and set more of a booking. */
export function isAdministrator(user: BookingUser | null): boolean {
  return Boolean(user?.is_superuser);
}

/** False for an agent who is also an administrator. */
export function isAgent(user: BookingUser | null): boolean {
  return Boolean(user?.is_agent && !user.is_superuser);
}

/** True for administrators and agents, who book for farmers; everybody else books for themselves. */
export function booksForOthers(user: BookingUser | null): boolean {
  return Boolean(user?.is_superuser || user?.is_agent);
}

/** True in the form of somebody who books for others. */
export function isForOthers({ forOthers }: { forOthers: boolean }): boolean {
  return forOthers;
}

/** True in a form that changes a stored booking. */
export function isUpdate({ mode }: { mode: 'create' | 'update' }): boolean {
  return mode === 'update';
}
