import type { Role } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';

export const intervals = ['day', 'week', 'month', 'year'] as const;
export type Interval = (typeof intervals)[number];

/** The interval shown until the person chooses one. A farmer tests once or twice a year. */
export function usualInterval(role: Role): Interval {
  return role === 'farmer' ? 'year' : 'month';
}

/** Calendar days, both included. */
export interface Days {
  from: string;
  to: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const toDay = (date: Date) => date.toISOString().slice(0, 10);
const toDate = (day: string) => new Date(`${day}T00:00:00Z`);
const plusDays = (day: string, days: number) => toDay(new Date(toDate(day).getTime() + days * dayMs));
/** Counts the days from one day to another, both yyyy-mm-dd. */
export const daysBetween = (from: string, to: string) =>
  Math.round((toDate(to).getTime() - toDate(from).getTime()) / dayMs);

/** The first day of the interval that a day is in; weeks begin on Monday. */
function startOf(day: string, interval: Interval): string {
  const date = toDate(day);
  if (interval === 'week') return plusDays(day, -((date.getUTCDay() + 6) % 7));
  if (interval === 'month') return `${day.slice(0, 8)}01`;
  if (interval === 'year') return `${day.slice(0, 5)}01-01`;
  return day;
}

/** The first day of an interval so many intervals later. */
function shift(start: string, interval: Interval, by: number): string {
  if (interval === 'day') return plusDays(start, by);
  if (interval === 'week') return plusDays(start, 7 * by);
  const date = toDate(start);
  if (interval === 'month') date.setUTCMonth(date.getUTCMonth() + by);
  else date.setUTCFullYear(date.getUTCFullYear() + by);
  return toDay(date);
}

/** The last day of the interval that begins on this day. */
export function endOf(start: string, interval: Interval): string {
  return plusDays(shift(start, interval, 1), -1);
}

/** The number of intervals shown unless other days are chosen. */
const shown: Record<Interval, number> = { day: 30, week: 12, month: 12, year: 5 };

/** The latest intervals up to today in Nairobi. */
export function latestDays(interval: Interval, today = todayInNairobi()): Days {
  return { from: shift(startOf(today, interval), interval, 1 - shown[interval]), to: today };
}

/** The running interval so far, and the same elapsed part of the one before; a shorter one ends with its last day. */
export interface RunningDays {
  now: Days;
  before: Days;
}

/** Gives the running interval of today in Nairobi. */
export function runningAndBefore(interval: Interval, today = todayInNairobi()): RunningDays {
  const from = startOf(today, interval);
  const start = shift(from, interval, -1);
  const elapsed = plusDays(start, daysBetween(from, today));
  const end = endOf(start, interval);
  return { now: { from, to: today }, before: { from: start, to: elapsed < end ? elapsed : end } };
}
