import type { Dependencies } from '../Dependencies.ts';
import type { PaymentProvider } from '../payments/PaymentProvider.ts';
import type { CallHome } from '../payments/sandbox/CallHome.ts';
import { createSandbox } from '../payments/sandbox/createSandbox.ts';
import type { PaymentVariables } from './paymentVariables.ts';

/** The provider that the environment chooses; what it needs was checked when the environment was read. */
export function createPaymentProvider(
  { PAYMENTS }: PaymentVariables,
  dependencies: Pick<Dependencies, 'db' | 'clock'>,
  callHome: CallHome,
): PaymentProvider {
  if (PAYMENTS !== 'sandbox') throw new Error('This provider is not built yet.');
  return createSandbox(dependencies, callHome);
}
