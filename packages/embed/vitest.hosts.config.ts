import { defineConfig } from 'vitest/config';
import embed, { usual } from './vitest.config.ts';

/** The widget beside the styles, scripts, keys and services of many hosts, packed, and its build where it has to fail. */
export default defineConfig({
  ...embed,
  test: { ...embed.test, name: 'embed-hosts', include: ['test/**/*.test.ts'], exclude: usual },
});
