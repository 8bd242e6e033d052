import type { BookingToCollect } from './askToCollect.ts';

/** Gathers the bookings of each county, in the order in which the counties come first. */
export function groupByCounty(bookings: readonly BookingToCollect[]): Map<number | null, BookingToCollect[]> {
  return groupBy(bookings, ({ county }) => county);
}

/** Bookings of one ward; '' for those whose ward nobody said. */
export interface WardGroup {
  ward: string;
  bookings: BookingToCollect[];
}

/**
 * Gathers the bookings of each ward, by name, those without one last, each by address. People type the ward: capitals and
 * spaces make no difference.
 */
export function groupByWard(bookings: readonly BookingToCollect[]): WardGroup[] {
  const groups = groupBy(bookings, ({ ward = '' }) => ward.toLowerCase().replace(/\s+/g, ' '));
  return [...groups]
    .sort(([one], [other]) => Number(one === '') - Number(other === '') || one.localeCompare(other))
    .map(([, group]) => ({
      ward: group[0]?.ward ?? '',
      bookings: group.sort((one, other) => one.address.localeCompare(other.address)),
    }));
}

function groupBy<Key>(bookings: readonly BookingToCollect[], keyOf: (booking: BookingToCollect) => Key) {
  const groups = new Map<Key, BookingToCollect[]>();
  for (const booking of bookings) {
    groups.set(keyOf(booking), [...(groups.get(keyOf(booking)) ?? []), booking]);
  }
  return groups;
}
