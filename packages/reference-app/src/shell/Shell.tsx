import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { useText } from '../messages/translator.ts';
import { useServices } from '../services/ServicesContext.ts';
import { Header } from './Header.tsx';
import { NetworkNotice } from './NetworkNotice.tsx';
import { PublicLinks } from './PublicLinks.tsx';
import { usePublicTitle } from './usePublicTitle.ts';
import { WaitingNotice } from './WaitingNotice.tsx';

/** The frame of every page: skip link, header, offline notice, footer. */
export function Shell() {
  const t = useText();
  const { config } = useServices();
  usePublicTitle();
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
        <WaitingNotice />
        <Outlet />
      </main>
      <footer className="app-footer">
        <PublicLinks />
        {config.productName} · {t('shell.tagline')}
      </footer>
      <ScrollRestoration />
    </div>
  );
}
