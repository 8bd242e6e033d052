import { defineConfig } from 'vitest/config';
import { watchHooks } from './test/watchHooks.ts';
import ui, { more } from './vitest.config.ts';

/** Forms beside that of a booking, other bodies of it, examples, and what lists and the booking form do on the side. */
export default defineConfig({
  ...ui,
  plugins: [...(ui.plugins ?? []), watchHooks()],
  test: { ...ui.test, name: 'ui-more', include: more, exclude: [] },
});
