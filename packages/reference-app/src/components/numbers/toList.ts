import { none } from '../../lib/none.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import type { Days } from './periods.ts';
import type { Topic } from './topics.ts';
import type { NumbersFilters } from './useNumbersFilters.ts';

/** The conditions behind a number: the filters of the page, or one period or group of them. */
export interface Counted extends Partial<Days>, Partial<Pick<NumbersFilters, 'agent' | 'test_type'>> {
  county?: number | typeof none | undefined;
  status?: string | undefined;
  payment?: string;
  method?: string;
  soil_type?: string;
  main_crop?: string;
  /** A user's id. */
  referrer?: string;
  is_agrovet?: string;
}

interface List {
  path: string;
  /** The list's own filter by days. */
  days: string;
  filters: readonly Exclude<keyof Counted, keyof Days>[];
}

const lists: Record<Topic, List> = {
  bookings: {
    path: 'bookings',
    days: 'soil_test_date',
    filters: ['county', 'agent', 'test_type', 'status', 'payment'],
  },
  samples: {
    path: 'samples',
    days: 'soil_test_date',
    filters: ['county', 'agent', 'test_type', 'status', 'soil_type', 'main_crop'],
  },
  payments: {
    path: 'payments',
    days: 'date',
    filters: ['county', 'agent', 'test_type', 'method', 'payment'],
  },
  farmers: { path: 'farmers', days: 'date', filters: ['county', 'agent', 'referrer'] },
  agents: { path: 'agents', days: 'date', filters: ['county', 'is_agrovet'] },
  commissions: { path: 'commissions', days: 'date', filters: ['county', 'agent', 'test_type', 'status'] },
};

/**
 * Gives the address of the list behind a number, as `toList`; undefined where the product leaves that list out, or where an agent's
 * list cannot show it: they don't know the user ids of other agents, so it has no filter by who referred a farmer.
 */
export function useToList(): (topic: Topic, counted: Counted) => string | undefined {
  const { withoutScreens } = useServices().config;
  const isAgent = useUser()?.role === 'agent';
  return (topic, counted) => {
    const isLeftOut = withoutScreens.some((screen) => screen === lists[topic].path);
    return isLeftOut || (isAgent && counted.referrer !== undefined) ? undefined : toList(topic, counted);
  };
}

/** The address of the list that shows exactly what a number counts, with its filters set. */
function toList(topic: Topic, { from, to, ...counted }: Counted): string {
  const { path, days, filters } = lists[topic];
  const set = filters.flatMap((name) => {
    const value = counted[name];
    return value === undefined ? [] : [[name, String(value)]];
  });
  const chosen = from && to ? [[days, `${from}..${to}`], ...set] : set;
  return `/${path}?${new URLSearchParams(chosen)}`;
}

/** The choice that narrows a number to one group; a group without a name has none of them. */
export function ofGroup(by: string, key: string): Partial<Counted> {
  return { [by]: key || none };
}
