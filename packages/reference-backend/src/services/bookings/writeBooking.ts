import type { ConsentSource, Language } from '@udongo/sdk';
import { and, eq, inArray, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { insertRows } from '../../db/insertRows.ts';
import { one } from '../../db/one.ts';
import { queryRows } from '../../db/queryRows.ts';
import { bookingCrops, bookings, changedDays, sampleOtherCrops, samples } from '../../db/schema.ts';
import { besides, writeTogether } from '../../db/writeTogether.ts';
import type { NotifiedBooking } from '../messages/notifications/notify.ts';
import { newMoney, pricePostings, toColumns } from '../money/payments/updateLedger.ts';
import { daysOf } from '../platform/queueDays.ts';
import type { NewIds } from './claimUuid.ts';
import { discountUse } from './followPrice.ts';
import { firstStep } from './moveBooking.ts';
import { promise } from './promises.ts';
import type { ResolvedBooking, ResolvedSample } from './resolveBooking.ts';
import {
  type LookedUp,
  lookedUpList,
  type StoredBooking,
  type StoredSample,
  toStored,
} from './StoredBooking.ts';

interface Origin {
  uuid: string;
  created_by_id: number | null;
  /** Language of the page that booked; null where it did not say. */
  language: Language | null;
  /** Key of the website that booked; null without one. */
  partner_key_id: number | null;
  /** Null where the page showed no text about personal data. */
  consent_version: string | null;
  consent_said_by: ConsentSource | null;
}

/** Stores a new booking with its price, and what `alsoWrite` adds; gives it as a later read would: nothing that was just written is read. */
export async function insertBooking(
  db: Db,
  { row, crops, samples: resolved, settings }: ResolvedBooking,
  ids: NewIds,
  origin: Origin,
  now: Date,
  alsoWrite: (row: NotifiedBooking) => Promise<(SQLWrapper | null)[]>,
): Promise<StoredBooking> {
  const { soil_test_date } = row;
  const money = newMoney(resolved.length, row);
  const { id, code } = ids;
  const inserted = {
    ...newBooking,
    ...row,
    ...origin,
    ...promise(settings, { status: 'booked', soil_test_date }, now),
    ...toColumns(money),
    created_on: now,
    updated_on: now,
    last_sample_number: resolved.length,
    id,
    code,
  };
  const stored = placed(resolved).flatMap((sample, index) => toNewSample(id, sample, ids.samples[index]));
  const hanging = [
    insertRows(
      samples,
      stored.map((sample) => sample.row),
    ),
    firstStep(inserted, now),
    bookedCrops(id, crops),
    otherCropsOf(stored),
    insertRows(changedDays, [{ day: soil_test_date }]),
    pricePostings(id, money, { now, by: origin.created_by_id }),
    ...(await alsoWrite(inserted)),
  ];
  const insert = sql`${insertRows(bookings, [inserted])} returning ${lookedUpList}`;
  const lookedUp = one(await queryRows<LookedUp>(db, besides(hanging, insert)));
  if (row.discount_code !== '') await db.execute(discountUse(id));
  return toStored(
    { ...inserted, ...lookedUp },
    { crops, samples: stored, sampleCount: stored.length, moves: [] },
  );
}

/** A booking with which nobody has done anything yet. */
const newBooking = {
  status: 'booked' as const,
  canceled: false,
  collector_id: null,
  partner_key_name: null,
  results_changed_on: null,
  search_text: '',
  shared_with: [],
};

/** A new sample as a later read would give it; nothing without an id. */
function toNewSample(
  booking_id: number,
  { row, position, otherCrops }: PlacedSample,
  id: number | undefined,
): StoredSample[] {
  if (id === undefined) return [];
  const size_of_land = Number(row.size_of_land).toFixed(2);
  return [
    {
      row: { ...untouched, ...row, size_of_land, id, booking_id, position, number: position + 1 },
      otherCrops,
    },
  ];
}

/** A sample with which nobody has done anything yet. */
const untouched = {
  nitrogen: null,
  phosphorus: null,
  potassium: null,
  moisture: null,
  temperature: null,
  pH: null,
  conductivity: null,
  latitude: null,
  longitude: null,
  below_limit: [],
  search_text: '',
  rejected_reason: null,
  rejected_note: '',
  rejected_on: null,
  rejected_by_id: null,
  received_on: null,
  repeat_asked_on: null,
  place_id: null,
};

/** Changes a booking: samples with an id are kept with their readings, those without are added, others are removed. */
export async function rewriteBooking(
  db: Db,
  stored: StoredBooking,
  { row, crops, samples: resolved, settings }: ResolvedBooking,
  now: Date,
): Promise<void> {
  const { id, status, last_sample_number: last } = stored.row;
  const { soil_test_date } = row;
  const promised = status === 'booked' ? promise(settings, { status, soil_test_date }, now) : {};
  const added = resolved.filter((sample) => sample.id === undefined).length;
  await db
    .update(bookings)
    .set({ ...row, ...promised, last_sample_number: last + added, updated_on: now })
    .where(eq(bookings.id, id));
  await db.delete(bookingCrops).where(eq(bookingCrops.booking_id, id));
  const all = placed(resolved);
  const kept = all.flatMap((sample) => (sample.id === undefined ? [] : [{ ...sample, id: sample.id }]));
  const keptIds = kept.map((sample) => sample.id);
  await db
    .delete(samples)
    .where(and(eq(samples.booking_id, id), keptIds.length > 0 ? notInArray(samples.id, keptIds) : undefined));
  await updateSamples(db, stored, kept);
  const inserted = await insertSamples(
    db,
    id,
    all.filter((sample) => sample.id === undefined),
    last,
  );
  await writeTogether(db, [
    bookedCrops(id, crops),
    otherCropsOf([...kept.map((sample) => ({ row: sample, otherCrops: sample.otherCrops })), ...inserted]),
    daysOf([id]),
  ]);
}

type PlacedSample = ResolvedSample & { position: number };

/** Updates all samples in one statement, and removes their other crops. The booking is locked, so all of them are there and none is inserted. */
async function updateSamples(
  db: Db,
  stored: StoredBooking,
  kept: readonly (PlacedSample & { id: number })[],
): Promise<void> {
  if (kept.length === 0) return;
  const columns = [
    'position',
    'sample_location',
    'sample_notes',
    'soil_type',
    'size_of_land',
    'main_crop_id',
  ] as const;
  const numbers = new Map(stored.samples.map((sample) => [sample.row.id, sample.row.number]));
  await db
    .insert(samples)
    .values(
      kept.map(({ id, position, row }) => ({
        ...row,
        id,
        position,
        number: numbers.get(id) ?? 0,
        booking_id: stored.row.id,
      })),
    )
    .onConflictDoUpdate({
      target: samples.id,
      set: Object.fromEntries(columns.map((name) => [name, sql`excluded.${sql.identifier(name)}`])),
    });
  const ids = kept.map(({ id }) => id);
  await db.delete(sampleOtherCrops).where(inArray(sampleOtherCrops.sample_id, ids));
}

function placed(resolved: readonly ResolvedSample[]): PlacedSample[] {
  return resolved.map((sample, position) => ({ ...sample, position }));
}

function bookedCrops(bookingId: number, crops: readonly number[]): SQL | null {
  return insertRows(
    bookingCrops,
    crops.map((crop_id, position) => ({ booking_id: bookingId, crop_id, position })),
  );
}

/** Stores samples without their other crops, and gives them in their order. Their numbers go on after the last one that a sample of the booking ever had. */
async function insertSamples(
  db: Db,
  bookingId: number,
  added: readonly PlacedSample[],
  lastNumber: number,
): Promise<StoredSample[]> {
  if (added.length === 0) return [];
  const inserted = await db
    .insert(samples)
    .values(
      added.map(({ row, position }, index) => ({
        ...row,
        position,
        number: lastNumber + index + 1,
        booking_id: bookingId,
      })),
    )
    .returning();
  const rows = new Map(inserted.map((row) => [row.position, row]));
  return added.flatMap(({ otherCrops, position }) => {
    const row = rows.get(position);
    return row ? [{ row, otherCrops }] : [];
  });
}

function otherCropsOf(of: readonly { row: { id: number }; otherCrops: readonly number[] }[]): SQL | null {
  const rows = of.flatMap(({ row, otherCrops }) =>
    otherCrops.map((crop_id, position) => ({ sample_id: row.id, crop_id, position })),
  );
  return insertRows(sampleOtherCrops, rows);
}
