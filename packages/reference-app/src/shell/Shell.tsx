import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { useText } from '../messages/translator.ts';
import { useServices, useUser } from '../services/ServicesContext.ts';
import { countUnsentWork, useUnsent } from '../services/useUnsent.ts';
import { Header } from './Header.tsx';
import { NetworkNotice } from './NetworkNotice.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { PublicLinks } from './PublicLinks.tsx';
import { usePublicTitle } from './usePublicTitle.ts';

const SetUpFactorPage = lazy(() =>
  import('../components/second-factor/SetUpFactorPage.tsx').then((m) => ({ default: m.SetUpFactorPage })),
);

/** Few people have something that waits. */
const UnsentNotices = lazy(() => import('../components/UnsentNotices.tsx'));

/** The frame of every page: skip link, header, offline notice, footer. */
export function Shell() {
  const t = useText();
  const { config, secondFactor } = useServices();
  const user = useUser();
  const { isMissing: missing } = secondFactor;
  const isMissing = useSyncExternalStore(missing.subscribe, missing.get, missing.get);
  usePublicTitle();
  const unsent = useUnsent();
  const hasUnsent = unsent > 0 || (user && countUnsentWork(user.id) > 0);
  const isLoading = useNavigation().state === 'loading';
  return (
    <div className="app-shell">
      <a className="app-skip" href="#main">
        {t('shell.skip')}
      </a>
      <Header />
      <div className="app-progress" role="status" data-on={isLoading || undefined}>
        {isLoading && <span className="udongo-hidden">{t('shell.loadingPage')}</span>}
      </div>
      <main id="main" className="app-main" tabIndex={-1}>
        <NetworkNotice />
        <Suspense>{hasUnsent && <UnsentNotices />}</Suspense>
        {isMissing && user ? (
          <Suspense fallback={<PageSkeleton />}>
            <SetUpFactorPage />
          </Suspense>
        ) : (
          <Outlet />
        )}
      </main>
      <footer className="app-footer">
        <PublicLinks />
        {config.productName} · {t('shell.tagline')}
      </footer>
      <ScrollRestoration />
    </div>
  );
}
