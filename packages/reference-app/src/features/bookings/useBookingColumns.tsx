import type { Booking, Role, TestType } from '@udongo/sdk';
import { formatNumber } from '@udongo/sdk/values';
import { Button, formatDate, PaymentBadge, type TableColumn, useLocale } from '@udongo/ui';
import { Link } from 'react-router';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { amountsOf, codeOf, mayChange, mayDelete } from '../../lib/bookingFacts.ts';
import { useText } from '../../messages/translator.ts';

/** The part of a booking that the list asks for. */
export type BookingRow = Pick<
  Booking,
  | 'id'
  | 'code'
  | 'name'
  | 'county'
  | 'test_type'
  | 'no_of_samples'
  | 'discount'
  | 'soil_test_date'
  | 'paid'
  | 'canceled'
  | 'status'
>;

/** A column has no room for the whole name. */
const shortNames = {
  'basic-macro-nutrients-analysis': 'bookings.basic',
  'complete-soil-analysis': 'bookings.complete',
  'microbial-analysis': 'bookings.microbial',
} as const satisfies Record<TestType, string>;

interface ColumnsOptions {
  role: Role | undefined;
  countyName: (id: number | null) => string;
  onDelete: (booking: BookingRow) => void;
}

/** The list's columns and what can be done with a row. */
export function useBookingColumns({ role, countyName, onDelete }: ColumnsOptions): TableColumn<BookingRow>[] {
  const t = useText();
  const locale = useLocale();
  return [
    {
      key: 'code',
      header: t('bookings.code'),
      rowHeader: true,
      ordering: 'id',
      cell: (booking) => (
        <Link className="app-bookings__code" to={`/bookings/${booking.id}`}>
          {codeOf(booking)}
        </Link>
      ),
    },
    { key: 'name', header: t('bookings.farmer'), ordering: 'name', cell: ({ name }) => name || '-' },
    { key: 'county', header: t('bookings.county'), cell: ({ county }) => countyName(county) || '-' },
    { key: 'test', header: t('bookings.test'), cell: ({ test_type }) => t(shortNames[test_type]) },
    {
      key: 'samples',
      header: t('bookings.samples'),
      align: 'end',
      cell: ({ no_of_samples }) => formatNumber(no_of_samples),
    },
    {
      key: 'amount',
      header: t('bookings.amount'),
      align: 'end',
      cell: (booking) => formatNumber(amountsOf(booking).net, 2),
    },
    {
      key: 'date',
      header: t('bookings.date'),
      ordering: 'soil_test_date',
      cell: ({ soil_test_date }) => (
        <span className="app-bookings__date">{formatDate(locale, soil_test_date)}</span>
      ),
    },
    {
      key: 'payment',
      header: t('bookings.payment'),
      cell: ({ paid, canceled }) => <PaymentBadge paid={paid} canceled={canceled} />,
    },
    { key: 'status', header: t('bookings.status'), cell: ({ status }) => <StatusBadge status={status} /> },
    {
      key: 'actions',
      header: t('bookings.actions'),
      cell: (booking) => {
        const code = codeOf(booking);
        return (
          <span className="app-bookings__actions">
            {mayChange(booking, role) && (
              <Link
                className="udongo-button"
                data-variant="quiet"
                to={`/bookings/${booking.id}/edit`}
                aria-label={t('bookings.updateOne', { code })}
              >
                {t('bookings.update')}
              </Link>
            )}
            {mayDelete(booking, role) && (
              <Button
                variant="danger"
                aria-label={t('bookings.deleteOne', { code })}
                onClick={() => onDelete(booking)}
              >
                {t('bookings.delete')}
              </Button>
            )}
          </span>
        );
      },
    },
  ];
}
