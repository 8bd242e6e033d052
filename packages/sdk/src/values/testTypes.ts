import type { Analysis, TestType } from '../generated/types.ts';
import { toNumber } from './formatNumber.ts';

/** A package of tests with its label and price. */
export interface TestTypeOption {
  value: TestType;
  label: string;
  /** KES for each sample. */
  cost_per_test: number;
  /** The analyses in the package; absent from services that do not name them. */
  analyses?: readonly Analysis[];
}

/**
 * The three packages with their prices in KES, in the order to show them. Source: specification section 3.
 * The reference app and backend are built and shipped with them; code that lives longer on other people's
 * pages asks the API (`boot.get`).
 */
export const testTypes: readonly TestTypeOption[] = [
  {
    value: 'basic-macro-nutrients-analysis',
    label: 'Basic Macro-Nutrients Analysis',
    cost_per_test: 2000,
    analyses: ['macro_nutrients', 'acidity'],
  },
  {
    value: 'complete-soil-analysis',
    label: 'Complete Soil Analysis',
    cost_per_test: 6500,
    analyses: ['macro_nutrients', 'acidity', 'salts', 'moisture_temperature'],
  },
  {
    value: 'microbial-analysis',
    label: 'Microbial Analysis',
    cost_per_test: 5000,
    analyses: ['microbial'],
  },
];

/** Analyses that a probe cannot measure: they come from a laboratory. */
export const laboratoryAnalyses: readonly Analysis[] = ['microbial'];

/** The analyses of one of our test types. */
export function analysesOf(testType: TestType): readonly Analysis[] {
  return testTypes.find(({ value }) => value === testType)?.analyses ?? [];
}

/** KES for one sample of this test type, by the prices given; 0 when it is unset or not among them. */
export function costPerTest(
  testType: string | null | undefined,
  prices: readonly TestTypeOption[] = testTypes,
): number {
  return prices.find(({ value }) => value === testType)?.cost_per_test ?? 0;
}

/**
 * KES for a number of samples of this test type, before any discount; 0 when unset. Source: specification
 * section 9.
 */
export function amountDue(
  samples: number,
  testType: string | null | undefined,
  prices?: readonly TestTypeOption[],
): number {
  return samples * costPerTest(testType, prices);
}

/**
 * KES that remain after a discount in KES: whole shillings, never below 0. A missing or unreadable discount
 * counts as 0.
 */
export function netAmount(due: number, discount: number | string | null | undefined): number {
  return Math.max(0, Math.round(due - (toNumber(discount) ?? 0)));
}
