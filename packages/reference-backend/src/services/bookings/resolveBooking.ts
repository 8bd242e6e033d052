import { todayInNairobi } from '@udongo/sdk/values';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import type { bookings, samples } from '../../db/schema.ts';
import { type Issue, invalid } from '../../validation/issues.ts';
import type { FarmerRow } from '../people/farmers.ts';
import { ownPhoneIssues } from '../people/ownPhoneIssues.ts';
import { agreeAgain } from '../people/withdrawConsent.ts';
import { type BookingSettings, isOffered, readBookingSettings } from '../platform/settings.ts';
import type { BookingReading, SampleValues } from './bookingFields.ts';
import { findReferences } from './bookingReferences.ts';
import { resolveDiscount } from './resolveDiscount.ts';
import { resolvePeople } from './resolvePeople.ts';
import type { StoredBooking } from './StoredBooking.ts';

type ServersOwn =
  | 'id'
  | 'code'
  | 'uuid'
  | 'status'
  | 'created_by_id'
  | 'paid'
  | 'amount_paid'
  | 'amount_credited'
  | 'amount_overpaid'
  | 'earlier_refunds'
  | 'earlier_credit'
  | 'canceled'
  | 'created_on'
  | 'updated_on'
  | 'search_text'
  | 'last_sample_number'
  | 'promised_from'
  | 'due_on'
  | 'results_changed_on'
  | 'language'
  | 'shared_with'
  | 'collector_id'
  | 'partner_key_id'
  | 'partner_key_name'
  | 'consent_version'
  | 'consent_said_by';

/** A booking that may be stored as it is: its row has every column, because a missing one would keep the stored value. */
export interface ResolvedBooking {
  row: Omit<typeof bookings.$inferSelect, ServersOwn>;
  crops: number[];
  samples: ResolvedSample[];
  /** The settings that it was checked with. */
  settings: BookingSettings;
}

export interface ResolvedSample {
  /** Id of the stored sample that this one changes; undefined for a new one. */
  id: number | undefined;
  row: Omit<typeof samples.$inferInsert, 'id' | 'booking_id' | 'position' | 'number'>;
  otherCrops: number[];
}

/** The agents that a booking gets from the page on which it was made. */
export interface Referral {
  partner_key_id: number;
  /** Id of the agrovet that serves it. */
  agent_id: number | null;
  /** User id of the agent who is credited. */
  referrer_agent_id: number | null;
  /** The page is on one of the key's sites. */
  isVerified: boolean;
}

/**
 * Checks a booking as it was sent, and gives it as it will be stored; `stored` is null for a new one.
 * Errors: throws one 400 with everything that is wrong.
 * Source: specification sections 4, 5 and 6; design, "Traps in the specification".
 */
export async function resolveBooking(
  db: Db,
  actor: Actor,
  reading: BookingReading,
  stored: StoredBooking | null,
  now: Date,
  referral: Referral | null = null,
): Promise<ResolvedBooking> {
  const { values } = reading;
  const today = todayInNairobi(now);
  const { farmer, issues: unknown } = await findReferences(db, actor, reading, stored);
  const people = resolvePeople(reading, farmer, stored);
  const ownPhone = await ownPhoneIssues(db, actor, {
    path: ['phone_no'],
    phone: people.phone_no === stored?.row.phone_no ? undefined : people.phone_no,
    name: people.name,
  });
  const { issues: money, ...discount } = await resolveDiscount(
    db,
    actor,
    reading,
    stored,
    today,
    people.phone_no,
  );
  const { issues: nobody, ...contact } = people;
  const settings = await readBookingSettings(db);
  const issues = [
    ...reading.issues,
    ...unknown,
    ...nobody,
    ...ownPhone,
    ...money,
    ...consentIssues(actor, farmer, stored),
    ...dateIssues(actor, reading, stored, today),
    ...testTypeIssues(settings, reading, stored),
    ...reportIssues(actor, reading, stored),
    ...sampleIdIssues(reading, stored),
  ];
  if (issues.length > 0) throw invalid(issues, { samples: reading.samples.length });
  const test_type = present(values.test_type);
  const referrer = resolveReferrer(actor, values.referrer_agent, farmer?.farmer ?? null, stored, referral);
  return {
    row: {
      ...contact,
      ...discount,
      ...referrer,
      farmer_id: farmer?.farmer.id ?? null,
      // A partner's page books for its own shop.
      agent_id: referral?.agent_id ?? resolveAgent(actor, values.agent, stored),
      soil_test_date: present(values.soil_test_date),
      test_type,
      farming_type: present(values.farming_type),
      notes: values.notes ?? stored?.row.notes ?? '',
      is_report_sent: values.is_report_sent ?? stored?.row.is_report_sent ?? false,
    },
    crops: values.crops ?? stored?.crops ?? [],
    samples: reading.samples.map((sample) => resolveSample(sample, stored)),
    settings,
  };
}

/** An agent who names no agrovet serves the booking themselves. */
function resolveAgent(
  actor: Actor,
  sent: number | null | undefined,
  stored: StoredBooking | null,
): number | null {
  if (sent === undefined && stored) return stored.row.agent_id;
  return sent ?? (actor.role === 'agent' ? actor.agentId : null);
}

/** The agent who is credited with a booking, and whether that is certain: commissions are paid only on certain ones. */
type Credit = Pick<typeof bookings.$inferSelect, 'referrer_agent_id' | 'referrer_verified'>;

const verified = (id: number | null): Credit => ({ referrer_agent_id: id, referrer_verified: id !== null });
const claimed = (id: number | null): Credit => ({ referrer_agent_id: id, referrer_verified: false });

/**
 * Decides which agent is credited with a booking: the one who referred the farmer by the farmer's record, or else the booking
 * agent. Administrators can name somebody else. For a visitor it is the partner whose key the page has, or without a key the
 * agent whom the page names. Such a credit is only claimed, unless the key came from one of its partner's sites.
 */
function resolveReferrer(
  actor: Actor,
  sent: number | null | undefined,
  farmer: { id: number; referrer_id: number | null } | null,
  stored: StoredBooking | null,
  referral: Referral | null,
): Credit {
  const sameFarmer = stored !== null && stored.row.farmer_id === (farmer?.id ?? null);
  const before = stored?.row.referrer_agent_id ?? null;
  const found = sameFarmer
    ? { referrer_agent_id: before, referrer_verified: stored.row.referrer_verified }
    : verified(farmer?.referrer_id ?? (actor.role === 'agent' ? actor.userId : null));
  const key = referral?.referrer_agent_id ?? null;
  const ofPage = referral?.isVerified ? verified(key) : claimed(key);
  if (actor.role === 'anonymous') return key === null ? claimed(sent ?? null) : ofPage;
  if (actor.role === 'administrator') {
    // With another farmer, or where nothing was stored, a null only repeats what the form showed and asks for nothing.
    if (sent === null && sameFarmer && before !== null) return verified(null);
    if (typeof sent === 'number' && sent !== found.referrer_agent_id) return verified(sent);
  }
  return found.referrer_agent_id === null ? ofPage : found;
}

/** Gives a sample as it will be stored. A crop that is named as main crop and as other crop is only the main crop. */
function resolveSample(sample: SampleValues, stored: StoredBooking | null): ResolvedSample {
  const before = stored?.samples.find(({ row }) => row.id === sample.id);
  const otherCrops = sample.other_crops ?? before?.otherCrops ?? [];
  return {
    id: before?.row.id,
    row: {
      sample_location: present(sample.sample_location),
      sample_notes: present(sample.sample_notes),
      soil_type: present(sample.soil_type),
      size_of_land: present(sample.size_of_land),
      main_crop_id: present(sample.main_crop),
    },
    otherCrops: otherCrops.filter((id) => id !== sample.main_crop),
  };
}

/** No booking is made for a farmer who withdrew their consent, and none is linked to them; those that they have can be changed. */
function consentIssues(actor: Actor, farmer: FarmerRow | null, stored: StoredBooking | null): Issue[] {
  if (!farmer?.user.consent_withdrawn_on || stored?.row.farmer_id === farmer.farmer.id) return [];
  if (actor.role !== 'farmer') {
    const message =
      'This farmer withdrew their consent. Ask them to agree again on the page of their account before you book.';
    return [{ path: ['farmer'], message }];
  }
  return [{ path: ['non_field_errors'], message: agreeAgain }];
}

function dateIssues(
  actor: Actor,
  { values }: BookingReading,
  stored: StoredBooking | null,
  today: string,
): Issue[] {
  const date = values.soil_test_date;
  if (date === undefined || date === stored?.row.soil_test_date) return [];
  // A shop or a collector plans to come on the day.
  const isPlanned = stored && (stored.row.agent_id !== null || stored.row.collector_id !== null);
  if (isPlanned && actor.role === 'farmer') {
    const message =
      'Your agrovet or a collector plans to come on this day. Ask for another day on the page of the booking.';
    return [{ path: ['soil_test_date'], message }];
  }
  if (date >= today) return [];
  return [{ path: ['soil_test_date'], message: 'Soil test date cannot be in the past.' }];
}

function testTypeIssues(
  settings: BookingSettings,
  { values }: BookingReading,
  stored: StoredBooking | null,
): Issue[] {
  const sent = values.test_type;
  if (sent === undefined || sent === stored?.row.test_type) return [];
  if (!stored) {
    const message = 'This test cannot be booked at present.';
    return isOffered(settings, sent) ? [] : [{ path: ['test_type'], message }];
  }
  return [{ path: ['test_type'], message: 'The test type cannot be changed.' }];
}

function reportIssues(actor: Actor, { values }: BookingReading, stored: StoredBooking | null): Issue[] {
  const sent = values.is_report_sent;
  if (sent === undefined || sent === (stored?.row.is_report_sent ?? false)) return [];
  if (actor.role === 'administrator' && stored) return [];
  const message =
    actor.role === 'administrator'
      ? 'The report can be marked as sent only when a booking is updated.'
      : 'Only an administrator can mark the report as sent.';
  return [{ path: ['is_report_sent'], message }];
}

/** A new booking has no samples of its own yet, so ids in it mean nothing. */
function sampleIdIssues({ samples }: BookingReading, stored: StoredBooking | null): Issue[] {
  if (!stored) return [];
  const own = new Set(stored.samples.map(({ row }) => row.id));
  const ids = samples.map(({ id }) => id);
  return ids.flatMap((id, index) => {
    if (id === undefined || id === null) return [];
    const path = ['samples', index, 'id'];
    if (!own.has(id)) return [{ path, message: `Sample ${id} does not belong to this booking.` }];
    return ids.indexOf(id) < index ? [{ path, message: `Sample ${id} is listed twice.` }] : [];
  });
}

/** A required value of a reading without issues, which is always there. */
function present<Value>(value: Value | null | undefined): Value {
  if (value === undefined || value === null)
    throw new Error('A required field was neither read nor refused.');
  return value;
}
