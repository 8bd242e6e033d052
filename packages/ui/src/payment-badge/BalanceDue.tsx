import { formatKes, toNumber } from '@udongo/sdk/values';
import { createSlots, type SlotProps } from '../lib/slots.ts';
import { payment } from '../messages/en/payment.ts';
import { useMessages } from '../provider/index.ts';

const texts = { payment };

export interface BalanceDueProps extends Pick<SlotProps<{ root: 'span' }, object>, 'rootProps'> {
  /** KES that remain to be paid, `balance_due` of a booking. Nothing is shown for 0, null and undefined. */
  amount: number | string | null | undefined;
  /** A canceled booking has nothing to pay. */
  canceled?: boolean | null | undefined;
}

/**
 * The unpaid rest of a booking, beside its `PaymentBadge`. Shows nothing for a service without `balance_due`.
 */
export function BalanceDue({ amount, canceled, rootProps }: BalanceDueProps) {
  const t = useMessages(texts);
  const due = toNumber(amount) ?? 0;
  if (due <= 0 || canceled) return null;
  return createSlots<{ root: 'span' }, object>(
    'balance-due',
    {},
    { rootProps },
  )('root', <span>{t('payment.balance', { amount: formatKes(due) })}</span>);
}
