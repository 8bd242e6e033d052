import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import ui from '../ui/vitest.config.ts';
import { preactAlias, smallStandIns } from './scripts/standIns.ts';

const root = join(import.meta.dirname, '../ui');

/** The booking form's own tests, on what the widget has in the place of React and the libraries. */
export default defineConfig({
  ...ui,
  plugins: [...(ui.plugins ?? []), ...smallStandIns()],
  resolve: {
    ...ui.resolve,
    alias: Object.entries(preactAlias).map(([name, replacement]) => ({
      find: new RegExp(`^${name}$`),
      replacement,
    })),
  },
  test: {
    ...ui.test,
    name: 'embed-form',
    root,
    include: [
      'booking-form',
      'booking-queue',
      'primitives/combobox',
      'primitives/dialog',
      'primitives/toaster',
    ].map((folder) => `src/${folder}/**/*.test.{ts,tsx}`),
    // All of its tests count renders by React's own profiler.
    exclude: ['**/BookingFormRendering.test.tsx'],
  },
});
