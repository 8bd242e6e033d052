import { amountDue, netAmount } from '@udongo/sdk/values';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { bookings, payments, samples } from '../../db/schema.ts';
import { settleCommission } from '../commissions/settleCommission.ts';
import { countRows } from '../countRows.ts';
import { issueCreditNote } from '../payments/issueDocument.ts';
import { type Balance, type Posting, post, readBalances } from './postings.ts';

interface Change {
  now: Date;
  by: number | null;
  /** What happened: its price changed, money came, or money went back. */
  what: 'price' | 'payment' | 'refund';
}

/**
 * Brings the books of a booking, which the caller has locked, up to what it costs now, and the booking up to its money: whether it is
 * paid, what was paid too much, what a credit note took off. Commission follows.
 */
export async function keepBooks(db: Db, bookingId: number, { now, by, what }: Change): Promise<void> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!row) return;
  const gross = amountDue(await countSamples(db, bookingId), row.test_type);
  const net = netAmount(gross, row.discount);
  const before = Number(row.amount_credited);
  const { received, refunded } = await sumPayments(db, bookingId);
  const { credited, changes } = decideAmounts(row, { what, net, refunded });
  await db.update(bookings).set(changes).where(eq(bookings.id, bookingId));
  const key = `booking:${bookingId}` as const;
  // Paid before there were books, or through a service that kept no payments.
  const opening = Number(row.amount_paid) - (received - refunded);
  const postings = bookingPostings(row, { gross, net, credited, opening }, await readBalances(db, key));
  await post(db, postings, { key, booking_id: bookingId, by, now });
  if (what === 'price') return;
  if (credited > before) await issueCreditNote(db, bookingId, credited - before, now);
  await settleCommission(db, { ...row, ...changes }, { net, now, by });
}

/** What the money of a booking makes of it: whether it is paid, what was paid too much, what refunds took off the price. */
export function decideAmounts(
  row: Pick<typeof bookings.$inferSelect, 'canceled' | 'amount_paid' | 'amount_credited'>,
  { what, net, refunded }: { what: Change['what']; net: number; refunded: number },
) {
  const charged = row.canceled ? 0 : net;
  const paid = Number(row.amount_paid);
  const before = Number(row.amount_credited);
  const credited = what === 'price' ? before : decideCredit({ what, charged, paid, refunded, before });
  const price = Math.max(0, charged - credited);
  const changes = {
    amount_credited: credited.toFixed(2),
    amount_overpaid: Math.max(0, paid - price).toFixed(2),
    ...(what === 'price' ? {} : { paid: !row.canceled && paid > 0 && paid >= price }),
  };
  return { credited, changes };
}

/** What brings the books of a booking up to what it costs. */
export function bookingPostings(
  { canceled }: Pick<typeof bookings.$inferSelect, 'canceled'>,
  { gross, net, credited, opening }: Record<'gross' | 'net' | 'credited' | 'opening', number>,
  balance: Balance,
): Posting[] {
  const discount = canceled ? 0 : gross - net;
  return [
    { source: 'sales', destination: 'due', amount: (canceled ? 0 : gross) + balance('sales') },
    { source: 'due', destination: 'discount', amount: discount - balance('discount') },
    { source: 'due', destination: 'refunds', amount: credited - balance('refunds') },
    { source: 'due', destination: 'cash:by_hand', amount: opening - balance('cash:by_hand') },
  ];
}

async function countSamples(db: Db, bookingId: number): Promise<number> {
  const [counted] = await db
    .select({ count: countRows })
    .from(samples)
    .where(eq(samples.booking_id, bookingId));
  return counted?.count ?? 0;
}

/** What counts of the payments of a booking: money that needs a look is not the booking's yet. */
async function sumPayments(db: Db, bookingId: number): Promise<{ received: number; refunded: number }> {
  const rows = await db
    .select({
      status: payments.status,
      received: payments.amount_received,
      refunded: payments.amount_refunded,
    })
    .from(payments)
    .where(eq(payments.booking_id, bookingId));
  const counted = rows.filter(({ status, received }) => status !== 'needs_review' && received !== null);
  return {
    received: counted.reduce((sum, { received }) => sum + (received ?? 0), 0),
    refunded: counted.reduce((sum, row) => sum + row.refunded, 0),
  };
}

/**
 * What refunds took off the price. They give back what was paid too much first; of the rest a part is a credit note, so that the
 * booking stays paid, and all of it makes the booking unpaid. The order in which payments and refunds come makes no difference.
 */
function decideCredit({
  what,
  charged,
  paid,
  refunded,
  before,
}: {
  what: 'payment' | 'refund';
  charged: number;
  paid: number;
  refunded: number;
  before: number;
}): number {
  if (paid === 0) return 0;
  const tooMuch = Math.max(0, paid + refunded - charged);
  const credit = Math.max(0, refunded - tooMuch);
  // Money that comes after the price has risen takes nothing more off it.
  return what === 'refund' ? credit : Math.min(before, credit);
}
