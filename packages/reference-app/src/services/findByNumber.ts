import {
  ApiError,
  type Booking,
  type BookingsListQuery,
  type CallOptions,
  type Page,
  type UdongoApi,
} from '@udongo/sdk';

/**
 * The same API whose bookings are found by their number, too: where a server gives no code, people read "#20" and search for it.
 */
export function findByNumber(udongo: UdongoApi): UdongoApi {
  const { list, get } = udongo.bookings;
  const find = async (query: BookingsListQuery = {}, options?: CallOptions): Promise<Page<Booking>> => {
    const number = /^#\s*(\d+)$/.exec(query.search?.trim() ?? '')?.[1];
    if (number === undefined) return list(query, options);
    const { fields } = query;
    const results = await get(Number(number), fields === undefined ? {} : { fields }, options).then(
      (booking) => [booking],
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return [];
        throw error;
      },
    );
    return { count: results.length, total_pages: 1, next: null, previous: null, results };
  };
  // The fields that are asked for go through.
  return { ...udongo, bookings: { ...udongo.bookings, list: find as typeof list } };
}
