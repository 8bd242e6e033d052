import type { Booking } from '@udongo/sdk';
import { Icon, StatusTimeline } from '@udongo/ui';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useIsPhone } from '../../lib/useMedia.ts';
import { useText } from '../../messages/translator.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';

/** The steps of a booking. A service that stores none shows where the booking is, without days. A phone folds them. */
export function BookingSteps({ booking }: { booking: Booking }) {
  const t = useText();
  const isPhone = useIsPhone();
  const { udongo } = useServices();
  const { data } = useLoaded(
    ({ id }, options) => udongo.bookings.listStatusChanges(id, { limit: 100 }, options),
    // A booking that was changed has other steps.
    { id: booking.id, status: booking.status, updated_on: booking.updated_on },
  );
  return (
    <StatusTimeline
      status={booking.status}
      changes={data?.results ?? []}
      due_on={booking.due_on}
      is_late={booking.is_late}
      render={
        isPhone
          ? {
              steps: (props) => (
                <details className="app-steps">
                  <summary>
                    <StatusBadge status={booking.status} /> {t('booking.allSteps')}
                    <Icon name="chevronDown" />
                  </summary>
                  <ol {...props} />
                </details>
              ),
            }
          : undefined
      }
    />
  );
}
