import type { BookingStatus, FarmingType, SoilType } from '../generated/types.ts';

/** The soil types in the API's mixed case, as specified, with their labels. */
export const soilTypes: readonly { value: SoilType; label: string }[] = [
  { value: 'clay', label: 'Clay' },
  { value: 'loam', label: 'Loam' },
  { value: 'Sandy', label: 'Sandy' },
];

/** The farming types with their labels. */
export const farmingTypes: readonly { value: FarmingType; label: string }[] = [
  { value: 'monocropping', label: 'Monocropping' },
  { value: 'mixed', label: 'Mixed' },
];

/** The states of a booking in their order; `canceled` can follow any. */
export const bookingStatuses: readonly BookingStatus[] = [
  'booked',
  'sample_collected',
  'received',
  'analysed',
  'verified',
  'report_ready',
  'canceled',
];

/** The limits of one booking. Source: specification sections 5 and 9. */
export const bookingLimits = {
  crops: 3,
  otherCropsPerSample: 2,
  /** Acres: the smallest plot of a sample. A plot of 50 by 100 ft has 0.115. */
  leastAcres: 0.05,
  sampleLocationLength: 500,
  /** Characters of notes, of a booking and of a sample. */
  notesLength: 2000,
  /** Bytes of all free text in one booking, as UTF-8. */
  textBytes: 20_480,
} as const;
