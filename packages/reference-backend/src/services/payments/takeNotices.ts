import { and, eq } from 'drizzle-orm';
import type { Dependencies } from '../../Dependencies.ts';
import type { Db } from '../../db/Database.ts';
import { payments } from '../../db/schema.ts';
import type { Notice, PaymentProvider } from '../../payments/PaymentProvider.ts';
import { sha256 } from '../sha256.ts';
import { askPayment } from './askPayment.ts';
import { keepReceipt, keepReceiptRefund } from './receipts.ts';
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
    if (payment) return;
    for (const event of notice.events.filter(({ kind }) => kind === 'refunded')) {
      await keepReceiptRefund(transaction, provider, notice.reference, event, { now });
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
