import { todayInNairobi } from '@udongo/sdk/values';
import type { Dependencies } from '../../Dependencies.ts';
import type { NewEvent } from '../NewEvent.ts';
import type { Notice, PaymentProvider, Word } from '../PaymentProvider.ts';
import { isSignedBy } from '../signatures.ts';
import type { FetchSelf } from './FetchSelf.ts';
import { readSecret } from './readSecret.ts';
import type { PromptReport } from './sandboxPrompts.ts';
import { createSandboxServer, type SandboxTransaction } from './sandboxServer.ts';

export interface Sandbox extends PaymentProvider {
  name: 'sandbox';
  /** The provider's own side, which the adapter reaches by HTTP. */
  server: ReturnType<typeof createSandboxServer>;
  /** Sends a request to this server, as a provider in the world would. */
  fetchSelf: FetchSelf;
}

/** Path of the provider's side in this server. */
export const sandboxPath = '/sandbox-provider';

export function isSandbox(provider: PaymentProvider): provider is Sandbox {
  return provider.name === 'sandbox';
}

/**
 * A provider in which no money moves: a prompt waits until a person answers it on the page of the payer's phone. Adapter and provider
 * talk over HTTP and signed notifications, as with a real one.
 */
export function createSandbox(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  fetchSelf: FetchSelf,
): Sandbox {
  const ask = async (path: string, init: RequestInit = {}) => {
    const secret = await db.inTransaction(readSecret);
    const headers = { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' };
    return fetchSelf(`${sandboxPath}${path}`, { ...init, headers });
  };
  return {
    name: 'sandbox',
    isTest: true,
    methods: ['mpesa', 'card'],
    maximumAmount: 250_000,
    askAfterMs: 0,
    receiptsToken: null,
    readCallback: null,
    server: createSandboxServer({ db, clock }),
    fetchSelf,
    start: async ({ reference, amount, method, phoneNumber, returnUrl }) => {
      try {
        const body = JSON.stringify({ reference, amount, method, phoneNumber, returnUrl });
        const response = await ask('/prompts', { method: 'POST', body });
        if (!response.ok) return { kind: 'refused', reason: 'provider_unavailable' };
        return { kind: 'sent', providerReference: reference, authorizationUrl: null };
      } catch {
        return { kind: 'unknown' };
      }
    },
    ask: async ({ reference }) => {
      try {
        const response = await ask(`/prompts/${encodeURIComponent(reference)}`);
        return response.ok ? toWord((await response.json()) as PromptReport) : { kind: 'unknown' };
      } catch {
        return { kind: 'unknown' };
      }
    },
    readNotification: async ({ headers, rawBody }) => {
      const secret = await db.inTransaction(readSecret);
      if (!isSignedBy(rawBody, secret, headers.get('x-sandbox-signature') ?? '')) return null;
      const report = JSON.parse(rawBody) as PromptReport;
      const events = toEvents(report);
      return events.length === 0
        ? []
        : [{ kind: 'said', reference: report.reference, events } satisfies Notice];
    },
    listDay: async (date) => {
      const response = await ask(`/transactions?date=${date}`);
      const said = (await response.json()) as SandboxTransaction[];
      const transactions = said.map((one) => ({ ...one, at: one.at === null ? null : new Date(one.at) }));
      return { transactions, isComplete: date <= todayInNairobi(clock()), note: '' };
    },
  };
}

function toWord(report: PromptReport): Word {
  const events = toEvents(report);
  return events.length === 0 ? { kind: 'pending' } : { kind: 'said', events };
}

const failures = {
  canceled: { kind: 'canceled', reason: 'canceled_by_payer' },
  wrong_pin: { kind: 'failed', reason: 'wrong_pin' },
  timed_out: { kind: 'failed', reason: 'prompt_expired' },
} as const;

function toEvents({
  reference,
  state,
  amount,
  receipt_number,
  answered_on,
  refunds,
}: PromptReport): NewEvent[] {
  const happened_on = new Date(answered_on ?? 0);
  if (state === 'waiting') return [];
  if (state !== 'approved') {
    return [{ ...failures[state], event_key: `sandbox:${reference}:${state}`, happened_on }];
  }
  return [
    {
      kind: 'paid',
      event_key: `sandbox:${reference}:paid`,
      amount: String(amount),
      receipt_number,
      happened_on,
    },
    ...refunds.map((refund) => ({
      kind: 'refunded' as const,
      event_key: `sandbox:${reference}:refund:${refund.id}`,
      amount: String(refund.amount),
      happened_on,
    })),
  ];
}
