import type { Booking, Farmer } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { Alert, Card, Pagination } from '@udongo/ui';
import { useState } from 'react';
import { BookingRows } from '../../components/BookingRows.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useFarmerText } from './farmerTexts.ts';

const fields =
  'id,code,farmer,test_type,soil_test_date,paid,balance_due,amount_paid,amount_to_refund,amount_refunded,canceled,status';

/** A farmer's bookings: the visits to come, the next one first, then the past ones, the latest first. */
export function FarmerBookings({ farmer: { id, user } }: { farmer: Farmer }) {
  const t = useFarmerText();
  const { udongo } = useServices();
  const [page, setPage] = useState(1);
  const query = { farmer: id, page, limit: 20, ordering: '-soil_test_date', fields } as const;
  const { data, ...waiting } = useLoaded(
    (asked: typeof query, options) => udongo.bookings.list(asked, options),
    query,
  );
  const name = user.full_name;

  if (!data || waiting.status === 'error') {
    return (
      <Card title={t('farmer.next')}>
        <Waiting {...waiting} />
      </Card>
    );
  }
  // A server that ignores the filter answers everybody's bookings: none of them is shown.
  if (data.results.some((booking) => booking.farmer !== id)) return <NotOffered name={name} />;
  if (data.count === 0) {
    return (
      <Card title={t('farmer.past')}>
        <EmptyState title={t('farmer.noneTitle')}>{t('farmer.none', { name })}</EmptyState>
      </Card>
    );
  }
  const { next, past } = divide(data.results);
  return (
    <>
      {page === 1 && (
        <Card title={t('farmer.next')}>
          {next.length > 0 ? <BookingRows bookings={next} /> : <p>{t('farmer.noNext')}</p>}
        </Card>
      )}
      <Card title={t('farmer.past')}>
        {past.length > 0 ? <BookingRows bookings={past} /> : <p>{t('farmer.noPast')}</p>}
        {data.total_pages > 1 && (
          <Pagination page={page} totalPages={data.total_pages} onPageChange={setPage} />
        )}
      </Card>
    </>
  );
}

function NotOffered({ name }: { name: string }) {
  const t = useFarmerText();
  return (
    <Alert tone="info" title={t('farmer.notOfferedTitle')}>
      <p className="app-lines">{t('farmer.notOffered')}</p>
      <ButtonLink to={`/bookings?${new URLSearchParams({ search: name })}`}>
        {t('farmer.searchBookings', { name })}
      </ButtonLink>
    </Alert>
  );
}

/** A visit is to come while nothing was collected and its day is not over; a service without statuses says only the day. */
function divide<Row extends Pick<Booking, 'soil_test_date' | 'status' | 'canceled'>>(
  bookings: readonly Row[],
) {
  const today = todayInNairobi();
  const isNext = ({ soil_test_date, status = 'booked', canceled }: Row) =>
    soil_test_date >= today && status === 'booked' && !canceled;
  const byDate = [...bookings].sort((a, b) => b.soil_test_date.localeCompare(a.soil_test_date));
  return {
    next: byDate.filter(isNext).reverse(),
    past: byDate.filter((booking) => !isNext(booking)),
  };
}
