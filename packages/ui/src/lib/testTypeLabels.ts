import type { TestType } from '@udongo/sdk';

/** The names of test types, in the message group `testType`. */
export const testTypeLabels = {
  'basic-macro-nutrients-analysis': 'testType.basic',
  'complete-soil-analysis': 'testType.complete',
  'microbial-analysis': 'testType.microbial',
} as const satisfies Record<TestType, string>;
