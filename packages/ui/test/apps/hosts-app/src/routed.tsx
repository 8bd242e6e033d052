import { createRootRoute, createRoute, createRouter, Link, RouterProvider } from '@tanstack/react-router';
import { Screens } from './Screens.js';
import { useRouterUrl } from './useRouterUrl.js';

function Home() {
  const url = useRouterUrl();
  return (
    <Screens
      today="2026-11-20"
      url={url}
      countyLink={(id, props) => <Link to={`/counties/${id ?? 'new'}`} {...props} />}
    />
  );
}

const root = createRootRoute();
const home = createRoute({ getParentRoute: () => root, path: '/', component: Home });
const county = createRoute({
  getParentRoute: () => root,
  path: '/counties/$id',
  component: () => <h1>County {county.useParams().id}</h1>,
});
const router = createRouter({ routeTree: root.addChildren([home, county]) });

/** `?routed`: the app of TanStack Router. */
export const Routed = () => <RouterProvider router={router} />;
