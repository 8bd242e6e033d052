import { invalid } from '../../validation/issues.ts';

/** Errors: throws 400 for a part of a shilling. */
export function readWhole(amount: string): number {
  if (amount.endsWith('.00')) return Math.floor(Number(amount));
  throw invalid([{ path: ['amount'], message: 'Enter whole shillings.' }]);
}
