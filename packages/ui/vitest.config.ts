import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from '../../scripts/lib/chromiumLaunch.ts';
import { testWorkers } from '../../scripts/lib/testWorkers.ts';

/** Forms beside that of a booking, other bodies of it, examples, and what lists and the booking form do on the side; `vitest.more.config.ts` has them. */
export const more = [
  'src/{crop,farmer,other-crop-name,record,soil-sample}-form/*.test.tsx',
  'src/payment-panel/*.test.tsx',
  'src/admin-list/AdminList{Bulk,Delete,Export,Filters,Form,Keyboard,Rendering,Views}.test.tsx',
  'src/booking-form/BookingForm{After,CropWords,Extra,Layout,Lists,Notices,People,TestTypes}.test.tsx',
  'src/booking-form/useBookingMerge.test.tsx',
  'src/lib/ownForm.test.tsx',
  'src/primitives/combobox/usePopupPlace.test.tsx',
  'src/primitives/toaster/*.test.tsx',
  'test/{*Examples,announced,bookingBodies,hostClasses,nativeKeys,theme}.test.tsx',
];

/** Components behave, in one headless Chromium. Their stories run in `.storybook/vitest.config.ts`. */
export default defineConfig({
  plugins: [react()],
  // Only failures are printed.
  logLevel: 'warn',
  resolve: { conditions: ['@udongo/source', ...defaultClientConditions] },
  // Found late, each of these would reload the page in the middle of a test.
  optimizeDeps: {
    include: [
      '@floating-ui/react',
      '@testing-library/react',
      '@testing-library/user-event',
      'clsx',
      'fast-check',
      'msw',
      'openapi-fetch',
      'papaparse',
      'react-dom/client',
      'react-dom/server',
      'react-hook-form',
      'react-router',
      'react/jsx-dev-runtime',
      'zod/mini',
    ],
  },
  test: {
    name: 'ui',
    include: ['src/**/*.test.tsx', 'test/*.test.tsx'],
    // `vitest.hosts.config.ts` has the first.
    exclude: ['test/hosts.test.tsx', ...more],
    setupFiles: ['test/setup.ts'],
    // A page for many files: each test cleans up after itself.
    isolate: false,
    // Two pages do the work of one in half the time: by itself Vitest leaves a core free.
    maxWorkers: testWorkers,
    // Above every wait in a test: a wait that fails says what it waited for.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        launchOptions: chromiumLaunch,
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
