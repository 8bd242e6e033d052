import { asc, eq, lte } from 'drizzle-orm';
import type { Dependencies } from '../../Dependencies.ts';
import { payments } from '../../db/schema.ts';
import { settlePayment } from './settlePayment.ts';
import type { PaymentRow } from './toPayment.ts';

/** A payment of which nobody has heard for so long has no answer any more; a later one counts all the same. */
const giveUpMs = 24 * 3_600_000;

/** Asks the provider how a payment stands and settles it. What cannot be asked stays as it is. `heardOn` is when it was paid, if known. */
export async function askPayment(
  { db, clock, payments: provider }: Pick<Dependencies, 'db' | 'clock' | 'payments'>,
  payment: PaymentRow,
  heardOn?: Date,
): Promise<PaymentRow> {
  if (payment.provider !== provider.name || payment.is_sandbox !== provider.isTest) return payment;
  const word = await provider.ask(
    {
      reference: payment.reference,
      providerReference: payment.provider_reference,
      amount: payment.amount,
    },
    heardOn ?? clock(),
  );
  return db.inTransaction(async (transaction) => {
    const now = clock();
    const age = now.getTime() - payment.prompted_on.getTime();
    if (word.kind === 'said') return settlePayment(transaction, payment.id, word.events, { now });
    if (age > giveUpMs) {
      const event_key = `no_answer:${payment.reference}`;
      const failed = { kind: 'failed', reason: 'no_answer', event_key, happened_on: now } as const;
      const settled = await settlePayment(transaction, payment.id, [failed], { now });
      await transaction.update(payments).set({ ask_on: null }).where(eq(payments.id, payment.id));
      return settled;
    }
    const ask_on = new Date(
      now.getTime() + Math.max(provider.askAfterMs, 10_000, Math.min(age / 2, 3_600_000)),
    );
    const [later] = await transaction
      .update(payments)
      .set({ ask_on, times_asked: payment.times_asked + 1 })
      .where(eq(payments.id, payment.id))
      .returning();
    return later ?? payment;
  });
}

/** Asks about a payment that somebody waits for, but not before the provider can know and not again within some seconds. */
export async function askWhenTime(
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'payments'>,
  payment: PaymentRow,
): Promise<PaymentRow> {
  const isOpen = payment.status === 'pending' || payment.ask_on !== null;
  const isTime = payment.ask_on !== null && payment.ask_on <= dependencies.clock();
  return isOpen && isTime ? askPayment(dependencies, payment) : payment;
}

/** Asks about the payments whose time has come. A failure of one keeps no other from being asked. */
export async function askPendingPayments(
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'payments'>,
): Promise<void> {
  const { db, clock } = dependencies;
  const due = await db.inTransaction((transaction) =>
    transaction
      .select()
      .from(payments)
      .where(lte(payments.ask_on, clock()))
      .orderBy(asc(payments.ask_on))
      .limit(50),
  );
  const failures: unknown[] = [];
  for (const payment of due) await askPayment(dependencies, payment).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
