import type { AccountConsent, ConsentSource } from '@udongo/sdk';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import { bookings, farmers, users } from '../../db/schema.ts';
import { toInstant } from '../platform/toInstant.ts';

/** Gives who says that a person agrees: an agent and a member of staff say it for a farmer. */
export function toConsentSource({ role }: Actor): ConsentSource {
  if (role === 'anonymous' || role === 'farmer') return 'self';
  return role === 'agent' ? 'agent' : 'staff';
}

/** The columns of an account for a text that is agreed to now. */
export function toConsentColumns(version: string, consent_said_by: ConsentSource, now: Date) {
  return { consent_version: version, consent_said_by, consent_on: now, consent_withdrawn_on: null };
}

type Given = Omit<AccountConsent, 'withdrawn_on'>;

/** The text that the latest booking of an account agreed to; null without one. */
export const bookedConsent: SQL<Given | null> = sql`(select json_build_object('version', consent_version,
  'said_by', consent_said_by, 'agreed_on', created_on) from ${bookings}
  where farmer_id in (select id from ${farmers} where user_id = ${users.id}) and consent_version is not null
  order by id desc limit 1)`;

/** Gives what an account agreed to last, by itself or with a booking. */
export function toAccountConsent(user: typeof users.$inferSelect, booked: Given | null): AccountConsent {
  const { consent_version, consent_said_by, consent_on, consent_withdrawn_on } = user;
  const own = consent_on && {
    version: consent_version,
    said_by: consent_said_by,
    agreed_on: toInstant(consent_on),
  };
  const bookedOn = booked?.agreed_on ? new Date(booked.agreed_on) : null;
  const isBookedLast = bookedOn !== null && (!consent_on || bookedOn > consent_on);
  const given = isBookedLast ? booked && { ...booked, agreed_on: toInstant(bookedOn) } : own;
  const withdrawn_on = consent_withdrawn_on && toInstant(consent_withdrawn_on);
  return { ...(given ?? { version: null, said_by: null, agreed_on: null }), withdrawn_on };
}
