import { defineConfig } from 'vitest/config';
import ui from './vitest.config.ts';

/** The booking forms of `examples/skins`, in the design systems that are installed there, from the npm registry. */
export default defineConfig({
  ...ui,
  // One React and one source of ours for the skins and their tests.
  resolve: { ...ui.resolve, dedupe: ['react', 'react-dom', '@udongo/sdk', '@udongo/ui'] },
  optimizeDeps: { ...ui.optimizeDeps, entries: ['../../examples/skins/src/**/*.tsx'] },
  server: { fs: { allow: ['../..'] } },
  test: {
    ...ui.test,
    name: 'ui-skins',
    include: ['test/skins/*.test.tsx'],
    exclude: [],
    globalSetup: ['test/skins/installed.ts'],
  },
});
