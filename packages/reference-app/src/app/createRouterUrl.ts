import type { ListUrl } from '@udongo/ui';
import type { createBrowserRouter } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state' | 'subscribe'>;

/** Where the app's lists keep their state: the query part of the address of the page that is open. */
export function createRouterUrl(router: Router): ListUrl {
  /** What was written and the router has not arrived at yet. */
  let awaited: string | undefined;
  return {
    read: () => awaited ?? router.state.location.search,
    write: async (search, { replace }) => {
      awaited = search;
      const { pathname, hash } = router.state.location;
      await router.navigate({ pathname, search, hash }, { replace, preventScrollReset: true });
      if (awaited === search) awaited = undefined;
    },
    subscribe: (listener) => {
      const { pathname } = router.state.location;
      let { search } = router.state.location;
      return router.subscribe(({ location }) => {
        // Another page's address says nothing of this page's lists.
        if (location.pathname !== pathname || location.search === search) return;
        search = location.search;
        listener();
      });
    },
  };
}
