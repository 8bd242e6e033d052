import type { ComponentType } from 'react';
import { createBrowserRouter, matchRoutes, type RouteObject, useParams } from 'react-router';
import { type ResourceEntry, resourceEntries } from '../features/admin/registry.ts';
import { LoginPage } from '../features/auth/LoginPage.tsx';
import { ErrorPage } from '../features/errors/ErrorPage.tsx';
import { isHydrating } from '../lib/isHydrating.ts';
import { PageLoadError } from '../lib/PageLoadError.ts';
import { publicModules, publicPaths, toPublicPath } from '../lib/publicPaths.ts';
import { useServices } from '../services/ServicesContext.ts';
import { loadPage } from './loadPage.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { RequireLogin } from './RequireLogin.tsx';
import { Shell } from './Shell.tsx';

const locales = ['en', 'sw'] as const;

const pages: RouteObject[] = [
  ...publicPaths.flatMap((path) =>
    locales.map((locale) => pageAt(toPublicPath(path, locale), publicModules[path])),
  ),
  // Loaded from the start, so that a logout without a network still arrives here.
  { path: 'auth/login', Component: LoginPage },
  pageAt('auth/register', 'auth/RegisterPage'),
  pageAt('auth/confirm-email', 'auth/ConfirmEmailPage'),
  pageAt('auth/undo', 'auth/UndoChangePage'),
  pageAt('auth/forgot-password', 'auth/ForgotPasswordPage'),
  pageAt('auth/set-password', 'auth/SetPasswordPage'),
  {
    path: 'newsletter/confirm',
    lazy: page(() => import('../features/newsletter/LinkPages.tsx').then((m) => m.ConfirmNewsPage)),
  },
  {
    path: 'newsletter/leave',
    lazy: page(() => import('../features/newsletter/LinkPages.tsx').then((m) => m.LeaveNewsPage)),
  },
  pageAt('book', 'book/BookPage'),
  pageAt('booked/:booking', 'booked/BookedPage'),
  pageAt('status', 'public-status/FindPage'),
  pageAt('status/:uuid', 'public-status/StatusPage'),
  {
    path: 'r/:token',
    lazy: page(() => import('../features/report/ReportPage.tsx').then((m) => m.PublicReportPage)),
  },
  pageAt('sandbox/phone/:reference', 'sandbox/SandboxPhonePage'),
  pageAt('s/:code', 'sample-code/SampleCodePage'),
  {
    Component: RequireLogin,
    children: [
      pageAt('account', 'account/AccountPage'),
      pageAt('keep/:uuid', 'account/KeepPage'),
      pageAt('earnings', 'earnings/EarningsPage'),
      pageAt('numbers/soil', 'numbers/SoilPage'),
      pageAt('numbers', 'numbers/NumbersPage'),
      pageAt('to-collect', 'to-collect/ToCollectPage'),
      pageAt('bench/:view?', 'bench/BenchPage'),
      pageAt('bench/receive', 'bench/ReceivePage'),
      ...resourceEntries.map(resourceRoute),
      pageAt('notifications', 'notifications/NotificationsPage'),
      {
        path: 'articles/:id',
        lazy: page(() =>
          import('../features/admin/articles/ArticleEditorPage.tsx').then((m) => m.ArticleEditorPage),
        ),
      },
      {
        path: 'farmers/import',
        lazy: page(() => import('../features/admin/import/ImportPage.tsx').then((m) => m.FarmerImportPage)),
      },
      {
        path: 'agents/import',
        lazy: page(() => import('../features/admin/import/ImportPage.tsx').then((m) => m.AgentImportPage)),
      },
      pageAt('farmers/:id', 'farmer/FarmerPage'),
      pageAt('bookings/:id', 'booking/BookingPage'),
      pageAt('bookings/:id/verify', 'verify/VerifyPage'),
      pageAt('reports/:id', 'report/ReportPage'),
      pageAt('bookings/:id/results', 'results/ResultsPage'),
      pageAt('bookings/:id/shopping', 'results/ShoppingPage'),
      pageAt('bookings/:id/edit', 'booking/EditBookingPage'),
    ].map(toOptional),
  },
  { path: '*', lazy: page(() => import('../components/NotFoundPage.tsx').then((m) => m.NotFoundPage)) },
];

export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ErrorPage,
    children: [{ ErrorBoundary: ErrorPage, HydrateFallback: PageSkeleton, children: pages }],
  },
];

/** The addresses of the app; each page's code is loaded when it is first opened. */
export function createAppRouter() {
  // Initial data, even none, makes the router keep the scroll position of a page that the server rendered.
  return createBrowserRouter(routes, isHydrating() ? { hydrationData: {} } : {});
}

/** Fetches the code of the page at this path, so that a router begins with it. Errors: `PageLoadError`. */
export async function loadPageCode(path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function')
        Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}

/** A page whose module in `features` exports it under the name of its file. */
function pageAt(path: string, module: string): RouteObject {
  const isOfRecord = /\/:\w+($|\/)/.test(path);
  const load = async () => {
    const Page = await loadPage(module);
    return isOfRecord ? ofEachRecord(Page) : Page;
  };
  return { path, lazy: page(load) };
}

/** Starts again with another record: no address shows what is typed or known of the one before. */
function ofEachRecord(Page: ComponentType): ComponentType {
  return function RecordPage() {
    return <Page key={Object.values(useParams()).join(' ')} />;
  };
}

function resourceRoute(entry: ResourceEntry): RouteObject {
  const load = async () => {
    const [{ ResourcePage }, { resource }] = await Promise.all([
      import('../features/admin/ResourcePage.tsx'),
      entry.load(),
    ]);
    return () => <ResourcePage entry={entry} resource={resource} />;
  };
  return { path: entry.path, lazy: page(load) };
}

/** A page that an installation can leave out by a word of its address: `farmers/import` by `farmers` or `import`. */
function toOptional(route: RouteObject): RouteObject {
  const { path = '', lazy } = route;
  if (typeof lazy !== 'function') return route;
  const load = async () => {
    const [{ Component: Page }, { NotFoundPage }] = await Promise.all([
      lazy(),
      import('../components/NotFoundPage.tsx'),
    ]);
    return function OptionalPage() {
      const { withoutScreens } = useServices().config;
      const isLeftOut = path.split('/').some((word) => withoutScreens.some((screen) => screen === word));
      return isLeftOut || !Page ? <NotFoundPage /> : <Page />;
    };
  };
  return { ...route, lazy: page(load) };
}

/** A page whose code is fetched when it is first opened. Errors: `PageLoadError`. */
export function page(load: () => Promise<ComponentType>) {
  return async () => {
    try {
      return { Component: await load() };
    } catch (cause) {
      throw new PageLoadError({ cause });
    }
  };
}
