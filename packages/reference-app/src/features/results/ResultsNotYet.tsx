import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useResultsText } from './resultsTexts.ts';

/** Results that are not verified yet, and the way to where the booking is. */
export function ResultsNotYet({ booking }: { booking: number }) {
  const t = useResultsText();
  return (
    <EmptyState
      title={t('results.notYetTitle')}
      action={<ButtonLink to={`/bookings/${booking}`}>{t('results.status')}</ButtonLink>}
    >
      {t('results.notYet')}
    </EmptyState>
  );
}
