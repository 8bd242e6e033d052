import type { PaymentMethod, PaymentReason, PaymentProvider as ProviderName } from '@udongo/sdk';
import type { NewEvent } from './NewEvent.ts';

/** A payment as the provider is asked to start it. */
export interface PaymentOrder {
  /** Ours; unique for good. */
  reference: string;
  /** Whole shillings. */
  amount: number;
  method: PaymentMethod;
  /** As +254…; '' for a card. */
  phoneNumber: string;
  email: string;
  /** Code by which people know the booking. */
  accountNumber: string;
  /** Address at which the provider calls back. It names only this payment, and nobody can guess it. */
  callbackUrl: string;
  /** Address to which a card page sends people back. */
  returnUrl: string | null;
}

/** `unknown`: the provider did not answer, or not so that it could be read; whether it heard is not known. */
export type Started =
  | { kind: 'sent'; providerReference: string; authorizationUrl: string | null }
  | { kind: 'refused'; reason: PaymentReason }
  | { kind: 'unknown' };

/** Answer of a provider that is asked about a payment. */
export type Word = { kind: 'said'; events: NewEvent[] } | { kind: 'pending' } | { kind: 'unknown' };

/** Money of which the provider knows no payment of ours. */
export interface UnknownReceipt {
  receiptNumber: string;
  /** Name of the money in a refund. */
  reference: string;
  /** Amount as the provider writes it, with its cents. */
  amount: string;
  currency: string;
  phoneHint: string;
  accountNumber: string;
  receivedOn: Date;
}

/** Content of a notification. `said` counts as it is; after `hint` the provider is asked. */
export type Notice =
  | { kind: 'said'; reference: string; events: NewEvent[]; otherwise?: UnknownReceipt }
  | { kind: 'hint'; providerReference: string; events: NewEvent[] }
  | { kind: 'receipt'; receipt: UnknownReceipt };

/** A payment as the provider is asked about it. */
export interface AskedPayment {
  reference: string;
  providerReference: string;
  amount: number;
}

export interface Notification {
  headers: Headers;
  rawBody: string;
  now: Date;
}

/** A transaction in the provider's own list. */
export interface ReportedTransaction {
  kind: 'payment' | 'refund';
  /** Ours, or the provider's name of the attempt; '' when it is not known. */
  reference: string;
  receiptNumber: string;
  /** KES as text. */
  amount: string;
  /** Time when it happened; null when the provider does not say. */
  at: Date | null;
}

export interface ReportedDay {
  transactions: ReportedTransaction[];
  isComplete: boolean;
  /** Reason why the day is not complete. */
  note: string;
}

/** A service that moves the money. A running server has one. */
export interface PaymentProvider {
  name: Exclude<ProviderName, 'by_hand'>;
  /** No money moves: of the sandbox, and of a provider's test mode. */
  isTest: boolean;
  methods: readonly PaymentMethod[];
  /** Shillings that one M-Pesa payment can have. */
  maximumAmount: number;
  /** The provider is asked no sooner after the prompt. */
  askAfterMs: number;
  /** Never throws. */
  start: (order: PaymentOrder) => Promise<Started>;
  /** Never throws. */
  ask: (payment: AskedPayment, now: Date) => Promise<Word>;
  /** Reads a signed notification; null when its signature is not valid. */
  readNotification: (notification: Notification) => Promise<Notice[] | null>;
  /** Reads an unsigned notification at the secret address of a payment; null where this provider sends none. */
  readCallback: ((notification: Notification) => Notice[]) | null;
  /** The secret in the address at which money without a prompt is reported; null where this provider has none. */
  receiptsToken: string | null;
  /** Errors: throws when the provider cannot say. */
  listDay: (date: string, now: Date) => Promise<ReportedDay>;
}
