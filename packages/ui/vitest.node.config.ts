import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { slow } from './vitest.dom.config.ts';

/** What needs no browser: sizes, names, tables of the docs. Components are tested in Chromium, by `vitest.config.ts`. */
export default defineConfig({
  resolve: { conditions: ['@udongo/source', ...defaultClientConditions] },
  test: {
    name: 'ui-node',
    include: ['test/*.test.ts'],
    exclude: slow,
    testTimeout: 30_000,
  },
});
