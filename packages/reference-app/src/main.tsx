import './styles/app.css';
import '@udongo/ui/booking-form.layer.css';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadAnalytics } from './app/analytics.ts';
import { createChoices } from './app/choices.ts';
import { loadConfig } from './app/config.ts';
import { firstPage, loadRest, loadStyles } from './app/loadRest.ts';
import { createAppRouter } from './app/router.tsx';
import { StartFailure } from './app/StartFailure.tsx';
import { createServices } from './app/udongo.ts';
import { loadLanguage } from './messages/languages.ts';
import { keepApp } from './offline/keepApp.ts';

const element = document.getElementById('root');
if (element) void start(element, createRoot(element));

async function start(element: HTMLElement, root: Root) {
  let what: 'app' | 'mock' = 'app';
  try {
    const language = createChoices().locale.get();
    const [given] = await Promise.all([
      loadConfig(),
      // Where their files can't be had, the app is in English, or less handsome.
      loadLanguage(language).catch(() => undefined),
      location.pathname === '/book' || loadStyles().catch(() => undefined),
    ]);
    document.title = given.productName;
    if (given.mock) what = 'mock';
    const config = given.mock ? { ...given, apiBaseUrl: await startMock(root) } : given;
    loadAnalytics(config.analyticsSrc);
    root.render(
      <StrictMode>
        <App services={createServices({ config })} router={createAppRouter()} />
      </StrictMode>,
    );
    await firstPage(element);
    loadRest();
    // The API in the browser has a worker of its own.
    if (!given.mock) keepApp();
  } catch (error) {
    console.error(error);
    root.render(<StartFailure what={what} retry={() => location.reload()} />);
  }
}

/** The API inside this browser; only an installation that asks for it loads its code. */
async function startMock(root: Root) {
  const { startMockBackend } = await import('./mock/startMockBackend.tsx');
  return startMockBackend(root);
}
