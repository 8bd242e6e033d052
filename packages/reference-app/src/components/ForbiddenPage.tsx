import { isStaff, mayCall } from '../lib/mayCall.ts';
import { useText } from '../messages/translator.ts';
import { useUser } from '../services/ServicesContext.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { PageTitle } from './PageTitle.tsx';

/** A page that is not for this person's role. */
export function ForbiddenPage({ title }: { title: string }) {
  const t = useText();
  const user = useUser();
  return (
    <div className="app-page app-page--narrow">
      <PageTitle intro={user && t('errors.notForYou', { name: user.name, role: t(`role.${user.role}`) })}>
        {t('errors.notForYouTitle', { title })}
      </PageTitle>
      <div className="app-actions">
        {(!isStaff(user?.role) || mayCall(user?.role, 'bookings.list')) && (
          <ButtonLink to="/bookings" variant="primary">
            {t('errors.bookings')}
          </ButtonLink>
        )}
        <ButtonLink to="/">{t('errors.home')}</ButtonLink>
      </div>
    </div>
  );
}
