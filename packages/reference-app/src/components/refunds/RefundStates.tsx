import type { PublicRefund, RefundStatus } from '@udongo/sdk';
import { formatKes } from '@udongo/sdk/values';
import { Badge, type BadgeProps, Card, formatDate, useLocale } from '@udongo/ui';
import type { ReactNode } from 'react';
import { useRefundText } from './refundTexts.ts';
import './refunds.css';

export const refundTones: Record<RefundStatus, BadgeProps['tone']> = {
  requested: 'warning',
  approved: 'info',
  paid_back: 'success',
  declined: 'neutral',
};

/** A refund as its person sees it; `refund_number` only with a login. */
type ShownRefund = PublicRefund & { refund_number?: string };

interface RefundStatesProps {
  refunds: readonly ShownRefund[];
  /** Words of a refund that nobody decided yet. Default: the words for the person whose money it is. */
  requested?: ReactNode;
}

/** How far each refund of a booking is, in words; nothing for a booking without one. */
export function RefundStates({ refunds, requested }: RefundStatesProps) {
  const t = useRefundText();
  if (refunds.length === 0) return null;
  return (
    <Card title={t('refunds.title')}>
      <ul className="app-refunds">
        {refunds.map((refund, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: anybody's refunds have no id, and only their end grows.
          <li key={index}>
            <RefundState refund={refund} requested={requested} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function RefundState({ refund, requested }: { refund: ShownRefund; requested: ReactNode }) {
  const t = useRefundText();
  const locale = useLocale();
  const { status, amount, amount_withheld, amount_refunded, paid_back_on, note, refund_number } = refund;
  const [withheld, back] = [Number(amount_withheld), Number(amount_refunded)];
  const isTold = status === 'requested' && requested !== undefined;
  const said = [
    status === 'paid_back'
      ? paid_back_on && t('refunds.says_paid_back', { date: formatDate(locale, paid_back_on) })
      : status !== 'declined' && !isTold && t(`refunds.says_${status}`),
    status !== 'paid_back' && back > 0 && t('refunds.back', { amount: formatKes(back) }),
    status !== 'declined' && withheld > 0 && t('refunds.withheld', { amount: formatKes(withheld) }),
    withheld > 0 && note,
    refund_number && t('refunds.number', { number: refund_number }),
  ];
  return (
    <>
      <p className="app-refunds__head">
        <strong>{formatKes(status === 'declined' ? withheld : amount)}</strong>
        <Badge tone={refundTones[status]}>{t(`refunds.${status}`)}</Badge>
      </p>
      <p className="app-quiet">
        {isTold && requested} {said.filter(Boolean).join(' ')}
      </p>
    </>
  );
}
