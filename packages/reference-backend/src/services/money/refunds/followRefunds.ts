import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { bookingStatusChanges, type bookings, refunds } from '../../../db/schema.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { issueCreditNote } from '../documents/issueDocument.ts';
import type { BookingMoney } from '../ledger/bookingMoney.ts';
import { decideRefunds, type RefundState } from './decideRefunds.ts';

/** Money of a booking that went back just now, in whole shillings, and the provider's number of it. */
export interface GivenBack {
  amount: number;
  number: string;
}

interface Change {
  now: Date;
  by: number | null;
  given?: GivenBack | undefined;
}

/** Brings the refunds of a booking, which the caller has locked, up to its money. Money of a canceled one gets its credit note here. */
export async function followRefunds(
  db: Db,
  { row, money }: { row: typeof bookings.$inferSelect; money: Pick<BookingMoney, 'amount_paid'> },
  { now, by, given }: Change,
): Promise<void> {
  const before = await db
    .select()
    .from(refunds)
    .where(eq(refunds.booking_id, row.id))
    .orderBy(asc(refunds.id));
  const facts = { canceled: row.canceled, amount_paid: money.amount_paid, given: given?.amount ?? 0 };
  const decided = decideRefunds(before, facts);
  const after = new Map(decided.refunds.map((refund) => [refund.id, refund]));
  for (const refund of before) await store(db, refund, after.get(refund.id), { now, given });
  if (decided.added > 0) {
    await db.insert(refunds).values({
      booking_id: row.id,
      cause: 'canceled',
      amount: decided.added,
      reason: await readReason(db, row.id),
      created_on: now,
      created_by_id: by,
    });
  }
  if (!given) return;
  if (row.canceled) await issueCreditNote(db, row.id, given.amount, now);
  await notify(db, row, { notice: 'refunded', amount: given.amount }, { by, now });
}

async function store(
  db: Db,
  before: RefundState,
  after: RefundState | undefined,
  { now, given }: Pick<Change, 'now' | 'given'>,
): Promise<void> {
  const its = eq(refunds.id, before.id);
  if (!after) {
    await db.delete(refunds).where(its);
    return;
  }
  const { status, amount, amount_withheld, amount_refunded, is_current } = after;
  if (Object.entries(after).every(([name, value]) => before[name as keyof RefundState] === value)) return;
  const isGiven = amount_refunded !== before.amount_refunded;
  await db
    .update(refunds)
    .set({
      status,
      amount,
      amount_withheld,
      amount_refunded,
      is_current,
      ...(isGiven && { refund_number: given?.number }),
      ...(status === 'paid_back' && before.status !== 'paid_back' && { paid_back_on: now }),
    })
    .where(its);
}

/** Reads why the booking was canceled. */
async function readReason(db: Db, bookingId: number): Promise<string> {
  const [step] = await db
    .select({ note: bookingStatusChanges.note })
    .from(bookingStatusChanges)
    .where(and(eq(bookingStatusChanges.booking_id, bookingId), eq(bookingStatusChanges.status, 'canceled')))
    .orderBy(desc(bookingStatusChanges.id))
    .limit(1);
  return step?.note ?? '';
}
