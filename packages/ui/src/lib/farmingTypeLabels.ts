import type { FarmingType } from '@udongo/sdk';

/** What each farming type is called, in the message group `farmingType`. */
export const farmingTypeLabels = {
  monocropping: 'farmingType.monocropping',
  mixed: 'farmingType.mixed',
} as const satisfies Record<FarmingType, string>;
