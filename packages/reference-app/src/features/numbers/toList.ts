import type { Role } from '@udongo/sdk';
import type { Days } from './periods.ts';
import type { Topic } from './topics.ts';
import type { NumbersFilters } from './useNumbersFilters.ts';

/** What a number counts: the choices of the page, or one period or group of them. */
export type Counted = Days &
  Partial<Pick<NumbersFilters, 'county' | 'agent' | 'test_type' | 'status'>> & { payment?: string };

/**
 * The address of the list behind a number; undefined where no list has these filters. Samples lead to the bookings that they
 * belong to.
 */
export function toList(
  topic: Topic,
  role: Role,
  { from, to, county, agent, test_type, status, payment }: Counted,
): string | undefined {
  const isNarrow = [county, agent, test_type].some((value) => value !== undefined);
  const days = `${from}..${to}`;
  const address = (path: string, filters: Record<string, string | number | undefined>) => {
    const set = Object.entries(filters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return `/${path}?${new URLSearchParams(set)}`;
  };
  switch (topic) {
    case 'bookings':
    case 'samples':
      // A farmer's list has no such filters.
      if (role === 'farmer' && (isNarrow || status || payment)) return undefined;
      return address('bookings', {
        soil_test_date: days,
        county,
        agent,
        test_type,
        status,
        payment,
      });
    case 'payments':
      return isNarrow ? undefined : address('payments', { date: days });
    // Their lists are not filtered by day: they would show more than was counted.
    case 'farmers':
    case 'commissions':
      return undefined;
  }
}
