import type { FarmingType } from '@udongo/sdk';

/** The names of farming types, in the message group `farmingType`. */
export const farmingTypeLabels = {
  monocropping: 'farmingType.monocropping',
  mixed: 'farmingType.mixed',
} as const satisfies Record<FarmingType, string>;
