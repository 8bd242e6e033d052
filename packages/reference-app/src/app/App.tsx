import { Toaster, UdongoProvider } from '@udongo/ui';
import { type ComponentProps, useEffect, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router/dom';
import { componentMessages } from '../messages/componentMessages.ts';
import { ReloginDialog } from './ReloginDialog.tsx';
import { ServicesContext } from './ServicesContext.ts';
import type { Services } from './udongo.ts';

interface AppProps {
  services: Services;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The app: services, language, pages, notifications, and the login that opens over a page. */
export function App({ services, router }: AppProps) {
  const { choices, failures, toaster } = services;
  const language = useSyncExternalStore(choices.locale.subscribe, choices.locale.get);
  useEffect(() => failures.watch(window), [failures]);
  return (
    <ServicesContext value={services}>
      <UdongoProvider
        locale={language}
        messages={componentMessages[language]}
        notify={toaster.show}
        dismiss={toaster.dismiss}
      >
        <RouterProvider router={router} />
        <ReloginDialog />
        <Toaster store={toaster} />
      </UdongoProvider>
    </ServicesContext>
  );
}
