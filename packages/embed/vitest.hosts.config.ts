import { defineConfig } from 'vitest/config';
import embed, { usual } from './vitest.config.ts';

/**
 * Tests the element, and the widget with the styles, scripts, keys and services of many hosts, the package, and builds that
 * must fail.
 */
export default defineConfig({
  ...embed,
  test: { ...embed.test, name: 'embed-hosts', include: ['test/**/*.test.ts'], exclude: usual },
});
