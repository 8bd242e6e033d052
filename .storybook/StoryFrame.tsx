import {
  Container,
  type Density,
  type FilterKinds,
  type Locale,
  type MessageOverrides,
  type Scheme,
  UdongoProvider,
} from '@udongo/ui';
import { sw } from '@udongo/ui/messages/sw';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { type Network, pretendOffline } from './network.ts';
import { pseudo, spokenStore } from './pseudoLanguage.ts';

/** The choices of the toolbar. */
export interface StoryGlobals {
  locale: Locale | 'pseudo';
  scheme: Scheme;
  density: Density | 'standard';
  width: keyof typeof widths;
  network: Network;
}

export const widths = {
  full: '100%',
  sidebar: '320px',
  phone: '390px',
  tablet: '768px',
  desktop: '1032px',
} as const;

const messages: Readonly<Record<StoryGlobals['locale'], MessageOverrides>> = { en: {}, sw, pseudo };

interface StoryFrameProps extends StoryGlobals {
  filterKinds: FilterKinds | undefined;
  /** Whether the story has the page for itself; on a page of documentation it has only its frame. */
  alone: boolean;
  children: ReactNode;
}

/** The world around a story: language, scheme, room, and a browser that is online or not. */
export function StoryFrame({
  locale: chosen,
  scheme,
  density,
  width,
  network,
  filterKinds,
  alone,
  children,
}: StoryFrameProps) {
  const locale = useSyncExternalStore(spokenStore.subscribe, spokenStore.getSnapshot) ?? chosen;
  const language = locale === 'pseudo' ? 'en' : locale;
  useEffect(() => {
    if (!alone) return;
    document.documentElement.dataset.scheme = scheme;
    document.documentElement.lang = language;
  }, [alone, scheme, language]);
  useEffect(() => (network === 'offline' ? pretendOffline() : undefined), [network]);
  return (
    <UdongoProvider
      locale={language}
      messages={messages[locale]}
      scheme={scheme}
      density={density === 'standard' ? undefined : density}
      {...(filterKinds && { filterKinds })}
    >
      <main className="story" lang={language} style={{ maxWidth: widths[width] }}>
        <Container>{children}</Container>
      </main>
    </UdongoProvider>
  );
}
