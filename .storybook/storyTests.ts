import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from '../scripts/lib/chromiumLaunch.ts';
import { testWorkers } from '../scripts/lib/testWorkers.ts';

interface StoryTests {
  name: string;
  /** The size of the window, named in `preview.tsx`, which says what is looked at in each. */
  viewport: 'desktop' | 'phone';
}

/** Dependencies of the backend that runs in the browser. */
const ofTheBackend = [
  ...['hmac', 'scrypt', 'sha2', 'utils'].map((name) => `@noble/hashes/${name}.js`),
  '@zxcvbn-ts/language-common',
  ...['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/pglite'].map(
    (name) => `@udongo/reference-backend > ${name}`,
  ),
  ...['hono', 'hono/cors', 'hono/etag', 'hono/factory', 'hono/secure-headers'],
  ...['pdfkit', 'qrcode-generator', 'zod'],
];

/** Stories render and play in one headless Chromium, each without a word to the console. */
export function storyTests({ name, viewport }: StoryTests) {
  return defineConfig({
    // Only failures are printed.
    logLevel: 'warn',
    plugins: [
      storybookTest({
        configDir: import.meta.dirname,
        initialGlobals: { viewport: { value: viewport } },
      }),
    ],
    // Found late, each of these would reload the page in the middle of a test.
    optimizeDeps: {
      include: [
        ...ofTheBackend,
        '@storybook/addon-a11y/preview',
        '@testing-library/user-event',
        'clsx',
        'msw',
        'msw/browser',
        'msw-storybook-addon/csf3',
        'msw-storybook-addon/preview',
        'papaparse',
        'react-dom/client',
        'react-hook-form',
        'react-router',
        'recharts',
        'sucrase',
        'react/jsx-dev-runtime',
        'storybook/test',
        'tailwindcss',
        'zod/mini',
      ],
    },
    test: {
      name,
      root: join(import.meta.dirname, '..'),
      setupFiles: ['failOnComplaints', 'leanReact'].map((name) =>
        join(import.meta.dirname, `../packages/ui/test/${name}.ts`),
      ),
      // A page for many stories: Storybook cleans up after each of them.
      isolate: false,
      // By itself Vitest leaves a core free.
      maxWorkers: testWorkers,
      // Longer than every wait in a test: a wait that fails then names its goal.
      testTimeout: 120_000,
      expect: { poll: { timeout: 15_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: chromiumLaunch,
          // Without animations, a dialog is visible as soon as it opens.
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  });
}
