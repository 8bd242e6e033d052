import { useText } from '../messages/translator.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { PageTitle } from './PageTitle.tsx';

/** A page for a booking that is gone or somebody else's, with the way to the own ones. */
export function MissingBooking() {
  const t = useText();
  return (
    <div className="app-page app-page--narrow">
      <PageTitle intro={t('errors.record')}>{t('errors.recordTitle')}</PageTitle>
      <div>
        <ButtonLink to="/bookings" variant="primary">
          {t('errors.bookings')}
        </ButtonLink>
      </div>
    </div>
  );
}
