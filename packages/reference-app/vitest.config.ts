import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from '../../scripts/lib/chromiumLaunch.ts';
import { testWorkers } from '../../scripts/lib/testWorkers.ts';

/** `vitest.widths.config.ts` has them. */
export const widths = 'src/shell/widths/*.test.tsx';

/**
 * Pages of the administration, of accounts and of the public site, away from booking and from results, and what a page of the others
 * does beside its work: `vitest.more.config.ts` has them.
 */
export const more = [
  'src/components/{collection,markdown,pictures,reviews,second-factor,sharing}/*.test.tsx',
  'src/features/{account,blog,contact,earnings,farmer,home,newsletter,notifications,numbers,questions,reviews,to-collect}/**/*.test.tsx',
  'src/features/admin/**/*.test.tsx',
  'src/features/bench/Bench{Analyses,Grid,Measurement,SecondMeasurement}.test.tsx',
  'src/features/book/consent.test.tsx',
  'src/features/results/ReportPanel.test.tsx',
  'src/services/responseCache.test.tsx',
  'src/shell/{NetworkNotice,router}.test.tsx',
  'server/*.test.tsx',
];

/** How people log in, book, pay, measure and read results, in one headless Chromium, on answers that each test writes. */
export default defineConfig({
  plugins: [react()],
  // Only failures are printed.
  logLevel: 'warn',
  resolve: { conditions: ['@udongo/source', ...defaultClientConditions] },
  // Found late, each of these would reload the page in the middle of a test.
  optimizeDeps: {
    include: [
      '@tanstack/query-core',
      '@tanstack/query-persist-client-core',
      '@tanstack/react-virtual',
      '@testing-library/react',
      '@testing-library/user-event',
      'clsx',
      'fast-check',
      'fflate',
      'papaparse',
      'react-dom/client',
      'react-hook-form',
      'react-router',
      'react-router/dom',
      'read-excel-file/universal',
      'react/jsx-dev-runtime',
      'zod/mini',
    ],
  },
  test: {
    name: 'reference-app',
    include: ['src/**/*.test.tsx'],
    exclude: [widths, ...more],
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
