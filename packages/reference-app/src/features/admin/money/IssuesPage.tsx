import type { CallOptions, PaymentIssue, PaymentIssueKind } from '@udongo/sdk';
import { formatNumber, toNumber } from '@udongo/sdk/values';
import { Badge, type BadgeProps, Button, formatDate, type TableColumn, useLocale } from '@udongo/ui';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { RefundDialog } from '../../../components/linked-payments/RefundDialog.tsx';
import { usePayText } from '../../../components/payment/paymentTexts.ts';
import { useServices } from '../../../services/ServicesContext.ts';
import type { Resource } from '../defineResource.tsx';
import { FilteredMoney } from './FilteredMoney.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { useMoneyText } from './moneyTexts.ts';
import '../admin.css';

const tones: Record<PaymentIssueKind, BadgeProps['tone']> = {
  needs_review: 'warning',
  unmatched: 'error',
  underpaid: 'info',
  overpaid: 'info',
  no_answer: 'warning',
  unreadable: 'error',
  disagrees: 'error',
};
const kinds = Object.keys(tones) as PaymentIssueKind[];
const withoutPrice: readonly PaymentIssueKind[] = ['unmatched', 'unreadable', 'disagrees'];
/** Issues that are put right in the booking. */
const opened: readonly PaymentIssueKind[] = ['underpaid', 'overpaid', 'no_answer', 'disagrees'];
type Asked = { issue: PaymentIssue; what: 'link' | 'refund' };

/** Payments that arrived but match no booking or amount, each with the possible actions. */
function IssuesPage({ title }: { title: string }) {
  const t = useMoneyText();
  const { records } = useServices();
  const [version, setVersion] = useState(0);
  const [asked, setAsked] = useState<Asked>();
  const load = useCallback(
    (kind: PaymentIssueKind | undefined, page: { page: number; limit: number }, options: CallOptions) =>
      records.payments.listIssues({ ...page, ...(kind && { kind }) }, options),
    [records],
  );
  const columns = useIssueColumns(setAsked);
  const close = () => setAsked(undefined);
  const done = () => {
    close();
    setVersion(version + 1);
  };
  return (
    <FilteredMoney
      title={title}
      intro={t('issues.intro')}
      filter={{
        name: 'kind',
        label: t('issues.kind'),
        all: t('issues.all'),
        options: kinds.map((value) => ({ value, label: t(`issues.${value}`) })),
      }}
      load={load}
      version={version}
      none={{ title: t('issues.noneTitle'), text: t('issues.none') }}
      columns={columns}
      rowKey={({ kind, payment, booking, provider, reference, since }) =>
        [kind, payment, booking, provider, reference, since].join(' ')
      }
    >
      {asked?.what === 'link' && <LinkDialog issue={asked.issue} onDone={done} onClose={close} />}
      {asked?.what === 'refund' && (
        <RefundDialog
          reference={asked.issue.reference}
          amount={asked.issue.amount}
          onDone={done}
          onClose={close}
        />
      )}
    </FilteredMoney>
  );
}

function useIssueColumns(onAsked: (asked: Asked) => void): TableColumn<PaymentIssue>[] {
  const t = useMoneyText();
  const pay = usePayText();
  const locale = useLocale();
  const amount = (issue: PaymentIssue, value: string) =>
    `${issue.currency} ${formatNumber(toNumber(value), 2)}`;
  return [
    {
      key: 'booking',
      header: t('issues.booking'),
      rowHeader: true,
      cell: ({ booking, booking_code, account_number }) =>
        booking ? (
          <Link className="app-booking-code app-money__code" to={`/bookings/${booking}`}>
            {booking_code}
          </Link>
        ) : (
          <span className="app-money__none">{account_number || '-'}</span>
        ),
    },
    {
      key: 'kind',
      header: t('issues.kind'),
      cell: ({ kind, note }) => (
        <>
          <Badge tone={tones[kind]}>{t(`issues.${kind}`)}</Badge>
          {note && <p className="app-money__note">{note}</p>}
        </>
      ),
    },
    {
      key: 'arrived',
      header: t('issues.arrived'),
      align: 'end',
      cell: (issue) => amount(issue, issue.amount),
    },
    {
      key: 'expected',
      header: t('issues.expected'),
      align: 'end',
      cell: (issue) =>
        withoutPrice.includes(issue.kind)
          ? '-'
          : amount({ ...issue, currency: 'KES' }, issue.expected_amount),
    },
    { key: 'reference', header: t('issues.reference'), cell: ({ reference }) => reference || '-' },
    {
      key: 'phone',
      header: t('issues.phone'),
      cell: ({ phone_hint }) => <span className="app-money__code">{phone_hint || '-'}</span>,
    },
    { key: 'since', header: t('issues.since'), cell: ({ since }) => formatDate(locale, since, 'time') },
    {
      key: 'actions',
      header: t('issues.actions'),
      cell: (issue) => (
        <div className="app-money__actions">
          {(issue.kind === 'unmatched' || issue.kind === 'needs_review') && issue.currency === 'KES' && (
            <Button
              size="small"
              variant="primary"
              aria-label={issue.booking ? t('issues.take', { code: issue.booking_code }) : undefined}
              onClick={() => onAsked({ issue, what: 'link' })}
            >
              {issue.booking ? t('issues.takeIt') : pay('pay.link')}
            </Button>
          )}
          {opened.includes(issue.kind) && (
            <Link to={`/bookings/${issue.booking}`}>{t('issues.open', { code: issue.booking_code })}</Link>
          )}
          {issue.reference !== '' && issue.provider === 'mpesa' && issue.kind !== 'no_answer' && (
            <Button size="small" variant="quiet" onClick={() => onAsked({ issue, what: 'refund' })}>
              {t('issues.refund')}
            </Button>
          )}
        </div>
      ),
    },
  ];
}

export const resource: Resource = { Page: IssuesPage };
