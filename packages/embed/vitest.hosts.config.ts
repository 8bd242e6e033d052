import { defineConfig } from 'vitest/config';
import embed, { inRest } from './vitest.config.ts';

/** The widget beside the styles, scripts and places of many hosts, one after another, and its build where it has to fail. */
export default defineConfig({
  ...embed,
  test: { ...embed.test, name: 'embed-hosts', include: inRest, exclude: [] },
});
