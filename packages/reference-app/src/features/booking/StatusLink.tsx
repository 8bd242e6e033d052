import { Button } from '@udongo/ui';
import { Link } from 'react-router';
import { FoldedCard } from '../../components/FoldedCard.tsx';
import { useText } from '../../messages/translator.ts';
import { useServices } from '../../services/ServicesContext.ts';

/** The page that may be shared with anybody. */
export function StatusLink({ uuid }: { uuid: string }) {
  const t = useText();
  const { toaster } = useServices();
  const path = `/status/${uuid}`;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + path);
      toaster.show({ tone: 'success', message: t('booking.copied') });
    } catch {
      toaster.show({ tone: 'warning', message: t('booking.copyFailed'), durationMs: 6000 });
    }
  };

  return (
    <FoldedCard title={t('booking.statusPage')}>
      <p className="app-quiet">{t('booking.statusPageHint')}</p>
      <p className="app-printed">{location.origin + path}</p>
      <div className="app-actions">
        <Button icon="copy" onClick={copy}>
          {t('booking.copyLink')}
        </Button>
        <Link className="udongo-button" data-variant="secondary" to={path}>
          {t('booking.openStatusPage')}
        </Link>
      </div>
    </FoldedCard>
  );
}
