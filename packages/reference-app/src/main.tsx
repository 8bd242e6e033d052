import './styles/app.css';
import '@udongo/ui/booking-form.layer.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { orUndefined } from './lib/orUndefined.ts';
import { isKiswahili } from './lib/publicPaths.ts';
import { loadLanguage } from './messages/languages.ts';
import { keepApp } from './offline/keepApp.ts';
import { loadAnalytics } from './services/analytics.ts';
import { createChoices } from './services/choices.ts';
import { type AppConfig, keepConfig, loadConfig } from './services/config.ts';
import { createServices } from './services/createServices.ts';
import type { HydrationData, ServerData } from './services/ServerData.ts';
import { App } from './shell/App.tsx';
import { HydratedApp, readServerData, replaceFirstFrame } from './shell/hydrate.tsx';
import { firstPage, loadRest, loadStyles } from './shell/loadRest.ts';
import { createAppRouter, loadPageCode } from './shell/router.tsx';
import { StartFailure } from './shell/StartFailure.tsx';

const choices = createChoices();
const element = document.getElementById('root');
if (element) void start(element);

async function start(element: HTMLElement) {
  // The address of a public page says its language, and that is a choice.
  if (isKiswahili(location.pathname) && choices.locale.get() !== 'sw') choices.locale.choose('sw');
  const given = readServerData();
  if (given && (await canHydrate())) return hydrate(element, given);
  replaceFirstFrame(element);
  return draw(element, createRoot(element));
}

/** Whether the code and the texts of the page that the server rendered are here. */
async function canHydrate(): Promise<boolean> {
  try {
    await Promise.all([loadLanguage(choices.locale.get()), loadPageCode(location.pathname)]);
    return true;
  } catch {
    return false;
  }
}

async function hydrate(element: HTMLElement, { config, ...given }: HydrationData) {
  keepConfig(config);
  // The browser itself brings a rendered page back to where it was scrolled to.
  orUndefined(() => sessionStorage.removeItem('react-router-scroll-positions'));
  hydrateRoot(element, <HydratedApp root={element}>{toApp(config, given)}</HydratedApp>);
  await finish(element, config);
}

async function draw(element: HTMLElement, root: Root) {
  let what: 'app' | 'mock' = 'app';
  try {
    const language = choices.locale.get();
    const [given] = await Promise.all([
      loadConfig(),
      // Where their files can't be had, the app is in English, or less handsome.
      loadLanguage(language).catch(() => undefined),
      location.pathname === '/book' || loadStyles().catch(() => undefined),
    ]);
    document.title = given.productName;
    if (given.mock) what = 'mock';
    const config = given.mock ? { ...given, apiBaseUrl: await startMock(root) } : given;
    root.render(toApp(config));
    await finish(element, config);
  } catch (error) {
    console.error(error);
    root.render(<StartFailure what={what} retry={() => location.reload()} />);
  }
}

function toApp(config: AppConfig, serverData?: ServerData) {
  loadAnalytics(config.analyticsSrc);
  return (
    <StrictMode>
      <App services={createServices({ config, choices, serverData })} router={createAppRouter()} />
    </StrictMode>
  );
}

async function finish(element: HTMLElement, config: AppConfig) {
  await firstPage(element);
  loadRest();
  // The API in the browser has a worker of its own.
  if (!config.mock) keepApp();
}

/** The API inside this browser; only an installation that asks for it loads its code. */
async function startMock(root: Root) {
  const { startMockBackend } = await import('./mock/startMockBackend.tsx');
  return startMockBackend(root);
}
