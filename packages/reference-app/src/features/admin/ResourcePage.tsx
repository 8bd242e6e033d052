import { useLocale } from '@udongo/ui';
import { useEffect } from 'react';
import { ForbiddenPage } from '../../components/ForbiddenPage.tsx';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import type { Resource } from './defineResource.tsx';
import { type ResourceEntry, titleOf } from './registry.ts';

interface ResourcePageProps {
  entry: ResourceEntry;
  resource: Resource;
}

/** The page of a resource, for the roles that can see it. */
export function ResourcePage({ entry, resource: { Page } }: ResourcePageProps) {
  const { config } = useServices();
  const user = useUser();
  const title = titleOf(entry, user?.role, useLocale());
  const isForThem = user !== null && entry.roles.includes(user.role);

  useEffect(() => {
    if (!isForThem) return;
    document.title = `${title} · ${config.productName}`;
    return () => {
      document.title = config.productName;
    };
  }, [isForThem, title, config.productName]);

  if (!isForThem) return <ForbiddenPage title={title} />;
  return (
    <div className="app-page app-page--list">
      <Page title={title} />
    </div>
  );
}
