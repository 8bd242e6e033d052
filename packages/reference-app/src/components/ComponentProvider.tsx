import { type MessageOverrides, UdongoProvider, type UdongoProviderProps } from '@udongo/ui';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { languageOf } from '../messages/languages.ts';
import { useServices } from '../services/ServicesContext.ts';

interface ComponentProviderProps {
  /** The kinds of list filters on the page that search records. Default: none. */
  filterKinds?: NonNullable<UdongoProviderProps['filterKinds']>;
  /** Groups of texts in place of the language's. Default: none. Keep its identity stable. */
  words?: MessageOverrides | undefined;
  /** Shows the notifications. Default: as toasts. */
  notify?: NonNullable<UdongoProviderProps['notify']>;
  children: ReactNode;
}

/** Gives the components below it the app's language and notifications. */
export function ComponentProvider({ filterKinds, words, notify, children }: ComponentProviderProps) {
  const { choices, toaster, support, logIn } = useServices();
  const language = useSyncExternalStore(choices.locale.subscribe, choices.locale.get, choices.locale.get);
  const { components } = languageOf(language);
  const messages = useMemo(() => ({ ...components, ...words }), [components, words]);
  return (
    <UdongoProvider
      locale={language}
      messages={messages}
      notify={notify ?? toaster.show}
      dismiss={toaster.dismiss}
      support={useSyncExternalStore(support.subscribe, support.get, support.get)}
      onLoginNeeded={logIn}
      {...(filterKinds && { filterKinds })}
    >
      {children}
    </UdongoProvider>
  );
}
