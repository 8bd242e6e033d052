import type { SoilTestSample } from '@udongo/sdk';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { one } from '../../../db/one.ts';
import { bookings, crops, devices, sampleOtherCrops, samples } from '../../../db/schema.ts';
import { badRequest, conflict } from '../../../errors.ts';
import type { Issue } from '../../../validation/issues.ts';
import { allValues } from '../../../validation/readFields.ts';
import { invalidKey } from '../../../validation/storable.ts';
import { maximumSamples } from '../../bookings/bookingFields.ts';
import { checkTextSize } from '../../bookings/checkTextSize.ts';
import { findReported } from '../../bookings/findReported.ts';
import { followSamples } from '../../bookings/followSamples.ts';
import { listChanges } from '../../bookings/listChanges.ts';
import { findAndLockBooking, lockBooking } from '../../bookings/lockBooking.ts';
import { refreshDiscount } from '../../bookings/refreshDiscount.ts';
import type { StoredBooking } from '../../bookings/StoredBooking.ts';
import { checkKeys } from '../../platform/checkKeys.ts';
import { countRows } from '../../platform/countRows.ts';
import { getSample } from './listSamples.ts';
import { isSameReadings, keepReadings, resolveLimits } from './readingsHistory.ts';
import type { SampleReading, sampleFields } from './sampleFields.ts';

/** Adds a sample at the end of its booking. Errors: throws 400 for what is refused. */
export async function createSample(
  db: Db,
  actor: Actor,
  reading: SampleReading,
  now: Date,
): Promise<SoilTestSample> {
  const booking = await findBooking(db, actor, reading.values.booking);
  const isFull = booking !== undefined && booking.samples.length >= maximumSamples;
  const values = await settle(
    db,
    reading,
    [],
    [
      ...bookingIssues(reading, booking),
      ...(reading.values.sensor_data === null ? [noReadings] : []),
      ...(isFull ? [{ path: ['booking'], message: `A booking has at most ${maximumSamples} samples.` }] : []),
    ],
  );
  const { below_limit = [] } = reading.values;
  const last = booking?.samples.at(-1)?.row.position ?? -1;
  const number = await takeSampleNumber(db, values.row.booking_id);
  const created = one(
    await db
      .insert(samples)
      .values({ ...values.row, below_limit, number, position: last + 1, received_on: now })
      .returning({ id: samples.id }),
  );
  const id = created.id;
  await writeOtherCrops(db, id, values.otherCrops);
  if (values.sensorData) {
    const { device, sensorData: sensor_data } = values;
    await keepReadings(
      db,
      id,
      { sensor_data, below_limit },
      { kind: 'measured', reason: '', device, by: actor.userId, now },
    );
  }
  await refreshDiscount(db, actor, values.row.booking_id, now);
  await followSamples(db, actor, values.row.booking_id, { changesResults: true }, now);
  return getSample(db, actor, id);
}

/**
 * Changes a sample; it stays with its booking, which is locked first, as for every change of its samples.
 * Errors: throws 404, also when its booking removes it in the meantime, and 400 for refused fields.
 */
export async function updateSample(
  db: Db,
  actor: Actor,
  id: number,
  reading: SampleReading,
  now: Date,
): Promise<SoilTestSample> {
  const stored = await lockSample(db, actor, id);
  const { booking, sensor_data, received_on, is_repeat = false, correction_reason: reason } = reading.values;
  const moved = booking !== undefined && booking !== stored.booking;
  const isRepeat = is_repeat || stored.repeat_asked_on !== null;
  const measured = sensor_data && {
    sensor_data,
    below_limit: resolveLimits(stored, sensor_data, reading.values.below_limit),
  };
  const isMeasured = measured && (isRepeat || !isSameReadings(stored, measured));
  const kind = !stored.sensor_data ? 'measured' : isRepeat ? 'repeated' : 'corrected';
  const isCorrected = isMeasured && kind === 'corrected';
  const isOtherSoil =
    isMeasured && received_on && stored.received_on && !isSameInstant(received_on, stored.received_on);
  const isCanceled = isMeasured && (await lockBooking(db, actor, stored.booking)).row.status === 'canceled';
  const values = await settle(
    db,
    reading,
    [stored.main_crop, ...stored.other_crops],
    [
      ...(actor.role === 'technician' ? descriptionIssues(stored, reading) : []),
      ...(sensor_data === null && stored.sensor_data ? [noReadings] : []),
      ...(moved ? [{ path: ['booking'], message: 'A sample cannot move to another booking.' }] : []),
      ...(isCorrected && reason === '' ? [unexplained] : []),
      ...(isCanceled ? [{ path: ['sensor_data'], message: canceled }] : []),
      ...(isOtherSoil ? [{ path: ['sensor_data'], message: otherSoil }] : []),
      ...(isMeasured && stored.rejected_reason ? [{ path: ['sensor_data'], message: rejected }] : []),
    ],
  );
  const arrival = isMeasured
    ? { received_on: sql`coalesce(received_on, ${now})`, repeat_asked_on: null }
    : {};
  await db
    .update(samples)
    .set({ ...values.row, ...(measured && { below_limit: measured.below_limit }), ...arrival })
    .where(eq(samples.id, id));
  checkTextSize(await lockBooking(db, actor, stored.booking));
  if (reading.values.other_crops) {
    await db.delete(sampleOtherCrops).where(eq(sampleOtherCrops.sample_id, id));
    await writeOtherCrops(db, id, values.otherCrops);
  } else {
    // A former other crop can be the main crop now.
    await db
      .delete(sampleOtherCrops)
      .where(
        sql`${sampleOtherCrops.sample_id} = ${id} and ${sampleOtherCrops.crop_id} = ${values.row.main_crop_id}`,
      );
  }
  if (isMeasured) {
    const { device } = values;
    await keepReadings(db, id, measured, {
      ...{ kind, reason: isCorrected ? (reason ?? '') : '', device, by: actor.userId, now },
    });
  }
  const changes = listChanges(
    { row: { ...stored, main_crop_id: stored.main_crop }, otherCrops: stored.other_crops },
    {
      row: values.row,
      otherCrops: reading.values.other_crops
        ? values.otherCrops
        : stored.other_crops.filter((crop) => crop !== values.row.main_crop_id),
    },
  );
  if (isMeasured || changes.length > 0) {
    const details = changes.length > 0 ? `${stored.code}: ${changes.join(', ')}` : '';
    await followSamples(db, actor, stored.booking, { changesResults: true, details }, now);
  }
  return getSample(db, actor, id);
}

/** Errors: throws 404, 400 for the last sample of a booking, and 409 for one that a report is about. */
export async function deleteSample(db: Db, actor: Actor, id: number, now: Date): Promise<void> {
  const { booking, has_readings, rejected_reason } = await lockSample(db, actor, id);
  const [total] = await db.select({ count: countRows }).from(samples).where(eq(samples.booking_id, booking));
  if (total?.count === 1) {
    throw badRequest(['A booking keeps at least one sample. Delete the booking instead.']);
  }
  if ((await findReported(db, booking))?.has(id)) {
    throw conflict('A report is about this sample, so it can no longer be deleted. Reject it instead.');
  }
  await db.delete(samples).where(eq(samples.id, id));
  await refreshDiscount(db, actor, booking, now);
  const changesResults = has_readings === true && rejected_reason === null;
  await followSamples(db, actor, booking, { changesResults }, now);
}

/** Technicians measure; the description is the farmer's, and administrators correct it. */
function descriptionIssues(stored: SoilTestSample, { values }: SampleReading): Issue[] {
  const message = 'Only an administrator can change this. Open the sample again.';
  const { sample_location, sample_notes, soil_type, size_of_land, main_crop, other_crops } = values;
  const texts = { sample_location, sample_notes, soil_type, main_crop } as const;
  const changed = (Object.keys(texts) as (keyof typeof texts)[]).filter(
    (name) => texts[name] !== undefined && texts[name] !== stored[name],
  );
  const isResized = size_of_land !== undefined && Number(size_of_land) !== Number(stored.size_of_land);
  const areOthers = other_crops && [...other_crops].sort().join() !== [...stored.other_crops].sort().join();
  return [...changed, ...(isResized ? ['size_of_land'] : []), ...(areOthers ? ['other_crops'] : [])].map(
    (name) => ({ path: [name], message }),
  );
}

export const rejected =
  'This sample is rejected. Receive its new soil or undo the rejection before you measure it.';
export const canceled = 'This booking is cancelled. Put the bag aside, or open the booking again first.';
const otherSoil = 'New soil of this sample came after you opened it. Measure the new soil.';
/** A client that does not know the field sends none, as the specification's. */
const unexplained: Issue = { path: ['correction_reason'], message: 'Say why the readings are corrected.' };
const noReadings: Issue = { path: ['sensor_data'], message: 'This field may not be null.' };

/** A sample as it is once nobody else changes its booking. Errors: throws 404. */
export async function lockSample(db: Db, actor: Actor, id: number): Promise<SoilTestSample> {
  const { booking } = await getSample(db, actor, id);
  await lockBooking(db, actor, booking);
  return getSample(db, actor, id);
}

function isSameInstant(one: Date, other: string): boolean {
  return one.getTime() === new Date(other).getTime();
}

async function takeSampleNumber(db: Db, bookingId: number): Promise<number> {
  const taken = one(
    await db
      .update(bookings)
      .set({ last_sample_number: sql`${bookings.last_sample_number} + 1` })
      .where(eq(bookings.id, bookingId))
      .returning({ number: bookings.last_sample_number }),
  );
  return taken.number;
}

/** Locked, so that two samples that come together get places of their own. */
async function findBooking(db: Db, actor: Actor, id: number | undefined): Promise<StoredBooking | undefined> {
  if (id === undefined) return undefined;
  return findAndLockBooking(db, actor, id);
}

function bookingIssues({ values }: SampleReading, booking: StoredBooking | undefined): Issue[] {
  if (booking) return booking.row.status === 'canceled' ? [{ path: ['booking'], message: canceled }] : [];
  return values.booking === undefined ? [] : [{ path: ['booking'], message: invalidKey(values.booking) }];
}

async function settle(db: Db, reading: SampleReading, cropsBefore: readonly number[], issues: Issue[]) {
  const {
    sensor_data,
    booking,
    main_crop,
    other_crops = [],
    device = null,
    received_on: _,
    below_limit: __,
    is_repeat: ___,
    correction_reason: ____,
    ...soil
  } = allValues<typeof sampleFields>({
    values: reading.values,
    issues: [
      ...reading.issues,
      ...issues,
      ...(await cropIssues(db, reading, cropsBefore)),
      ...(await checkKeys(db, devices.id, [{ path: ['device'], id: reading.values.device }])),
    ],
  });
  return {
    row: { ...soil, ...sensor_data, booking_id: booking, main_crop_id: main_crop },
    sensorData: sensor_data,
    device,
    otherCrops: other_crops.filter((id) => id !== main_crop),
  };
}

/** A withdrawn crop reads as missing, unless the sample has it already. */
async function cropIssues(db: Db, { values }: SampleReading, before: readonly number[]): Promise<Issue[]> {
  const { main_crop, other_crops = [] } = values;
  const chosen = main_crop === undefined ? other_crops : [main_crop, ...other_crops];
  const rows = chosen.length === 0 ? [] : await db.select().from(crops).where(inArray(crops.id, chosen));
  const open = new Set(rows.filter((crop) => crop.public || before.includes(crop.id)).map(({ id }) => id));
  const wrong = (path: string, id: number | undefined) =>
    id === undefined ? [] : [{ path: [path], message: invalidKey(id) }];
  return [
    ...wrong('main_crop', main_crop !== undefined && !open.has(main_crop) ? main_crop : undefined),
    ...wrong(
      'other_crops',
      other_crops.find((id) => !open.has(id)),
    ),
  ];
}

async function writeOtherCrops(db: Db, id: number, otherCrops: readonly number[]): Promise<void> {
  if (otherCrops.length === 0) return;
  await db
    .insert(sampleOtherCrops)
    .values(otherCrops.map((crop_id, position) => ({ sample_id: id, crop_id, position })));
}
