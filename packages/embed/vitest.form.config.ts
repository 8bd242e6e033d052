import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import ui from '../ui/vitest.config.ts';
import { libraryShims, preactAlias } from './scripts/shims.ts';

const root = join(import.meta.dirname, '../ui');

/**
 * The tests of behaviour that Preact and the shims provide: values of controlled inputs and events, lists of
 * samples (BookingForm, Draft), rules and focus (Errors), a shadow root (Host), refs and top layer (combobox,
 * dialog, toaster), and the behaviour of a whole booking in the widget. The rest is the same code, which the `ui` project tests.
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
    include: [...onPreact.map((files) => `src/${files}.test.tsx`), '../embed/test/bookingWidget.test.tsx'],
    exclude: [],
  },
});
