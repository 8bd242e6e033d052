import type { SampleResult } from '@udongo/sdk';
import { codeOf } from '../lib/codeOf.ts';

/**
 * The name by which people call the sample of a result: its code, or its number if the service gives no code.
 */
export function nameOfResult({ sample_code, sample }: SampleResult): string {
  return codeOf({ id: sample, code: sample_code });
}

/** The number of readings of the main crop that are not optimal. */
export function countToActOn({ crops }: SampleResult): number {
  const isFine = new Set(['optimal', 'not_measured']);
  return (crops[0]?.ratings ?? []).filter(({ rating }) => !isFine.has(rating)).length;
}
