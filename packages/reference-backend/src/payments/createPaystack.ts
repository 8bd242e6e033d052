import { z } from 'zod';
import { callJson } from './callJson.ts';
import type { NewEvent } from './NewEvent.ts';
import type { Notice, PaymentProvider, ReportedTransaction, Word } from './PaymentProvider.ts';
import { isSignedBy } from './signatures.ts';

export interface PaystackOptions {
  url: string;
  secretKey: string;
  /** Longest wait for an answer. */
  timeoutMs?: number;
}

const amount = z.union([z.number(), z.string().regex(/^\d+$/)]).transform(Number);
const text = z.union([z.string(), z.number()]).transform(String);

/** A transaction as `verify`, the list and `charge.success` have it. Amounts are in cents. */
const transaction = z.object({
  id: text,
  reference: z.string(),
  status: z.string(),
  domain: z.string().optional(),
  amount,
  currency: z.string(),
  fees: amount.nullish(),
  paid_at: z.string().nullish(),
  receipt_number: z.string().nullish(),
});
type Transaction = z.output<typeof transaction>;

const initialized = z.object({ data: z.object({ authorization_url: z.string(), reference: z.string() }) });
const charged = z.object({ data: z.object({ reference: z.string(), status: z.string() }) });
const verified = z.object({ data: transaction });

/** A refund or a dispute names its transaction in one field or the other. */
const returned = z.object({
  id: text.optional(),
  status: z.string(),
  amount,
  currency: z.string().optional(),
  domain: z.string().optional(),
  refund_reference: z.string().nullish(),
  transaction_reference: z.string().nullish(),
  transaction: z.union([z.object({ reference: z.string() }), text]).nullish(),
  refunded_at: z.string().nullish(),
  refund_amount: amount.nullish(),
  resolution: z.string().nullish(),
});
const notification = z.object({ event: z.string(), data: z.record(z.string(), z.unknown()) });

/** Paystack, as its public documentation says. Not yet tried against the live provider. */
export function createPaystack({ url, secretKey, timeoutMs = 15_000 }: PaystackOptions): PaymentProvider {
  const isTest = secretKey.startsWith('sk_test_');
  const domain = isTest ? 'test' : 'live';
  const call = (path: string, body?: object) =>
    callJson(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${secretKey}` },
      timeoutMs,
      ...(body && { body }),
    });
  const verify = async (reference: string): Promise<Word> => {
    const answer = await call(`/transaction/verify/${encodeURIComponent(reference)}`);
    const read = verified.safeParse(answer.body);
    // The status at the top says that the question was answered, not that anything was paid.
    if (answer.kind !== 'answered' || !read.success || read.data.data.reference !== reference) {
      return { kind: 'unknown' };
    }
    return toWord(read.data.data, domain);
  };
  /** Every page of a day. Errors: rejects when one cannot be read. */
  const listAll = async <Kind extends z.ZodType>(
    path: string,
    date: string,
    kind: Kind,
  ): Promise<z.output<Kind>[]> => {
    const page = z.object({
      data: z.array(kind),
      meta: z.object({ pageCount: z.number() }).partial().optional(),
    });
    const from = encodeURIComponent(`${date}T00:00:00+03:00`);
    const to = encodeURIComponent(`${date}T23:59:59+03:00`);
    const found: z.output<Kind>[] = [];
    let pages = 1;
    for (let number = 1; number <= pages; number += 1) {
      const answer = await call(`${path}perPage=100&page=${number}&from=${from}&to=${to}`);
      const { data, meta } = page.parse(answer.body);
      pages = meta?.pageCount ?? 1;
      found.push(...data);
    }
    return found;
  };
  /** The list of refunds names a transaction by its id only. */
  const findReference = async (said: z.output<typeof returned>): Promise<string> => {
    const answer = await call(`/transaction/${encodeURIComponent(String(said.transaction ?? ''))}`);
    return verified.parse(answer.body).data.reference;
  };
  return {
    name: 'paystack',
    isTest,
    methods: ['mpesa', 'card'],
    maximumAmount: 250_000,
    askAfterMs: 10_000,
    receiptsToken: null,
    readCallback: null,
    start: async ({ reference, amount: shillings, method, phoneNumber, email, returnUrl }) => {
      const common = { reference, amount: shillings * 100, currency: 'KES', email };
      const isCard = method === 'card';
      const answer = isCard
        ? await call('/transaction/initialize', {
            ...common,
            channels: ['card'],
            ...(returnUrl && { callback_url: returnUrl }),
          })
        : await call('/charge', { ...common, mobile_money: { phone: phoneNumber, provider: 'mpesa' } });
      if (answer.kind === 'unknown') return { kind: 'unknown' };
      if (answer.kind === 'refused') return { kind: 'refused', reason: 'declined' };
      if (isCard) {
        const read = initialized.safeParse(answer.body);
        if (!read.success) return { kind: 'unknown' };
        return {
          kind: 'sent',
          providerReference: reference,
          authorizationUrl: read.data.data.authorization_url,
        };
      }
      const read = charged.safeParse(answer.body);
      if (!read.success) return { kind: 'unknown' };
      if (read.data.data.status === 'failed') return { kind: 'refused', reason: 'declined' };
      return { kind: 'sent', providerReference: reference, authorizationUrl: null };
    },
    ask: ({ reference }) => verify(reference),
    readNotification: async ({ headers, rawBody, now }) => {
      if (!isSignedBy(rawBody, secretKey, headers.get('x-paystack-signature') ?? '')) return null;
      const { event, data } = notification.parse(JSON.parse(rawBody));
      // An event of the other mode is no money here.
      if (typeof data.domain === 'string' && data.domain !== domain) return [];
      if (event === 'charge.success') return toNotices(transaction.parse(data), domain, now);
      if (event === 'refund.processed') return toRefund(returned.parse(data), now);
      if (event === 'charge.dispute.resolve') return toDispute(returned.parse(data), now);
      return [];
    },
    listDay: async (date) => {
      const listed = await listAll('/transaction?', date, transaction);
      // One that was refunded whole is `reversed`, and it was paid before.
      const paid = listed.filter(({ status }) => status === 'success' || status === 'reversed');
      const refunds = await listAll('/refund?', date, returned);
      const isOfMode = (said: { domain?: string | undefined }) =>
        said.domain === undefined || said.domain === domain;
      const transactions: ReportedTransaction[] = paid.filter(isOfMode).map((said) => ({
        kind: 'payment',
        reference: said.reference,
        receiptNumber: receiptOf(said),
        amount: toShillings(said.amount),
        at: toInstant(said.paid_at),
      }));
      for (const said of refunds.filter(isOfMode)) {
        if (said.status !== 'processed') continue;
        transactions.push({
          kind: 'refund',
          reference: referenceOf(said) ?? (await findReference(said)),
          receiptNumber: '',
          amount: toShillings(said.amount),
          at: toInstant(said.refunded_at),
        });
      }
      return { transactions, isComplete: true, note: '' };
    },
  };
}

function toInstant(text: string | null | undefined): Date | null {
  const at = new Date(text ?? '');
  return Number.isNaN(at.getTime()) ? null : at;
}

const toShillings = (cents: number) => (cents / 100).toFixed(2);
const receiptOf = ({ receipt_number, id }: Transaction) => receipt_number || id;

/** Reads the state of a transaction. One that is neither paid nor failed is still open: `abandoned` means not completed yet. */
function toWord(said: Transaction, domain: string): Word {
  if (said.domain !== undefined && said.domain !== domain) return { kind: 'unknown' };
  const events = toEvents(said, new Date());
  return events.length === 0 ? { kind: 'pending' } : { kind: 'said', events };
}

function toEvents(said: Transaction, now: Date): NewEvent[] {
  const at = said.paid_at ? new Date(said.paid_at) : now;
  const happened_on = Number.isNaN(at.getTime()) ? now : at;
  const about = { happened_on, event_key: `paystack:${said.reference}:${said.status}` };
  if (said.status === 'success') {
    return [
      {
        ...about,
        kind: 'paid',
        amount: toShillings(said.amount),
        currency: said.currency,
        fee: toShillings(said.fees ?? 0),
        receipt_number: receiptOf(said),
      },
    ];
  }
  if (said.status === 'failed') return [{ ...about, kind: 'failed', reason: 'declined' }];
  if (said.status === 'reversed') {
    return [
      {
        ...about,
        kind: 'paid',
        event_key: `paystack:${said.reference}:success`,
        amount: toShillings(said.amount),
        currency: said.currency,
        receipt_number: receiptOf(said),
      },
      { ...about, kind: 'refunded', amount: toShillings(said.amount) },
    ];
  }
  return [];
}

function toNotices(said: Transaction, domain: string, now: Date): Notice[] {
  if (said.status !== 'success' || (said.domain !== undefined && said.domain !== domain)) return [];
  return [
    {
      kind: 'said',
      reference: said.reference,
      events: toEvents(said, now),
      otherwise: {
        receiptNumber: receiptOf(said),
        reference: said.reference,
        amount: toShillings(said.amount),
        currency: said.currency,
        phoneHint: '',
        accountNumber: said.reference,
        receivedOn: now,
      },
    },
  ];
}

function referenceOf({
  transaction_reference,
  transaction: named,
}: z.output<typeof returned>): string | null {
  if (transaction_reference) return transaction_reference;
  return typeof named === 'object' && named !== null ? named.reference : null;
}

function toRefund(said: z.output<typeof returned>, now: Date): Notice[] {
  const reference = referenceOf(said);
  if (reference === null) return [];
  const name = said.refund_reference ?? said.id ?? `${said.amount}`;
  const event_key = `paystack:${reference}:refund:${name}`;
  const refunded = {
    kind: 'refunded',
    event_key,
    amount: toShillings(said.amount),
    happened_on: now,
  } as const;
  return [{ kind: 'said', reference, events: [refunded] }];
}

/** A dispute that was accepted by the merchant gives the money back. */
function toDispute(said: z.output<typeof returned>, now: Date): Notice[] {
  const reference = referenceOf(said);
  const back = said.refund_amount ?? 0;
  if (reference === null || said.resolution !== 'merchant-accepted' || back === 0) return [];
  const event_key = `paystack:${reference}:dispute:${said.id ?? ''}`;
  const refunded = { kind: 'refunded', event_key, amount: toShillings(back), happened_on: now } as const;
  return [{ kind: 'said', reference, events: [refunded] }];
}
