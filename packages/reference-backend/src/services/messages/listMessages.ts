import type { Message, MessageChannel, MessageStatus } from '@udongo/sdk';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { orderBy } from '../../db/ordering.ts';
import { messages } from '../../db/schema.ts';
import { searchWords } from '../../db/search.ts';
import {
  cutPage,
  type FilterConditions,
  type Listed,
  type ListQuery,
  toCondition,
} from '../platform/list.ts';
import { toInstant } from '../platform/toInstant.ts';

export interface MessageFilters {
  channel?: MessageChannel | undefined;
  status?: MessageStatus | undefined;
}

const filters: FilterConditions<MessageFilters> = {
  channel: (channel) => eq(messages.channel, channel),
  status: (status) => eq(messages.status, status),
};

/** Lists messages of the service to people, and how far each has come. */
export async function listMessages(db: Db, query: ListQuery & MessageFilters): Promise<Listed<Message>> {
  const searched = sql`lower(${messages.recipient} || ' ' || ${messages.subject} || ' ' || ${messages.text})`;
  const where = and(toCondition(filters, query), searchWords(searched, query.search));
  return cutPage(query, await db.$count(messages, where), async (limit, offset) => {
    const rows = await db
      .select()
      .from(messages)
      .where(where)
      .orderBy(...orderBy(query.ordering, { id: messages.id }))
      .limit(limit)
      .offset(offset);
    return rows.map(toMessage);
  });
}

export function toMessage(row: typeof messages.$inferSelect): Message {
  const { id, kind, channel, recipient, language, status, reason, subject, text, html, parts, cost } = row;
  return {
    id,
    kind,
    class: row.class,
    channel,
    recipient,
    language,
    status,
    reason,
    subject,
    text,
    html,
    parts,
    cost,
    booking: row.booking_id,
    created_on: toInstant(row.created_on),
  };
}
