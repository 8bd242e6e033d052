import type { CallOptions, Role } from '@udongo/sdk';
import type { Services } from '../../services/createServices.ts';
import { EmptyState } from '../EmptyState.tsx';
import { askNumbers, type Numbers } from './askNumbers.ts';
import { useNumbersText } from './numbersTexts.ts';
import { latestDays, usualInterval } from './periods.ts';
import { TrendBody } from './Trend.tsx';
import type { NumbersFilters } from './useNumbersFilters.ts';
import './numbers.css';

/** All bookings of the latest periods. */
function filtersOf(role: Role): NumbersFilters {
  const interval = usualInterval(role);
  const everything = { county: undefined, agent: undefined, test_type: undefined, status: undefined };
  return { topic: 'bookings', interval, ...latestDays(interval), ...everything };
}

/** Asks for the trend; null where the service means something else by the address, and for a farmer without a booking in these years. */
export async function askShortTrend(
  udongo: Services['udongo'],
  role: Role,
  options: CallOptions,
): Promise<Numbers | null> {
  const numbers = await askNumbers(udongo, { topics: ['bookings'], filters: filtersOf(role) }, options);
  const { now, before, ever, whole } = numbers;
  const areCounts = [now, before, ever, whole.bookings].every((answer) => Number.isInteger(answer?.count));
  if (!areCounts || !Array.isArray(whole.bookings?.series)) return null;
  return role === 'farmer' && whole.bookings.count === 0 ? null : numbers;
}

/** Bookings over time in little room: the table is folded. */
export function ShortTrend({ numbers }: { numbers: Numbers }) {
  const t = useNumbersText();
  if (numbers.whole.bookings?.count === 0) {
    return <EmptyState title={t('numbers.noneYetTitle')}>{t('numbers.noneYet')}</EmptyState>;
  }
  return <TrendBody numbers={numbers} folded />;
}
