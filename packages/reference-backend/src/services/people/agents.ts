import type { Agent } from '@udongo/sdk';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { one } from '../../db/one.ts';
import { orderBy } from '../../db/ordering.ts';
import { agents, users } from '../../db/schema.ts';
import { searchWords } from '../../db/search.ts';
import { notFound } from '../../errors.ts';
import { seesAll } from '../../mayCall.ts';
import { countRows } from '../platform/countRows.ts';
import { type DayFilters, dayConditions } from '../platform/dayConditions.ts';
import {
  cutPage,
  type FilterConditions,
  type Listed,
  type ListQuery,
  toCondition,
} from '../platform/list.ts';
import { readOwnRate } from './commissionRates.ts';

/** Filters of agents, including the days on which they were added. */
interface AgentFilters extends DayFilters {
  is_agrovet?: boolean | undefined;
  county?: number | undefined;
  has_county?: boolean | undefined;
}

export type AgentsQuery = ListQuery & AgentFilters;

/** Conditions of the filters of agents. */
const agentFilters: FilterConditions<AgentFilters> = {
  is_agrovet: (is) => eq(agents.is_agrovet, is),
  county: (id) => eq(users.county_id, id),
  has_county: (has) => (has ? isNotNull(users.county_id) : isNull(users.county_id)),
  ...dayConditions(users.created_on),
};

const orderings = { id: agents.id, agrovet_name: agents.agrovet_name };

/** Lists agents, found by their agrovet's name; staff who see all find them by name, phone number and email, too. */
export async function listAgents(db: Db, actor: Actor, query: AgentsQuery): Promise<Listed<Agent>> {
  const searched = seesAll(actor, 'agents.list')
    ? sql`(lower(${agents.agrovet_name}) || ' ' || ${users.search_text})`
    : sql`lower(${agents.agrovet_name})`;
  const where = and(toCondition(agentFilters, query), searchWords(searched, query.search));
  const total = one(
    await db
      .select({ count: countRows })
      .from(agents)
      .innerJoin(users, eq(users.id, agents.user_id))
      .where(where),
  );
  return cutPage(query, total.count, async (limit, offset) => {
    const rows = await selectAgents(db, where)
      .orderBy(...orderBy(query.ordering, orderings))
      .limit(limit)
      .offset(offset);
    const page: Agent[] = [];
    // A connection takes one query at a time.
    for (const row of rows) page.push(await withRate(db, toAgent(row, actor), actor));
    return page;
  });
}

export async function getAgent(db: Db, actor: Actor, id: number): Promise<Agent> {
  const [row] = await selectAgents(db, eq(agents.id, id));
  if (!row) throw notFound();
  return withRate(db, toAgent(row, actor), actor);
}

/** Adds the agent's rate of commission, which only administrators and finance see. */
async function withRate(db: Db, agent: Agent, actor: Actor): Promise<Agent> {
  if (!seesAll(actor, 'agents.list')) return agent;
  return { ...agent, commission_percentage: await readOwnRate(db, agent.id) };
}

interface AgentRow {
  agent: typeof agents.$inferSelect;
  user: typeof users.$inferSelect;
}

function selectAgents(db: Db, where: SQL | undefined) {
  return db
    .select({ agent: agents, user: users })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.user_id))
    .where(where)
    .$dynamic();
}

/** Writes an agent as the contract has it. Only administrators and finance see the person behind an agrovet. */
function toAgent({ agent, user }: AgentRow, actor: Actor): Agent {
  const { id, agrovet_name, is_agrovet } = agent;
  if (!seesAll(actor, 'agents.list')) {
    return { id, user: null, full_name: '', username: '', email: '', agrovet_name, is_agrovet };
  }
  const { id: userId, full_name, username, email, phone_number, address, county_id } = user;
  const profile = { phone_number, address, county: county_id };
  return { id, user: userId, full_name, username, email, agrovet_name, is_agrovet, profile };
}
