import type { CommissionStatus, TestType } from '@udongo/sdk';
import { and, eq, sql } from 'drizzle-orm';
import { bookings, commissions } from '../../db/schema.ts';
import { commissionStatuses } from '../../values.ts';
import { commissionsOf } from '../money/commissions/listCommissions.ts';
import { dayConditions, dayOf } from '../platform/dayConditions.ts';
import { toCondition } from '../platform/list.ts';
import { bookingCondition } from './bookingStatistics.ts';
import { agentLabels, toLabels } from './parts.ts';
import type { Statistic, StatisticsFilters } from './Statistic.ts';

export interface CommissionStatisticsFilters extends StatisticsFilters {
  test_type?: TestType | undefined;
  status?: CommissionStatus | undefined;
}

/** Commissions by the day they were earned; canceled ones are worth nothing. */
export const commissionStatistics: Statistic<CommissionStatisticsFilters> = {
  from: sql`${commissions} join ${bookings} on ${eq(bookings.id, commissions.booking_id)}`,
  day: dayOf(commissions.created_on),
  amount: sql`case ${commissions.status} when 'canceled' then 0 else ${commissions.amount} end`,
  scope: (_, actor) => commissionsOf(actor),
  where: ({ date_after, date_before, agent, status, county, test_type }) =>
    and(
      toCondition(dayConditions(commissions.created_on), { date_after, date_before }),
      agent === undefined ? undefined : eq(commissions.agent_id, agent),
      status && eq(commissions.status, status),
      bookingCondition({ county, test_type }),
    ),
  keys: {
    status: sql`${commissions.status}`,
    agent: sql`${commissions.agent_id}`,
    test_type: sql`${bookings.test_type}`,
    county: sql`${bookings.county_id}`,
  },
  breakdowns: [
    { by: 'status', labels: toLabels(commissionStatuses) },
    { by: 'agent', labels: agentLabels },
  ],
  rollups: {
    statistic: 'commissions',
    by: [
      ['status', 'test_type'],
      ['agent'],
      ['agent', 'status', 'test_type'],
      ['county', 'status', 'agent', 'test_type'],
    ],
  },
};
