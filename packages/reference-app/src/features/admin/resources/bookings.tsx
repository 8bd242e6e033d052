import type { Booking, Role } from '@udongo/sdk';
import { formatNumber } from '@udongo/sdk/values';
import { type AdminListBulkProps, type AdminListColumn, Badge, codeOf, formatDate } from '@udongo/ui';
import { Link } from 'react-router';
import { BookingPayment } from '../../../components/BookingPayment.tsx';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { BulkCollectorDialog } from '../../../components/collection/BulkCollectorDialog.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { refundNote } from '../../../components/refunds/refundNote.ts';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { BulkStatusDialog } from '../../../components/status-change/BulkStatusDialog.tsx';
import { amountsOf, mayChange, mayDelete, statusKeyOf } from '../../../lib/bookingFacts.ts';
import { isStaff, mayBook, mayCall } from '../../../lib/mayCall.ts';
import { toCameBy, toCameByLabel } from '../../../lib/toCameBy.ts';
import { defineResource, type ResourceList } from '../defineResource.tsx';
import { phoneColumn } from '../phoneColumn.tsx';
import { shortTestNames } from '../resourceFields.ts';
import { listFilters, paymentOf } from './bookingFilters.ts';
import { bookingsTexts } from './bookingsTexts.ts';
import './bookings.css';

/** The fields that the list requests of each booking. */
const fields = [
  'id',
  'code',
  'name',
  'phone_no',
  'county',
  'ward',
  'agent',
  'referrer_agent',
  'referrer_verified',
  'test_type',
  'no_of_samples',
  'discount',
  'soil_test_date',
  'paid',
  'balance_due',
  'amount_paid',
  'amount_to_refund',
  'amount_refunded',
  'canceled',
  'status',
  'due_on',
  'is_late',
  'may_change',
  'may_delete',
  'share_results',
  'came_by',
  'partner_key_name',
  'discount_code',
] as const satisfies (keyof Booking)[];

/** In a column; a card leaves it out. */
const none = <span className="app-bookings__none">-</span>;

type BookingRow = Pick<Booking, (typeof fields)[number]>;

/** Columns that only an agent has. */
const agentsOnly: readonly string[] = ['results'];

function isPartlyPaid(booking: BookingRow): boolean {
  return Number(booking.balance_due) !== amountsOf(booking).net;
}

/** Columns and filters that a role has no use for: a farmer's bookings are their own, an agent's agrovet is theirs. */
const pointless: Partial<Record<Role, readonly string[]>> = {
  agent: ['agent', 'credit'],
  farmer: ['name', 'ward', 'agent', 'cameBy', 'credit', 'is_late'],
};

export const resource = defineResource({
  texts: bookingsTexts,
  names: ['county', 'agrovet'],
  list: ({ t, app, locale, role, withoutScreens, records, nameOf }): ResourceList<BookingRow> => {
    const statusOf = ({ status }: BookingRow) => (status ? app(statusKeyOf(status)) : '');
    const dueOf = ({ due_on }: Pick<BookingRow, 'due_on'>) =>
      due_on ? t('booking.due', { date: formatDate(locale, due_on) }) : '';
    /** Of a service that does not tell them apart, nothing is said. */
    const creditOf = ({ referrer_agent, referrer_verified }: BookingRow) =>
      referrer_agent === null || referrer_verified === undefined
        ? ''
        : t(referrer_verified ? 'booking.creditVerified' : 'booking.creditClaimed');
    const columns: AdminListColumn<BookingRow>[] = [
      {
        key: 'code',
        header: t('booking.code'),
        rowHeader: true,
        ordering: 'id',
        value: codeOf,
        cell: (booking) => (
          <Link className="app-booking-code" to={`/bookings/${booking.id}`}>
            {codeOf(booking)}
          </Link>
        ),
      },
      {
        key: 'name',
        header: t('booking.farmer'),
        ordering: 'name',
        value: ({ name }) => name,
        cell: (booking) => (
          <span className="app-bookings__two">
            {booking.name}
            <small className="app-bookings__small">
              {[booking.ward, nameOf('county', booking.county)].filter(Boolean).join(', ')}
            </small>
            {role === 'agent' && <small className="app-bookings__small">{toCameBy(locale, booking)}</small>}
          </span>
        ),
      },
      { ...phoneColumn(app, ({ phone_no }: BookingRow) => phone_no), fileOnly: true },
      {
        key: 'county',
        header: t('booking.county'),
        value: ({ county }) => nameOf('county', county),
        cell: ({ county }) => nameOf('county', county) || none,
        // In lists with names, the county is below the name.
        fileOnly: role !== 'farmer',
      },
      { key: 'ward', header: t('booking.ward'), value: ({ ward }) => ward ?? '', fileOnly: true },
      {
        key: 'agent',
        header: t('booking.agrovet'),
        value: ({ agent }) => nameOf('agrovet', agent),
        cell: (booking) => (
          <span className="app-bookings__two">
            {nameOf('agrovet', booking.agent) || none}
            {booking.agent !== null && (
              <small className="app-bookings__small">
                {toCameBy(locale, { ...booking, discount_code: '' })}
              </small>
            )}
            {booking.referrer_verified === false && (
              <small className="app-bookings__small">{creditOf(booking)}</small>
            )}
          </span>
        ),
      },
      {
        key: 'cameBy',
        header: toCameByLabel(locale),
        value: (booking) => toCameBy(locale, booking),
        // In the list, it is below the shop, or below the farmer of one's own shop.
        fileOnly: true,
      },
      {
        key: 'credit',
        header: t('booking.credit'),
        value: creditOf,
        fileOnly: true,
      },
      {
        key: 'test',
        header: app('admin.test'),
        value: ({ test_type }) => app(shortTestNames[test_type]),
      },
      {
        key: 'samples',
        header: t('booking.samples'),
        align: 'end',
        value: ({ no_of_samples }) => no_of_samples,
      },
      {
        key: 'amount',
        header: t('booking.amount'),
        align: 'end',
        value: (booking) => amountsOf(booking).net,
        cell: (booking) => formatNumber(amountsOf(booking).net, 2),
      },
      {
        key: 'date',
        header: t('booking.date'),
        ordering: 'soil_test_date',
        value: ({ soil_test_date }) => soil_test_date,
        cell: ({ soil_test_date }) => (
          <span className="app-bookings__date">{formatDate(locale, soil_test_date)}</span>
        ),
      },
      {
        key: 'payment',
        header: t('booking.payment'),
        value: (booking) =>
          [t(`booking.${paymentOf(booking)}`), refundNote(locale, booking)].filter(Boolean).join(', '),
        // Without a part payment, the rest equals the amount two columns before.
        cell: ({ balance_due, ...booking }) => (
          <BookingPayment
            booking={{
              ...booking,
              balance_due: isPartlyPaid({ ...booking, balance_due }) ? balance_due : undefined,
            }}
          />
        ),
      },
      {
        key: 'status',
        header: t(role === 'farmer' ? 'booking.status' : 'booking.statusDue'),
        // The oldest promise first: late bookings come first.
        ordering: 'due_on',
        value: (booking) => [statusOf(booking), dueOf(booking)].filter(Boolean).join(', '),
        cell: ({ status, is_late, due_on }) => (
          <span className="app-bookings__status">
            <StatusBadge status={status} />
            {is_late && (
              <Badge tone="error" icon="clock">
                {t('booking.late')}
              </Badge>
            )}
            {due_on && <small className="app-bookings__due">{dueOf({ due_on })}</small>}
          </span>
        ),
      },
      {
        key: 'results',
        header: t('booking.results'),
        value: ({ share_results }) =>
          share_results === undefined ? '' : t(share_results ? 'booking.shared' : 'booking.notShared'),
        cell: ({ id, share_results, status, canceled }) => {
          if (share_results === undefined || canceled) return none;
          const isReady = share_results && (status === 'verified' || status === 'report_ready');
          return isReady ? (
            <Link to={`/bookings/${id}/results`}>{t('booking.seeResults')}</Link>
          ) : (
            t(share_results ? 'booking.shared' : 'booking.notShared')
          );
        },
      },
    ];
    return {
      classNames: { root: 'app-bookings' },
      query: { fields: fields.join(',') },
      defaultOrdering: '-id',
      columns: columns.filter(
        ({ key }) => !pointless[role]?.includes(key) && (role === 'agent' || !agentsOnly.includes(key)),
      ),
      filters: listFilters({ t, app, role }).filter(({ name }) => !pointless[role]?.includes(name)),
      service: records.bookings,
      bin: 'booking',
      formLink: (booking, props) => (
        <Link to={booking ? `/bookings/${booking.id}/edit` : '/book'} {...props} />
      ),
      permissions: {
        create: mayBook(role),
        update:
          (!isStaff(role) || mayCall(role, 'bookings.update')) && ((booking) => mayChange(booking, role)),
        remove:
          (!isStaff(role) || mayCall(role, 'bookings.delete')) && ((booking) => mayDelete(booking, role)),
        export: role !== 'farmer',
      },
      selectable: role === 'agent' || mayCall(role, 'bookings.setStatus'),
      bulkActions:
        role !== 'agent' && !mayCall(role, 'bookings.setStatus')
          ? []
          : [
              {
                key: 'status',
                label: t('booking.changeStatus'),
                dialog: (bulk) => <BulkStatusDialog {...bulk} role={role} />,
              },
              ...(mayCall(role, 'bookings.assignCollector') && !withoutScreens.includes('to-collect')
                ? [
                    {
                      key: 'collector',
                      label: t('booking.assignCollector'),
                      dialog: (bulk: AdminListBulkProps<BookingRow>) => <BulkCollectorDialog {...bulk} />,
                    },
                  ]
                : []),
            ],
      empty: (
        <EmptyState
          title={t('booking.emptyTitle')}
          action={
            mayBook(role) && (
              <ButtonLink to="/book" variant="primary">
                {t('booking.book')}
              </ButtonLink>
            )
          }
        >
          {t('booking.empty')}
        </EmptyState>
      ),
    };
  },
});
