import type { SampleValues } from '../values/index.ts';

/** Everything that a sample has to have is there. */
export function isFinished({ id: _, other_crops: __, ...required }: SampleValues): boolean {
  return Object.values(required).every((value) => value !== null && String(value).trim() !== '');
}
