import { createBrowserBackend } from '@udongo/reference-backend/browser';
import { UdongoProvider } from '@udongo/ui';
import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import type { Root } from 'react-dom/client';
import { languageOf } from '../messages/languages.ts';
import { createChoices } from '../services/choices.ts';
import { Preparing } from './Preparing.tsx';

/** On this site, so that the page needs no leave to reach another. */
const apiPath = '/api';
const databaseName = 'udongo';

/**
 * Starts the real backend inside this browser, its database in IndexedDB, and passes every call to the returned address on to it.
 * Shows a notice until it has started; the first start on a device takes some seconds.
 * Errors: rejects where the browser keeps no data or allows no service worker.
 */
export async function startMockBackend(root: Root): Promise<string> {
  const language = createChoices().locale.get();
  root.render(
    <UdongoProvider locale={language} messages={languageOf(language).components}>
      <Preparing isFirst={!(await hasDatabase())} />
    </UdongoProvider>,
  );
  const backend = createBrowserBackend({ name: databaseName, dataDir: '/data-dir.tar.gz' });
  const base = location.origin + apiPath;
  const worker = setupWorker(
    http.all(`${base}/*`, ({ request }) => backend.fetch(withoutBase(request, base))),
  );
  const started = worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  const health = await backend.fetch(new Request(`${location.origin}/healthz`));
  if (!health.ok) throw new Error(`The backend in the browser answered ${health.status}.`);
  await started;
  return base;
}

async function hasDatabase(): Promise<boolean> {
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name?.endsWith(`/${databaseName}`));
}

function withoutBase(request: Request, base: string): Request {
  return new Request(location.origin + request.url.slice(base.length), request);
}
