import type { AnalysisResult } from '@udongo/sdk';
import type { RuleSet } from '../rules/RuleSet.ts';

/**
 * A value beside the range that the rule set has for this analysis, by the same method and in the same unit, both ends included.
 * Undefined where it has none: such a value is never rated. One below the limit of its method has a rating where 0 has the same one.
 */
export function rateAnalysis(
  rules: RuleSet | null,
  { code, value, below_limit, unit, method }: AnalysisResult,
): Pick<AnalysisResult, 'low' | 'high' | 'rating'> | undefined {
  const range = rules?.analyses.get(code);
  if (!range || range.unit !== unit || range.method !== method) return undefined;
  const { low, high } = range;
  const rate = (number: number) => {
    if (low !== null && number < low) return 'low';
    return high !== null && number > high ? 'high' : 'optimal';
  };
  const rating = rate(value);
  return { low, high, ...((!below_limit || rate(0) === rating) && { rating }) };
}
