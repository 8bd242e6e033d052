import type { PaymentMethod } from '@udongo/sdk';
import { formatKes, formatPhone, parseKenyanPhone } from '@udongo/sdk/values';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { AppOptions, Dependencies } from '../../../Dependencies.ts';
import type { Db } from '../../../db/Database.ts';
import { one } from '../../../db/one.ts';
import { payments } from '../../../db/schema.ts';
import { tooManyRequests } from '../../../errors.ts';
import type { PaymentProvider } from '../../../payments/PaymentProvider.ts';
import { choice, key, text, uuid } from '../../../validation/fields.ts';
import { invalid } from '../../../validation/issues.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { paymentMethods } from '../../../values.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { isPartnerOrigin } from '../../people/partner-keys/isPartnerOrigin.ts';
import { createSecret } from '../../platform/createSecret.ts';
import { beginOnce, type KeyedRequest } from '../../platform/keptAnswers.ts';
import { queueDays } from '../../platform/queueDays.ts';
import { sha256 } from '../../platform/sha256.ts';
import { throttle } from '../../platform/throttle.ts';
import { balanceDue } from '../balanceDue.ts';
import { issueInvoice } from '../documents/issueDocument.ts';
import { findPayable, type PayableBooking } from '../findPayable.ts';
import { lockPayment, settlePayment } from './settlePayment.ts';
import { msUntilRetry, type PaymentRow, promptGapMs } from './toPayment.ts';

export const paymentFields = {
  booking: key().optional(),
  uuid: uuid().optional(),
  method: choice(paymentMethods).optional(),
  phone_number: text({ max: 20 }).optional(),
  return_url: text({ max: 500 })
    .refine((url) => url === '' || (/^https?:\/\//.test(url) && URL.canParse(url)), 'Enter a valid URL.')
    .optional(),
};

/** A prompt that is older is dead, whatever the provider says of it: M-Pesa's end after a minute. */
const promptLifeMs = 180_000;
const cardLifeMs = 24 * 3_600_000;

interface Prepared {
  payment: PaymentRow;
  /** Details for the provider, of a payment that is new. */
  order?: { token: string; returnUrl: string | null; email: string; accountNumber: string };
}

/**
 * Starts a payment of what a booking still owes, or gives the pending one with the same phone and method; another phone or method takes
 * its place. The provider is asked after the payment is stored, so that no answer of it is ever about nothing; a repeat under a key gets
 * the payment of the first request, and asks nobody.
 * Errors: throws 400 for a booking that owes nothing or is not there, and for an amount, method or phone that cannot pay; 429 for a second
 * prompt of the same amount within two minutes of one that can still be open, and for too many on one phone.
 */
export async function startPayment(
  { db, clock, payments: provider, options }: Pick<Dependencies, 'db' | 'clock' | 'payments' | 'options'>,
  actor: Actor,
  reading: Reading<typeof paymentFields>,
  keyed?: KeyedRequest,
): Promise<PaymentRow> {
  const { payment, order } = await db.inTransaction((transaction) =>
    beginOnce<Prepared>(
      transaction,
      keyed,
      () => prepare(transaction, actor, reading, { provider, options, now: clock() }),
      {
        nameOf: (begun) => String(begun.payment.id),
        find: async (name) => ({ payment: await lockPayment(transaction, Number(name)) }),
      },
    ),
  );
  if (!order) return payment;
  const started = await provider.start({
    reference: payment.reference,
    amount: payment.amount,
    method: payment.method,
    phoneNumber: payment.phone_number,
    email: order.email || `${payment.reference.toLowerCase()}@${options.payerEmailDomain}`,
    accountNumber: order.accountNumber,
    callbackUrl: `${options.apiUrl}/utils/payment-callbacks/${order.token}/`,
    returnUrl: order.returnUrl,
  });
  return db.inTransaction(async (transaction) => {
    const now = clock();
    if (started.kind === 'refused') {
      const { reason } = started;
      const event_key = `start:${payment.reference}`;
      const failed = { kind: 'failed', reason, event_key, happened_on: now } as const;
      return settlePayment(transaction, payment.id, [failed], { now });
    }
    const stored = await lockPayment(transaction, payment.id);
    const changes = {
      ...(started.kind === 'sent'
        ? { authorization_url: started.authorizationUrl, provider_reference: started.providerReference }
        : {}),
      // A notification can be faster than the answer to the prompt.
      ...(stored.status === 'pending' ? { ask_on: new Date(now.getTime() + provider.askAfterMs) } : {}),
    };
    const [changed] = await transaction
      .update(payments)
      .set({ ...changes, provider_reference: changes.provider_reference ?? stored.provider_reference })
      .where(eq(payments.id, payment.id))
      .returning();
    return changed ?? stored;
  });
}

async function prepare(
  db: Db,
  actor: Actor,
  reading: Reading<typeof paymentFields>,
  { provider, options, now }: { provider: PaymentProvider; options: AppOptions; now: Date },
): Promise<Prepared> {
  const { method = 'mpesa', return_url = '', ...wanted } = allValues(reading);
  if (!(await isOwnPage(db, return_url, options)))
    throw refuse('return_url', 'This address is not one of our sites.');
  const booking = await findPayable(db, actor, wanted);
  const { row } = booking;
  const amount = checkAmount(booking, method, provider);
  const phone_number = method === 'mpesa' ? readPhone(wanted.phone_number ?? row.phone_no) : '';
  const [pending] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.booking_id, row.id), eq(payments.status, 'pending')));
  if (pending && isSame(pending, { method, phone_number, amount, provider: provider.name }, now)) {
    return { payment: pending };
  }
  if (method === 'mpesa') {
    await checkPromptGap(db, phone_number, amount, now);
    await countPrompt(db, phone_number, options.limits, now);
  }
  if (pending) await supersede(db, pending, now);
  await issueInvoice(db, row.id, now);
  const token = createSecret();
  const payment = one(
    await db
      .insert(payments)
      .values({
        booking_id: row.id,
        reference: createReference(),
        amount,
        method,
        provider: provider.name,
        is_sandbox: provider.isTest,
        phone_number,
        token_hash: sha256(token),
        prompted_on: now,
        // Should this process end before the provider has answered, another one asks.
        ask_on: new Date(now.getTime() + 30_000),
        created_on: now,
        created_by_id: actor.userId,
      })
      .returning(),
  );
  await queueDays(db, [row.id]);
  // A visitor sees the prompt of their own payment; somebody who is asked by another person is told.
  if (method === 'mpesa' && actor.userId !== null) {
    await notify(db, row, { notice: 'payment_asked', amount }, { by: actor.userId, now });
  }
  return {
    payment,
    order: { token, returnUrl: return_url || null, email: row.email, accountNumber: row.code },
  };
}

/** People are sent back to pages of the operator and its partners only; a page anywhere else could pretend that they have paid. */
async function isOwnPage(db: Db, url: string, { appUrl, corsOrigins }: AppOptions): Promise<boolean> {
  if (url === '') return true;
  const { origin } = new URL(url);
  return [new URL(appUrl).origin, ...corsOrigins].includes(origin) || isPartnerOrigin(db, origin);
}

function checkAmount(booking: PayableBooking, method: PaymentMethod, provider: PaymentProvider): number {
  const { row, sampleCount } = booking;
  const amount = balanceDue(row, sampleCount);
  if (row.canceled) throw refuse('booking', 'This booking is cancelled.');
  if (amount === 0) throw refuse('booking', 'This booking is already paid.');
  if (!provider.methods.includes(method))
    throw refuse('method', 'This booking cannot be paid this way here.');
  if (method === 'mpesa' && amount > provider.maximumAmount) {
    const most = formatKes(provider.maximumAmount);
    throw refuse(
      'amount',
      `M-Pesa takes at most ${most} a payment. Pay by card, or ask us how to pay in parts.`,
    );
  }
  return amount;
}

function readPhone(typed: string): string {
  const phone = parseKenyanPhone(typed);
  if (phone) return phone;
  throw refuse('phone_number', 'Enter a Kenyan mobile number, for example 0712 345678.');
}

type Wanted = Pick<PaymentRow, 'method' | 'phone_number' | 'amount' | 'provider'>;

function isSame(pending: PaymentRow, wanted: Wanted, now: Date): boolean {
  const lifeMs = pending.method === 'mpesa' ? promptLifeMs : cardLifeMs;
  return (
    pending.method === wanted.method &&
    pending.phone_number === wanted.phone_number &&
    pending.amount === wanted.amount &&
    pending.provider === wanted.provider &&
    now.getTime() - pending.prompted_on.getTime() < lifeMs
  );
}

/**
 * Refuses a prompt that comes too soon after another of the same amount on the same phone, of all bookings, while that one can
 * still be open: the person could not tell them apart.
 */
async function checkPromptGap(db: Db, phoneNumber: string, amount: number, now: Date): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`prompt:${phoneNumber}`}))`);
  const since = new Date(now.getTime() - promptGapMs);
  const { phone_number, prompted_on, status, reason } = payments;
  const [last] = await db
    .select({ prompted_on, status, reason })
    .from(payments)
    .where(and(eq(phone_number, phoneNumber), eq(payments.amount, amount), gt(prompted_on, since)))
    .orderBy(desc(prompted_on))
    .limit(1);
  const waitMs = last ? msUntilRetry(last, now) : 0;
  if (waitMs === 0) return;
  throw tooManyRequests(waitMs, `${formatPhone(phoneNumber)} was asked for the same amount moments ago.`);
}

/** Each prompt rings on a phone that nobody has to own. */
async function countPrompt(db: Db, phone: string, limits: AppOptions['limits'], now: Date): Promise<void> {
  const why = `${formatPhone(phone)} was asked to pay too often.`;
  for (const what of ['promptsByPhone', 'promptsByPhoneInDay'] as const) {
    await throttle(db, { what, whom: phone, limit: limits[what], now, why });
  }
}

async function supersede(db: Db, pending: PaymentRow, now: Date): Promise<void> {
  await db.update(payments).set({ is_superseded: true }).where(eq(payments.id, pending.id));
  await settlePayment(db, pending.id, [], { now });
}

/** Ten letters and digits without those that look alike: nobody guesses one, and it can be read aloud. */
export function createReference(): string {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return `UDP${Array.from(bytes, (byte) => letters[byte % letters.length]).join('')}`;
}

function refuse(field: string, message: string) {
  return invalid([{ path: [field], message }]);
}
