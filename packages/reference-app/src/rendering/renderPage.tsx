import { createSession, memoryStorage } from '@udongo/sdk';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { App } from '../app/App.tsx';
import type { Choice } from '../app/choice.ts';
import { readPublicPath } from '../app/publicPaths.ts';
import { loadPageCode, routes } from '../app/router.tsx';
import { createServices, type ServicesOptions } from '../app/udongo.ts';
import { loadLanguage } from '../messages/languages.ts';

export { listFeed } from './listFeed.ts';

import { headOf } from './PublicPage.ts';
import { findPublicPage } from './publicPages.ts';
import type { PageRenderer } from './RenderedPage.ts';

/** A visitor waits no longer for what the API says; without it the page says less. */
const patienceMs = 1500;

/** Runs in the app's server, without a session: whoever asks, it renders the page of a visitor, and it asks the API as nobody. */
export const renderPage: PageRenderer['renderPage'] = async ({ path, locale, scheme, config }) => {
  const place = readPublicPath(path);
  const page = place && findPublicPage(place.path);
  if (page?.screen && config.withoutScreens.includes(page.screen)) return null;
  await Promise.all([loadLanguage(locale), loadPageCode(path)]);
  const options: ServicesOptions = {
    config,
    session: createSession({ storage: memoryStorage() }),
    choices: { locale: toFixed(locale), scheme: toFixed(scheme) },
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
  const services = createServices({ ...options, given });
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
