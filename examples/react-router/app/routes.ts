import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [index('home.tsx'), route('counties/:id', 'county.tsx')] satisfies RouteConfig;
