import type { SoilType } from '@udongo/sdk';

/** What each soil type is called, in the message group `soilType`. */
export const soilTypeLabels = {
  clay: 'soilType.clay',
  loam: 'soilType.loam',
  Sandy: 'soilType.sandy',
} as const satisfies Record<SoilType, string>;
