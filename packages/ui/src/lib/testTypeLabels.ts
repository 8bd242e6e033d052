import type { TestType } from '@udongo/sdk';

/**
 * The names of test types: keys of the message group `testType`.
 * @internal
 */
export const testTypeLabels = {
  'basic-macro-nutrients-analysis': 'testType.basic',
  'complete-soil-analysis': 'testType.complete',
  'microbial-analysis': 'testType.microbial',
} as const satisfies Record<TestType, string>;
