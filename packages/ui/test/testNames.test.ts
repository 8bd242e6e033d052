import { expect, test } from 'vitest';
import { resultTexts } from '../../sdk/src/results/index.ts';
import { testTypes } from '../../sdk/src/values/index.ts';
import { testTypeLabels } from '../src/lib/testTypeLabels.ts';
import { testType as english } from '../src/messages/en/testType.ts';
import { testType as kiswahili } from '../src/messages/sw/testType.ts';

test('a test is called the same in a form, in a report and in the specification', () => {
  for (const { value, label } of testTypes) {
    const key = testTypeLabels[value].replace('testType.', '') as keyof typeof english;
    expect([english[key], resultTexts('en').testTypes[value]]).toEqual([label, label]);
    expect(kiswahili[key]).toBe(resultTexts('sw').testTypes[value]);
  }
});
