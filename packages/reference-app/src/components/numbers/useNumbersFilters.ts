import type { BookingStatus, Role, TestType } from '@udongo/sdk';
import { bookingStatuses, testTypes } from '@udongo/sdk/values';
import { useSearchParams } from 'react-router';
import { type Days, type Interval, intervals, latestDays, usualInterval } from './periods.ts';
import { type Topic, topicsOf } from './topics.ts';

/** The chosen filters, as they are in the address. */
export interface NumbersFilters extends Days {
  topic: Topic;
  interval: Interval;
  county: number | undefined;
  agent: number | undefined;
  test_type: TestType | undefined;
  status: BookingStatus | undefined;
}

const isDay = (value: string | null): value is string =>
  /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') && !Number.isNaN(Date.parse(value ?? ''));
const toId = (value: string | null) => (/^\d{1,9}$/.test(value ?? '') ? Number(value) : undefined);

export type Choice = 'county' | 'agent' | 'test_type' | 'status';

/** The filters that each role can use beside days: a farmer has few bookings, and an agent has only one agrovet. */
export function choicesOf(role: Role): readonly Choice[] {
  if (role === 'farmer') return [];
  return role === 'agent' ? ['county', 'test_type', 'status'] : ['county', 'agent', 'test_type', 'status'];
}

/** Reads the choices from the address; leaves out those that can't be read and those that this role can't make. */
export function useNumbersFilters(role: Role) {
  const [params, setParams] = useSearchParams();
  const interval = intervals.find((value) => value === params.get('interval')) ?? usualInterval(role);
  const latest = latestDays(interval);
  const [from, to] = [params.get('from'), params.get('to')];
  const chosen = <Value>(name: Choice, read: (text: string | null) => Value | undefined) =>
    choicesOf(role).includes(name) ? read(params.get(name)) : undefined;
  const filters: NumbersFilters = {
    topic: topicsOf(role).find((value) => value === params.get('topic')) ?? 'bookings',
    interval,
    from: isDay(from) ? from : latest.from,
    to: isDay(to) ? to : latest.to,
    county: chosen('county', toId),
    agent: chosen('agent', toId),
    test_type: chosen('test_type', (text) => testTypes.find(({ value }) => value === text)?.value),
    status: chosen('status', (text) => bookingStatuses.find((value) => value === text)),
  };
  const choose = (changes: Readonly<Record<string, string>>) => {
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { filters, choose };
}
