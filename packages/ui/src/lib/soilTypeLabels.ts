import type { SoilType } from '@udongo/sdk';

/**
 * The names of soil types: keys of the message group `soilType`.
 * @internal
 */
export const soilTypeLabels = {
  clay: 'soilType.clay',
  loam: 'soilType.loam',
  Sandy: 'soilType.sandy',
} as const satisfies Record<SoilType, string>;
