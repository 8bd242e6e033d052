import type { Payment, PaymentMethod, PaymentState, PaymentStatus } from '@udongo/sdk';
import { formatKes, formatNumber, toNumber } from '@udongo/sdk/values';
import { Badge, type BadgeProps, BalanceDue, codeOf, formatDate, PaymentBadge } from '@udongo/ui';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { DocumentButton } from '../../../components/payment/DocumentButton.tsx';
import { mayCall } from '../../../lib/mayCall.ts';
import { defineResource, type ResourceList } from '../defineResource.tsx';
import { phoneColumn } from '../phoneColumn.tsx';
import { searchFilter, testTypeFilter } from '../resourceFields.ts';

const codeOfPayment = ({ booking, booking_code }: Payment) => codeOf({ id: booking, code: booking_code });

const methods: readonly PaymentMethod[] = ['mpesa', 'card', 'bank', 'cash'];
const states: readonly PaymentState[] = ['paid', 'unpaid', 'canceled'];
const statuses: readonly PaymentStatus[] = ['pending', 'paid', 'failed', 'canceled', 'needs_review'];

/** The badge for a status whose badge in the specification would only say "Get Status". */
const looks = {
  pending: { tone: 'info' },
  failed: { tone: 'neutral' },
  needs_review: { tone: 'warning', icon: 'warning' },
} as const satisfies Partial<Record<PaymentStatus, Omit<BadgeProps, 'children'>>>;

/** Whether its money came and its booking still owes some. */
const paysPart = ({ paid, booking_balance_due }: Payment) => paid && (toNumber(booking_balance_due) ?? 0) > 0;

/** The word for a payment of which money went back; undefined for every other. */
function refundOf({ status, amount_refunded }: Payment): 'refunded' | 'partRefunded' | undefined {
  if ((toNumber(amount_refunded) ?? 0) === 0) return undefined;
  return status === 'canceled' ? 'refunded' : 'partRefunded';
}

const stateOf = ({ status, paid, canceled }: Payment) =>
  status ?? (paid ? 'paid' : canceled ? 'canceled' : 'pending');

/** Every payment that this person may see; paid ones with their receipt. */
export const resource = defineResource({
  texts: {
    en: {
      payment: {
        booking: 'Booking',
        ofBooking: 'Booking {code}',
        amount: 'Amount (KES)',
        method: 'Method',
        mpesa: 'M-Pesa',
        card: 'Card',
        bank: 'Bank',
        cash: 'Cash',
        receipt: 'Receipt number',
        date: 'Date',
        state: 'Payment',
        status: 'State',
        pending: 'Waiting',
        paid: 'Paid',
        part: 'Part payment',
        partOf: 'Part payment, {amount} to pay',
        failed: 'Not paid',
        unpaid: 'Not paid yet',
        canceled: 'Canceled',
        needs_review: 'To be checked',
        refunded: 'Refunded {amount}',
        partRefunded: 'Paid, {amount} refunded',
        document: 'Receipt',
        searchHint: 'Code, reference, receipt, phone',
        emptyTitle: 'No payments yet',
        empty: 'Payments of bookings are listed here with their receipts.',
      },
    },
    sw: {
      payment: {
        booking: 'Miadi',
        ofBooking: 'Miadi {code}',
        amount: 'Kiasi (KES)',
        method: 'Njia',
        mpesa: 'M-Pesa',
        card: 'Kadi',
        bank: 'Benki',
        cash: 'Pesa taslimu',
        receipt: 'Nambari ya risiti',
        date: 'Tarehe',
        state: 'Malipo',
        status: 'Hali',
        pending: 'Yanasubiri',
        paid: 'Yamelipwa',
        part: 'Malipo ya sehemu',
        partOf: 'Malipo ya sehemu, {amount} ya kulipa',
        failed: 'Hayajalipwa',
        unpaid: 'Bado hayajalipwa',
        canceled: 'Yameghairiwa',
        needs_review: 'Yanahitaji kukaguliwa',
        refunded: '{amount} zimerudishwa',
        partRefunded: 'Yamelipwa, {amount} zimerudishwa',
        document: 'Risiti',
        searchHint: 'Nambari ya miadi au muamala, risiti, simu',
        emptyTitle: 'Bado hakuna malipo',
        empty: 'Malipo ya miadi huorodheshwa hapa pamoja na risiti.',
      },
    },
  },
  list: ({ t, app, role, locale, records }): ResourceList<Payment> => ({
    defaultOrdering: '-created_on',
    columns: [
      {
        key: 'booking',
        header: t('payment.booking'),
        rowHeader: true,
        value: codeOfPayment,
        cell: (payment) => (
          <Link
            className="app-booking-code"
            to={`/bookings/${payment.booking}`}
            aria-label={t('payment.ofBooking', { code: codeOfPayment(payment) })}
          >
            {codeOfPayment(payment)}
          </Link>
        ),
      },
      {
        key: 'amount',
        header: t('payment.amount'),
        align: 'end',
        ordering: 'amount',
        value: ({ amount }) => toNumber(amount),
        cell: ({ amount }) => formatNumber(toNumber(amount), 2),
      },
      { key: 'method', header: t('payment.method'), value: ({ method }) => t(`payment.${method}`) },
      phoneColumn(
        app,
        ({ phone_number }: Payment) => phone_number,
        ({ phone_hint }) => phone_hint,
      ),
      { key: 'receipt', header: t('payment.receipt'), value: ({ receipt_number }) => receipt_number },
      {
        key: 'date',
        header: t('payment.date'),
        ordering: 'created_on',
        value: ({ paid_on, created_on }) => formatDate(locale, paid_on ?? created_on, 'time'),
      },
      {
        key: 'state',
        header: t('payment.state'),
        value: (payment) => {
          const refund = refundOf(payment);
          if (refund) return t(`payment.${refund}`, { amount: formatKes(payment.amount_refunded) });
          return paysPart(payment)
            ? t('payment.partOf', { amount: formatKes(payment.booking_balance_due) })
            : t(`payment.${stateOf(payment)}`);
        },
        cell: (payment) => {
          const { status, paid, canceled, booking_balance_due } = payment;
          const refund = refundOf(payment);
          if (refund)
            return (
              <Badge tone="info">
                {t(`payment.${refund}`, { amount: formatKes(payment.amount_refunded) })}
              </Badge>
            );
          if (paysPart(payment))
            return (
              <span className="app-part-payment">
                <Badge tone="info">{t('payment.part')}</Badge>
                <BalanceDue amount={booking_balance_due} />
              </span>
            );
          return status && status !== 'paid' && status !== 'canceled' ? (
            <Badge {...looks[status]}>{t(`payment.${status}`)}</Badge>
          ) : (
            <PaymentBadge paid={paid} canceled={canceled} />
          );
        },
      },
      {
        key: 'document',
        header: t('payment.document'),
        value: () => '',
        cell: (payment) =>
          payment.paid && (
            <DocumentButton kind="receipt" booking={payment.booking} code={codeOfPayment(payment)} />
          ),
      },
    ],
    filters: [
      searchFilter(app, t('payment.searchHint')),
      { kind: 'dateRange', name: 'date', label: t('payment.date') },
      {
        kind: 'select',
        name: 'method',
        label: t('payment.method'),
        options: methods.map((value) => ({ value, label: t(`payment.${value}`) })),
      },
      {
        kind: 'select',
        name: 'payment',
        label: t('payment.state'),
        options: states.map((value) => ({ value, label: t(`payment.${value}`) })),
        matches: ({ paid, canceled }: Payment, value) =>
          value === (paid ? 'paid' : canceled ? 'canceled' : 'unpaid'),
      },
      {
        kind: 'select',
        name: 'status',
        label: t('payment.status'),
        options: statuses.map((value) => ({ value, label: t(`payment.${value}`) })),
      },
      ...(role === 'farmer'
        ? []
        : ([{ kind: 'county', name: 'county', label: app('admin.county') }, testTypeFilter(app)] as const)),
      ...(mayCall(role, 'payments.list')
        ? ([{ kind: 'agent', name: 'agent', label: app('admin.agrovet') }] as const)
        : []),
    ],
    service: { list: records.payments.list, iterate: records.payments.iterate },
    empty: <EmptyState title={t('payment.emptyTitle')}>{t('payment.empty')}</EmptyState>,
  }),
});
