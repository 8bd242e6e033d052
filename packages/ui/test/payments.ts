import type { Payment, PaymentOptions } from '@udongo/sdk';
import type { PaymentPanelApi } from '../src/payment-panel/index.ts';

/** A booking of KES 17,550 that nobody has begun to pay. */
export const unpaid: PaymentOptions = {
  booking: 26,
  booking_code: 'UD-1026',
  uuid: '3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11',
  amount: '17550.00',
  maximum_amount: '250000.00',
  methods: ['mpesa', 'card'],
  paid: false,
  amount_paid: '0.00',
  amount_overpaid: '0.00',
  canceled: false,
  phone_number: '+254712345678',
  phone_hint: '••• 678',
  pay_by_hand: { paybill: '400200', account_number: 'UD-1026' },
  is_sandbox: false,
  payment: null,
};

/** A prompt that was sent 4 seconds ago. */
export const prompted: Payment = {
  id: 70,
  booking: 26,
  amount: '17550.00',
  method: 'mpesa',
  phone_number: '+254712345678',
  reference: 'UDP-7QK2M9XA',
  receipt_number: '',
  paid: false,
  canceled: false,
  created_on: '2026-11-22T12:20:00+03:00',
  paid_on: null,
  status: 'pending',
  reason: null,
  seconds_waiting: 4,
  seconds_until_retry: 116,
  pay_by_hand: unpaid.pay_by_hand,
};

export const paidPayment: Payment = {
  ...prompted,
  paid: true,
  status: 'paid',
  receipt_number: 'SLK4H7TR2Q',
  paid_on: '2026-11-22T12:21:00+03:00',
  seconds_until_retry: 0,
};

/** The last try, which brought no money. */
export function failed(reason: Payment['reason']): Payment {
  const status = reason === 'canceled_by_payer' ? 'canceled' : 'failed';
  return { ...prompted, status, canceled: status === 'canceled', reason, seconds_until_retry: 0 };
}

/** Creates a service with these payment options; `later` is its answer when it is asked again. */
export function payApi(options: Partial<PaymentOptions> = {}, later: Payment = prompted): PaymentPanelApi {
  return {
    payments: {
      getOptions: async () => ({ ...unpaid, ...options }),
      initialize: async ({ method = 'mpesa', phone_number = unpaid.phone_number }) => ({
        ...prompted,
        method,
        phone_number,
        ...(method === 'card' && { authorization_url: 'https://pay.test/card' }),
      }),
      checkStatus: async () => later,
    },
  };
}
