import { createSession, memoryStorage } from '@udongo/sdk';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { App } from '../app/App.tsx';
import type { Choice } from '../app/choice.ts';
import { loadPageCode, routes } from '../app/router.tsx';
import { createServices } from '../app/udongo.ts';
import { loadLanguage } from '../messages/languages.ts';
import type { PageRenderer } from './RenderedPage.ts';

/** Runs in the app's server, without a session: whoever asks, it renders the page of a visitor, and it asks the API nothing. */
export const renderPage: PageRenderer['renderPage'] = async ({ path, locale, scheme, config }) => {
  await Promise.all([loadLanguage(locale), loadPageCode(path)]);
  const services = createServices({
    config,
    session: createSession({ storage: memoryStorage() }),
    choices: { locale: toFixed(locale), scheme: toFixed(scheme) },
    caches: null,
  });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  return renderToString(
    <StrictMode>
      <App services={services} router={router} />
    </StrictMode>,
  );
};

function toFixed<Value extends string>(value: Value): Choice<Value> {
  return { get: () => value, choose: () => undefined, subscribe: () => () => undefined };
}
