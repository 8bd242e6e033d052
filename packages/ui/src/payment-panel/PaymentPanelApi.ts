import type { CheckPaymentRequest, Payment, PaymentOptions, PaymentRequest } from '@udongo/sdk';
import type { CallOptions } from '../lib/usePort.ts';

/** Which booking: by its id for who may read it, by its uuid for who holds its link. */
export type PaidBooking = { booking: number; uuid?: never } | { uuid: string; booking?: never };

/** Who enters the M-Pesa PIN: the person who looks, or somebody else whom staff asks for the money. */
export type Payer = 'you' | 'other';

/** What paying asks its host for; `createUdongo(…)` of the SDK fits as it is. */
export interface PaymentPanelApi {
  payments: {
    /** Extension: a service without it needs `known`. */
    getOptions?(query: PaidBooking, options: CallOptions): Promise<PaymentOptions>;
    initialize(body: PaymentRequest, options: CallOptions): Promise<Payment>;
    checkStatus(body: CheckPaymentRequest, options: CallOptions): Promise<Payment>;
  };
}

/** What a host knows of a booking, for a service that does not say how it can be paid. */
export interface KnownBooking {
  /** KES still to be paid. */
  amount: number | string;
  /** As people call the booking. Default: no code. */
  code?: string | undefined;
  /** Of the booking. Default: none. */
  phone_number?: string | undefined;
  paid?: boolean | undefined;
  canceled?: boolean | undefined;
}

/** How a booking can be paid, as far as it is known. */
export type Payable = Omit<PaymentOptions, 'booking' | 'uuid' | 'maximum_amount'> & {
  /** KES; null when nothing is known of a limit. */
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
