import type { Booking } from '@udongo/sdk';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useUser } from '../../services/ServicesContext.ts';
import { useResultsText } from './resultsTexts.ts';

/** Results that are not verified yet, or that the farmer does not share with this agent, and the way to the booking. */
export function ResultsNotYet({ booking }: { booking: Booking }) {
  const t = useResultsText();
  const isKept = useUser()?.role === 'agent' && booking.share_results === false;
  return (
    <EmptyState
      title={t(isKept ? 'results.keptTitle' : 'results.notYetTitle')}
      action={
        <ButtonLink to={`/bookings/${booking.id}`}>
          {t(isKept ? 'results.toBooking' : 'results.status')}
        </ButtonLink>
      }
    >
      {isKept ? t('results.kept', { name: booking.name }) : t('results.notYet')}
    </EmptyState>
  );
}
