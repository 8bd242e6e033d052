import type { Dependencies } from '../Dependencies.ts';
import { createDaraja } from '../payments/createDaraja.ts';
import { createPaystack } from '../payments/createPaystack.ts';
import type { PaymentProvider } from '../payments/PaymentProvider.ts';
import { createSandbox } from '../payments/sandbox/createSandbox.ts';
import type { FetchSelf } from '../payments/sandbox/FetchSelf.ts';
import type { PaymentVariables } from './paymentVariables.ts';

/** The provider that the environment chooses; what it needs was checked when the environment was read. */
export function createPaymentProvider(
  variables: PaymentVariables,
  dependencies: Pick<Dependencies, 'db' | 'clock'>,
  fetchSelf: FetchSelf,
): PaymentProvider {
  switch (variables.PAYMENTS) {
    case 'sandbox':
      return createSandbox(dependencies, fetchSelf);
    case 'paystack':
      return createPaystack({ url: variables.PAYSTACK_URL, secretKey: variables.PAYSTACK_SECRET_KEY ?? '' });
    case 'mpesa':
      return createDaraja({
        url: variables.MPESA_URL,
        consumerKey: variables.MPESA_CONSUMER_KEY ?? '',
        consumerSecret: variables.MPESA_CONSUMER_SECRET ?? '',
        shortcode: variables.MPESA_SHORTCODE ?? '',
        passkey: variables.MPESA_PASSKEY ?? '',
        receiptsToken: variables.MPESA_RECEIPTS_TOKEN ?? null,
        clock: dependencies.clock,
      });
  }
}
