import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import ui from '../ui/vitest.config.ts';
import { libraryShims, preactAlias } from './scripts/shims.ts';

const root = join(import.meta.dirname, '../ui');

/**
 * What Preact and the small libraries do themselves: values of controlled inputs and events, lists of samples (BookingForm, Draft),
 * rules and where the focus goes (Errors), a shadow root (Host), refs and top layer (combobox, dialog, toaster). All else of the
 * form is the same code, which the `ui` project tests.
 */
const onPreact = [
  'booking-form/{BookingForm,BookingFormDraft,BookingFormErrors,BookingFormHost}',
  'booking-form/samples/useSampleRows',
  'primitives/combobox/*',
  'primitives/dialog/*',
  'primitives/toaster/*',
];

export default defineConfig({
  ...ui,
  plugins: [...(ui.plugins ?? []), ...libraryShims()],
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
    include: onPreact.map((files) => `src/${files}.test.tsx`),
    exclude: [],
  },
});
