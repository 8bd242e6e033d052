import type { Statistics } from '@udongo/sdk';
import { invalid } from '../../validation/issues.ts';
import type { Interval, StatisticsQuery } from './Statistic.ts';

type Point = Statistics['series'][number];

/** Number of days in ten years. */
const maximumPoints = 3660;

/**
 * The series with a point for each interval from the first day asked for to the last, or from the first record to the last. Where
 * nobody asked for both days, and a record is so far away that the points are too many, only intervals with records.
 * Errors: throws 400 for more points than anybody can look at.
 */
export function fillSeries(
  points: readonly Point[],
  { filters, interval }: StatisticsQuery,
  nothing: Point['amount'],
): Point[] {
  const first = filters.date_after ? startOf(filters.date_after, interval) : points[0]?.period;
  const last = filters.date_before ? startOf(filters.date_before, interval) : points.at(-1)?.period;
  const known = new Map(points.map((point) => [point.period, point]));
  const series: Point[] = [];
  for (let period = first; period && last && period <= last; period = nextOf(period, interval)) {
    series.push(known.get(period) ?? { period, count: 0, amount: nothing });
    if (series.length > maximumPoints) {
      if (!filters.date_after || !filters.date_before) return [...points];
      const message = `Choose fewer days or a longer interval: at most ${maximumPoints} can be shown.`;
      throw invalid([{ path: ['interval'], message }]);
    }
  }
  return series;
}

/** The first day of the interval that this day is in; weeks begin on Monday, as PostgreSQL's do. */
function startOf(day: string, interval: Interval): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (interval === 'week') date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  if (interval === 'month' || interval === 'year') date.setUTCDate(1);
  if (interval === 'year') date.setUTCMonth(0);
  return toDay(date);
}

function nextOf(period: string, interval: Interval): string {
  const date = new Date(`${period}T00:00:00Z`);
  if (interval === 'day') date.setUTCDate(date.getUTCDate() + 1);
  if (interval === 'week') date.setUTCDate(date.getUTCDate() + 7);
  if (interval === 'month') date.setUTCMonth(date.getUTCMonth() + 1);
  if (interval === 'year') date.setUTCFullYear(date.getUTCFullYear() + 1);
  return toDay(date);
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
