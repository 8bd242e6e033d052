import type { ComponentType } from 'react';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { type ResourceEntry, sections } from '../features/admin/registry.ts';
import { LoginPage } from '../features/auth/LoginPage.tsx';
import { ErrorPage } from '../features/errors/ErrorPage.tsx';
import { isHydrating } from '../lib/isHydrating.ts';
import { PageLoadError } from '../lib/PageLoadError.ts';
import { type PublicPath, publicPaths, toPublicPath } from '../lib/publicPaths.ts';
import { useServices } from '../services/ServicesContext.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { RequireLogin } from './RequireLogin.tsx';
import { Shell } from './Shell.tsx';

const locales = ['en', 'sw'] as const;

/** What brings each public page, which has an address in each language. */
const publicPages: Record<PublicPath, () => Promise<ComponentType>> = {
  '/': () => import('../features/home/HomePage.tsx').then((m) => m.HomePage),
  '/prices': () => import('../features/prices/PricesPage.tsx').then((m) => m.PricesPage),
  '/how-to-sample': () =>
    import('../features/how-to-sample/HowToSamplePage.tsx').then((m) => m.HowToSamplePage),
  '/sample-report': () =>
    import('../features/sample-report/SampleReportPage.tsx').then((m) => m.SampleReportPage),
  '/questions': () => import('../features/questions/QuestionsPage.tsx').then((m) => m.QuestionsPage),
  '/blog': () => import('../features/blog/BlogPage.tsx').then((m) => m.BlogPage),
  '/blog/:slug': () => import('../features/blog/ArticlePage.tsx').then((m) => m.ArticlePage),
  '/reviews': () => import('../features/reviews/ReviewsPage.tsx').then((m) => m.ReviewsPage),
  '/reviews/:page': () => import('../features/reviews/ReviewsPage.tsx').then((m) => m.ReviewsPage),
  '/contact': () => import('../features/contact/ContactPage.tsx').then((m) => m.ContactPage),
  '/newsletter': () => import('../features/newsletter/NewsletterPage.tsx').then((m) => m.NewsletterPage),
  '/privacy': () => import('../features/privacy/PrivacyPage.tsx').then((m) => m.PrivacyPage),
  '/terms': () => import('../features/terms/TermsPage.tsx').then((m) => m.TermsPage),
};

const pages: RouteObject[] = [
  ...publicPaths.flatMap((path) =>
    locales.map((locale) => ({ path: toPublicPath(path, locale), lazy: page(publicPages[path]) })),
  ),
  // Here from the start: who logs out without a network arrives, too.
  { path: 'auth/login', Component: LoginPage },
  {
    path: 'auth/register',
    lazy: page(() => import('../features/auth/RegisterPage.tsx').then((m) => m.RegisterPage)),
  },
  {
    path: 'auth/confirm-email',
    lazy: page(() => import('../features/auth/ConfirmEmailPage.tsx').then((m) => m.ConfirmEmailPage)),
  },
  {
    path: 'auth/undo',
    lazy: page(() => import('../features/auth/UndoChangePage.tsx').then((m) => m.UndoChangePage)),
  },
  {
    path: 'auth/forgot-password',
    lazy: page(() => import('../features/auth/ForgotPasswordPage.tsx').then((m) => m.ForgotPasswordPage)),
  },
  {
    path: 'auth/set-password',
    lazy: page(() => import('../features/auth/SetPasswordPage.tsx').then((m) => m.SetPasswordPage)),
  },
  {
    path: 'newsletter/confirm',
    lazy: page(() => import('../features/newsletter/LinkPages.tsx').then((m) => m.ConfirmNewsPage)),
  },
  {
    path: 'newsletter/leave',
    lazy: page(() => import('../features/newsletter/LinkPages.tsx').then((m) => m.LeaveNewsPage)),
  },
  { path: 'book', lazy: page(() => import('../features/book/BookPage.tsx').then((m) => m.BookPage)) },
  {
    path: 'booked/:booking',
    lazy: page(() => import('../features/booked/BookedPage.tsx').then((m) => m.BookedPage)),
  },
  {
    path: 'status',
    lazy: page(() => import('../features/public-status/FindPage.tsx').then((m) => m.FindPage)),
  },
  {
    path: 'status/:uuid',
    lazy: page(() => import('../features/public-status/StatusPage.tsx').then((m) => m.StatusPage)),
  },
  {
    path: 'r/:token',
    lazy: page(() => import('../features/report/ReportPage.tsx').then((m) => m.PublicReportPage)),
  },
  {
    path: 'sandbox/phone/:reference',
    lazy: page(() => import('../features/sandbox/SandboxPhonePage.tsx').then((m) => m.SandboxPhonePage)),
  },
  {
    path: 's/:code',
    lazy: page(() => import('../features/sample-code/SampleCodePage.tsx').then((m) => m.SampleCodePage)),
  },
  {
    Component: RequireLogin,
    children: [
      {
        path: 'account',
        lazy: page(() => import('../features/account/AccountPage.tsx').then((m) => m.AccountPage)),
      },
      {
        path: 'earnings',
        lazy: page(() => import('../features/earnings/EarningsPage.tsx').then((m) => m.EarningsPage)),
      },
      {
        path: 'numbers/soil',
        lazy: page(() => import('../features/numbers/SoilPage.tsx').then((m) => m.SoilPage)),
      },
      {
        path: 'numbers',
        lazy: page(() => import('../features/numbers/NumbersPage.tsx').then((m) => m.NumbersPage)),
      },
      {
        path: 'bench',
        lazy: page(() => import('../features/bench/BenchPage.tsx').then((m) => m.BenchPage)),
      },
      ...sections.flatMap(({ entries }) => entries).map(resourceRoute),
      {
        path: 'notifications',
        lazy: page(() =>
          import('../features/notifications/NotificationsPage.tsx').then((m) => m.NotificationsPage),
        ),
      },
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
      {
        path: 'farmers/:id',
        lazy: page(() => import('../features/farmer/FarmerPage.tsx').then((m) => m.FarmerPage)),
      },
      {
        path: 'bookings/:id',
        lazy: page(() => import('../features/booking/BookingPage.tsx').then((m) => m.BookingPage)),
      },
      {
        path: 'bookings/:id/verify',
        lazy: page(() => import('../features/verify/VerifyPage.tsx').then((m) => m.VerifyPage)),
      },
      {
        path: 'reports/:id',
        lazy: page(() => import('../features/report/ReportPage.tsx').then((m) => m.ReportPage)),
      },
      {
        path: 'bookings/:id/results',
        lazy: page(() => import('../features/results/ResultsPage.tsx').then((m) => m.ResultsPage)),
      },
      {
        path: 'bookings/:id/shopping',
        lazy: page(() => import('../features/results/ShoppingPage.tsx').then((m) => m.ShoppingPage)),
      },
      {
        path: 'bookings/:id/edit',
        lazy: page(() => import('../features/booking/EditBookingPage.tsx').then((m) => m.EditBookingPage)),
      },
    ],
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
  // With data to begin with, even none, it leaves a page that the server rendered where it was scrolled to.
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

function resourceRoute(entry: ResourceEntry): RouteObject {
  const load = async () => {
    const [{ ResourcePage }, { NotFoundPage }, { resource }] = await Promise.all([
      import('../features/admin/ResourcePage.tsx'),
      import('../components/NotFoundPage.tsx'),
      entry.load(),
    ]);
    return function Screen() {
      const { withoutScreens } = useServices().config;
      const isLeftOut = withoutScreens.some((path) => path === entry.path);
      return isLeftOut ? <NotFoundPage /> : <ResourcePage entry={entry} resource={resource} />;
    };
  };
  return { path: entry.path, lazy: page(load) };
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
