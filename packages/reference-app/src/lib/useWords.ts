import type { FarmingType, SoilType, TestType } from '@udongo/sdk';
import { type MessageKey, useMessages } from '@udongo/ui';

const testTypes = {
  'basic-macro-nutrients-analysis': 'booking.basic',
  'complete-soil-analysis': 'booking.complete',
  'microbial-analysis': 'booking.microbial',
} as const satisfies Record<TestType, MessageKey>;

const farmingTypes = {
  monocropping: 'booking.monocropping',
  mixed: 'booking.mixed',
} as const satisfies Record<FarmingType, MessageKey>;

const soilTypes = {
  clay: 'soilType.clay',
  loam: 'soilType.loam',
  Sandy: 'soilType.sandy',
} as const satisfies Record<SoilType, MessageKey>;

/** The names of the contract's values, the same that the booking form has. */
export function useWords() {
  const t = useMessages();
  return {
    testType: (value: TestType) => t(testTypes[value]),
    farmingType: (value: FarmingType) => t(farmingTypes[value]),
    soilType: (value: SoilType) => t(soilTypes[value]),
  };
}
