import type { PaymentReason } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { z } from 'zod';
import { callJson } from './callJson.ts';
import { isAmount } from './isAmount.ts';
import type { NewEvent } from './NewEvent.ts';
import type { Notice, PaymentProvider, ReportedTransaction, Word } from './PaymentProvider.ts';

export interface DarajaOptions {
  url: string;
  consumerKey: string;
  consumerSecret: string;
  shortcode: string;
  passkey: string;
  /** The secret part of the address to which money without a prompt is reported; null without one. */
  receiptsToken: string | null;
  clock: () => Date;
  timeoutMs?: number;
}

/** Codes come as number or text; they are compared as text. */
const code = z.union([z.string(), z.number()]).transform(String);
const pushed = z.object({ ResponseCode: code, CheckoutRequestID: z.string().min(1) });
const queried = z.object({ ResponseCode: code, ResultCode: code, ResultDesc: z.string().optional() });
const failed = z.object({ errorCode: code, errorMessage: z.string().optional() });
const callback = z.object({
  Body: z.object({
    stkCallback: z.object({
      CheckoutRequestID: z.string().min(1),
      ResultCode: code,
      CallbackMetadata: z
        .object({ Item: z.array(z.object({ Name: z.string(), Value: z.unknown().optional() })) })
        .optional(),
    }),
  }),
});
/** A confirmation of money that was paid by hand to the paybill. */
const confirmation = z.object({
  TransID: z.string().min(1),
  TransAmount: z.union([z.string(), z.number()]).transform(String),
  BillRefNumber: z.string().optional(),
  MSISDN: z.string().optional(),
});
const pulled = z.object({
  Response: z.array(
    z.array(
      z.object({
        transactionId: z.string(),
        amount: code,
        billreference: z.string().nullish(),
        trxDate: z.string().nullish(),
      }),
    ),
  ),
});

/** Writes an amount as the contract has it. A text that is not an amount stays as it came, for a person. */
function toAmount(said: string): string {
  const text = said.trim();
  return isAmount(text) ? Number(text).toFixed(2) : text;
}

const reasons: Record<string, { kind: 'failed' | 'canceled'; reason: PaymentReason }> = {
  '1': { kind: 'failed', reason: 'insufficient_balance' },
  '17': { kind: 'failed', reason: 'too_soon' },
  '1019': { kind: 'failed', reason: 'prompt_expired' },
  '1032': { kind: 'canceled', reason: 'canceled_by_payer' },
  '1037': { kind: 'failed', reason: 'phone_not_reachable' },
  '2001': { kind: 'failed', reason: 'wrong_pin' },
  '8006': { kind: 'failed', reason: 'pin_locked' },
};

/** M-Pesa through Safaricom's Daraja, as its public documentation says. Not yet tried against the live provider. */
export function createDaraja(options: DarajaOptions): PaymentProvider {
  const {
    consumerKey,
    consumerSecret,
    shortcode,
    passkey,
    receiptsToken,
    clock,
    timeoutMs = 15_000,
  } = options;
  let token: { value: string; until: number } | undefined;
  const readToken = async (): Promise<string | null> => {
    if (token && token.until > clock().getTime()) return token.value;
    const answer = await callJson(`${options.url}/oauth/v1/generate?grant_type=client_credentials`, {
      method: 'GET',
      headers: { Authorization: `Basic ${btoa(`${consumerKey}:${consumerSecret}`)}` },
      timeoutMs,
    });
    const read = z.object({ access_token: z.string(), expires_in: z.coerce.number() }).safeParse(answer.body);
    if (answer.kind !== 'answered' || !read.success) return null;
    const { access_token: value, expires_in } = read.data;
    token = { value, until: clock().getTime() + Math.max(0, expires_in - 60) * 1000 };
    return value;
  };
  const call = async (path: string, body: object) => {
    const value = await readToken();
    if (value === null) return { kind: 'away' as const };
    const headers = { Authorization: `Bearer ${value}` };
    const answer = await callJson(`${options.url}${path}`, { method: 'POST', headers, body, timeoutMs });
    // The token can end before its time; the next call takes a new one.
    if (answer.kind === 'refused' && answer.status === 401) token = undefined;
    return answer;
  };
  const signed = () => {
    const Timestamp = toTimestamp(clock());
    return { BusinessShortCode: shortcode, Password: btoa(`${shortcode}${passkey}${Timestamp}`), Timestamp };
  };
  return {
    name: 'mpesa',
    isTest: options.url.includes('//sandbox.'),
    methods: ['mpesa'],
    maximumAmount: 250_000,
    askAfterMs: 10_000,
    receiptsToken,
    start: async ({ amount, phoneNumber, accountNumber, callbackUrl }) => {
      const phone = phoneNumber.replace('+', '');
      const answer = await call('/mpesa/stkpush/v1/processrequest', {
        ...signed(),
        TransactionType: 'CustomerPayBillOnline',
        Amount: amount,
        PartyA: phone,
        PartyB: shortcode,
        PhoneNumber: phone,
        CallBackURL: callbackUrl,
        AccountReference: accountNumber.slice(0, 12),
        TransactionDesc: 'Soil test'.slice(0, 13),
      });
      // Without a token nothing was sent.
      if (answer.kind === 'away') return { kind: 'refused', reason: 'provider_unavailable' };
      if (answer.kind === 'refused') return { kind: 'refused', reason: 'declined' };
      const read = pushed.safeParse(answer.body);
      if (!read.success || answer.kind === 'unknown') return { kind: 'unknown' };
      if (read.data.ResponseCode !== '0') return { kind: 'refused', reason: 'declined' };
      return { kind: 'sent', providerReference: read.data.CheckoutRequestID, authorizationUrl: null };
    },
    ask: async ({ providerReference }, now): Promise<Word> => {
      // The answer to the prompt was lost: only its callback can name it.
      if (providerReference === '') return { kind: 'unknown' };
      const answer = await call('/mpesa/stkpushquery/v1/query', {
        ...signed(),
        CheckoutRequestID: providerReference,
      });
      if (answer.kind === 'away') return { kind: 'unknown' };
      const read = queried.safeParse(answer.body);
      if (read.success && answer.kind === 'answered')
        return toWord(providerReference, read.data.ResultCode, now);
      const error = failed.safeParse(answer.body);
      // The provider uses one code for "still in progress" and for wrong credentials; only the message differs.
      const isProgress =
        error.success &&
        error.data.errorCode === '500.001.1001' &&
        /process/i.test(error.data.errorMessage ?? '');
      return isProgress ? { kind: 'pending' } : { kind: 'unknown' };
    },
    readNotification: async () => null,
    readCallback: ({ rawBody, now }): Notice[] => {
      const body: unknown = JSON.parse(rawBody);
      const paidByHand = confirmation.safeParse(body);
      if (paidByHand.success) {
        const { TransID, TransAmount, BillRefNumber = '', MSISDN = '' } = paidByHand.data;
        return [
          {
            kind: 'receipt',
            receipt: {
              receiptNumber: TransID,
              reference: TransID,
              amount: toAmount(TransAmount),
              currency: 'KES',
              phoneHint: MSISDN.slice(0, 20),
              accountNumber: BillRefNumber.slice(0, 100),
              receivedOn: now,
            },
          },
        ];
      }
      const { stkCallback } = callback.parse(body).Body;
      const { CheckoutRequestID: providerReference, ResultCode, CallbackMetadata } = stkCallback;
      const item = (name: string) => CallbackMetadata?.Item.find(({ Name }) => Name === name)?.Value;
      const [amount, receipt] = [item('Amount'), item('MpesaReceiptNumber')];
      const events: NewEvent[] =
        ResultCode === '0' && amount !== undefined
          ? [
              {
                kind: 'reported',
                event_key: `mpesa:${providerReference}:reported`,
                amount: toAmount(String(amount)),
                receipt_number: typeof receipt === 'string' ? receipt : '',
                happened_on: now,
              },
            ]
          : [];
      return [{ kind: 'hint', providerReference, events }];
    },
    listDay: async (date, now) => {
      const note = 'Safaricom reports the last 48 hours only.';
      const isComplete = date >= todayInNairobi(new Date(now.getTime() - 24 * 3_600_000));
      const found = new Map<string, ReportedTransaction>();
      // A page that brings nothing new is the end.
      for (let known = -1; found.size > known; ) {
        known = found.size;
        const answer = await call('/pulltransactions/v1/query', {
          ShortCode: shortcode,
          StartDate: `${date} 00:00:00`,
          EndDate: `${date} 23:59:59`,
          OffSetValue: String(known),
        });
        // It can refuse a day that is too old for it.
        if (answer.kind === 'refused' && !isComplete) break;
        if (answer.kind !== 'answered') throw new Error('The transactions could not be read.');
        for (const said of pulled.parse(answer.body).Response.flat()) {
          found.set(said.transactionId, {
            kind: 'payment',
            reference: said.billreference ?? '',
            receiptNumber: said.transactionId,
            amount: Number(said.amount).toFixed(2),
            at: toInstant(said.trxDate ?? ''),
          });
        }
      }
      return { transactions: [...found.values()], isComplete, note: isComplete ? '' : note };
    },
  };
}

/** Safaricom writes Nairobi's time, with or without saying so. */
function toInstant(text: string): Date | null {
  const isZoned = /(?:Z|[+-]\d\d:?\d\d)$/.test(text);
  const at = new Date(isZoned ? text : `${text.replace(' ', 'T')}+03:00`);
  return Number.isNaN(at.getTime()) ? null : at;
}

function toWord(providerReference: string, resultCode: string, now: Date): Word {
  const about = { event_key: `mpesa:${providerReference}:${resultCode}`, happened_on: now };
  // The answer has no amount: it is about a prompt of ours, whose amount we know.
  if (resultCode === '0') return { kind: 'said', events: [{ ...about, kind: 'paid' }] };
  const known = reasons[resultCode] ?? ({ kind: 'failed', reason: 'declined' } as const);
  return { kind: 'said', events: [{ ...about, ...known }] };
}

/** yyyymmddhhmmss in Nairobi. */
function toTimestamp(now: Date): string {
  return new Date(now.getTime() + 3 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14);
}
