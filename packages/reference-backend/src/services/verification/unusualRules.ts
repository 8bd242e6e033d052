import type { UnusualReason } from '@udongo/sdk';
import { type SensorReading, sensorLimits } from '@udongo/sdk/values';

/** So many values of a county are needed before anything is compared with their median. */
export const countyValuesNeeded = 3;

/** What a reading is compared with, besides what is usual at all. */
export interface Neighbours {
  /** The values of the booking's other samples. */
  booking: readonly number[];
  /** The median of the county's verified bookings; null when there are too few values. */
  countyMedian: number | null;
}

/**
 * Why somebody should look at a value; [] for a usual one. Bounds are included in what is expected. Positions have no
 * neighbours: two plots of a farmer can be anywhere.
 */
export function judgeReading(
  reading: SensorReading,
  value: number,
  { booking, countyMedian }: Neighbours,
): UnusualReason[] {
  const { usualMin, usualMax } = sensorLimits[reading];
  const isPosition = reading === 'latitude' || reading === 'longitude';
  const expected = [
    { kind: 'warning_limit' as const, low: usualMin, high: usualMax },
    ...(isPosition ? [] : [around('far_from_booking' as const, reading, median(booking))]),
    ...(isPosition ? [] : [around('far_from_county' as const, reading, countyMedian)]),
  ];
  return expected.flatMap((range) =>
    range && (value < range.low || value > range.high)
      ? [{ kind: range.kind, expected_low: range.low, expected_high: range.high }]
      : [],
  );
}

/** At most 1.0 of pH away, or from a third to three times of it; nothing follows from a median of 0 or below. */
function around<Kind>(kind: Kind, reading: SensorReading, middle: number | null) {
  if (middle === null || middle <= 0) return undefined;
  const [low, high] = reading === 'pH' ? [middle - 1, middle + 1] : [middle / 3, middle * 3];
  return { kind, low: inHundredths(low), high: inHundredths(high) };
}

/** 6.1 - 1 is a little less than 5.1 in binary. */
function inHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
