import type { UdongoApi } from '@udongo/sdk';
import { codeOf, createRecordFilterKind, type FilterKind } from '@udongo/ui';

/** The filter kind `booking`: one booking, by its code or by whose it is. */
export function createBookingFilterKind(bookings: UdongoApi['bookings']): FilterKind {
  return createRecordFilterKind({
    load: async (search, options) => {
      const query = { search, limit: 50, fields: 'id,code,name', ordering: '-id' } as const;
      const { results } = await bookings.list(query, options);
      return results.map((booking) => ({ value: booking.id, label: codeOf(booking), note: booking.name }));
    },
    loadSelected: (ids, options) =>
      Promise.all(
        ids.map(async (id) => {
          const booking = await bookings.get(id, { fields: 'id,code' }, options).catch(() => ({ id }));
          return { value: id, label: codeOf(booking) };
        }),
      ),
  });
}
