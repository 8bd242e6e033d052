import type {
  BookingStatus,
  FarmingType,
  InputProduct,
  Language,
  RejectedReason,
  ReportSend,
  SoilType,
  StatusCause,
  TestType,
} from '@udongo/sdk';

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

/** What made a booking take a step. */
export const statusCauses = [
  'person',
  'readings_saved',
  'readings_changed',
  'self_verified',
  'report_generated',
  'imported',
] as const satisfies readonly StatusCause[];

/** Why a sample cannot be measured. */
export const rejectedReasons = [
  'leaking_bag',
  'too_little_soil',
  'wrong_label',
] as const satisfies readonly RejectedReason[];

/** What actions name to buy, or not to. */
export const inputProducts = [
  'lime',
  'sulphur',
  'dap',
  'tsp',
  'npk_17_17_17',
  'can',
  'mop',
] as const satisfies readonly InputProduct[];

export const languages = ['en', 'sw'] as const satisfies readonly Language[];

/** How a report goes to a farmer. */
export const sendChannels = ['by_hand', 'sms', 'email'] as const satisfies readonly ReportSend['channel'][];

/** What became of sending a report. */
export const sendOutcomes = [
  'sent',
  'failed',
  'not_set_up',
  'no_address',
] as const satisfies readonly ReportSend['outcome'][];
