import { type ComponentProps, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router/dom';
import { ComponentProvider } from '../components/ComponentProvider.tsx';
import { whenIdle } from '../lib/whenIdle.ts';
import { createRouterUrl } from '../services/createRouterUrl.ts';
import type { Services } from '../services/createServices.ts';
import { RouterUrlContext, ServicesContext } from '../services/ServicesContext.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { QueueSender } from './QueueSender.tsx';
import { ReloginDialog } from './ReloginDialog.tsx';
import { Toasts } from './Toasts.tsx';

/** Few people log out while something waits. */
const LogoutDialog = lazy(() => import('./LogoutDialog.tsx'));

interface AppProps {
  services: Services;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The app: services, language, pages, notifications, and the login that opens over a page. */
export function App({ services, router }: AppProps) {
  const { failures, leaving, support, toaster } = services;
  const isLeaving = useSyncExternalStore(leaving.subscribe, leaving.get, leaving.get) !== null;
  const [url] = useState(() => createRouterUrl(router));
  useEffect(() => failures.watch(window), [failures]);
  useEffect(() => whenIdle(() => void support.load()), [support]);
  return (
    <ServicesContext value={services}>
      <RouterUrlContext value={url}>
        <ComponentProvider>
          <RouterProvider router={router} />
          <QueueSender />
          <ReloginDialog />
          <CodeDialog />
          <Suspense>{isLeaving && <LogoutDialog />}</Suspense>
          <Toasts toaster={toaster} />
        </ComponentProvider>
      </RouterUrlContext>
    </ServicesContext>
  );
}
