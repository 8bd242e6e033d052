import type { SampleValues } from '../values/index.ts';

/** True if all required fields of a sample are filled in. */
export function isFinished({ id: _, other_crops: __, ...required }: SampleValues): boolean {
  return Object.values(required).every((value) => value !== null && String(value).trim() !== '');
}
