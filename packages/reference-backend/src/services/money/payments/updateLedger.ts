import { amountDue, netAmount } from '@udongo/sdk/values';
import { eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { insertRows } from '../../../db/insertRows.ts';
import { bookings, ledgerPostings } from '../../../db/schema.ts';
import { settleCommission } from '../commissions/settleCommission.ts';
import { issueCreditNote, readCredited } from '../documents/issueDocument.ts';
import { type BookingMoney, decideMoney } from '../ledger/bookingMoney.ts';
import { type Balance, type Posting, post, toRows } from '../ledger/postings.ts';
import { readMoney } from '../ledger/readMoney.ts';
import { followRefunds, type GivenBack } from '../refunds/followRefunds.ts';

/**
 * Posts the difference between a booking's ledger and its current price, then updates its paid, overpaid and credited amounts and
 * its commission and refunds; `given` is money that went back just now. The caller must hold the booking's lock. Call it last, after everything that can change a price, a status or a
 * payment; nothing else writes these columns.
 */
export async function updateLedger(
  db: Db,
  bookingId: number,
  { now, by, given }: { now: Date; by: number | null; given?: GivenBack | undefined },
): Promise<void> {
  const [known] = await readMoney(db, [bookingId], true);
  if (!known) return;
  const { row, money, balance } = known;
  const wanted = toColumns(money);
  if (listDifferences(row, wanted).length > 0) {
    await db
      .update(bookings)
      .set({ ...wanted, updated_on: now })
      .where(eq(bookings.id, bookingId));
  }
  await post(db, bookingPostings(money, balance), {
    key: `booking:${bookingId}`,
    booking_id: bookingId,
    by,
    now,
  });
  const moreCredit = money.amount_credited - Number(row.amount_credited);
  // A canceled booking that is opened again has its earlier credit again, and the notes of it already.
  const missing =
    moreCredit > 0 && !given ? money.amount_credited - (await readCredited(db, bookingId)) : moreCredit;
  if (missing > 0) await issueCreditNote(db, bookingId, missing, now);
  await followRefunds(db, known, { now, by, given });
  // The agent's share of a canceled booking is that of the money that is kept, which the refunds have just decided.
  const [settled] = row.canceled ? await readMoney(db, [bookingId]) : [known];
  await settleCommission(db, bookingId, settled?.share ?? null, { now, by });
}

/** The money of a booking that is being made: nothing has come in yet. Its columns belong into the booking's row, its price into the books. */
export function newMoney(
  samples: number,
  { test_type, discount }: Pick<typeof bookings.$inferSelect, 'test_type' | 'discount'>,
): BookingMoney {
  const gross = amountDue(samples, test_type);
  const nothing = { booked: 0, received: 0, refunded: 0, kept: 0, opening: 0, credited: 0 };
  const earlier = { refunded: 0, credited: 0 };
  return decideMoney({ canceled: false, gross, net: netAmount(gross, discount), ...nothing, earlier });
}

/** The statement that posts the price of a booking that was just stored; null where it costs nothing. */
export function pricePostings(
  booking_id: number,
  money: BookingMoney,
  { now, by }: { now: Date; by: number | null },
): SQL | null {
  const about = { key: `booking:${booking_id}`, booking_id, by, now } as const;
  const rows = toRows(
    bookingPostings(money, () => 0),
    about,
    0,
  );
  return insertRows(ledgerPostings, rows);
}

/** The columns that are the money of a booking. */
export function toColumns({ amount_paid, amount_credited, amount_overpaid, paid, earlier }: BookingMoney) {
  return {
    paid,
    amount_paid: amount_paid.toFixed(2),
    amount_credited: amount_credited.toFixed(2),
    amount_overpaid: amount_overpaid.toFixed(2),
    earlier_refunds: earlier.refunded,
    earlier_credit: earlier.credited,
  };
}

type Columns = ReturnType<typeof toColumns>;

/** Describes the columns that differ from their wanted values. */
export function listDifferences(row: Columns, wanted: Columns): string[] {
  return (Object.keys(wanted) as (keyof Columns)[]).flatMap((name) =>
    row[name] === wanted[name] ? [] : [`${name} is ${row[name]} and should be ${wanted[name]}`],
  );
}

/** Gives the postings that bring a booking's books up to its price and to the refunds that count against it. */
export function bookingPostings(
  { gross, charged, amount_credited }: Pick<BookingMoney, 'gross' | 'charged' | 'amount_credited'>,
  balance: Balance,
): Posting[] {
  return [
    { source: 'sales', destination: 'due', amount: gross + balance('sales') },
    { source: 'due', destination: 'discount', amount: gross - charged - balance('discount') },
    { source: 'due', destination: 'refunds', amount: amount_credited - balance('refunds') },
  ];
}
