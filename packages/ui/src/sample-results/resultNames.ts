import type { SampleResult } from '@udongo/sdk';
import { codeOf } from '../lib/codeOf.ts';

/** How people call the sample of a result: its code, or its number where a service gives none. */
export function nameOfResult({ sample_code, sample }: SampleResult): string {
  return codeOf({ id: sample, code: sample_code });
}

/** How many readings of the main crop are not as they should be. */
export function countToActOn({ crops }: SampleResult): number {
  const isFine = new Set(['optimal', 'not_measured']);
  return (crops[0]?.ratings ?? []).filter(({ rating }) => !isFine.has(rating)).length;
}
