import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isHydrating } from './isHydrating.ts';

/** Goes along to an address that the open page gets: its heading leaves the focus where it is. */
export const samePage = { isSamePage: true } as const;

/** Focuses a page's heading when somebody comes to it from another page of the app. */
export function usePageHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname, state } = useLocation();
  const { isSamePage = false }: { isSamePage?: boolean } = Object(state);
  const cameFromApp = key !== 'default' && !isSamePage;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page; a new search is the same one.
  useEffect(() => {
    if (cameFromApp && !isHydrating()) heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return heading;
}
