import { and, eq } from 'drizzle-orm';
import type { Dependencies } from '../../Dependencies.ts';
import type { Db } from '../../db/Database.ts';
import { payments, receipts } from '../../db/schema.ts';
import type { Notice, PaymentProvider, UnknownReceipt } from '../../payments/PaymentProvider.ts';
import { post } from '../books/postings.ts';
import { sha256 } from '../sha256.ts';
import { askPayment } from './askPayment.ts';
import { settlePayment } from './settlePayment.ts';
import type { PaymentRow } from './toPayment.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'payments'>;

/** Takes the notices of a provider whose signature holds. Money of no payment of ours becomes an unmatched receipt. */
export async function takeNotices(dependencies: Deps, notices: readonly Notice[]): Promise<void> {
  for (const notice of notices) await takeNotice(dependencies, notice);
}

async function takeNotice({ db, clock, payments: provider }: Deps, notice: Notice): Promise<void> {
  await db.inTransaction(async (transaction) => {
    const now = clock();
    if (notice.kind === 'receipt') return keepReceipt(transaction, provider, notice.receipt, now);
    if (notice.kind === 'hint') return;
    const payment = await findPayment(transaction, provider, eq(payments.reference, notice.reference));
    if (payment) {
      await settlePayment(transaction, payment.id, notice.events, { now });
    } else if (notice.otherwise) {
      await keepReceipt(transaction, provider, notice.otherwise, now);
    }
  });
}

/**
 * Takes what came to the secret address of one payment: the details are kept, and the provider is asked whether it is paid.
 * Gives false for an address that is none of ours.
 */
export async function takeCallback(
  dependencies: Deps,
  token: string,
  notices: readonly Notice[],
): Promise<boolean> {
  const { db, clock, payments: provider } = dependencies;
  const payment = await db.inTransaction((transaction) =>
    findPayment(transaction, provider, eq(payments.token_hash, sha256(token))),
  );
  if (!payment) return false;
  for (const notice of notices) {
    if (notice.kind !== 'hint') continue;
    const isOurs =
      payment.provider_reference === '' || payment.provider_reference === notice.providerReference;
    if (!isOurs) continue;
    const named = await db.inTransaction(async (transaction) => {
      // The answer to the prompt was lost: the token says which payment this attempt was.
      const [stored] = await transaction
        .update(payments)
        .set({ provider_reference: notice.providerReference })
        .where(eq(payments.id, payment.id))
        .returning();
      await settlePayment(transaction, payment.id, notice.events, { now: clock() });
      return stored;
    });
    if (named) await askPayment(dependencies, named);
  }
  return true;
}

async function findPayment(
  db: Db,
  provider: PaymentProvider,
  where: ReturnType<typeof eq>,
): Promise<PaymentRow | undefined> {
  const isIts = and(eq(payments.provider, provider.name), eq(payments.is_sandbox, provider.isTest));
  const [payment] = await db.select().from(payments).where(and(where, isIts));
  return payment;
}

/** Keeps money that belongs to no payment, once. A test mode's is no money. */
async function keepReceipt(
  db: Db,
  provider: PaymentProvider,
  receipt: UnknownReceipt,
  now: Date,
): Promise<void> {
  if (provider.isTest) return;
  const [kept] = await db
    .insert(receipts)
    .values({
      provider: provider.name,
      receipt_number: receipt.receiptNumber,
      amount: receipt.amount,
      currency: receipt.currency,
      phone_hint: receipt.phoneHint,
      account_number: receipt.accountNumber,
      received_on: receipt.receivedOn,
    })
    .onConflictDoNothing()
    .returning();
  if (kept?.currency !== 'KES') return;
  const amount = Math.floor(Number(kept.amount));
  const cash = `cash:${provider.name}` as const;
  await post(db, [{ source: 'unmatched', destination: cash, amount }], { key: `receipt:${kept.id}`, now });
}
