import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isTakingOver } from '../app/takeOver.tsx';

/** For the heading of a page: it takes the focus when somebody comes here from another page of the app. */
export function usePageHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const cameFromApp = key !== 'default';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page; a new search is the same one.
  useEffect(() => {
    if (cameFromApp && !isTakingOver()) heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return heading;
}
