import type { BookingMove } from '@udongo/sdk';
import { asc, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import {
  agents,
  bookingCrops,
  bookings,
  farmers,
  partnerKeys,
  paymentDocuments,
  payments,
  reports,
  sampleOtherCrops,
  samples,
  users,
} from '../../db/schema.ts';
import { forbidden } from '../../errors.ts';
import { amountRefunded, amountToRefund } from '../money/refunds/readRefunds.ts';
import { countRows } from '../platform/countRows.ts';
import type { WantedFields } from '../platform/list.ts';
import { queueDays } from '../platform/queueDays.ts';
import { selectMoves } from './selectMoves.ts';

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
  sampleCount: number;
  /** User id of the agent who referred its farmer. */
  farmerReferrerId: number | null;
  collectorName: string | null;
  /** Name of the key of the website on which it was booked. */
  keyName: string | null;
  /** Name of the account that booked; null for a visitor. */
  bookedBy: string | null;
  isByAgent: boolean;
  /** Whether a payment, an invoice or a report is about it, so that it can't be deleted. */
  hasRecords: boolean;
  /** KES. */
  amountToRefund: number;
  amountRefunded: number;
  /** To another day, the oldest first. */
  moves: BookingMove[];
}

interface Selection {
  where: SQL | undefined;
  order?: SQL[];
  limit?: number;
  offset?: number;
  /** Lets other changes of these bookings wait until this transaction ends. */
  lock?: boolean;
  /** Crops and samples that no field shows are not read. */
  fields?: WantedFields | undefined;
}

/** Reads bookings with their crops and samples, in five queries however many they are. */
export async function selectBookings(db: Db, selection: Selection): Promise<StoredBooking[]> {
  const { where, order = [asc(bookings.id)], limit = 200, offset = 0, lock = false } = selection;
  const query = db
    .select(bookingColumns)
    .from(bookings)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .$dynamic();
  const rows = await (lock ? query.for('update') : query);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  // Locked means about to change, here or where its payments are.
  if (lock) await queueDays(db, ids);
  const { fields = new Set() } = selection;
  const shows = (...names: string[]) => fields.size === 0 || names.some((name) => fields.has(name));
  const crops = shows('crops') ? await selectCrops(db, ids) : new Map<number, number[]>();
  const readsSamples = shows('samples', 'may_change', 'may_delete');
  const stored = readsSamples ? await selectSamples(db, ids) : new Map<number, StoredSample[]>();
  const counts =
    !readsSamples && shows(...countedFields) ? await countSamples(db, ids) : new Map<number, number>();
  const moves = shows('moves')
    ? groupBy(
        await selectMoves(db, ids),
        ({ booking }) => booking,
        ({ move }) => move,
      )
    : new Map<number, BookingMove[]>();
  return rows.map((row) => {
    const own = stored.get(row.id) ?? [];
    return toStored(row, {
      crops: crops.get(row.id) ?? [],
      samples: own,
      sampleCount: counts.get(row.id) ?? own.length,
      moves: moves.get(row.id) ?? [],
    });
  });
}

/** Joins the columns of a booking with what hangs on it. */
export function toStored(
  {
    farmer_referrer_id,
    collector_name,
    key_name,
    booked_by,
    is_by_agent,
    has_records,
    to_refund,
    refunded,
    ...row
  }: typeof bookings.$inferSelect & LookedUp,
  hanging: Pick<StoredBooking, 'crops' | 'samples' | 'sampleCount' | 'moves'>,
): StoredBooking {
  return {
    row,
    ...hanging,
    farmerReferrerId: farmer_referrer_id,
    collectorName: collector_name,
    keyName: key_name,
    bookedBy: booked_by,
    isByAgent: is_by_agent,
    hasRecords: has_records,
    amountToRefund: to_refund,
    amountRefunded: refunded,
  };
}

/** No join: the rows are locked, and nothing is locked of a farmer. */
const farmerReferrer = sql<
  number | null
>`(select ${farmers.referrer_id} from ${farmers} where ${farmers.id} = ${bookings.farmer_id})`;

const collectorName = sql<
  string | null
>`(select ${users.full_name} from ${users} where ${users.id} = ${bookings.collector_id})`;

const keyName = sql<
  string | null
>`coalesce(${bookings.partner_key_name}, (select ${partnerKeys.name} from ${partnerKeys} where ${partnerKeys.id} = ${bookings.partner_key_id}))`;

const bookedBy = sql<
  string | null
>`(select ${users.full_name} from ${users} where ${users.id} = ${bookings.created_by_id})`;

const isByAgent = sql<boolean>`exists (select 1 from ${agents} where ${agents.user_id} = ${bookings.created_by_id})`;
const about = (table: typeof payments | typeof paymentDocuments | typeof reports) =>
  sql`exists (select 1 from ${table} where ${table.booking_id} = ${bookings.id})`;
const hasRecords = sql<boolean>`(${about(payments)} or ${about(paymentDocuments)} or ${about(reports)})`;

const lookedUp = {
  farmer_referrer_id: farmerReferrer,
  collector_name: collectorName,
  key_name: keyName,
  booked_by: bookedBy,
  is_by_agent: isByAgent,
  has_records: hasRecords,
  to_refund: amountToRefund,
  refunded: amountRefunded,
};
type SqlValue<Selected> = Selected extends SQL<infer Value> ? Value : never;

/** Values that are looked up beside the columns of a booking. */
export type LookedUp = { [Name in keyof typeof lookedUp]: SqlValue<(typeof lookedUp)[Name]> };

const bookingColumns = { ...getTableColumns(bookings), ...lookedUp };

/** The list that gives `LookedUp` of the booking that an INSERT makes. */
export const lookedUpList = sql.join(
  Object.entries(lookedUp).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`),
  sql`, `,
);

/** Fields that depend on the number of samples. */
const countedFields = ['no_of_samples', 'balance_due'];

async function selectCrops(db: Db, ids: number[]): Promise<Map<number, number[]>> {
  const rows = await db
    .select()
    .from(bookingCrops)
    .where(inArray(bookingCrops.booking_id, ids))
    .orderBy(asc(bookingCrops.position));
  return groupBy(
    rows,
    ({ booking_id }) => booking_id,
    ({ crop_id }) => crop_id,
  );
}

async function selectSamples(db: Db, ids: number[]): Promise<Map<number, StoredSample[]>> {
  const rows = await db
    .select()
    .from(samples)
    .where(inArray(samples.booking_id, ids))
    .orderBy(asc(samples.position));
  return groupBy(
    await withOtherCrops(db, rows),
    ({ row }) => row.booking_id,
    (sample) => sample,
  );
}

async function countSamples(db: Db, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: samples.booking_id, count: countRows })
    .from(samples)
    .where(inArray(samples.booking_id, ids))
    .groupBy(samples.booking_id);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Keeps the order of the rows within each group. */
export function groupBy<Row, Value, Key extends number | string>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  toValue: (row: Row) => Value,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(toValue(row));
    else groups.set(keyOf(row), [toValue(row)]);
  }
  return groups;
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
  const crops = groupBy(
    cropRows,
    ({ sample_id }) => sample_id,
    ({ crop_id }) => crop_id,
  );
  return sampleRows.map((row) => ({ row, otherCrops: crops.get(row.id) ?? [] }));
}

/**
 * Refuses a change of a booking that an agent reaches only because their shop serves it: they collect its soil or cancel it.
 * Errors: throws 403.
 */
export function refuseServing(actor: Actor, booking: StoredBooking): void {
  if (onlyServes(actor, booking)) {
    throw forbidden(
      'This booking only came to your shop. You can collect the soil or cancel it; to change it, ask an administrator.',
    );
  }
}

/** Whether an agent reaches a booking only because their shop serves it. */
export function onlyServes(actor: Actor, { row, farmerReferrerId }: StoredBooking): boolean {
  const own = [row.created_by_id, row.referrer_agent_id, farmerReferrerId];
  return actor.role === 'agent' && !own.includes(actor.userId);
}

/** Readings are work, too, whatever the status says. Administrators correct what has begun. */
export function isUnderWay(actor: Actor, { row, samples: stored }: StoredBooking): boolean {
  return actor.role !== 'administrator' && (row.status !== 'booked' || stored.some(hasReadings));
}

/** Gives the code of a sample, which people read aloud. */
export function sampleCode(bookingCode: string, { number }: Pick<typeof samples.$inferSelect, 'number'>) {
  return `${bookingCode}-${number}`;
}

/** Readings come all nine or none. */
export function hasReadings({ row }: StoredSample): boolean {
  return row.pH !== null;
}
