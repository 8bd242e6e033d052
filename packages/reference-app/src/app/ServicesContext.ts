import type { SessionUser } from '@udongo/sdk';
import type { ListUrl } from '@udongo/ui';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Services } from './udongo.ts';

export const ServicesContext = createContext<Services | null>(null);

/** What the pages work with. Throws outside of the app. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesContext around it');
  return services;
}

/** Who is logged in, in this tab or through another; null for a visitor. */
export function useUser(): SessionUser | null {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.get, session.get)?.user ?? null;
}

export const RouterUrlContext = createContext<ListUrl | null>(null);

/** Where lists keep their state: the page's address. Throws outside of the app. */
export function useRouterUrl(): ListUrl {
  const url = useContext(RouterUrlContext);
  if (!url) throw new Error('useRouterUrl needs a RouterUrlContext around it');
  return url;
}
