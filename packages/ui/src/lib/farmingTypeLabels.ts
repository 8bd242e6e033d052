import type { FarmingType } from '@udongo/sdk';

/**
 * The names of farming types: keys of the message group `farmingType`.
 * @internal
 */
export const farmingTypeLabels = {
  monocropping: 'farmingType.monocropping',
  mixed: 'farmingType.mixed',
} as const satisfies Record<FarmingType, string>;
