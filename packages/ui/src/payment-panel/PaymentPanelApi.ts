import type { CheckPaymentRequest, Payment, PaymentOptions, PaymentRequest } from '@udongo/sdk';
import type { CallOptions } from '../lib/usePort.ts';

/** A booking: by its id for people with permission to read it, by its uuid for people with its link. */
export type PaidBooking = { booking: number; uuid?: never } | { uuid: string; booking?: never };

/**
 * The person who enters the M-Pesa PIN: the user of the page, or another person whom staff asks for the
 * money.
 */
export type Payer = 'you' | 'other';

/** The calls of paying; `createUdongo(…)` of the SDK fits as it is. */
export interface PaymentPanelApi {
  payments: {
    /** Extension: a service without it needs `known`. */
    getOptions?(query: PaidBooking, options: CallOptions): Promise<PaymentOptions>;
    initialize(body: PaymentRequest, options: CallOptions): Promise<Payment>;
    checkStatus(body: CheckPaymentRequest, options: CallOptions): Promise<Payment>;
  };
}

/** The host's own data of a booking, for a service that gives no payment options. */
export interface KnownBooking {
  /** KES that remain to be paid. */
  amount: number | string;
  /** The booking's code for people. Default: no code. */
  code?: string | undefined;
  /** The phone number of the booking. Default: none. */
  phone_number?: string | undefined;
  paid?: boolean | undefined;
  canceled?: boolean | undefined;
}

/** The known payment options of a booking. */
export type Payable = Omit<PaymentOptions, 'booking' | 'uuid' | 'maximum_amount'> & {
  /** KES; null for no known limit. */
  maximum_amount: string | null;
};

/** The options of a service that offers none: M-Pesa, by the calls of the specification. */
export function toPayable(known: KnownBooking): Payable {
  return {
    booking_code: known.code ?? '',
    amount: String(known.amount),
    maximum_amount: null,
    methods: ['mpesa'],
    paid: known.paid ?? false,
    amount_paid: '0.00',
    amount_overpaid: '0.00',
    canceled: known.canceled ?? false,
    phone_number: known.phone_number ?? '',
    phone_hint: '',
    pay_by_hand: null,
    is_sandbox: false,
    payment: null,
  };
}

/** Whether the payer or the provider still has to do something. */
export function isPending({ status, paid, canceled }: Payment): boolean {
  return status ? status === 'pending' : !paid && !canceled;
}
