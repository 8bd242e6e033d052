import './styles/app.css';
import '@udongo/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadAnalytics } from './app/analytics.ts';
import { loadConfig } from './app/config.ts';
import { createAppRouter } from './app/router.tsx';
import { StartFailure } from './app/StartFailure.tsx';
import { createServices } from './app/udongo.ts';
import { keepApp } from './offline/keepApp.ts';

const element = document.getElementById('root');
if (element) void start(createRoot(element));

async function start(root: Root) {
  let what: 'app' | 'mock' = 'app';
  try {
    const given = await loadConfig();
    document.title = given.productName;
    if (given.mock) what = 'mock';
    const config = given.mock ? { ...given, apiBaseUrl: await startMock(root) } : given;
    loadAnalytics(config.analyticsSrc);
    root.render(
      <StrictMode>
        <App services={createServices({ config })} router={createAppRouter()} />
      </StrictMode>,
    );
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
