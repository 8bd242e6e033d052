import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { queryRows } from '../src/db/queryRows.ts';
import { bookingBody } from './bookingBody.ts';
import type { Answer, TestBackend, Who } from './testBackend.ts';

/** Steps that tests of money do again and again. */
export function payer(backend: TestBackend) {
  const post = (path: string, body: unknown, as: Who = 'anonymous'): Promise<Answer> =>
    backend.call('POST', path, { as, body });
  return {
    /** A booking of the demo farmer, 6,500 KES, whom the demo agent referred. */
    book: async (changes: Record<string, unknown> = {}) => {
      const body = bookingBody({ farmer: 1, ...changes });
      return (await post('/agric/soil-test-bookings/', body, 'administrator')).body;
    },
    start: (body: Record<string, unknown>, as?: Who) => post('/utils/initialize-payment/', body, as),
    play: (reference: string, action: string, amount?: number) =>
      post(`/utils/sandbox-prompts/${reference}/`, { action, ...(amount === undefined ? {} : { amount }) }),
    check: (reference: string, as?: Who) => post('/utils/check-payment-status/', { reference }, as),
    readBooking: async (id: number) =>
      (await backend.call('GET', `/agric/soil-test-bookings/${id}`, { as: 'administrator' })).body,
    /** Balance of an account (money in less money out), of one booking or of everything. */
    balance: (account: string, bookingId?: number) =>
      backend.db.inTransaction(async (db) => {
        const [row] = await queryRows<{ sum: number }>(
          db,
          sql`select coalesce(sum(case when destination = ${account} then amount else -amount end), 0)::int as sum
              from ledger_postings where ${account} in (source, destination)
              and (${bookingId ?? null}::int is null or booking_id = ${bookingId ?? null}::int)`,
        );
        return row?.sum;
      }),
    /** Checks that a booking's amounts are those of the books. */
    expectBooksToAgree: async (id: number) => {
      const rows = await backend.db.inTransaction((db) =>
        queryRows<{ due: number; cash: number; owed: number; paid: number }>(
          db,
          sql`select
              (select coalesce(sum(case when destination = 'due' then amount else -amount end), 0)::int
               from ledger_postings where booking_id = ${id} and 'due' in (source, destination)) as due,
              (select coalesce(sum(case when destination like 'cash:%' then amount else -amount end), 0)::int
               from ledger_postings where booking_id = ${id} and (
                 (source = 'due' and destination like 'cash:%') or (destination = 'due' and source like 'cash:%')
                 or (source = 'due' and destination = 'unmatched'))) as cash,
              0 as owed, (select amount_paid::int from bookings where id = ${id}) as paid`,
        ),
      );
      const booking = (await backend.call('GET', `/agric/soil-test-bookings/${id}`, { as: 'administrator' }))
        .body;
      const [books] = rows;
      const owed = Number(booking.balance_due) - Number(booking.amount_overpaid);
      expect({ due: books?.due, paid: books?.paid }).toEqual({
        due: owed,
        paid: Number(booking.amount_paid),
      });
    },
  };
}
