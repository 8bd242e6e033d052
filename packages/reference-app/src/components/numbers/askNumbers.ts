import type { CallOptions, Statistics } from '@udongo/sdk';
import { earliestOf } from '../../lib/earliestOf.ts';
import type { Services } from '../../services/createServices.ts';
import { type Days, type RunningDays, runningAndBefore } from './periods.ts';
import type { Topic } from './topics.ts';
import type { NumbersFilters } from './useNumbersFilters.ts';

/** The numbers of one page, all asked for together. */
export interface Numbers {
  /** The choices that they were counted with: while others are on their way, the page says what it shows. */
  filters: NumbersFilters;
  /** The days of `now` and `before`. */
  running: RunningDays;
  /** When the first of them was counted; null where the server does not say. */
  asOf: string | null;
  /** Of the days that are chosen. */
  whole: Partial<Record<Topic, Statistics>>;
  /** Of the topic that is shown: the running period, and the same part of the one before. */
  now: Statistics;
  before: Statistics;
  /** Of the same topic, on all days. */
  ever: Statistics;
}

export interface NumbersQuestion {
  /** The topics to count, including the one on screen. */
  topics: readonly Topic[];
  filters: NumbersFilters;
}

/** Asks for everything that a page shows. Errors: as the first call that fails. */
export async function askNumbers(
  udongo: Services['udongo'],
  { topics, filters }: NumbersQuestion,
  options: CallOptions,
): Promise<Numbers> {
  const { from, to, interval } = filters;
  const running = runningAndBefore(interval);
  const [now, before, ever, ...all] = await Promise.all([
    ask(udongo, filters.topic, { ...filters, ...running.now }, options),
    ask(udongo, filters.topic, { ...filters, ...running.before }, options),
    ask(udongo, filters.topic, { ...filters, from: undefined, to: undefined }, options),
    ...topics.map((topic) => ask(udongo, topic, { ...filters, from, to }, options)),
  ]);
  const whole = Object.fromEntries(topics.map((topic, index) => [topic, all[index]]));
  const asOf = earliestOf([now, before, ever, ...all].map(({ as_of }) => as_of)) ?? null;
  return { filters, running, asOf, whole, now, before, ever };
}

function ask(
  udongo: Services['udongo'],
  topic: Topic,
  { from, to, interval, county, agent, test_type, status }: Omit<NumbersFilters, keyof Days> & Partial<Days>,
  options: CallOptions,
): Promise<Statistics> {
  const common = { date_after: from, date_before: to, interval, county, agent };
  switch (topic) {
    case 'bookings':
      return udongo.statistics.getBookings({ ...common, test_type, status }, options);
    case 'samples':
      return udongo.statistics.getSamples({ ...common, test_type, status }, options);
    // Their states are others than those of bookings.
    case 'payments':
      return udongo.statistics.getPayments({ ...common, test_type }, options);
    case 'commissions':
      return udongo.statistics.getCommissions({ ...common, test_type }, options);
    case 'farmers':
      return udongo.statistics.getFarmers(common, options);
    // Agents have no agrovet that brought them.
    case 'agents':
      return udongo.statistics.getAgents({ date_after: from, date_before: to, interval, county }, options);
  }
}
