import type { BookingStatus, FarmingType, SoilType, TestType } from '@udongo/sdk';

/** The values that a column of this kind may hold, as on the wire. */

export const testTypes = [
  'basic-macro-nutrients-analysis',
  'complete-soil-analysis',
  'microbial-analysis',
] as const satisfies readonly TestType[];

export const farmingTypes = ['monocropping', 'mixed'] as const satisfies readonly FarmingType[];

export const soilTypes = ['clay', 'loam', 'Sandy'] as const satisfies readonly SoilType[];

/** How far a booking has come. */
export const bookingStatuses = [
  'booked',
  'sample_collected',
  'received',
  'analysed',
  'verified',
  'report_ready',
  'canceled',
] as const satisfies readonly BookingStatus[];
