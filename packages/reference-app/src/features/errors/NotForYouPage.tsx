import { useUser } from '../../app/ServicesContext.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useText } from '../../messages/translator.ts';

/** A page that is not for this person's role. */
export function NotForYouPage({ title }: { title: string }) {
  const t = useText();
  const user = useUser();
  return (
    <div className="app-page app-page--narrow">
      <PageTitle intro={user && t('errors.notForYou', { name: user.name, role: t(`role.${user.role}`) })}>
        {t('errors.notForYouTitle', { title })}
      </PageTitle>
      <div className="app-actions">
        <ButtonLink to="/bookings" variant="primary">
          {t('errors.bookings')}
        </ButtonLink>
        <ButtonLink to="/">{t('errors.home')}</ButtonLink>
      </div>
    </div>
  );
}
