import type { CallOptions } from '@udongo/sdk';
import { useCallback } from 'react';
import { readAccount } from './readAccount.ts';
import { useServices } from './ServicesContext.ts';
import { useLoaded } from './useLoaded.ts';

/** Loads the account of the person with this user id; null for a visitor, who has none. */
export function useAccount(userId: number | undefined) {
  const { udongo, session } = useServices();
  const ask = useCallback(
    async (id: number | null, options: CallOptions) =>
      id === null ? null : readAccount(udongo, session, options),
    [udongo, session],
  );
  return useLoaded(ask, userId ?? null);
}
