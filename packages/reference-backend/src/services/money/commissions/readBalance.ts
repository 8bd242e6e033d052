import type { CommissionBalance, CommissionRate } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { one } from '../../../db/one.ts';
import {
  agents,
  bookings,
  commissionBatches,
  commissionRates,
  commissions,
  ledgerPostings,
  users,
} from '../../../db/schema.ts';
import { notFound } from '../../../errors.ts';
import { seesAll } from '../../../mayCall.ts';
import { rateOf, readRate } from '../../people/commissionRates.ts';
import { toCsvLine } from '../../platform/csv.ts';
import type { DayFilters } from '../../platform/dayConditions.ts';
import { cutPage, type Listed, type ListQuery } from '../../platform/list.ts';
import { toInstant } from '../../platform/toInstant.ts';
import { priceOfBooking } from '../balanceDue.ts';
import { findAgentOf } from './changeCommissions.ts';

/** Errors: as `findAgentOf`. */
export async function readBalance(
  db: Db,
  actor: Actor,
  agentId: number | undefined,
  now: Date,
): Promise<CommissionBalance> {
  const agent = await findAgentOf(db, actor, agentId);
  const rows = await db
    .select()
    .from(commissions)
    .where(eq(commissions.agent_id, agent.id))
    .orderBy(desc(commissions.id));
  const sum = (status: string) =>
    rows.filter((row) => row.status === status).reduce((total, { amount }) => total + amount, 0);
  const lastAsked = rows.find(({ phone_number }) => phone_number !== '')?.phone_number;
  return {
    agent: agent.id,
    agrovet_name: agent.agrovet_name,
    percentage: (await readRate(db, agent.id, now)).toFixed(2),
    coming: (await sumComing(db, agent.id)).toFixed(2),
    earned: sum('earned').toFixed(2),
    requested: sum('collected').toFixed(2),
    paid_out: sum('disbursed').toFixed(2),
    phone_number: lastAsked ?? agent.phone,
  };
}

/** Sums the commissions of bookings that are not paid in full yet. */
async function sumComing(db: Db, agentId: number): Promise<number> {
  const price = sql`(${priceOfBooking} + ${bookings.amount_credited})`;
  const coming = one(
    await db
      .select({
        total: sql<number>`coalesce(sum(round(${price} * ${rateOf(agents.id, bookings.created_on)} / 100)), 0)::int`,
      })
      .from(bookings)
      .innerJoin(agents, eq(agents.user_id, bookings.referrer_agent_id))
      .where(
        and(
          eq(agents.id, agentId),
          eq(bookings.referrer_verified, true),
          eq(bookings.paid, false),
          eq(bookings.canceled, false),
        ),
      ),
  );
  return coming.total;
}

export interface StatementLine {
  on: Date;
  booking_code: string;
  step: 'earned' | 'taken_back' | 'requested' | 'paid_out';
  amount: number;
  /** Commissions that were earned and not paid out after it. */
  balance: number;
  reference: string;
}

export interface Statement {
  agent: { id: number; agrovet_name: string; name: string };
  lines: StatementLine[];
}

/** Every step of every commission of an agent within these days, the oldest first. */
export async function readStatement(
  db: Db,
  actor: Actor,
  agentId: number | undefined,
  days: DayFilters,
): Promise<Statement> {
  const agent = await findAgentOf(db, actor, agentId);
  const rows = await db
    .select({ posting: ledgerPostings, booking_code: bookings.code, reference: commissionBatches.reference })
    .from(ledgerPostings)
    .innerJoin(commissions, eq(commissions.id, ledgerPostings.commission_id))
    .innerJoin(bookings, eq(bookings.id, commissions.booking_id))
    .leftJoin(commissionBatches, eq(commissionBatches.id, commissions.batch_id))
    .where(eq(commissions.agent_id, agent.id))
    .orderBy(asc(ledgerPostings.id));
  let balance = 0;
  const lines = rows.map(({ posting, booking_code, reference }): StatementLine => {
    const step = toStep(posting.source, posting.destination);
    const isNegative =
      posting.destination === 'commission_cost' || isBackwards(posting.source, posting.destination);
    const amount = isNegative ? -posting.amount : posting.amount;
    if (step === 'earned' || step === 'taken_back') balance += amount;
    if (step === 'paid_out') balance -= amount;
    const named = step === 'paid_out' ? (reference ?? '') : '';
    return { on: posting.posted_on, booking_code, step, amount, balance, reference: named };
  });
  const { id, agrovet_name, name } = agent;
  const { date_after = '', date_before = '9999' } = days;
  const isWithin = ({ on }: StatementLine) => {
    const day = todayInNairobi(on);
    return day >= date_after && day <= date_before;
  };
  return { agent: { id, agrovet_name, name }, lines: lines.filter(isWithin) };
}

function toStep(source: string, destination: string): StatementLine['step'] {
  const both = [source, destination];
  if (both.includes('commission_cost')) return source === 'commission_cost' ? 'earned' : 'taken_back';
  return both.includes('commission_paid_out') ? 'paid_out' : 'requested';
}

/** A negative commission moves the other way. */
function isBackwards(source: string, destination: string): boolean {
  return (
    (source === 'commission_requested' && destination === 'commission_earned') ||
    (source === 'commission_paid_out' && destination === 'commission_requested')
  );
}

/** The same as CSV. */
export function toStatementCsv({ lines }: Statement): string[] {
  return [
    toCsvLine(['date', 'booking', 'step', 'amount', 'balance', 'reference']),
    ...lines.map(({ on, booking_code, step, amount, balance, reference }) =>
      toCsvLine([toInstant(on).slice(0, 10), booking_code, step, amount, balance, reference]),
    ),
  ];
}

/** Writes the payouts that are due, or those of a batch: one line for each agent and phone number. */
export async function writePayouts(db: Db, batch: number | undefined): Promise<string[]> {
  const rows = await db
    .select({
      row: commissions,
      agrovet_name: agents.agrovet_name,
      name: users.full_name,
      reference: commissionBatches.reference,
    })
    .from(commissions)
    .innerJoin(agents, eq(agents.id, commissions.agent_id))
    .innerJoin(users, eq(users.id, agents.user_id))
    .leftJoin(commissionBatches, eq(commissionBatches.id, commissions.batch_id))
    .where(batch === undefined ? eq(commissions.status, 'collected') : eq(commissions.batch_id, batch))
    .orderBy(asc(commissions.agent_id), asc(commissions.id));
  const groups = new Map<string, typeof rows>();
  for (const found of rows) {
    const place = `${found.row.agent_id} ${found.row.phone_number}`;
    groups.set(place, [...(groups.get(place) ?? []), found]);
  }
  return [
    toCsvLine(['phone_number', 'amount', 'agent', 'full_name', 'agrovet_name', 'commissions', 'reference']),
    ...[...groups.values()].map((group) => {
      const first = one(group);
      const total = group.reduce((sum, { row }) => sum + row.amount, 0);
      return toCsvLine([
        first.row.phone_number.replace('+', ''),
        total,
        first.row.agent_id,
        first.name,
        first.agrovet_name,
        group.map(({ row }) => row.id).join(' '),
        first.reference ?? '',
      ]);
    }),
  ];
}

/** The rates that an agent has had, and the defaults of the service, the newest first. Errors: throws 404 out of the caller's reach. */
export async function listRates(
  db: Db,
  actor: Actor,
  agentId: number,
  query: ListQuery,
): Promise<Listed<CommissionRate>> {
  const isStaff = seesAll(actor, 'agents.listCommissionRates');
  const [agent] = await db.select({ id: agents.id }).from(agents).where(eq(agents.id, agentId));
  if (!agent || (!isStaff && actor.agentId !== agentId)) throw notFound();
  const { agent_id, since, id } = commissionRates;
  const rows = await db
    .select()
    .from(commissionRates)
    .where(or(isNull(agent_id), eq(agent_id, agentId)))
    .orderBy(desc(since), desc(id));
  return cutPage(query, rows.length, async (limit, offset) =>
    rows.slice(offset, offset + limit).map((row) => ({
      id: row.id,
      agent: row.agent_id,
      percentage: row.percentage,
      since: toInstant(row.since),
      set_by: isStaff ? row.set_by_id : null,
    })),
  );
}
