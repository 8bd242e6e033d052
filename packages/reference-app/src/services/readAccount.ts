import type { CallOptions, Session, UdongoApi, User } from '@udongo/sdk';
import { isNotOffered } from '../lib/isNotOffered.ts';

export type AccountApi = Pick<UdongoApi, 'account' | 'auth'>;

/**
 * Loads the account of the person who is logged in. A service without that path gives the same person when it checks the login.
 * A role that was changed since the login reaches the session, so that menus and pages follow it. A service without `staff_role` may leave
 * the rest of the role out of an account: there the login decides.
 */
export async function readAccount(api: AccountApi, session: Session, options?: CallOptions): Promise<User> {
  const token = session.get()?.token;
  const user = await askAccount(api, options);
  if (token && token === session.get()?.token && user.staff_role !== undefined) session.set({ token, user });
  return user;
}

async function askAccount({ account, auth }: AccountApi, options?: CallOptions): Promise<User> {
  try {
    return await account.get(options);
  } catch (error) {
    if (!isNotOffered(error)) throw error;
    const { user } = await auth.checkLoginStatus(options);
    if (user) return user;
    throw error;
  }
}
