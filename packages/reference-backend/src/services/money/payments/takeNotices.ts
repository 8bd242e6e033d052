import { and, eq } from 'drizzle-orm';
import type { Dependencies } from '../../../Dependencies.ts';
import type { Db } from '../../../db/Database.ts';
import { payments } from '../../../db/schema.ts';
import type { Notice, PaymentProvider } from '../../../payments/PaymentProvider.ts';
import { sha256 } from '../../platform/sha256.ts';
import { askPayment } from './askPayment.ts';
import { keepReceiptRefund } from './keepReceiptRefund.ts';
import { keepReceipt } from './receipts.ts';
import { isOpen, lockPayment, settlePayment } from './settlePayment.ts';
import type { PaymentRow } from './toPayment.ts';
import { isReadable, keepUnreadable } from './unreadable.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'payments'>;

/**
 * Takes the notices of a provider whose signature is valid; `rawBody` is the body that they were read from. Money of no payment of
 * ours becomes an unmatched receipt. A notice that cannot be read as money is kept for a person.
 */
export async function takeNotices(
  dependencies: Deps,
  notices: readonly Notice[],
  rawBody: string,
): Promise<void> {
  const { db, clock, payments: provider } = dependencies;
  for (const notice of notices) {
    await db.inTransaction((transaction) =>
      isReadable(notice)
        ? takeNotice(transaction, provider, notice, clock())
        : keepUnreadable(transaction, provider, rawBody, clock()),
    );
  }
}

async function takeNotice(db: Db, provider: PaymentProvider, notice: Notice, now: Date): Promise<void> {
  if (notice.kind === 'receipt') return keepReceipt(db, provider, notice.receipt, now);
  if (notice.kind === 'hint') return;
  const payment = await findPayment(db, provider, eq(payments.reference, notice.reference));
  if (payment) {
    await settlePayment(db, payment.id, notice.events, { now });
    return;
  }
  if (notice.otherwise) await keepReceipt(db, provider, notice.otherwise, now);
  for (const event of notice.events.filter(({ kind }) => kind === 'refunded')) {
    await keepReceiptRefund(db, provider, notice.reference, event, { now });
  }
}

/**
 * Takes what came to the secret address of one payment: the details are kept, and the provider is asked whether it is paid.
 * `notices` is null for a body that cannot be read. Gives false for an address that is none of ours.
 */
export async function takeCallback(
  dependencies: Deps,
  token: string,
  notices: readonly Notice[] | null,
  rawBody: string,
): Promise<boolean> {
  const { db, clock, payments: provider } = dependencies;
  const payment = await db.inTransaction((transaction) =>
    findPayment(transaction, provider, eq(payments.token_hash, sha256(token))),
  );
  if (!payment) return false;
  const hints = notices?.filter((notice) => notice.kind === 'hint');
  if (!hints?.every(isReadable)) {
    await db.inTransaction((transaction) => keepUnreadable(transaction, provider, rawBody, clock()));
  }
  for (const hint of hints ?? []) {
    const named = await db.inTransaction((transaction) => takeHint(transaction, payment.id, hint, clock()));
    // A payment that is paid needs no question.
    if (named && (named.paid_on === null || isOpen(named))) await askPayment(dependencies, named);
  }
  return true;
}

/** The payment, with what was said of it; undefined where the notice is about another attempt. */
async function takeHint(
  db: Db,
  id: number,
  hint: Extract<Notice, { kind: 'hint' }>,
  now: Date,
): Promise<PaymentRow | undefined> {
  const { provider_reference } = await lockPayment(db, id);
  if (provider_reference !== '' && provider_reference !== hint.providerReference) return undefined;
  // The answer to the prompt was lost: the token says which payment this attempt was.
  await db.update(payments).set({ provider_reference: hint.providerReference }).where(eq(payments.id, id));
  return settlePayment(db, id, isReadable(hint) ? hint.events : [], { now });
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
