import type { CallOptions, UdongoApi } from '@udongo/sdk';
import type { CursorList, CursorQuery } from './iterateAfter.ts';

/**
 * The same API whose large lists are iterated by cursor, the id of the last record, not by page numbers: the server reads no row
 * twice to skip it, and rows that come or go in the meantime move none out of sight.
 */
export function iterateByCursor(udongo: UdongoApi): UdongoApi {
  const { bookings, samples, farmers, profiles } = udongo;
  return {
    ...udongo,
    bookings: { ...bookings, iterate: withCursor(bookings) as typeof bookings.iterate },
    samples: { ...samples, iterate: withCursor(samples) as typeof samples.iterate },
    farmers: { ...farmers, iterate: withCursor(farmers) as typeof farmers.iterate },
    profiles: { ...profiles, iterate: withCursor(profiles) as typeof profiles.iterate },
  };
}

/** The iteration code is loaded on first use, for example by an export. */
function withCursor<Query extends CursorQuery, Row extends { id: number }>(source: CursorList<Query, Row>) {
  return async function* (query?: Query, options?: CallOptions): AsyncGenerator<Row, void, void> {
    const { iterateAfter } = await import('./iterateAfter.ts');
    yield* iterateAfter(source, query, options);
  };
}
