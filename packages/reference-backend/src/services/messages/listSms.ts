import type { Sms, SmsStatus } from '@udongo/sdk';
import { measureSms } from '@udongo/sdk/sms';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { orderBy } from '../../db/ordering.ts';
import { messages } from '../../db/schema.ts';
import { searchWords } from '../../db/search.ts';
import { notFound } from '../../errors.ts';
import {
  cutPage,
  type FilterConditions,
  type Listed,
  type ListQuery,
  toCondition,
} from '../platform/list.ts';
import { toInstant } from '../platform/toInstant.ts';

type Row = typeof messages.$inferSelect;

export interface SmsFilters {
  status?: SmsStatus | undefined;
  booking?: number | undefined;
}

/** States of the outbox, by the state in the contract. */
const statesOf: Record<SmsStatus, Row['status'][]> = {
  queued: ['queued', 'sending'],
  sent: ['sent'],
  delivered: ['delivered'],
  failed: ['failed', 'skipped'],
  unknown: ['unknown'],
};
const statuses = Object.keys(statesOf) as SmsStatus[];

const filters: FilterConditions<SmsFilters> = {
  status: (status) => inArray(messages.status, statesOf[status]),
  booking: (id) => eq(messages.booking_id, id),
};
const isSms = eq(messages.channel, 'sms');

/** The text messages of the outbox: those that administrators wrote and those that the service sends by itself. */
export async function listSms(db: Db, query: ListQuery & SmsFilters): Promise<Listed<Sms>> {
  const searched = sql`lower(${messages.recipient} || ' ' || ${messages.text})`;
  const where = and(isSms, toCondition(filters, query), searchWords(searched, query.search));
  return cutPage(query, await db.$count(messages, where), async (limit, offset) => {
    const orderings = { id: messages.id, created_on: messages.created_on };
    const rows = await db
      .select()
      .from(messages)
      .where(where)
      .orderBy(...orderBy(query.ordering, orderings))
      .limit(limit)
      .offset(offset);
    return rows.map(toSms);
  });
}

/** Errors: throws 404. */
export async function getSms(db: Db, id: number): Promise<Sms> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), isSms));
  if (!row) throw notFound();
  return toSms(row);
}

export function toSms(row: Row): Sms {
  return {
    id: row.id,
    phone_number: row.recipient,
    message: row.text,
    parts: row.parts ?? measureSms(row.text).parts,
    status: statuses.find((status) => statesOf[status].includes(row.status)) ?? 'queued',
    cost: row.cost,
    booking: row.booking_id,
    sent_by: row.sent_by_id,
    created_on: toInstant(row.created_on),
  };
}
