import type { DuplicateFarmer, Farmer } from '@udongo/sdk';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { one } from '../../db/one.ts';
import {
  agents,
  counties,
  dataRequests,
  farmers,
  messages,
  notifications,
  reviews,
  users,
} from '../../db/schema.ts';
import { notFound, RefusedError } from '../../errors.ts';
import { boolean, day, email, nullableKey, phone, text } from '../../validation/fields.ts';
import type { Issue } from '../../validation/issues.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { type BinPart, putInBin } from '../platform/bin.ts';
import { checkKeys } from '../platform/checkKeys.ts';
import { deleteUnused } from '../platform/databaseRefusals.ts';
import { insertAccount, type NewAccountOptions, updateAccount } from './accounts.ts';
import { toConsentColumns, toConsentSource } from './consent.ts';
import { refuseWhileAsked } from './data-requests/dataRequests.ts';
import { type FarmerRow, findFarmer, getFarmer } from './farmers.ts';
import { type Contact, findDuplicates } from './findDuplicates.ts';
import { ownPhoneIssues } from './ownPhoneIssues.ts';

/** Fields of a farmer, in the shape of the answer. */
export const farmerFields = {
  user: {
    full_name: text({ max: 150, blank: false }),
    email: email()
      .transform((address) => address.toLowerCase())
      .optional(),
    profile: {
      phone_number: phone({ blank: false }),
      county: nullableKey().optional(),
      address: text({ max: 255 }).optional(),
    },
  },
  referrer: nullableKey().optional(),
  allow_duplicate: boolean().optional(),
  consent_version: day().optional(),
};

type FarmerReading = Reading<typeof farmerFields>;

const emailPath = ['user', 'email'];

/**
 * Registers a farmer. An agent becomes the referrer of the farmers whom they register.
 * Errors: throws 400 for refused fields, 409 `duplicate_farmer` for a phone number or an email address that a farmer has,
 * unless that is meant.
 */
export async function createFarmer(
  db: Db,
  actor: Actor,
  reading: FarmerReading,
  now: Date,
  options: Pick<NewAccountOptions, 'isImported'> = {},
): Promise<Farmer> {
  const { referrer, allow_duplicate, consent_version, ...sent } = await settle(db, actor, reading, null);
  const agreed = consent_version && toConsentColumns(consent_version, toConsentSource(actor), now);
  const account = { email: '', address: '', county_id: null, ...sent, ...agreed };
  if (!allow_duplicate) await refuseDuplicates(db, actor, account);
  const userId = await insertAccount(db, account, now, { ...options, emailPath });
  const referrer_id = actor.role === 'agent' ? actor.userId : (referrer ?? null);
  const created = one(
    await db.insert(farmers).values({ user_id: userId, referrer_id }).returning({ id: farmers.id }),
  );
  return getFarmer(db, actor, created.id);
}

/** Changes the given fields. Errors: throws 404 out of the caller's reach, and as `createFarmer` for changed fields. */
export async function updateFarmer(
  db: Db,
  actor: Actor,
  id: number,
  reading: FarmerReading,
  now: Date,
): Promise<Farmer> {
  const stored = await findFarmer(db, actor, id);
  if (!stored) throw notFound();
  const {
    referrer,
    allow_duplicate,
    consent_version: _,
    ...account
  } = await settle(db, actor, reading, stored);
  if (!allow_duplicate) await refuseDuplicates(db, actor, toChanged(account, stored), id);
  await updateAccount(db, stored.user.id, account, now, emailPath);
  if (actor.role === 'administrator' && referrer !== undefined) {
    await db.update(farmers).set({ referrer_id: referrer }).where(eq(farmers.id, id));
  }
  return getFarmer(db, actor, id);
}

/**
 * Puts a farmer with their account into the bin; the account stays when they are an agent or an administrator as well.
 * Errors: throws 404, and 409 for one with bookings or with an open request about their data.
 */
export async function deleteFarmer(db: Db, actor: Actor, id: number, now: Date): Promise<void> {
  const stored = await findFarmer(db, actor, id);
  if (!stored) throw notFound();
  const { id: userId, staff_role, full_name } = stored.user;
  await refuseWhileAsked(db, eq(dataRequests.user_id, userId));
  const [agent] = await db.select({ id: agents.id }).from(agents).where(eq(agents.user_id, userId));
  const hasOtherRole = staff_role !== null || agent !== undefined;
  const account: BinPart[] = [
    { table: users, where: eq(users.id, userId) },
    { table: notifications, where: eq(notifications.user_id, userId) },
    { table: messages, where: eq(messages.user_id, userId) },
    { table: reviews, where: eq(reviews.user_id, userId) },
  ];
  const parts = [...(hasOtherRole ? [] : account), { table: farmers, where: eq(farmers.id, id) }];
  await putInBin(db, { kind: 'farmer', record: id, name: full_name, parts }, { now, by: actor.userId });
  await deleteUnused('farmer', db.delete(farmers).where(eq(farmers.id, id)));
  if (!hasOtherRole) await deleteUnused('farmer', db.delete(users).where(eq(users.id, userId)));
}

async function settle(db: Db, actor: Actor, { values, issues }: FarmerReading, stored: FarmerRow | null) {
  const countyPath = ['user', 'profile', 'county'];
  const sentPhone = values.user?.profile?.phone_number;
  const unknown = [
    ...(await checkKeys(db, counties.id, [{ path: countyPath, id: values.user?.profile?.county }])),
    ...(await checkKeys(db, agents.user_id, [{ path: ['referrer'], id: values.referrer }])),
  ];
  const { user, ...rest } = allValues<typeof farmerFields>({
    values,
    issues: [
      ...issues,
      ...unknown,
      ...referrerIssues(actor, values.referrer),
      ...loginIssues(actor, values.user, stored),
      ...(await ownPhoneIssues(db, actor, {
        path: ['user', 'profile', 'phone_number'],
        phone: sentPhone === stored?.user.phone_number ? undefined : sentPhone,
        name: values.user?.full_name ?? stored?.user.full_name,
      })),
    ],
  });
  const { profile, ...person } = user;
  const { county, ...contact } = profile;
  return { ...rest, ...person, ...contact, ...(county !== undefined && { county_id: county }) };
}

/** Lists the issues of a sent referrer: agents are the referrers of the farmers whom they register. */
export function referrerIssues(actor: Actor, sent: number | null | undefined): Issue[] {
  if (actor.role === 'administrator' || sent === undefined || sent === null || sent === actor.userId)
    return [];
  return [{ path: ['referrer'], message: 'Only an administrator can set who referred a farmer.' }];
}

/** Refuses changes of a farmer's logins by others: a person with the email address or the verified phone can set the password. */
function loginIssues(actor: Actor, sent: FarmerReading['values']['user'], stored: FarmerRow | null): Issue[] {
  const logsIn = stored !== null && stored.user.password_hash !== '';
  if (actor.role === 'administrator' || !logsIn) return [];
  const { email, phone_number, phone_verified_on } = stored.user;
  const { email: sentEmail = email, profile: { phone_number: sentPhone = phone_number } = {} } = sent ?? {};
  const message = 'Only an administrator can change what this farmer logs in with.';
  const isOtherPhone = phone_verified_on !== null && sentPhone !== phone_number;
  return [
    ...(sentEmail === email ? [] : [{ path: emailPath, message }]),
    ...(isOtherPhone ? [{ path: ['user', 'profile', 'phone_number'], message }] : []),
  ];
}

function toChanged({ phone_number, email = '' }: Partial<Contact>, { user }: FarmerRow): Contact {
  return {
    phone_number: phone_number === undefined || phone_number === user.phone_number ? '' : phone_number,
    email: email === user.email ? '' : email,
  };
}

async function refuseDuplicates(db: Db, actor: Actor, contact: Contact, except?: number): Promise<void> {
  const candidates = await findDuplicates(db, actor, contact, except);
  if (candidates.length === 0) return;
  const body: DuplicateFarmer = {
    detail: 'A farmer with this phone number or email is registered already.',
    code: 'duplicate_farmer',
    candidates,
  };
  throw new RefusedError(409, body);
}
