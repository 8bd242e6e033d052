import type { PartnerKey } from '@udongo/sdk';
import { and, eq, max, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { hasId } from '../../../db/hasId.ts';
import { orderBy } from '../../../db/ordering.ts';
import { bookings, formerPartnerKeys, partnerKeys } from '../../../db/schema.ts';
import { searchWords } from '../../../db/search.ts';
import { notFound } from '../../../errors.ts';
import { changeInBin } from '../../platform/bin.ts';
import {
  cutPage,
  type FilterConditions,
  type Listed,
  type ListQuery,
  toCondition,
} from '../../platform/list.ts';
import { toInstant } from '../../platform/toInstant.ts';

export interface PartnerKeyFilters {
  /** Id of the agrovet that serves its bookings. */
  agent: number | undefined;
  is_active: boolean | undefined;
}

const conditions: FilterConditions<PartnerKeyFilters> = {
  agent: (agent) => eq(partnerKeys.agent_id, agent),
  is_active: (isActive) => eq(partnerKeys.is_active, isActive),
};

const orderings = { id: partnerKeys.id, name: partnerKeys.name };

/** The keys that this caller can see: an agent those of their agrovet. */
export function isVisible(actor: Actor): SQL | undefined {
  return actor.role === 'agent' ? hasId(partnerKeys.agent_id, actor.agentId) : undefined;
}

/** Keys of partners, found by name. */
export async function listPartnerKeys(
  db: Db,
  actor: Actor,
  query: ListQuery & PartnerKeyFilters,
): Promise<Listed<PartnerKey>> {
  const { agent, is_active } = query;
  const where = and(
    isVisible(actor),
    toCondition(conditions, { agent, is_active }),
    searchWords(sql`lower(${partnerKeys.name})`, query.search),
  );
  return cutPage(query, await db.$count(partnerKeys, where), async (limit, offset) => {
    const rows = await selectPartnerKeys(db)
      .where(where)
      .orderBy(...orderBy(query.ordering, orderings))
      .limit(limit)
      .offset(offset);
    return rows.map(toPartnerKey);
  });
}

/** Errors: throws 404. */
export async function getPartnerKey(db: Db, actor: Actor, id: number): Promise<PartnerKey> {
  const [row] = await selectPartnerKeys(db).where(and(eq(partnerKeys.id, id), isVisible(actor)));
  if (!row) throw notFound();
  return toPartnerKey(row);
}

/** Its former keys end with it; bookings that came through it stay, with its name. Errors: throws 404. */
export async function deletePartnerKey(db: Db, actor: Actor, id: number): Promise<void> {
  const { name } = await getPartnerKey(db, actor, id);
  const kept = { partner_key_name: name };
  await db.update(bookings).set(kept).where(eq(bookings.partner_key_id, id));
  await changeInBin(db, 'bookings', { partner_key_id: id }, kept);
  await db.delete(partnerKeys).where(eq(partnerKeys.id, id));
}

function selectPartnerKeys(db: Db) {
  const former = db
    .select({
      partner_key_id: formerPartnerKeys.partner_key_id,
      expires_on: max(formerPartnerKeys.expires_on).as('expires_on'),
    })
    .from(formerPartnerKeys)
    .groupBy(formerPartnerKeys.partner_key_id)
    .as('former');
  return db
    .select({ row: partnerKeys, expiresOn: former.expires_on })
    .from(partnerKeys)
    .leftJoin(former, eq(former.partner_key_id, partnerKeys.id))
    .$dynamic();
}

interface SelectedPartnerKey {
  row: typeof partnerKeys.$inferSelect;
  /** Time when the last of its former keys ends; null without one. */
  expiresOn: Date | null;
}

function toPartnerKey({ row, expiresOn }: SelectedPartnerKey): PartnerKey {
  const { agent_id, referrer_agent_id, created_on, last_used_on, ...same } = row;
  return {
    ...same,
    agent: agent_id,
    referrer_agent: referrer_agent_id,
    created_on: toInstant(created_on),
    last_used_on: last_used_on && toInstant(last_used_on),
    previous_key_until: expiresOn && toInstant(expiresOn),
  };
}
