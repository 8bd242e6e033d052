import type { SoilType } from '@udongo/sdk';

/** The names of soil types, in the message group `soilType`. */
export const soilTypeLabels = {
  clay: 'soilType.clay',
  loam: 'soilType.loam',
  Sandy: 'soilType.sandy',
} as const satisfies Record<SoilType, string>;
