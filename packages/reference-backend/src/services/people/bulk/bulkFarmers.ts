import type { Farmer } from '@udongo/sdk';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { agents, counties } from '../../../db/schema.ts';
import type { Reading } from '../../../validation/readFields.ts';
import { checkKeys } from '../../platform/checkKeys.ts';
import { createFarmer, farmerFields, referrerIssues } from '../changeFarmers.ts';
import { lockEmails } from '../emailOwners.ts';
import { getFarmer } from '../farmers.ts';
import { findDuplicatesOfMany, lockContacts } from '../findDuplicates.ts';
import type { BulkKind, Judgement } from './BulkKind.ts';
import { emailIssues } from './emailIssues.ts';
import { importFields } from './importRows.ts';
import { issuesAt } from './readItems.ts';

const fields = { ...farmerFields, ...importFields };
type Readings = readonly Reading<typeof fields>[];

const phonePath = ['user', 'profile', 'phone_number'];

export const bulkFarmers: BulkKind<Farmer, typeof fields> = {
  name: 'farmers',
  fields,
  lock: async (db, readings) => {
    const contacts = readings.map(toContact);
    await lockContacts(db, contacts);
    await lockEmails(
      db,
      contacts.map(({ email }) => email),
    );
  },
  judge,
  create: (db, actor, { values: { import_uuid: _uuid, import_key: _key, ...values }, issues }, now) =>
    createFarmer(db, actor, { values, issues }, now, { isImported: true }),
  get: getFarmer,
};

async function judge(db: Db, actor: Actor, readings: Readings): Promise<Judgement> {
  const contacts = readings.map(toContact);
  const candidates = await findDuplicatesOfMany(db, actor, contacts);
  const sentCounties = readings.map(({ values }, index) => ({
    path: [index, 'user', 'profile', 'county'],
    id: values.user?.profile?.county,
  }));
  const sentReferrers = readings.map(({ values }, index) => ({
    path: [index, 'referrer'],
    id: values.referrer,
  }));
  const issues = [
    ...(await checkKeys(db, counties.id, sentCounties)),
    ...(await checkKeys(db, agents.user_id, sentReferrers)),
    ...readings.flatMap(({ values }, index) => issuesAt(index, referrerIssues(actor, values.referrer))),
    ...(await emailIssues(
      db,
      contacts.map(({ email }) => email),
      ['user', 'email'],
    )),
    ...contacts.flatMap(({ phone_number }, index) => {
      if (phone_number === '' || readings[index]?.values.allow_duplicate) return [];
      const isRegistered = candidates[index]?.some(({ matches }) => matches.includes('phone_number'));
      const isEarlier = contacts.slice(0, index).some((earlier) => earlier.phone_number === phone_number);
      return [
        ...(isRegistered ? ['A farmer with this phone number already exists.'] : []),
        ...(isEarlier ? ['An earlier row has this phone number.'] : []),
      ].map((message) => ({ path: [index, ...phonePath], message }));
    }),
  ];
  return { issues, candidates };
}

function toContact({ values: { user } }: Readings[number]) {
  return { phone_number: user?.profile?.phone_number ?? '', email: user?.email ?? '' };
}
