import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { publicPaths } from '../lib/publicPaths.ts';
import { findPublicPage } from './publicPages.ts';
import { routes } from './router.tsx';

const listRoutes = (from: readonly RouteObject[]): RouteObject[] =>
  from.flatMap((route) => [route, ...listRoutes(route.children ?? [])]);

test('each address brings a page, and each public page has its title', async () => {
  for (const { path, lazy } of listRoutes(routes)) {
    if (typeof lazy === 'function')
      expect([path, await lazy()]).toEqual([path, { Component: expect.any(Function) }]);
  }
  for (const path of publicPaths) expect(findPublicPage(path).head, path).toBeTruthy();
});
