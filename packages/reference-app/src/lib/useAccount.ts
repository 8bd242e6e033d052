import type { CallOptions } from '@udongo/sdk';
import { useCallback } from 'react';
import { useServices } from '../app/ServicesContext.ts';
import { useLoaded } from './useLoaded.ts';

/** The whole account of the person whose user id this is; null for a visitor, who has none. */
export function useAccount(userId: number | undefined) {
  const { udongo } = useServices();
  const ask = useCallback(
    async (id: number | null, options: CallOptions) => (id === null ? null : udongo.account.get(options)),
    [udongo],
  );
  return useLoaded(ask, userId ?? null);
}
