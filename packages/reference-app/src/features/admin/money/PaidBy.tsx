import type { Refund } from '@udongo/sdk';
import { formatPhone } from '@udongo/sdk/values';
import { useMoneyText } from './moneyTexts.ts';

/** How the money of a refund came: phone where there is one, provider, and its number. */
export function PaidBy({ payments }: Pick<Refund, 'payments'>) {
  const t = useMoneyText();
  return payments.map(({ reference, provider, phone_number, receipt_number }) => (
    <p key={reference} className="app-money__note">
      {phone_number && <span className="app-money__code">{formatPhone(phone_number)}</span>}{' '}
      {t(`reconcile.${provider}`)} {receipt_number}
    </p>
  ));
}
