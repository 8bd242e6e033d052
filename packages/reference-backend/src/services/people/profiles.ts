import type { Profile, UserRole } from '@udongo/sdk';
import { and, eq, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Actor, requireUser } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import type { Orderings } from '../../db/ordering.ts';
import { agents, users } from '../../db/schema.ts';
import { searchWords } from '../../db/search.ts';
import { notFound } from '../../errors.ts';
import {
  boolean,
  choice,
  choices,
  day,
  email,
  nullableKey,
  password,
  phone,
  text,
} from '../../validation/fields.ts';
import { languages, messageChannels, noticeChannels, staffRoles } from '../../values.ts';
import type { NoticeTopic } from '../messages/notifications/notices.ts';
import {
  type FilterConditions,
  inOrder,
  type Listed,
  type ListQuery,
  toCondition,
} from '../platform/list.ts';
import { pickPage } from '../platform/pickPage.ts';
import { bookedConsent, toAccountConsent } from './consent.ts';

export interface ProfileFilters {
  role?: UserRole | undefined;
  county?: number | undefined;
  is_active?: boolean | undefined;
}

/** Fields of a profile that its owner can change. */
export const profileFields = {
  full_name: text({ max: 150, blank: false }).optional(),
  phone_number: phone().optional(),
  address: text({ max: 255 }).optional(),
  county: nullableKey().optional(),
  language: choice(languages).optional(),
  notify_by: choices(messageChannels).optional(),
  notify_choices: notifyChoices().optional(),
  consent_version: day().nullable().optional(),
  /** The person's own password, when they change their own email address or phone number. */
  password: z.string().max(128).optional(),
};

/** A topic that is not sent stays as it is; other topics are dropped. */
function notifyChoices() {
  const ways = choices(noticeChannels).optional();
  const topics = {
    bookings: ways,
    payments: ways,
    reports: ways,
    commissions: ways,
    reminders: ways,
    contact: ways,
  } satisfies Record<NoticeTopic, typeof ways>;
  return z.object(topics);
}

function roleFields() {
  return { is_superuser: boolean().optional(), staff_role: choice(staffRoles).nullable().optional() };
}

/** Fields that administrators change as well. */
export const profileRights = {
  email: email({ blank: false })
    .transform((address) => address.toLowerCase())
    .optional(),
  is_active: boolean().optional(),
  ...roleFields(),
};

export const newProfileFields = {
  full_name: text({ max: 150, blank: false }),
  email: email({ blank: false }).transform((address) => address.toLowerCase()),
  phone_number: phone().optional(),
  address: text({ max: 255 }).optional(),
  county: nullableKey().optional(),
  ...roleFields(),
  password: password(),
};

/** Each has an index, which a test of the plans looks at. */
export const profileOrderings = {
  id: users.id,
  full_name: users.full_name,
  email: users.email,
} satisfies Orderings;

const isAgent = sql`exists (select 1 from ${agents} where ${agents.user_id} = ${users.id})`;

/** Conditions of the filters of users. The role of staff outweighs every other role. */
export const profileFilters: FilterConditions<ProfileFilters> = {
  role: (role) =>
    role !== 'agent' && role !== 'farmer'
      ? eq(users.staff_role, role)
      : and(isNull(users.staff_role), role === 'agent' ? isAgent : not(isAgent)),
  county: (id) => eq(users.county_id, id),
  is_active: (active) => (active ? sql`${users.is_active}` : sql`not ${users.is_active}`),
};

/** Lists profiles, found by name, phone number or email; everybody but administrators sees only their own. */
export async function listProfiles(
  db: Db,
  actor: Actor,
  query: ListQuery & ProfileFilters,
): Promise<Listed<Profile>> {
  const picked = await pickPage(db, query, {
    from: sql`${users}`,
    scope: profilesOf(actor),
    filters: and(toCondition(profileFilters, query), searchWords(users.search_text, query.search)),
    orderings: profileOrderings,
    counted: 'users',
  });
  return inOrder(picked, await selectProfiles(db, inArray(users.id, picked.rows)));
}

export async function getProfile(db: Db, actor: Actor, id: number): Promise<Profile> {
  const [profile] = await selectProfiles(db, and(eq(users.id, id), profilesOf(actor)));
  if (!profile) throw notFound();
  return profile;
}

function profilesOf(actor: Actor): SQL | undefined {
  return actor.role === 'administrator' ? undefined : eq(users.id, requireUser(actor));
}

async function selectProfiles(db: Db, where: SQL | undefined): Promise<Profile[]> {
  const rows = await db
    .select({ user: users, agent: agents.id, booked: bookedConsent })
    .from(users)
    .leftJoin(agents, eq(agents.user_id, users.id))
    .where(where);
  return rows.map(({ user, agent, booked }) => ({
    ...toProfile(user, agent),
    consent: toAccountConsent(user, booked),
  }));
}

/** A profile is kept with its account, so both have the same id. */
function toProfile(user: typeof users.$inferSelect, agent: number | null): Profile {
  const { id, full_name, email, phone_number, address, county_id, staff_role, is_active } = user;
  const { language, notify_by, notify_choices, phone_verified_on, email_verified_on } = user;
  const role = staff_role ?? (agent === null ? 'farmer' : 'agent');
  return {
    id,
    user: id,
    full_name,
    email,
    phone_number,
    address,
    county: county_id,
    role,
    is_superuser: staff_role === 'administrator',
    staff_role,
    is_active,
    phone_verified: phone_verified_on !== null,
    email_verified: email_verified_on !== null,
    language,
    notify_by,
    notify_choices,
  };
}
