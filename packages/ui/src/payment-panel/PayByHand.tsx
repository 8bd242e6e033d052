import { formatKes } from '@udongo/sdk/values';
import type { DrawSlot } from '../lib/slots.ts';
import { useMessages } from '../provider/index.ts';
import type { Payable, Payer } from './PaymentPanelApi.ts';
import type { PaymentPanelSlots } from './paymentPanelSlots.ts';
import { paymentPanelTexts } from './paymentPanelTexts.ts';

interface PayByHandProps {
  payable: Payable;
  slot: DrawSlot<PaymentPanelSlots>;
  /** The payer whose prompt is late. Default: none is. */
  lateFor?: Payer;
}

/** Instructions for paying without a prompt; nothing if there is no paybill. */
export function PayByHand({ payable: { pay_by_hand, amount }, slot, lateFor }: PayByHandProps) {
  const t = useMessages(paymentPanelTexts);
  if (!pay_by_hand) return null;
  return slot(
    'byHand',
    <div>
      {lateFor && (
        <h3 className="udongo-payment-panel__heading">
          {t(lateFor === 'you' ? 'paymentPanel.noPrompt' : 'paymentPanel.noPromptForPayer')}
        </h3>
      )}
      <p className="udongo-payment-panel__note">{t('paymentPanel.byHand')}</p>
      <dl className="udongo-payment-panel__facts">
        <div className="udongo-payment-panel__fact">
          <dt>{t('paymentPanel.paybill')}</dt>
          <dd className="udongo-payment-panel__value">{pay_by_hand.paybill}</dd>
        </div>
        <div className="udongo-payment-panel__fact">
          <dt>{t('paymentPanel.account')}</dt>
          <dd className="udongo-payment-panel__value">{pay_by_hand.account_number}</dd>
        </div>
        <div className="udongo-payment-panel__fact">
          <dt>{t('paymentPanel.amount')}</dt>
          <dd className="udongo-payment-panel__value">{formatKes(amount)}</dd>
        </div>
      </dl>
    </div>,
  );
}
