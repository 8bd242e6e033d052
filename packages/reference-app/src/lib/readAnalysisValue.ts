import type { OtherAnalysis } from '@udongo/sdk';
import { readLimit } from '@udongo/sdk/results';
import { toNumber } from '@udongo/sdk/values';

/**
 * Reads the value of an analysis: "1.86", "1,86", and "< 5" of an amount, which begins at 0. Null for anything else. A comma that can be
 * one of thousands, as in 1,250, is not guessed at.
 */
export function readAnalysisValue(written: string, { minimum }: Pick<OtherAnalysis, 'minimum'>) {
  const { text, isBelow } = readLimit(written);
  const value = /^[1-9]\d*,\d{3}$/.test(text) ? null : toNumber(text.replace(',', '.'));
  if (value === null || (isBelow && (minimum !== 0 || value <= 0))) return null;
  return { value, ...(isBelow && { below_limit: true }) };
}
