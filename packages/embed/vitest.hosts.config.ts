import { defineConfig } from 'vitest/config';
import embed, { onManyHosts } from './vitest.config.ts';

/** The widget beside the styles, scripts and places of many hosts, one after another. */
export default defineConfig({
  ...embed,
  test: { ...embed.test, name: 'embed-hosts', include: onManyHosts, exclude: [] },
});
