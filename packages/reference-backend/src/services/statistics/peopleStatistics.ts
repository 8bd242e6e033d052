import { and, eq, sql } from 'drizzle-orm';
import { agents, farmers, users } from '../../db/schema.ts';
import { farmerFilters, farmersOf } from '../people/farmers.ts';
import { dayConditions, dayOf } from '../platform/dayConditions.ts';
import { toCondition } from '../platform/list.ts';
import { countyLabels, userLabels } from './parts.ts';
import type { Statistic, StatisticsFilters } from './Statistic.ts';

const day = dayOf(users.created_on);
const ofPerson = ({ date_after, date_before, county }: StatisticsFilters) =>
  and(
    toCondition(dayConditions(users.created_on), { date_after, date_before }),
    county === undefined ? undefined : eq(users.county_id, county),
  );

/** Farmers by the day they were registered. */
export const farmerStatistics: Statistic<Omit<StatisticsFilters, 'test_type' | 'status'>> = {
  from: sql`${farmers} join ${users} on ${eq(users.id, farmers.user_id)}`,
  day,
  scope: farmersOf,
  where: ({ agent, ...filters }) =>
    and(ofPerson(filters), agent === undefined ? undefined : farmerFilters.agent(agent)),
  keys: { county: sql`${users.county_id}`, referrer: sql`${farmers.referrer_id}` },
  breakdowns: [
    { by: 'county', labels: countyLabels },
    { by: 'referrer', labels: userLabels },
  ],
};

/** Agents by the day they were added. Only administrators may ask. */
export const agentStatistics: Statistic<Omit<StatisticsFilters, 'agent' | 'test_type' | 'status'>> = {
  from: sql`${agents} join ${users} on ${eq(users.id, agents.user_id)}`,
  day,
  scope: () => undefined,
  where: ofPerson,
  keys: { county: sql`${users.county_id}`, is_agrovet: sql`${agents.is_agrovet}` },
  breakdowns: [
    { by: 'county', labels: countyLabels },
    { by: 'is_agrovet', labels: { true: 'Agrovet', false: 'No agrovet' } },
  ],
};
