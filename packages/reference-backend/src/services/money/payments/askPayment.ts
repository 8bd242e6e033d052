import { and, asc, eq, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Dependencies } from '../../../Dependencies.ts';
import { payments } from '../../../db/schema.ts';
import { isAmount } from '../../../payments/isAmount.ts';
import type { Word } from '../../../payments/PaymentProvider.ts';
import { isOpen, lockPayment, settlePayment } from './settlePayment.ts';
import type { PaymentRow } from './toPayment.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'payments'>;

/** Time after which a payment without an answer waits for a person; a later answer counts all the same. */
const paymentTimeoutMs = 24 * 3_600_000;

/**
 * Asks the provider for the state of a payment and settles it. A payment that the provider can't be asked about stays as it is.
 * `heardOn` is when it was paid, if known.
 */
export async function askPayment(
  { db, clock, payments: provider }: Deps,
  payment: PaymentRow,
  heardOn?: Date,
): Promise<PaymentRow> {
  const isIts = payment.provider === provider.name && payment.is_sandbox === provider.isTest;
  const { reference, provider_reference: providerReference, amount } = payment;
  const word: Word = isIts
    ? await provider.ask({ reference, providerReference, amount }, heardOn ?? clock())
    : { kind: 'unknown' };
  return db.inTransaction(async (transaction) => {
    const now = clock();
    if (word.kind === 'said' && word.events.every(({ amount: said }) => said == null || isAmount(said))) {
      return settlePayment(transaction, payment.id, word.events, { now });
    }
    // A notification can have come while the provider was asked.
    const stored = await lockPayment(transaction, payment.id);
    if (!isOpen(stored)) return stored;
    const age = now.getTime() - stored.prompted_on.getTime();
    if (age > paymentTimeoutMs && stored.status !== 'needs_review') {
      const event_key = `no_answer:${reference}`;
      const failed = { kind: 'failed', reason: 'no_answer', event_key, happened_on: now } as const;
      return settlePayment(transaction, payment.id, [failed], { now });
    }
    const waitMs = Math.max(provider.askAfterMs, 10_000, Math.min(age / 2, 3_600_000));
    const [later] = await transaction
      .update(payments)
      .set({ ask_on: new Date(now.getTime() + waitMs), times_asked: stored.times_asked + 1 })
      .where(eq(payments.id, payment.id))
      .returning();
    return later ?? stored;
  });
}

/** Asks about a payment that somebody waits for, but not before the provider can know and not again within some seconds. */
export async function askWhenTime(dependencies: Deps, payment: PaymentRow): Promise<PaymentRow> {
  const isTime = payment.ask_on !== null && payment.ask_on <= dependencies.clock();
  return isOpen(payment) && isTime ? askPayment(dependencies, payment) : payment;
}

/** Payments that this provider can be asked about, and those that nobody answers any more. */
function isForUs(provider: Dependencies['payments'], now: Date): SQL | undefined {
  return or(
    and(eq(payments.provider, provider.name), eq(payments.is_sandbox, provider.isTest)),
    lt(payments.prompted_on, new Date(now.getTime() - paymentTimeoutMs)),
  );
}

/** Time at which the first payment is to be asked about. */
export function pendingPaymentsDue(provider: Dependencies['payments'], now: Date): SQL {
  return sql`select min(${payments.ask_on}) from ${payments}
    where ${and(isNotNull(payments.ask_on), isForUs(provider, now))}`;
}

/** Asks about the payments whose time has come, those first that were asked about least. A failure of one keeps no other from being asked. */
export async function askPendingPayments(dependencies: Deps): Promise<void> {
  const { db, clock, payments: provider } = dependencies;
  const now = clock();
  const due = await db.inTransaction((transaction) =>
    transaction
      .select()
      .from(payments)
      .where(and(lte(payments.ask_on, now), isForUs(provider, now)))
      .orderBy(asc(payments.times_asked), asc(payments.ask_on))
      .limit(50),
  );
  const failures: unknown[] = [];
  for (const payment of due) await askPayment(dependencies, payment).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
