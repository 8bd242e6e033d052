import { useText } from '../messages/translator.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { PageTitle } from './PageTitle.tsx';

/** An address that leads nowhere. */
export function NotFoundPage() {
  const t = useText();
  return (
    <div className="app-page app-page--narrow">
      <PageTitle intro={t('errors.notFound')}>{t('errors.notFoundTitle')}</PageTitle>
      <div>
        <ButtonLink to="/" variant="primary">
          {t('errors.home')}
        </ButtonLink>
      </div>
    </div>
  );
}
