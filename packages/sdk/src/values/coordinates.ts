import { toNumber } from './formatNumber.ts';

/** Rounds degrees of latitude or longitude to 5 decimals, about a metre. Source: specification section 5. */
export function roundCoordinate(degrees: number): number {
  // Adding 0 turns -0 into 0.
  return Number(degrees.toFixed(5)) + 0;
}

/** Writes degrees with 5 decimals, '-1.28638'; empty, null and unreadable values give '-'. */
export function formatCoordinate(degrees: number | string | null | undefined): string {
  const number = toNumber(degrees);
  return number === null ? '-' : roundCoordinate(number).toFixed(5);
}
