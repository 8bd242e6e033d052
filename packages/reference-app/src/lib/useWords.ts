import type { FarmingType, SoilType, TestType } from '@udongo/sdk';
import { farmingTypeMessages, type KeyOf, soilTypeMessages, testTypeMessages, useMessages } from '@udongo/ui';

const texts = {
  farmingType: farmingTypeMessages,
  soilType: soilTypeMessages,
  testType: testTypeMessages,
};

type WordKey = KeyOf<typeof texts>;

const testTypes = {
  'basic-macro-nutrients-analysis': 'testType.basic',
  'complete-soil-analysis': 'testType.complete',
  'microbial-analysis': 'testType.microbial',
} as const satisfies Record<TestType, WordKey>;

const farmingTypes = {
  monocropping: 'farmingType.monocropping',
  mixed: 'farmingType.mixed',
} as const satisfies Record<FarmingType, WordKey>;

const soilTypes = {
  clay: 'soilType.clay',
  loam: 'soilType.loam',
  Sandy: 'soilType.sandy',
} as const satisfies Record<SoilType, WordKey>;

/** The names of the contract's values, the same that the booking form has. */
export function useWords() {
  const t = useMessages(texts);
  return {
    testType: (value: TestType) => t(testTypes[value]),
    farmingType: (value: FarmingType) => t(farmingTypes[value]),
    soilType: (value: SoilType) => t(soilTypes[value]),
  };
}
