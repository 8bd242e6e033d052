import type { Agent, DuplicateCandidate } from '@udongo/sdk';
import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { agents, counties, users } from '../../../db/schema.ts';
import type { PasswordHasher } from '../../../PasswordHasher.ts';
import type { Reading } from '../../../validation/readFields.ts';
import { checkKeys } from '../../platform/checkKeys.ts';
import { getAgent } from '../agents.ts';
import { agentFields, agrovetIssues, createAgent, noAgrovet } from '../changeAgents.ts';
import { lockEmails } from '../emailOwners.ts';
import { toCandidate } from '../findDuplicates.ts';
import type { BulkKind, Judgement } from './BulkKind.ts';
import { emailIssues } from './emailIssues.ts';
import { importFields } from './importRows.ts';
import { issuesAt } from './readItems.ts';

const fields = { ...agentFields, ...importFields };
type Readings = readonly Reading<typeof fields>[];

/**
 * Makes the kind for agents. Two agents can share a phone number, as members of a family do; it is only shown as a
 * possible duplicate.
 */
export function bulkAgents(hasher: PasswordHasher): BulkKind<Agent, typeof fields> {
  return {
    name: 'agents',
    fields,
    lock: (db, readings) =>
      lockEmails(
        db,
        readings.map(({ values }) => values.email ?? ''),
      ),
    judge,
    create: (db, actor, { values: { import_uuid: _uuid, import_key: _key, ...values }, issues }, now) =>
      createAgent(db, actor, { values, issues }, now, hasher, { isImported: true }),
    get: getAgent,
  };
}

async function judge(db: Db, _actor: Actor, readings: Readings): Promise<Judgement> {
  const sentCounties = readings.map(({ values }, index) => ({ path: [index, 'county'], id: values.county }));
  const emails = readings.map(({ values }) => values.email ?? '');
  const issues = [
    ...(await checkKeys(db, counties.id, sentCounties)),
    ...readings.flatMap((reading, index) => issuesAt(index, agrovetIssues(reading, noAgrovet))),
    ...(await emailIssues(db, emails, ['email'])),
  ];
  return { issues, candidates: await findSameAgents(db, readings) };
}

async function findSameAgents(db: Db, readings: Readings): Promise<DuplicateCandidate[][]> {
  const contacts = readings.map(({ values }) => ({
    phone_number: values.phone_number ?? '',
    email: values.email ?? '',
  }));
  const known = (field: 'phone_number' | 'email') =>
    inArray(users[field], contacts.map((contact) => contact[field]).filter(Boolean));
  const rows = await db
    .select({ id: agents.id, user: users })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.user_id))
    .where(or(known('phone_number'), known('email')))
    .orderBy(asc(agents.id));
  return contacts.map((contact) => rows.flatMap(({ id, user }) => toCandidate({ id, user }, contact) ?? []));
}
