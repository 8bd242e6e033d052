import type { BookingStatus, SampleCondition, SoilTestSample, SoilType } from '@udongo/sdk';
import { and, asc, eq, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import type { Orderings } from '../../../db/ordering.ts';
import { bookings, sampleEvents, samples } from '../../../db/schema.ts';
import { searchWords } from '../../../db/search.ts';
import { notFound } from '../../../errors.ts';
import { seesAll } from '../../../mayCall.ts';
import { toDueOn } from '../../bookings/promises.ts';
import { type StoredSample, sampleCode, withOtherCrops } from '../../bookings/StoredBooking.ts';
import { isVerified } from '../../bookings/statusRules.ts';
import type { BookingFilters } from '../../money/inBookings.ts';
import { inBookings } from '../../money/inBookings.ts';
import { bookingIdsOf } from '../../people/bookingsOf.ts';
import { isShared } from '../../people/sharedWith.ts';
import {
  type FilterConditions,
  inOrder,
  type Listed,
  type ListQuery,
  toCondition,
} from '../../platform/list.ts';
import { pickPage } from '../../platform/pickPage.ts';
import { toInstant } from '../../platform/toInstant.ts';
import { readingNames } from './sensorData.ts';

interface OwnFilters {
  booking?: number | undefined;
  main_crop?: number | undefined;
  soil_type?: SoilType | undefined;
  has_readings?: boolean | undefined;
  /** Whether nothing is left to measure of it: measured, rejected, or of a canceled booking. */
  is_measured?: boolean | undefined;
  /** As `sampleCode` writes it, in any case. */
  code?: string | undefined;
  /** Whether it is in the laboratory. */
  is_received?: boolean | undefined;
  /** The last day of the test, included, or anything collected already; canceled bookings are left out. */
  due_by?: string | undefined;
}

/** Filters of a sample by its booking, as the list of bookings has them. */
type OfBookingFilters = Pick<
  BookingFilters,
  | 'soil_test_date_after'
  | 'soil_test_date_before'
  | 'county'
  | 'has_county'
  | 'agent'
  | 'test_type'
  | 'status'
>;

export type SampleFilters = OwnFilters & OfBookingFilters;

/** Each has an index of (column, id), which a test of the plans looks at. */
export const sampleOrderings = {
  id: samples.id,
  main_crop: samples.main_crop_id,
  soil_type: samples.soil_type,
  // Order of the booking; its index leads to the samples.
  due_on: bookings.due_on,
} satisfies Orderings;

/** Still to measure, or to measure again. A value, where `exists` would read every booking to join it. */
const isOpen = sql`((${samples.pH} is null or ${samples.repeat_asked_on} is not null) and ${samples.rejected_reason} is null
  and (select ${bookings.status} <> 'canceled' from ${bookings} where ${bookings.id} = ${samples.booking_id}))`;

const codePattern = /^(ud-\d{1,9})-(\d{1,9})$/i;

/** Reads a sample's code in any case, as `sampleCode` writes it; null for anything else. */
export function readSampleCode(code: string): { booking: string; number: number } | null {
  const [, booking, number] = codePattern.exec(code.trim()) ?? [];
  return booking && number ? { booking: booking.toUpperCase(), number: Number(number) } : null;
}

/** Finds a code by the indexes of both tables, where a search would read every code. */
function hasCode(code: string): SQL {
  const read = readSampleCode(code);
  if (!read) return sql`false`;
  return sql`${samples.booking_id} = (select ${bookings.id} from ${bookings} where ${bookings.code} = ${read.booking})
    and ${samples.number} = ${read.number}`;
}

/** Conditions of the filters. Readings come all nine or none. */
const filters: FilterConditions<OwnFilters> = {
  booking: (id) => eq(samples.booking_id, id),
  main_crop: (id) => eq(samples.main_crop_id, id),
  soil_type: (type) => eq(samples.soil_type, type),
  has_readings: (has) => (has ? isNotNull(samples.pH) : isNull(samples.pH)),
  is_measured: (is) => (is ? not(isOpen) : isOpen),
  is_received: (is) => (is ? isNotNull(samples.received_on) : isNull(samples.received_on)),
  code: hasCode,
  due_by: (day) =>
    sql`exists (select 1 from ${bookings} where ${bookings.id} = ${samples.booking_id}
      and (${bookings.soil_test_date} <= ${day} or ${bookings.status} <> 'booked') and ${bookings.status} <> 'canceled')`,
};

function ofBooking(query: SampleFilters): OfBookingFilters {
  const { soil_test_date_after, soil_test_date_before, county, has_county, agent, test_type, status } = query;
  return { soil_test_date_after, soil_test_date_before, county, has_county, agent, test_type, status };
}

/** Samples of the bookings within the caller's reach, found by location and notes, or by what finds their booking. */
export async function listSamples(
  db: Db,
  actor: Actor,
  query: ListQuery & SampleFilters,
): Promise<Listed<SoilTestSample>> {
  const picked = await pickPage(db, query, {
    from: query.ordering.includes('due_on')
      ? sql`${samples} inner join ${bookings} on ${bookings.id} = ${samples.booking_id}`
      : sql`${samples}`,
    scope: samplesOf(db, actor),
    filters: and(
      toCondition(filters, query),
      inBookings(samples.booking_id, ofBooking(query)),
      searchSamples(db, query.search),
    ),
    orderings: sampleOrderings,
    counted: 'samples',
  });
  return inOrder(picked, await selectSamples(db, actor, inArray(samples.id, picked.rows)));
}

/** Errors: throws 404 out of the caller's reach. */
export async function getSample(db: Db, actor: Actor, id: number): Promise<SoilTestSample> {
  const [sample] = await selectSamples(db, actor, and(eq(samples.id, id), samplesOf(db, actor)));
  if (!sample) throw notFound();
  return sample;
}

/** The samples that a person may reach: those of the bookings that they reach. */
export function samplesOf(db: Db, actor: Actor): SQL | undefined {
  const reached = bookingIdsOf(db, actor);
  // An array is looked up by the index; a union inside `in` makes PostgreSQL read every sample of a large service.
  return reached && sql`${samples.booking_id} = any(array${reached})`;
}

/**
 * Gives the condition of a search. It is two searches by index, where an `or` over both tables would look at every sample.
 * No index finds one or two letters: those are looked for only in the samples, until the page is full.
 */
function searchSamples(db: Db, search: string): SQL | undefined {
  if (codePattern.test(search)) return hasCode(search);
  const own = searchWords(samples.search_text, search);
  if (!own || !/\S{3}/.test(search)) return own;
  const ids = { id: samples.id };
  const found = db.select(ids).from(samples).where(own);
  const ofBookings = db
    .select(ids)
    .from(samples)
    .innerJoin(bookings, eq(bookings.id, samples.booking_id))
    .where(searchWords(bookings.search_text, search));
  return inArray(samples.id, found.union(ofBookings));
}

const { code, status, due_on, farmer_id, shared_with } = bookings;
/** How a sample arrived at its latest hand-over; "" for none. */
const latestCondition = sql<SampleCondition>`coalesce((
  select ${sampleEvents.condition} from ${sampleEvents}
  where ${sampleEvents.sample_id} = ${samples.id} and ${sampleEvents.kind} = 'received'
  order by ${sampleEvents.id} desc limit 1), '')`;

async function selectSamples(db: Db, actor: Actor, where: SQL | undefined): Promise<SoilTestSample[]> {
  const rows = await db
    .select({ row: samples, code, status, due_on, farmer_id, shared_with, condition: latestCondition })
    .from(samples)
    .innerJoin(bookings, eq(bookings.id, samples.booking_id))
    .where(where)
    .orderBy(asc(samples.id));
  const stored = await withOtherCrops(
    db,
    rows.map(({ row }) => row),
  );
  return stored.flatMap((sample, index) => {
    const booking = rows[index];
    return booking ? toSoilTestSample(sample, booking, sees(actor, booking)) : [];
  });
}

/** Agents see readings that the farmer shares. */
function sees(actor: Actor, booking: Parameters<typeof isShared>[1] & { status: BookingStatus }): boolean {
  return seesReadings(actor, booking.status) && isShared(actor, booking);
}

/** Farmers and agents see readings from the day on which they are verified. */
export function seesReadings(actor: Actor, status: BookingStatus): boolean {
  return seesAll(actor, 'samples.listReadings') || isVerified(status);
}

function toSoilTestSample(
  { row, otherCrops }: StoredSample,
  { code, due_on, condition }: { code: string; due_on: string; condition: SampleCondition },
  isSeen: boolean,
): SoilTestSample {
  const readings = readingNames.map((name) => [name, row[name]]);
  return {
    id: row.id,
    booking: row.booking_id,
    booking_code: code,
    code: sampleCode(code, row),
    has_readings: row.pH !== null,
    rejected_reason: row.rejected_reason,
    rejected_note: row.rejected_note,
    rejected_on: row.rejected_on && toInstant(row.rejected_on),
    received_on: row.received_on && toInstant(row.received_on),
    condition,
    repeat_asked_on: row.repeat_asked_on && toInstant(row.repeat_asked_on),
    due_on: toDueOn(due_on),
    sensor_data:
      row.pH === null || !isSeen
        ? null
        : (Object.fromEntries(readings) as NonNullable<SoilTestSample['sensor_data']>),
    below_limit: row.pH === null || !isSeen ? [] : row.below_limit,
    sample_notes: row.sample_notes,
    sample_location: row.sample_location,
    soil_type: row.soil_type,
    size_of_land: row.size_of_land,
    main_crop: row.main_crop_id,
    other_crops: otherCrops,
  };
}
