import { createSession, memoryStorage } from '@udongo/sdk';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { readPublicPath } from '../src/lib/publicPaths.ts';
import { loadLanguage } from '../src/messages/languages.ts';
import type { Choice } from '../src/services/choice.ts';
import type { Scheme } from '../src/services/choices.ts';
import { createServices, type ServicesOptions } from '../src/services/createServices.ts';
import { App } from '../src/shell/App.tsx';
import { loadPageCode, routes } from '../src/shell/router.tsx';

export { listFeed } from './listFeed.ts';

import { headOf } from '../src/services/PublicPage.ts';
import { findPublicPage } from '../src/shell/publicPages.ts';
import type { PageRenderer } from './RenderedPage.ts';

/** The longest wait for the API; after it, the page is rendered without the API's part. */
const patienceMs = 1500;

/** Renders a page for a visitor, in the app's server: it asks the API without a login, even when a person who is logged in asks for the page. */
export const renderPage: PageRenderer['renderPage'] = async ({ path, locale, scheme, config }) => {
  const place = readPublicPath(path);
  const page = place && findPublicPage(place.path);
  if (page?.screen && config.withoutScreens.includes(page.screen)) return null;
  await Promise.all([loadLanguage(locale), loadPageCode(path)]);
  const options: ServicesOptions = {
    config,
    session: createSession({ storage: memoryStorage() }),
    choices: { locale: toFixed(locale), scheme: toFixed<Scheme>(scheme) },
    caches: null,
  };
  const { visitor } = createServices(options);
  const data =
    place && page?.load
      ? await page
          .load(visitor, place, { retries: 0, signal: AbortSignal.timeout(patienceMs) })
          .catch(() => undefined)
      : undefined;
  const given = { path, data };
  const services = createServices({ ...options, serverData: given });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const markup = renderToString(
    <StrictMode>
      <App services={services} router={router} />
    </StrictMode>,
  );
  return {
    markup,
    head: page && data !== null ? headOf(page, data, locale, config) : null,
    given,
    isWhole: !page?.load || data !== undefined,
    isFound: data !== null,
  };
};

function toFixed<Value extends string>(value: Value): Choice<Value> {
  return { get: () => value, choose: () => undefined, subscribe: () => () => undefined };
}
