import { eq, sql } from 'drizzle-orm';
import { bookings, samples } from '../../db/schema.ts';
import { soilTypes } from '../../values.ts';
import { bookingsOf } from '../people/bookingsOf.ts';
import { type BookingStatisticsFilters, bookingCondition } from './bookingStatistics.ts';
import { countyLabels, cropLabels, toLabels } from './parts.ts';
import type { Statistic } from './Statistic.ts';

/** Samples by the day of their test. */
export const sampleStatistics: Statistic<Omit<BookingStatisticsFilters, 'payment'>> = {
  from: sql`${samples} join ${bookings} on ${eq(bookings.id, samples.booking_id)}`,
  day: sql`${bookings.soil_test_date}`,
  scope: bookingsOf,
  where: bookingCondition,
  keys: {
    soil_type: sql`${samples.soil_type}`,
    main_crop: sql`${samples.main_crop_id}`,
    county: sql`${bookings.county_id}`,
    test_type: sql`${bookings.test_type}`,
    status: sql`${bookings.status}`,
  },
  breakdowns: [
    { by: 'soil_type', labels: toLabels(soilTypes) },
    { by: 'main_crop', labels: cropLabels },
    { by: 'county', labels: countyLabels },
  ],
  rollups: {
    statistic: 'samples',
    by: [
      ['soil_type', 'test_type', 'status'],
      ['main_crop'],
      ['county'],
      ['main_crop', 'test_type', 'status'],
      ['county', 'test_type', 'status'],
    ],
  },
};
