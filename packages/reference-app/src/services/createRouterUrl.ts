import type { ListUrl } from '@udongo/ui';
import type { createBrowserRouter } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state' | 'subscribe'>;

/** The address of the page that is open; its query part is where the app's lists keep their state. */
export interface RouterUrl extends ListUrl {
  /** The page where the person is, or where they are going while its code loads. */
  goal: () => { pathname: string; search: string; isNext: boolean };
}

export function createRouterUrl(router: Router): RouterUrl {
  /** The written address that the router has not reached yet. */
  let awaited: string | undefined;
  const goal = () => {
    const { location, navigation } = router.state;
    const { pathname, search } = navigation.location ?? location;
    return { pathname, search, isNext: navigation.location !== undefined };
  };
  return {
    goal,
    read: () => awaited ?? router.state.location.search,
    write: async (search, { replace }) => {
      // The person is leaving and the next page is loading: a late answer must not hold them here.
      if (goal().pathname !== router.state.location.pathname) return;
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
