import { useLocale } from '@udongo/ui';
import { useEffect } from 'react';
import { useServices, useUser } from '../../app/ServicesContext.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useText } from '../../messages/translator.ts';
import type { Resource } from './defineResource.tsx';
import type { ResourceEntry } from './registry.ts';

interface ResourcePageProps {
  entry: ResourceEntry;
  resource: Resource;
}

/** A resource's page, for those whom it is for. */
export function ResourcePage({ entry, resource: { Page } }: ResourcePageProps) {
  const { config } = useServices();
  const user = useUser();
  const title = entry.title[useLocale()];
  const isForThem = user !== null && entry.roles.includes(user.role);

  useEffect(() => {
    if (!isForThem) return;
    document.title = `${title} · ${config.productName}`;
    return () => {
      document.title = config.productName;
    };
  }, [isForThem, title, config.productName]);

  if (!isForThem) return <NotForThem title={title} />;
  return (
    <div className="app-page app-page--list">
      <Page title={title} />
    </div>
  );
}

function NotForThem({ title }: { title: string }) {
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
