import type { UnusualReason } from '../generated/types.ts';
import type { ReadingProblemKind } from '../values/judgeReadings.ts';
import { isCoordinate, type SensorReading, type SensorValues, sensorLimits } from '../values/sensorLimits.ts';
import { judgeTyped } from './belowLimit.ts';

/** Values that a reading is compared with, besides the usual range. */
export interface Neighbours {
  /** The values of the booking's other samples, rejected ones apart. */
  booking: readonly number[];
  /** The median of the county's verified bookings; null when there are too few values. */
  countyMedian: number | null;
  /** Readings of the sample that are below the limit of their method: such a one can be too small, never too large. Default: none. */
  below?: readonly SensorReading[];
}

/** Explanations of an unusual value; without one it is only beyond the usual range. */
const causes: Partial<Record<ReadingProblemKind, UnusualReason['kind']>> = {
  conductivityUnit: 'other_unit',
  byteOverflow: 'error_value',
  allEqual: 'all_equal',
  swapped: 'swapped',
};

/**
 * Lists the reasons why somebody should look at a reading of a sample; [] for a usual one and a missing one. The bounds
 * themselves are usual. The person who measures and the one who verifies see the same. Positions are not compared with others: two plots
 * of a farmer can be anywhere. The service compares them with the county and the plot.
 * @example
 * judgeReading('pH', { pH: 3.6 }, { booking: [6], countyMedian: null });
 * // [{ kind: 'warning_limit', … }, { kind: 'far_from_booking', expected_low: 5, expected_high: 7 }]
 */
export function judgeReading(
  reading: SensorReading,
  values: SensorValues,
  { booking, countyMedian, below = [] }: Neighbours,
): UnusualReason[] {
  const value = values[reading];
  if (value === undefined) return [];
  const { usualMin, usualMax } = sensorLimits[reading];
  const problem = judgeTyped(values, below)[reading];
  const isBelow = below.includes(reading);
  const around = isCoordinate(reading)
    ? []
    : [
        beside('far_from_booking' as const, reading, median(booking)),
        beside('far_from_county' as const, reading, countyMedian),
      ];
  return [
    ...(problem
      ? [{ kind: causes[problem.kind] ?? 'warning_limit', expected_low: usualMin, expected_high: usualMax }]
      : []),
    ...around.flatMap((range) =>
      range && (value < range.low || (value > range.high && !isBelow))
        ? [{ kind: range.kind, expected_low: range.low, expected_high: range.high }]
        : [],
    ),
  ];
}

/** At most 1.0 of pH away, or from a third to three times of it; nothing follows from a median of 0 or below. */
function beside<Kind>(kind: Kind, reading: SensorReading, middle: number | null) {
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
