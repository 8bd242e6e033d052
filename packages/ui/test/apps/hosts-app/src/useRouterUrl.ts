import { useLocation, useRouter } from '@tanstack/react-router';
import { useListUrl } from '@udongo/ui';

/** Keeps the state of a page's lists in the query part of its address. */
export function useRouterUrl() {
  const { history } = useRouter();
  const { pathname, searchStr } = useLocation();
  return useListUrl(searchStr, (next, { replace }) => {
    history[replace ? 'replace' : 'push'](pathname + next);
  });
}
