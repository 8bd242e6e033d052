import { Alert } from '@udongo/ui';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { useText } from '../messages/translator.ts';
import { Header } from './Header.tsx';
import { useServices } from './ServicesContext.ts';
import { useOnline } from './useOnline.ts';
import { WaitingNotice } from './WaitingNotice.tsx';

/** What is around every page: skip link, header, offline notice, footer. */
export function Shell() {
  const t = useText();
  const { config } = useServices();
  const isLoading = useNavigation().state === 'loading';
  const online = useOnline() || config.mock;
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
        {!online && (
          <div className="app-offline" data-network>
            <Alert tone="warning">{t('shell.offline')}</Alert>
          </div>
        )}
        <WaitingNotice />
        <Outlet />
      </main>
      <footer className="app-footer">
        {config.productName} · {t('shell.tagline')}
      </footer>
      <ScrollRestoration />
    </div>
  );
}
