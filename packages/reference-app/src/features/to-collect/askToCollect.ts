import type { Booking, CallOptions, UdongoApi } from '@udongo/sdk';

const fields = [
  'id',
  'code',
  'name',
  'phone_no',
  'soil_test_date',
  'no_of_samples',
  'test_type',
  'county',
  'ward',
  'address',
  'notes',
  'samples',
  'status',
  'collector',
  'moves',
] as const satisfies (keyof Booking)[];

export type BookingToCollect = Pick<Booking, (typeof fields)[number]>;

export type Section = 'late' | 'today' | 'week' | 'later';

/** Asks for the bookings whose soil this person collects, the next day first. */
export async function askToCollect({ bookings }: Pick<UdongoApi, 'bookings'>, options: CallOptions) {
  const query = {
    to_collect: true,
    ordering: 'soil_test_date',
    limit: 100,
    fields: fields.join(','),
  } as const;
  return bookings.list(query, options);
}

/** Gives the part of the page for a day. */
export function sectionOf(day: string, today: string): Section {
  if (day <= today) return day < today ? 'late' : 'today';
  const inAWeek = new Date(Date.parse(`${today}T00:00:00Z`) + 7 * 86_400_000).toISOString().slice(0, 10);
  return day <= inAWeek ? 'week' : 'later';
}
