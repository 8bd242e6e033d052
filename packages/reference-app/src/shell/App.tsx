import { type ComponentProps, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { ComponentProvider } from '../components/ComponentProvider.tsx';
import { whenIdle } from '../lib/whenIdle.ts';
import { createRouterUrl } from '../services/createRouterUrl.ts';
import type { Services } from '../services/createServices.ts';
import { RouterUrlContext, ServicesContext } from '../services/ServicesContext.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { LogoutDialog } from './LogoutDialog.tsx';
import { QueueSender } from './QueueSender.tsx';
import { ReloginDialog } from './ReloginDialog.tsx';
import { Toasts } from './Toasts.tsx';

interface AppProps {
  services: Services;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The app: services, language, pages, notifications, and the login that opens over a page. */
export function App({ services, router }: AppProps) {
  const { failures, support, toaster } = services;
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
          <LogoutDialog />
          <Toasts toaster={toaster} />
        </ComponentProvider>
      </RouterUrlContext>
    </ServicesContext>
  );
}
