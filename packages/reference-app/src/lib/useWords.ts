import type { FarmingType, SoilType, TestType } from '@udongo/sdk';
import { farmingTypeMessages, soilTypeMessages, testTypeMessages, useMessages } from '@udongo/ui';
import { farmingTypeLabels, soilTypeLabels, testTypeLabels, wordOf } from '@udongo/ui/internal';
import { useMemo } from 'react';

const texts = {
  farmingType: farmingTypeMessages,
  soilType: soilTypeMessages,
  testType: testTypeMessages,
};

/** The names of the contract's values, the same that the booking form has. A value that we don't know is said as it is written. */
export function useWords() {
  const t = useMessages(texts);
  return useMemo(
    () => ({
      testType: (value: TestType) => wordOf(testTypeLabels, value, t),
      farmingType: (value: FarmingType) => wordOf(farmingTypeLabels, value, t),
      soilType: (value: SoilType) => wordOf(soilTypeLabels, value, t),
    }),
    [t],
  );
}

export type Words = ReturnType<typeof useWords>;
