import { defineConfig } from 'vitest/config';
import ui from './vitest.config.ts';

/** Every component beside the stylesheets of its hosts, in headless Chromium. */
export default defineConfig({
  ...ui,
  test: { ...ui.test, name: 'ui-hosts', include: ['test/hosts.test.tsx'], exclude: [] },
});
