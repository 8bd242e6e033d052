import { Card, Skeleton } from '@udongo/ui';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { BookingRows } from '../../components/BookingRows.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { SlowNotice } from '../../components/SlowNotice.tsx';
import { useText } from '../../messages/translator.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';

const latest = {
  limit: 5,
  ordering: '-id',
  fields:
    'id,code,name,test_type,soil_test_date,paid,balance_due,amount_paid,amount_to_refund,amount_refunded,canceled,status',
} as const;

interface RecentBookingsProps {
  /** Shows the farmer's name at each booking; for people who book for others. */
  withNames: boolean;
  /** Called once they are here, or can't be had. */
  onSettled: () => void;
}

/** The five latest bookings that this person may see. */
export function RecentBookings({ withNames, onSettled }: RecentBookingsProps) {
  const t = useText();
  const { udongo } = useServices();
  const { data, error, reload, slow, status } = useLoaded(
    (query: typeof latest, options) => udongo.bookings.list(query, options),
    latest,
  );
  const isSettled = status === 'success' || status === 'error';
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);
  const isEmpty = data?.results.length === 0;

  return (
    <Card
      title={t('home.recent')}
      actions={
        <Link className="udongo-button" data-variant="quiet" to="/bookings">
          {t('home.allBookings')}
        </Link>
      }
    >
      {status === 'error' && <LoadFailure error={error} onRetry={reload} />}
      <SlowNotice slow={slow} />
      {!data && status !== 'error' && <Skeleton lines={5} shape="control" />}
      {isEmpty && (
        <EmptyState
          title={t('home.noneTitle')}
          action={
            <ButtonLink to="/book" variant="primary">
              {t('book.title')}
            </ButtonLink>
          }
        >
          {t('home.none')}
        </EmptyState>
      )}
      {data && !isEmpty && <BookingRows bookings={data.results} withNames={withNames} />}
    </Card>
  );
}
