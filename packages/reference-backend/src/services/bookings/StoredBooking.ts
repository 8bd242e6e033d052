import type { Booking, Sample } from '@udongo/sdk';
import { asc, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { bookingCrops, bookings, sampleOtherCrops, samples } from '../../db/schema.ts';
import { toInstant } from '../toInstant.ts';

export interface StoredSample {
  row: typeof samples.$inferSelect;
  otherCrops: number[];
}

/** A booking with what hangs on it. */
export interface StoredBooking {
  row: typeof bookings.$inferSelect;
  /** In the order they were chosen. */
  crops: number[];
  /** In the order they were sent. */
  samples: StoredSample[];
}

interface Selection {
  where: SQL | undefined;
  order?: SQL[];
  limit?: number;
  offset?: number;
  /** Lets other changes of these bookings wait until this transaction ends. */
  lock?: boolean;
}

/** Reads bookings with their crops and samples, in four queries however many they are. */
export async function selectBookings(db: Db, selection: Selection): Promise<StoredBooking[]> {
  const { where, order = [asc(bookings.id)], limit = 200, offset = 0, lock = false } = selection;
  const query = db
    .select()
    .from(bookings)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .$dynamic();
  const rows = await (lock ? query.for('update') : query);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const cropRows = await db
    .select()
    .from(bookingCrops)
    .where(inArray(bookingCrops.booking_id, ids))
    .orderBy(asc(bookingCrops.position));
  const sampleRows = await db
    .select()
    .from(samples)
    .where(inArray(samples.booking_id, ids))
    .orderBy(asc(samples.position));
  const stored = await withOtherCrops(db, sampleRows);
  return rows.map((row) => ({
    row,
    crops: cropRows.filter(({ booking_id }) => booking_id === row.id).map(({ crop_id }) => crop_id),
    samples: stored.filter((sample) => sample.row.booking_id === row.id),
  }));
}

/** Adds their other crops, in one query however many they are. */
export async function withOtherCrops(
  db: Db,
  sampleRows: (typeof samples.$inferSelect)[],
): Promise<StoredSample[]> {
  if (sampleRows.length === 0) return [];
  const ids = sampleRows.map(({ id }) => id);
  const cropRows = await db
    .select()
    .from(sampleOtherCrops)
    .where(inArray(sampleOtherCrops.sample_id, ids))
    .orderBy(asc(sampleOtherCrops.position));
  return sampleRows.map((row) => ({
    row,
    otherCrops: cropRows.filter(({ sample_id }) => sample_id === row.id).map(({ crop_id }) => crop_id),
  }));
}

/** Writes a booking as the contract has it. */
export function toBooking({ row, crops, samples: stored }: StoredBooking): Booking {
  return {
    id: row.id,
    code: row.code,
    uuid: row.uuid,
    status: row.status,
    created_by: row.created_by_id,
    farmer: row.farmer_id,
    name: row.name,
    email: row.email,
    phone_no: row.phone_no,
    soil_test_date: row.soil_test_date,
    no_of_samples: stored.length,
    test_type: row.test_type,
    county: row.county_id,
    address: row.address,
    crops,
    notes: row.notes,
    referrer_agent: row.referrer_agent_id,
    agent: row.agent_id,
    farming_type: row.farming_type,
    discount: row.discount,
    discount_code: row.discount_code,
    is_report_sent: row.is_report_sent,
    samples: stored.map(toSample),
    paid: row.paid,
    canceled: row.canceled,
    created_on: toInstant(row.created_on),
    updated_on: toInstant(row.updated_on),
  };
}

function toSample({ row, otherCrops }: StoredSample): Sample {
  return {
    id: row.id,
    sample_location: row.sample_location,
    sample_notes: row.sample_notes,
    soil_type: row.soil_type,
    size_of_land: row.size_of_land,
    main_crop: row.main_crop_id,
    other_crops: otherCrops,
  };
}
