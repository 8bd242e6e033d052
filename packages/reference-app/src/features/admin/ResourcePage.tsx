import { useLocale } from '@udongo/ui';
import { ForbiddenPage } from '../../components/ForbiddenPage.tsx';
import { useUser } from '../../services/ServicesContext.ts';
import { useTabTitle } from '../../services/useTabTitle.ts';
import type { Resource } from './defineResource.tsx';
import { type ResourceEntry, titleAt, titleOf } from './registry.ts';

interface ResourcePageProps {
  entry: ResourceEntry;
  resource: Resource;
}

/** The page of a resource, for the roles that can see it. */
export function ResourcePage({ entry, resource: { Page } }: ResourcePageProps) {
  const user = useUser();
  const title = titleOf(entry, user?.role, useLocale());
  const isForThem = user !== null && entry.roles.includes(user.role);
  useTabTitle(isForThem && title);
  if (!isForThem) return <ForbiddenPage title={title} />;
  return (
    <div className="app-page app-page--list">
      <Page title={title} titleAt={titleAt} />
    </div>
  );
}
