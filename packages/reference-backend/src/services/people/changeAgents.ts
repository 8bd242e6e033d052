import type { Agent } from '@udongo/sdk';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { one } from '../../db/one.ts';
import { agents, counties, farmers, users } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import type { PasswordHasher } from '../../PasswordHasher.ts';
import { boolean, decimal, email, nullableKey, password, phone, text } from '../../validation/fields.ts';
import type { Issue } from '../../validation/issues.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { checkKeys } from '../platform/checkKeys.ts';
import { deleteUnused } from '../platform/databaseRefusals.ts';
import { insertAccount, type NewAccountOptions, updateAccount } from './accounts.ts';
import { getAgent } from './agents.ts';
import { setRate } from './commissionRates.ts';
import { endLogins } from './endLogins.ts';
import { refuseNamed } from './refuseNamed.ts';

export const agentFields = {
  full_name: text({ max: 150, blank: false }),
  email: email({ blank: false }).transform((address) => address.toLowerCase()),
  phone_number: phone().optional(),
  county: nullableKey().optional(),
  address: text({ max: 255 }).optional(),
  agrovet_name: text({ max: 150 }).optional(),
  is_agrovet: boolean().optional(),
  commission_percentage: decimal({ digits: 5, above: 'below zero', maximum: 100 }).nullable().optional(),
  password: password().optional(),
};

type AgentReading = Reading<typeof agentFields>;

interface Agrovet {
  agrovet_name: string;
  is_agrovet: boolean;
}

export const noAgrovet: Agrovet = { agrovet_name: '', is_agrovet: false };

/** Makes an agent. Errors: throws 400 for refused fields and an email that is taken. */
export async function createAgent(
  db: Db,
  actor: Actor,
  reading: AgentReading,
  now: Date,
  hasher: PasswordHasher,
  options: Pick<NewAccountOptions, 'isImported'> = {},
): Promise<Agent> {
  const { agent, account } = await settle(db, reading, noAgrovet, hasher);
  const contact = { phone_number: '', address: '', county_id: null };
  const user_id = await insertAccount(db, { ...contact, ...account }, now, options);
  const created = one(
    await db
      .insert(agents)
      .values({ ...agent, user_id })
      .returning({ id: agents.id }),
  );
  const id = created.id;
  await keepRate(db, actor, id, reading, now);
  return getAgent(db, actor, id);
}

/** A new password ends every session. Errors: throws 404, and 400 as `createAgent`. */
export async function updateAgent(
  db: Db,
  actor: Actor,
  id: number,
  reading: AgentReading,
  now: Date,
  hasher: PasswordHasher,
): Promise<Agent> {
  const stored = await findAgent(db, id);
  const { agent, account } = await settle(db, reading, stored.agent, hasher);
  await updateAccount(db, stored.user.id, account, now);
  await db.update(agents).set(agent).where(eq(agents.id, id));
  await keepRate(db, actor, id, reading, now);
  if (account.password_hash !== undefined) await endLogins(db, stored.user.id);
  return getAgent(db, actor, id);
}

/**
 * Deletes an agent with their account, which stays when they are a farmer or an administrator as well.
 * Errors: throws 404, and 409 for one with bookings, devices or referred farmers.
 */
export async function deleteAgent(db: Db, _actor: Actor, id: number): Promise<void> {
  const { id: userId, staff_role } = (await findAgent(db, id)).user;
  await deleteUnused('agent', db.delete(agents).where(eq(agents.id, id)));
  const [farmer] = await db.select({ id: farmers.id }).from(farmers).where(eq(farmers.user_id, userId));
  if (staff_role || farmer) return;
  await refuseNamed(db, userId);
  await deleteUnused('agent', db.delete(users).where(eq(users.id, userId)));
}

/** Stores a rate that was sent; it applies to bookings from now on. */
async function keepRate(
  db: Db,
  actor: Actor,
  id: number,
  { values }: AgentReading,
  now: Date,
): Promise<void> {
  const { commission_percentage: percentage } = values;
  if (percentage !== undefined) await setRate(db, id, percentage, { now, by: actor.userId });
}

async function findAgent(db: Db, id: number) {
  const [row] = await db
    .select({ user: users, agent: agents })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.user_id))
    .where(eq(agents.id, id));
  if (!row) throw notFound();
  return row;
}

async function settle(db: Db, { values, issues }: AgentReading, stored: Agrovet, hasher: PasswordHasher) {
  const {
    county,
    password,
    commission_percentage: _,
    agrovet_name = stored.agrovet_name,
    is_agrovet = stored.is_agrovet,
    ...account
  } = allValues<typeof agentFields>({
    values,
    issues: [
      ...issues,
      ...agrovetIssues({ values, issues }, stored),
      ...(await checkKeys(db, counties.id, [{ path: ['county'], id: values.county }])),
    ],
  });
  const secret = password === undefined ? {} : { password_hash: await hasher.hash(password) };
  const place = county !== undefined && { county_id: county };
  return { agent: { agrovet_name, is_agrovet }, account: { ...account, ...place, ...secret } };
}

/** An agrovet has a name. */
export function agrovetIssues({ values, issues }: AgentReading, stored: Agrovet): Issue[] {
  const isNamed = (values.agrovet_name ?? stored.agrovet_name) !== '';
  const isAgrovet = values.is_agrovet ?? stored.is_agrovet;
  const isNameWrong = issues.some(({ path }) => path[0] === 'agrovet_name');
  if (!isAgrovet || isNamed || isNameWrong) return [];
  return [{ path: ['agrovet_name'], message: 'This field may not be blank.' }];
}
