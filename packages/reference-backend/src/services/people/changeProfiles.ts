import type { ConsentSource, NotifyChoices, Profile, StaffRole } from '@udongo/sdk';
import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { agents, farmers, users } from '../../db/schema.ts';
import { badRequest } from '../../errors.ts';
import type { PasswordHasher } from '../../PasswordHasher.ts';
import { type Issue, invalid } from '../../validation/issues.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { checkCounty } from '../platform/checkCounty.ts';
import { deleteUnused } from '../platform/databaseRefusals.ts';
import { insertAccount, updateAccount } from './accounts.ts';
import { toConsentColumns, toConsentSource } from './consent.ts';
import { endLogins } from './endLogins.ts';
import { getProfile, type newProfileFields, type profileFields, type profileRights } from './profiles.ts';
import { refuseNamed } from './refuseNamed.ts';
import { withdrawConsent } from './withdrawConsent.ts';

/** Adds a user who is not an agent. Errors: throws 400 for refused fields and an email that is taken. */
export async function createProfile(
  db: Db,
  actor: Actor,
  reading: Reading<typeof newProfileFields>,
  now: Date,
  hasher: PasswordHasher,
): Promise<Profile> {
  const { is_superuser, staff_role, ...given } = allValues(reading);
  const { county = null, phone_number = '', address = '', password, ...account } = given;
  await checkCounty(db, county);
  const password_hash = await hasher.hash(password);
  const id = await insertAccount(
    db,
    {
      ...account,
      ...toRole({ is_superuser, staff_role }),
      phone_number,
      address,
      county_id: county,
      password_hash,
    },
    now,
  );
  return getProfile(db, actor, id);
}

export interface ProfileChange {
  profile: Reading<typeof profileFields>;
  rights: Reading<typeof profileRights>;
}

/**
 * Changes the given fields; rights are read only from administrators. A user who may no longer log in is logged out.
 * Errors: throws 404 outside the caller's scope, 400 for refused fields, also for people who take their own rights
 * away.
 */
export async function changeProfile(
  db: Db,
  actor: Actor,
  id: number,
  { profile, rights }: ProfileChange,
  now: Date,
): Promise<Profile> {
  const stored = await getProfile(db, actor, id);
  const given = actor.role === 'administrator' ? rights : { values: {}, issues: [] };
  const {
    county,
    notify_choices,
    password: _,
    is_superuser,
    staff_role,
    consent_version,
    ...rest
  } = allValues<typeof profileFields & typeof profileRights>({
    values: { ...profile.values, ...given.values },
    issues: [...profile.issues, ...given.issues, ...(await rightsIssues(db, actor, stored, given.values))],
  });
  const change = {
    ...rest,
    ...toRole({ is_superuser, staff_role }, stored),
    ...(consent_version && toConsentColumns(consent_version, saysOf(actor, id), now)),
  };
  keepLogin(actor, stored, change.phone_number);
  await checkCounty(db, county);
  await updateAccount(db, id, { ...change, ...(county !== undefined && { county_id: county }) }, now);
  if (notify_choices) await chooseNotices(db, id, notify_choices, now);
  if (consent_version === null) {
    const said_by = actor.userId === id ? 'farmer' : 'administrator';
    await withdrawConsent(db, { user: id, said_by, by: actor.userId, now });
  }
  if (change.is_active === false) await endLogins(db, id);
  return getProfile(db, actor, id);
}

/** An agent agrees for themselves with their own account. */
function saysOf(actor: Actor, id: number): ConsentSource {
  return actor.userId === id ? 'self' : toConsentSource(actor);
}

/**
 * Deletes a user with their tokens and their role.
 * Errors: throws 404, 400 for the caller themselves, and 409 for a user whom other records refer to.
 */
export async function deleteProfile(db: Db, actor: Actor, id: number): Promise<void> {
  await getProfile(db, actor, id);
  if (id === actor.userId) throw badRequest(['You cannot delete your own account.']);
  await deleteUnused('user', db.delete(farmers).where(eq(farmers.user_id, id)));
  await deleteUnused('user', db.delete(agents).where(eq(agents.user_id, id)));
  await refuseNamed(db, id);
  await deleteUnused('user', db.delete(users).where(eq(users.id, id)));
}

/** Stores the ways in which a person wants to be notified. Choosing a way for reminders is their consent to them, from then on. */
async function chooseNotices(db: Db, id: number, choices: NotifyChoices, now: Date): Promise<void> {
  const [stored] = await db
    .select({ before: users.notify_choices, agreed: users.reminders_agreed_on })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  const notify_choices = { ...stored?.before, ...choices };
  const agrees = (notify_choices.reminders ?? []).length > 0;
  await db
    .update(users)
    .set({ notify_choices, reminders_agreed_on: agrees ? (stored?.agreed ?? now) : null })
    .where(eq(users.id, id));
}

/** Whether somebody changes their own email address or phone number. */
export function changesLogin(
  actor: Actor,
  stored: Profile,
  {
    email = stored.email,
    phone_number = stored.phone_number,
  }: { email?: string | undefined; phone_number?: string | undefined },
): boolean {
  return stored.id === actor.userId && (email !== stored.email || phone_number !== stored.phone_number);
}

/**
 * Refuses a change of the only login: a changed number has to be verified again, and a person without another login
 * does that first.
 */
function keepLogin(actor: Actor, stored: Profile, phone: string | undefined): void {
  const isOnlyLogin = stored.phone_verified && !stored.email_verified && stored.id === actor.userId;
  if (!isOnlyLogin || phone === undefined || phone === stored.phone_number) return;
  const message = 'You log in with this phone number. Confirm the new one with a code.';
  throw invalid([{ path: ['phone_number'], message }]);
}

/**
 * The role of staff that a body asks for; nothing where it asks for none. `is_superuser` says only whether somebody is an
 * administrator. Errors: throws 400 for two fields that differ.
 */
function toRole(
  { is_superuser, staff_role }: Pick<Reading<typeof profileRights>['values'], 'is_superuser' | 'staff_role'>,
  stored?: Profile,
): { staff_role?: StaffRole | null } {
  if (staff_role === undefined) {
    if (is_superuser === undefined || is_superuser === (stored?.is_superuser ?? false)) return {};
    return { staff_role: is_superuser ? 'administrator' : null };
  }
  if (is_superuser !== undefined && is_superuser !== (staff_role === 'administrator')) {
    throw invalid([{ path: ['staff_role'], message: 'Send the same as in is_superuser.' }]);
  }
  return { staff_role };
}

/** Lists the issues of changed rights. Somebody has to be able to give rights back. */
async function rightsIssues(
  db: Db,
  actor: Actor,
  stored: Profile,
  { is_active, ...roles }: Reading<typeof profileRights>['values'],
): Promise<Issue[]> {
  const { staff_role } = toRole(roles, stored);
  const said = roles.staff_role === undefined ? 'is_superuser' : 'staff_role';
  const lost = [
    stored.is_superuser && staff_role !== undefined && staff_role !== 'administrator' ? [said] : [],
    is_active === false && stored.is_active ? ['is_active'] : [],
  ].flat();
  if (lost.length === 0) return [];
  if (stored.id === actor.userId) {
    const messages: Record<string, string> = {
      [said]: 'You cannot take away your own administrator rights.',
      is_active: 'You cannot deactivate your own account.',
    };
    return lost.map((field) => ({ path: [field], message: messages[field] ?? '' }));
  }
  if (!stored.is_superuser) return [];
  // Locked in one order: two administrators who remove each other at once wait here, and the second finds who is left.
  const left = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.staff_role, 'administrator'), sql`${users.is_active}`))
    .orderBy(users.id)
    .for('update');
  if (left.some(({ id }) => id !== stored.id)) return [];
  return lost.map((field) => ({ path: [field], message: 'At least one administrator has to remain.' }));
}
