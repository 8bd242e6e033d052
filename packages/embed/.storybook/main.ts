import { join } from 'node:path';
import { mergeConfig } from 'vite';
import shared from '../../../.storybook/main.ts';
import { preactAlias, smallStandIns } from '../scripts/standIns.ts';

/** The Storybook of the booking form alone, on what the widget has in the place of React and the libraries. */
const config: typeof shared = {
  ...shared,
  stories: ['../../ui/src/booking-form/*.stories.tsx'],
  staticDirs: [
    {
      from: join(import.meta.dirname, '../../../node_modules/msw/lib/mockServiceWorker.js'),
      to: '/mockServiceWorker.js',
    },
  ],
  viteFinal: async (vite, options) =>
    mergeConfig((await shared.viteFinal?.(vite, options)) ?? vite, {
      plugins: [...smallStandIns()],
      resolve: {
        alias: Object.entries(preactAlias).map(([name, replacement]) => ({
          find: new RegExp(`^${name}$`),
          replacement,
        })),
      },
    }),
};

export default config;
