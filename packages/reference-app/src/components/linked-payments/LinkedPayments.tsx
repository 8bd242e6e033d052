import type { CallOptions, Payment } from '@udongo/sdk';
import { formatKes } from '@udongo/sdk/values';
import { Button } from '@udongo/ui';
import { useCallback, useState } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { UnlinkDialog } from './UnlinkDialog.tsx';
import { useUndoText } from './undoTexts.ts';
import './linkedPayments.css';

interface LinkedPaymentsProps {
  /** Id of the booking. */
  booking: number;
  onChanged: () => void;
}

/** The payments that an administrator linked to this booking, for administrators: each can be unlinked or marked as refunded. */
export function LinkedPayments({ booking, onChanged }: LinkedPaymentsProps) {
  const t = useUndoText();
  const { records } = useServices();
  const [asked, setAsked] = useState<{ payment: Payment; what: 'unlink' | 'refund' }>();
  const ask = useCallback(
    (wanted: number, options: CallOptions) =>
      records.payments.list({ booking: wanted, limit: 20, ordering: '-id' }, options),
    [records],
  );
  const { data } = useLoaded(ask, booking);
  const linked = data?.results.filter(({ is_linked }) => is_linked) ?? [];
  if (linked.length === 0) return null;
  const close = () => setAsked(undefined);
  const done = () => {
    close();
    onChanged();
  };
  return (
    <section className="app-linked" aria-label={t('unlink.heading')}>
      <h3>{t('unlink.heading')}</h3>
      <ul>
        {linked.map((payment) => {
          const { id, receipt_number: reference, amount_received, amount, note, provider } = payment;
          return (
            <li key={id}>
              <strong>{formatKes(amount_received ?? amount)}</strong> <span>{reference}</span>
              {note && <p className="app-quiet app-lines">{note}</p>}
              <div className="app-actions">
                {!Number(payment.amount_refunded) && (
                  <Button
                    size="small"
                    aria-label={t('unlink.actionOf', { reference })}
                    onClick={() => setAsked({ payment, what: 'unlink' })}
                  >
                    {t('unlink.action')}
                  </Button>
                )}
                {(provider === 'by_hand' || provider === 'mpesa') && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t('refund.actionOf', { reference })}
                    onClick={() => setAsked({ payment, what: 'refund' })}
                  >
                    {t('refund.action')}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {asked?.what === 'unlink' && <UnlinkDialog payment={asked.payment} onDone={done} onClose={close} />}
      {asked?.what === 'refund' && (
        <RefundDialog
          reference={asked.payment.reference}
          name={asked.payment.receipt_number}
          amount={String(leftOf(asked.payment))}
          onDone={done}
          onClose={close}
        />
      )}
    </section>
  );
}

function leftOf({ amount, amount_received, amount_refunded }: Payment): number {
  return Number(amount_received ?? amount) - Number(amount_refunded ?? 0);
}
