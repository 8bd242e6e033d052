import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { mergeConfig } from 'vitest/config';
import { storyTests } from '../../.storybook/storyTests.ts';

const shared = storyTests({ name: 'storybook-preact', viewport: 'desktop' });

/** The booking form's stories, played and checked on Preact. */
export default mergeConfig(
  { ...shared, plugins: [] },
  {
    plugins: [
      storybookTest({
        configDir: join(import.meta.dirname, '.storybook'),
        initialGlobals: { viewport: { value: 'desktop' } },
      }),
    ],
    optimizeDeps: {
      include: ['preact/compat', 'preact/compat/client', 'preact/jsx-runtime', 'preact/test-utils'],
    },
    // Storybook takes the folder above its own.
    test: { root: import.meta.dirname },
  },
);
