import type { CallOptions, UdongoApi } from '@udongo/sdk';
import type { WalkedList, WalkQuery } from './walkBehind.ts';

/**
 * The same API that walks through its large lists behind the last record it has, not by page numbers: the server reads no row
 * twice to skip it, and rows that come or go meanwhile move none out of sight.
 */
export function walkByRecord(udongo: UdongoApi): UdongoApi {
  const { bookings, samples, farmers, profiles } = udongo;
  return {
    ...udongo,
    bookings: { ...bookings, iterate: walk(bookings) as typeof bookings.iterate },
    samples: { ...samples, iterate: walk(samples) as typeof samples.iterate },
    farmers: { ...farmers, iterate: walk(farmers) as typeof farmers.iterate },
    profiles: { ...profiles, iterate: walk(profiles) as typeof profiles.iterate },
  };
}

/** What walks comes with the first walk, such as an export. */
function walk<Query extends WalkQuery, Row extends { id: number }>(source: WalkedList<Query, Row>) {
  return async function* (query?: Query, options?: CallOptions): AsyncGenerator<Row, void, void> {
    const { walkBehind } = await import('./walkBehind.ts');
    yield* walkBehind(source, query, options);
  };
}
