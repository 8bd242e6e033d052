import { defineConfig } from 'vitest/config';
import app, { widths } from './vitest.config.ts';

/** No page of the app overlaps or overflows at any width, on paper and in either language. */
export default defineConfig({
  ...app,
  test: { ...app.test, name: 'app-widths', include: [widths], exclude: [] },
});
