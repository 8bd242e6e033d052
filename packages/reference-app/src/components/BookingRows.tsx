import type { Booking } from '@udongo/sdk';
import { codeOf, formatDate, useLocale } from '@udongo/ui';
import { Link } from 'react-router';
import { useWords } from '../lib/useWords.ts';
import { BookingPayment } from './BookingPayment.tsx';
import type { RefundFacts } from './refunds/refundNote.ts';
import { StatusBadge } from './StatusBadge.tsx';
import './recent.css';

interface BookingRowsProps {
  bookings: readonly (Pick<
    Booking,
    'id' | 'code' | 'test_type' | 'soil_test_date' | 'paid' | 'balance_due' | 'canceled' | 'status'
  > &
    Partial<Pick<Booking, 'name'>> &
    RefundFacts)[];
  /** Says whose each is, by their `name`. Default false. */
  withNames?: boolean;
}

/** Bookings, each with its test, day, status and payment, and a link to it. */
export function BookingRows({ bookings, withNames = false }: BookingRowsProps) {
  const locale = useLocale();
  const words = useWords();
  return (
    <ul className="app-recent">
      {bookings.map((booking) => (
        <li key={booking.id}>
          <Link to={`/bookings/${booking.id}`} className="app-recent__code">
            {codeOf(booking)}
          </Link>
          <span className="app-recent__what">
            <span>{withNames ? booking.name : words.testType(booking.test_type)}</span>
            <span className="app-recent__test">
              {withNames && `${words.testType(booking.test_type)}, `}
              {formatDate(locale, booking.soil_test_date)}
            </span>
          </span>
          <span className="app-recent__badges">
            <StatusBadge status={booking.status} />
            <BookingPayment booking={booking} />
          </span>
        </li>
      ))}
    </ul>
  );
}
