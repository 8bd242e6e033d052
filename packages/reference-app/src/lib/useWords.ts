import type { FarmingType, SoilType, TestType } from '@udongo/sdk';
import {
  farmingTypeLabels,
  farmingTypeMessages,
  soilTypeLabels,
  soilTypeMessages,
  testTypeLabels,
  testTypeMessages,
  useMessages,
} from '@udongo/ui';
import { useMemo } from 'react';

const texts = {
  farmingType: farmingTypeMessages,
  soilType: soilTypeMessages,
  testType: testTypeMessages,
};

/** The names of the contract's values, the same that the booking form has. */
export function useWords() {
  const t = useMessages(texts);
  return useMemo(
    () => ({
      testType: (value: TestType) => t(testTypeLabels[value]),
      farmingType: (value: FarmingType) => t(farmingTypeLabels[value]),
      soilType: (value: SoilType) => t(soilTypeLabels[value]),
    }),
    [t],
  );
}

export type Words = ReturnType<typeof useWords>;
