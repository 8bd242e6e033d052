import type { PartnerKey } from '@udongo/sdk';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { hasId } from '../../../db/hasId.ts';
import { one } from '../../../db/one.ts';
import { agents, formerPartnerKeys, partnerKeys } from '../../../db/schema.ts';
import { toRow } from '../../../db/toRow.ts';
import { badRequest, forbidden, notFound } from '../../../errors.ts';
import { boolean, nullableKey, origins, text } from '../../../validation/fields.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { checkKeys } from '../../platform/checkKeys.ts';
import { getPartnerKey, isVisible } from './partnerKeys.ts';

export const partnerKeyFields = {
  name: text({ max: 150, blank: false }),
  agent: nullableKey().optional(),
  referrer_agent: nullableKey().optional(),
  allowed_origins: origins({ max: 50 }),
  is_active: boolean().optional(),
};

type PartnerKeyReading = Reading<typeof partnerKeyFields>;

/** The keys of one agrovet that its agent can make: a site needs one. */
const maximumOwnKeys = 10;

/** Time for which a replaced key still works: pages are changed by people, and caches keep them. */
const graceMs = 7 * 24 * 60 * 60 * 1000;

/** Errors: throws 400 for refused fields and for more keys than an agrovet can make, 403 for an agent without an agrovet. */
export async function createPartnerKey(
  db: Db,
  actor: Actor,
  reading: PartnerKeyReading,
  now: Date,
): Promise<PartnerKey> {
  const values = await readRow(db, actor, reading, null);
  if (actor.role === 'agent') await checkOwnCount(db, actor);
  const created = one(
    await db
      .insert(partnerKeys)
      .values({ ...values, key: createKey(), created_on: now })
      .returning({ id: partnerKeys.id }),
  );
  return getPartnerKey(db, actor, created.id);
}

/** Changes a key's fields; the key itself stays. Errors: throws 404, and 400 for refused fields. */
export async function updatePartnerKey(
  db: Db,
  actor: Actor,
  id: number,
  reading: PartnerKeyReading,
): Promise<PartnerKey> {
  const { agent_id } = await lockPartnerKey(db, actor, id);
  const values = await readRow(db, actor, reading, agent_id);
  await db.update(partnerKeys).set(values).where(eq(partnerKeys.id, id));
  return getPartnerKey(db, actor, id);
}

/**
 * Gives it a new key. Every key that it had works for seven days from when it was replaced, so that one who presses twice, and two
 * who press at once, put no page out of work. Errors: throws 404.
 */
export async function rotatePartnerKey(db: Db, actor: Actor, id: number, now: Date): Promise<PartnerKey> {
  const { key } = await lockPartnerKey(db, actor, id);
  const expires_on = new Date(now.getTime() + graceMs);
  await db.insert(formerPartnerKeys).values({ key, partner_key_id: id, expires_on });
  await db.update(partnerKeys).set({ key: createKey() }).where(eq(partnerKeys.id, id));
  return getPartnerKey(db, actor, id);
}

/** Lets other changes of it wait until this transaction ends. */
async function lockPartnerKey(db: Db, actor: Actor, id: number) {
  const [row] = await db
    .select()
    .from(partnerKeys)
    .where(and(eq(partnerKeys.id, id), isVisible(actor)))
    .for('update');
  if (!row) throw notFound();
  return row;
}

/**
 * An agrovet's own agent is credited unless somebody else is named; a change of the agrovet is a change of who that is. An agent
 * names nobody: a new key is theirs, and a change leaves agrovet and credit as they are.
 */
async function readRow(
  db: Db,
  actor: Actor,
  { values: sent, issues }: PartnerKeyReading,
  agentBefore: number | null,
) {
  const own = agentBefore === null ? { agent: actor.agentId, referrer_agent: actor.userId } : {};
  const named = actor.role === 'agent' ? { agent: undefined, referrer_agent: undefined, ...own } : {};
  const values = { ...sent, ...named };
  const unknown = [
    ...(await checkKeys(db, agents.id, [{ path: ['agent'], id: values.agent }])),
    ...(await checkKeys(db, agents.user_id, [{ path: ['referrer_agent'], id: values.referrer_agent }])),
  ];
  const { agent, referrer_agent, ...row } = allValues<typeof partnerKeyFields>({
    values,
    issues: [...issues, ...unknown],
  });
  const follows = referrer_agent === undefined && agent !== undefined && agent !== agentBefore;
  return toRow({
    ...row,
    agent_id: agent,
    referrer_agent_id: follows ? await findUserId(db, agent) : referrer_agent,
  });
}

/** Two presses at once wait for each other. */
async function checkOwnCount(db: Db, { agentId }: Actor): Promise<void> {
  const [own] = await db.select().from(agents).where(hasId(agents.id, agentId)).for('update');
  if (!own) throw forbidden();
  const count = await db.$count(partnerKeys, eq(partnerKeys.agent_id, own.id));
  if (count >= maximumOwnKeys) {
    throw badRequest({
      non_field_errors: ['An agrovet has at most 10 keys. Delete one that you no longer use.'],
    });
  }
}

async function findUserId(db: Db, agentId: number | null): Promise<number | null> {
  if (agentId === null) return null;
  const [row] = await db.select({ userId: agents.user_id }).from(agents).where(eq(agents.id, agentId));
  return row?.userId ?? null;
}

function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `pk_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
