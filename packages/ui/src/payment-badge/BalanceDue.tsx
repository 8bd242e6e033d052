import { formatKes, toNumber } from '@udongo/sdk/values';
import { createSlots, type SlotProps } from '../lib/slots.ts';
import { payment } from '../messages/en/payment.ts';
import { useMessages } from '../provider/index.ts';

const texts = { payment };

export interface BalanceDueProps extends Pick<SlotProps<{ root: 'span' }, object>, 'rootProps'> {
  /** KES that are still to be paid, `balance_due` of a booking. Nothing is shown for 0, null and undefined. */
  amount: number | string | null | undefined;
  /** Nothing is to be paid for a canceled booking. */
  canceled?: boolean | null | undefined;
}

/** What is still to be paid of a booking, beside its `PaymentBadge`. A service without `balance_due` shows nothing. */
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
