import type { CallOptions, UdongoApi, User } from '@udongo/sdk';
import { useCallback } from 'react';
import { isNotOffered } from '../lib/isNotOffered.ts';
import { useServices } from './ServicesContext.ts';
import { useLoaded } from './useLoaded.ts';

/** Loads the account of the person with this user id; null for a visitor, who has none. */
export function useAccount(userId: number | undefined) {
  const { udongo } = useServices();
  const ask = useCallback(
    async (id: number | null, options: CallOptions) => (id === null ? null : readAccount(udongo, options)),
    [udongo],
  );
  return useLoaded(ask, userId ?? null);
}

/** Loads the account. A service without that path gives the same person when it checks the login. */
async function readAccount(
  { account, auth }: Pick<UdongoApi, 'account' | 'auth'>,
  options: CallOptions,
): Promise<User> {
  try {
    return await account.get(options);
  } catch (error) {
    if (!isNotOffered(error)) throw error;
    const { user } = await auth.checkLoginStatus(options);
    if (user) return user;
    throw error;
  }
}
