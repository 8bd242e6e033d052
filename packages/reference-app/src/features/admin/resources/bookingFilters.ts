import type { Booking } from '@udongo/sdk';
import type { ListFilter } from '@udongo/ui';
import { isStaff, mayCall } from '../../../lib/mayCall.ts';
import type { ResourceTools } from '../defineResource.tsx';
import { bookingStatusFilter, testTypeFilter, yesNoFilter } from '../resourceFields.ts';
import type { bookingsTexts } from './bookingsTexts.ts';

const payments = ['paid', 'canceled', 'unpaid'] as const;

type Filtered = Pick<Booking, 'paid' | 'canceled' | 'status' | 'is_late'>;

/** Whether a booking is paid, canceled or neither. */
export function paymentOf({
  paid,
  canceled,
}: Pick<Filtered, 'paid' | 'canceled'>): (typeof payments)[number] {
  return paid ? 'paid' : canceled ? 'canceled' : 'unpaid';
}

/** The filters of the list of bookings, for all roles. */
export function listFilters({
  t,
  app,
  role,
}: Pick<ResourceTools<typeof bookingsTexts.en>, 't' | 'app' | 'role'>): ListFilter[] {
  return [
    {
      kind: 'text',
      name: 'search',
      label: t('booking.search'),
      placeholder: t('booking.searchHint'),
    },
    {
      kind: 'select',
      name: 'payment',
      label: t('booking.payment'),
      options: payments.map((value) => ({ value, label: t(`booking.${value}`) })),
      matches: (row: Filtered, value) => paymentOf(row) === value,
    },
    {
      ...bookingStatusFilter(app, t('booking.status')),
      // A server that answers no status filters by none.
      matches: (row: Filtered, value) => row.status === value,
    },
    { kind: 'dateRange', name: 'soil_test_date', label: t('booking.dateOfTest') },
    { kind: 'agent', name: 'agent', label: t('booking.agrovet') },
    { kind: 'countyOrNone', name: 'county', label: t('booking.county') },
    testTypeFilter(app),
    {
      ...yesNoFilter(app, 'is_late', t('booking.late')),
      matches: (row: Filtered, value) => String(row.is_late) === value,
    },
    ...(role === 'agent' || mayCall(role, 'bookings.move')
      ? [yesNoFilter(app, 'has_move_request', t('booking.asksForDay'))]
      : []),
    ...(isStaff(role) ? [yesNoFilter(app, 'is_report_sent', app('booking.reportSent'))] : []),
  ];
}
