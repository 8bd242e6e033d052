import type { BookingsListQuery, CallOptions } from '@udongo/sdk';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useServices } from '../../app/ServicesContext.ts';
import { useLoaded } from '../../lib/useLoaded.ts';
import {
  defaultListState,
  type ListState,
  parseListState,
  toListQuery,
  toSearchParams,
} from './listState.ts';

/** The list that the address asks for, and how to ask for another. Rows stay while the next ones load. */
export function useBookingList() {
  const { udongo } = useServices();
  const [params, setParams] = useSearchParams();
  const state = parseListState(params);
  const query = toListQuery(state);

  const listFor = useCallback(
    async (wanted: BookingsListQuery, options: CallOptions) => ({
      wanted,
      page: await udongo.bookings.list(wanted, options),
    }),
    [udongo],
  );
  const { data, ...list } = useLoaded(listFor, query);
  const isOfQuery = JSON.stringify(data?.wanted) === JSON.stringify(query);

  /** Anything but another page starts at the first one again. */
  const change = (changes: Partial<ListState>) =>
    setParams(toSearchParams({ ...state, page: defaultListState.page, ...changes }), {
      preventScrollReset: true,
    });

  return {
    ...list,
    state,
    change,
    /** Rows that match the filters; rows of the filters before only while these load. */
    page: list.status !== 'error' || isOfQuery ? data?.page : undefined,
  };
}
