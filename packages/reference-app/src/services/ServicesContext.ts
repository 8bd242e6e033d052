import type { SessionUser } from '@udongo/sdk';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { RouterUrl } from './createRouterUrl.ts';
import type { Services } from './createServices.ts';

export const ServicesContext = createContext<Services | null>(null);

/** Gives the app's services. Errors: throws outside of the app. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesContext around it');
  return services;
}

/** Gives the person who is logged in, in this tab or through another; null for a visitor. */
export function useUser(): SessionUser | null {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.get, session.get)?.user ?? null;
}

export const RouterUrlContext = createContext<RouterUrl | null>(null);

/** The page's address, where lists keep their state. Throws outside of the app. */
export function useRouterUrl(): RouterUrl {
  const url = useContext(RouterUrlContext);
  if (!url) throw new Error('useRouterUrl needs a RouterUrlContext around it');
  return url;
}
