import type { CallOptions, Refund, RefundStatus } from '@udongo/sdk';
import { formatKes, formatNumber, toNumber } from '@udongo/sdk/values';
import { Badge, Button, formatDate, type TableColumn, useLocale } from '@udongo/ui';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { RefundDialog } from '../../../components/linked-payments/RefundDialog.tsx';
import { refundTones } from '../../../components/refunds/RefundStates.tsx';
import { useRefundText } from '../../../components/refunds/refundTexts.ts';
import { useServices } from '../../../services/ServicesContext.ts';
import type { Resource } from '../defineResource.tsx';
import { DecideRefundDialog } from './DecideRefundDialog.tsx';
import { FilteredMoney } from './FilteredMoney.tsx';
import { useMoneyText } from './moneyTexts.ts';
import { PaidBy } from './PaidBy.tsx';

type Asked =
  | { refund: Refund; what: 'approved' | 'declined' }
  | { refund: Refund; what: 'record'; payment: Refund['payments'][number] };
const states = Object.keys(refundTones) as RefundStatus[];

/** Money to be refunded, from the request to the number of its transfer. */
function RefundsPage({ title }: { title: string }) {
  const t = useRefundText();
  const { records } = useServices();
  const [version, setVersion] = useState(0);
  const [asked, setAsked] = useState<Asked>();
  const load = useCallback(
    (status: RefundStatus | undefined, page: { page: number; limit: number }, options: CallOptions) =>
      records.payments.listRefunds({ ...page, ...(status && { status }) }, options),
    [records],
  );
  const columns = useColumns(setAsked);
  const close = () => setAsked(undefined);
  const done = () => {
    close();
    setVersion(version + 1);
  };
  return (
    <FilteredMoney
      title={title}
      intro={t('refunds.intro')}
      filter={{
        name: 'status',
        label: t('refunds.state'),
        all: t('refunds.all'),
        options: states.map((value) => ({ value, label: t(`refunds.${value}`) })),
      }}
      load={load}
      version={version}
      none={{ title: t('refunds.noneTitle'), text: t('refunds.none') }}
      columns={columns}
      rowKey={({ id }) => id}
    >
      {asked?.what === 'record' && (
        <RefundDialog
          reference={asked.payment.reference}
          name={asked.payment.receipt_number}
          amount={String(Math.min(leftOf(asked.refund), Number(asked.payment.amount_left)))}
          onDone={done}
          onClose={close}
        />
      )}
      {asked && asked.what !== 'record' && (
        <DecideRefundDialog refund={asked.refund} status={asked.what} onDone={done} onClose={close} />
      )}
    </FilteredMoney>
  );
}

function leftOf({ amount, amount_refunded }: Refund): number {
  return Number(amount) - Number(amount_refunded);
}

function useColumns(onAsked: (asked: Asked) => void): TableColumn<Refund>[] {
  const t = useRefundText();
  const money = useMoneyText();
  const locale = useLocale();
  return [
    {
      key: 'booking',
      header: t('refunds.booking'),
      rowHeader: true,
      cell: ({ booking, booking_code, booking_name }) => (
        <>
          <Link className="app-booking-code app-money__code" to={`/bookings/${booking}`}>
            {booking_code}
          </Link>
          <p className="app-money__note">{booking_name}</p>
        </>
      ),
    },
    {
      key: 'state',
      header: t('refunds.state'),
      cell: ({ status, cause, reason, note, refund_number }) => (
        <div>
          <Badge tone={refundTones[status]}>{t(`refunds.${status}`)}</Badge>
          <p className="app-money__note">
            {t(`refunds.${cause}`)}
            {reason && `: ${reason}`}
          </p>
          {note && <p className="app-money__note">{note}</p>}
          {refund_number && (
            <p className="app-money__note">{t('refunds.number', { number: refund_number })}</p>
          )}
        </div>
      ),
    },
    {
      key: 'amount',
      header: t('refunds.wanted'),
      align: 'end',
      cell: ({ amount, amount_withheld }) => (
        <div>
          {formatNumber(toNumber(amount), 2)}
          {Number(amount_withheld) > 0 && (
            <p className="app-money__note">{t('refunds.withheld', { amount: formatKes(amount_withheld) })}</p>
          )}
        </div>
      ),
    },
    {
      key: 'gone',
      header: t('refunds.gone'),
      align: 'end',
      cell: ({ amount_refunded }) => formatNumber(toNumber(amount_refunded), 2),
    },
    {
      key: 'payTo',
      header: t('refunds.payTo'),
      cell: ({ payments }) => <PaidBy payments={payments} />,
    },
    {
      key: 'since',
      header: t('refunds.since'),
      cell: ({ created_on }) => formatDate(locale, created_on, 'time'),
    },
    {
      key: 'actions',
      header: t('refunds.actions'),
      cell: (refund) => (
        <div className="app-money__actions">
          {refund.status === 'requested' && (
            <>
              <Button size="small" variant="primary" onClick={() => onAsked({ refund, what: 'approved' })}>
                {t('refunds.approve')}
              </Button>
              <Button size="small" variant="quiet" onClick={() => onAsked({ refund, what: 'declined' })}>
                {t('refunds.decline')}
              </Button>
            </>
          )}
          {refund.status === 'approved' &&
            refund.payments.map((payment) =>
              payment.provider === 'mpesa' || payment.provider === 'by_hand' ? (
                <Button
                  key={payment.reference}
                  size="small"
                  onClick={() => onAsked({ refund, what: 'record', payment })}
                >
                  {t('refunds.record', { reference: payment.receipt_number })}
                </Button>
              ) : (
                <p key={payment.reference} className="app-money__note">
                  {payment.receipt_number}:{' '}
                  {t('refunds.byItself', { provider: money(`reconcile.${payment.provider}`) })}
                </p>
              ),
            )}
        </div>
      ),
    },
  ];
}

export const resource: Resource = { Page: RefundsPage };
