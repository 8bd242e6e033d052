import { eq, sql } from 'drizzle-orm';
import { bookings, samples } from '../../db/schema.ts';
import { soilTypes } from '../../values.ts';
import { bookingsOf } from '../bookings/bookingsOf.ts';
import { type BookingStatisticsFilters, bookingCondition } from './bookingStatistics.ts';
import { countyLabels, cropLabels, toLabels } from './parts.ts';
import type { Statistic } from './Statistic.ts';

/** Samples by the day of their test. */
export const sampleStatistics: Statistic<Omit<BookingStatisticsFilters, 'payment'>> = {
  from: sql`${samples} join ${bookings} on ${eq(bookings.id, samples.booking_id)}`,
  day: sql`${bookings.soil_test_date}`,
  scope: bookingsOf,
  where: bookingCondition,
  breakdowns: [
    { by: 'soil_type', key: sql`${samples.soil_type}`, labels: toLabels(soilTypes) },
    { by: 'main_crop', key: sql`${samples.main_crop_id}`, labels: cropLabels },
    { by: 'county', key: sql`${bookings.county_id}`, labels: countyLabels },
  ],
};
