/** Requests that people can make for statistics: every choice of filters, by month and by day. */

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const lastYear = `date_after=${daysAgo(365)}&date_before=${daysAgo(0)}`;
const ofBooking = [lastYear, 'county=22', 'agent=77', 'test_type=microbial-analysis'];
const intervals = ['interval=month', 'interval=day'];

/** The filters of each; of states the one that most records are in. */
const filters = {
  bookings: [...ofBooking, 'status=report_ready', 'payment=paid'],
  samples: [...ofBooking, 'status=report_ready'],
  payments: [...ofBooking, 'status=paid'],
  commissions: [...ofBooking, 'status=disbursed'],
  farmers: [lastYear, 'county=22', 'agent=77'],
  agents: [lastYear, 'county=22'],
};

export type Caller = 'administrator' | 'agent' | 'farmer';

/** The questions of a row of results: the same path, asked by the same person. */
export interface Questions {
  who: Caller;
  path: string;
  queries: string[];
}

const statistics = {
  administrator: ['bookings', 'samples', 'payments', 'commissions', 'farmers', 'agents'],
  agent: ['bookings', 'samples', 'payments', 'commissions', 'farmers'],
  farmer: ['bookings', 'samples', 'payments'],
} satisfies Record<Caller, (keyof typeof filters)[]>;

const others: readonly Questions[] = [
  { who: 'administrator', path: '/app-stats', queries: [''] },
  { who: 'administrator', path: '/user-stats', queries: [''] },
  { who: 'agent', path: '/user-stats', queries: [''] },
  { who: 'farmer', path: '/user-stats', queries: [''] },
  { who: 'administrator', path: '/agric/attention', queries: [''] },
];

export const questions: readonly Questions[] = [
  ...others,
  ...(['administrator', 'agent', 'farmer'] as const).flatMap((who) =>
    statistics[who].map((name) => ({
      who,
      path: `/statistics/${name}`,
      queries: choices(filters[name]).flatMap((chosen) =>
        intervals.map((interval) => `?${[...chosen, interval].join('&')}`),
      ),
    })),
  ),
];

/** Every choice of some of these, of none and of all. */
function choices(all: readonly string[]): string[][] {
  const [first, ...others] = all;
  if (first === undefined) return [[]];
  return choices(others).flatMap((some) => [some, [first, ...some]]);
}
