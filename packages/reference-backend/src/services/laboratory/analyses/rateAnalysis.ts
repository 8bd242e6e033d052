import type { AnalysisResult } from '@udongo/sdk';
import type { RuleSet } from '../rules/RuleSet.ts';

/**
 * A value beside the range that the rule set has for this analysis, by the same method and in the same unit, both ends included.
 * Undefined where it has none: such a value is never rated.
 */
export function rateAnalysis(
  rules: RuleSet | null,
  { code, value, unit, method }: AnalysisResult,
): Required<Pick<AnalysisResult, 'low' | 'high' | 'rating'>> | undefined {
  const range = rules?.analyses.get(code);
  if (!range || range.unit !== unit || range.method !== method) return undefined;
  const { low, high } = range;
  if (low !== null && value < low) return { low, high, rating: 'low' };
  return { low, high, rating: high !== null && value > high ? 'high' : 'optimal' };
}
