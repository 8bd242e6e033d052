import type { Reconciliation, ReconciliationSummary } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { and, asc, desc, eq, inArray, or } from 'drizzle-orm';
import type { Dependencies } from '../../../Dependencies.ts';
import type { Db } from '../../../db/Database.ts';
import { bookings, payments, reconciliations } from '../../../db/schema.ts';
import { cutPage, type Listed, type ListQuery } from '../../platform/list.ts';
import { toInstant } from '../../platform/toInstant.ts';
import { askPayment } from './askPayment.ts';
import { keepReceipt } from './receipts.ts';
import { readDay, reconcile } from './reconcile.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'payments'>;

/** Before it, the provider may still report money of the day before. */
const hourInNairobi = 3;

/** Days that are compared at most after nights without a server. */
const longestDays = 31;

/**
 * Compares yesterday with the provider, once a night, and the days before it that no night compared, as the server was away. It first
 * asks about money that the books lack, and keeps it as a receipt if it stays unknown.
 * Errors: rejects with 503 at the first day that the provider does not answer; the next run goes on with it.
 */
export async function reconcileNight(dependencies: Deps): Promise<void> {
  const now = dependencies.clock();
  if (new Date(now.getTime() + 3 * 3_600_000).getUTCHours() < hourInNairobi) return;
  for (const date of await listUncompared(dependencies, now)) await reconcileDay(dependencies, date);
}

/** The days to compare, the newest first. Before the first comparison this is only yesterday. */
async function listUncompared({ db, payments: provider }: Deps, now: Date): Promise<string[]> {
  const rows = await db.inSnapshot((transaction) =>
    transaction
      .select({ date: reconciliations.date })
      .from(reconciliations)
      .where(eq(reconciliations.provider, provider.name))
      .orderBy(asc(reconciliations.date)),
  );
  const compared = new Set(rows.map(({ date }) => date));
  const days = Array.from({ length: longestDays }, (_, index) =>
    todayInNairobi(new Date(now.getTime() - (index + 1) * 24 * 3_600_000)),
  );
  const first = rows[0]?.date ?? days[0] ?? '';
  return days.filter((date) => date >= first && !compared.has(date));
}

async function reconcileDay(dependencies: Deps, date: string): Promise<void> {
  const { db, clock, payments: provider } = dependencies;
  const first = await reconcile(dependencies, date);
  const isShort = first.rows.some(({ difference }) => difference === 'missing_in_books');
  if (isShort) await fetchMissing(dependencies, first);
  const last = isShort ? await reconcile(dependencies, date) : first;
  await db.inTransaction((transaction) =>
    transaction
      .insert(reconciliations)
      .values({
        date,
        provider: provider.name,
        is_complete: last.is_complete,
        differences: last.rows.filter(({ difference }) => difference !== 'none').length,
        provider_total: last.provider_total,
        books_total: last.books_total,
        checked_on: clock(),
      })
      .onConflictDoNothing(),
  );
}

/** Asks about our payments that the provider has and the books lack; other money waits for an administrator from then on. */
async function fetchMissing(dependencies: Deps, { date, rows }: Reconciliation): Promise<void> {
  const { db, payments: provider } = dependencies;
  const isMissing = new Set(
    rows
      .filter(({ difference }) => difference === 'missing_in_books')
      .map(({ receipt_number }) => receipt_number),
  );
  const { transactions } = await readDay(dependencies, date);
  for (const { kind, reference, receiptNumber, at } of transactions) {
    if (kind !== 'payment' || reference === '' || !isMissing.has(receiptNumber)) continue;
    const ours = await db.inTransaction((transaction) => findOurs(transaction, reference, provider.name));
    for (const { payment } of ours) await askPayment(dependencies, payment, at ?? undefined);
  }
  const left = new Set(
    (await reconcile(dependencies, date)).rows
      .filter(({ difference }) => difference === 'missing_in_books')
      .map(({ receipt_number }) => receipt_number),
  );
  for (const said of transactions) {
    if (said.kind !== 'payment' || said.receiptNumber === '' || !left.has(said.receiptNumber)) continue;
    const { receiptNumber, reference, amount, at } = said;
    const receivedOn = at ?? new Date(`${date}T12:00:00+03:00`);
    const receipt = {
      receiptNumber,
      reference: provider.name === 'paystack' ? reference : receiptNumber,
      amount,
      currency: 'KES',
      phoneHint: '',
      accountNumber: reference,
      receivedOn,
    };
    await db.inTransaction((transaction) => keepReceipt(transaction, provider, receipt, receivedOn));
  }
}

/**
 * Finds our payment by our reference or the provider's. Where the reference is only the account, finds the prompts of that
 * booking that are not paid.
 */
function findOurs(db: Db, reference: string, provider: Dependencies['payments']['name']) {
  const isPrompt = and(
    eq(bookings.code, reference),
    inArray(payments.status, ['pending', 'failed', 'canceled']),
  );
  return db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.booking_id))
    .where(
      and(
        eq(payments.provider, provider),
        or(eq(payments.reference, reference), eq(payments.provider_reference, reference), isPrompt),
      ),
    )
    .limit(20);
}

/** Lists the results of the nightly comparisons, the newest first. */
export async function listReconciliations(db: Db, query: ListQuery): Promise<Listed<ReconciliationSummary>> {
  return cutPage(query, await db.$count(reconciliations), async (limit, offset) => {
    const rows = await db
      .select()
      .from(reconciliations)
      .orderBy(desc(reconciliations.date), desc(reconciliations.provider))
      .limit(limit)
      .offset(offset);
    return rows.map((row) => ({ ...row, checked_on: toInstant(row.checked_on) }));
  });
}
