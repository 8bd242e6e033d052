import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { widgetFilesPlugin } from '../packages/embed/scripts/widgetFiles.ts';
import { docgenOptions, docgenTsconfig } from './docgen.ts';
import { pseudoForKiswahili } from './pseudoWidget.ts';
import { sourceFactsPlugin } from './sourceFactsPlugin.ts';
import { inGroups } from './storyGroups.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './**/*.stories.tsx',
    './pages/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/reference-app/src/**/*.stories.tsx',
    '../packages/embed/stories/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
    { from: '../packages/reference-app/public/favicon.svg', to: '/favicon.svg' },
  ],
  experimental_indexers: (indexers = []) => indexers.map(inGroups),
  // No action is logged: what a component calls is a port, which answers.
  features: {
    actions: false,
    // The toolbar has a scheme.
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    changeDetection: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Docgen is slow, and only the documentation shows its results.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      ...docgenOptions,
      tsconfigPath: docgenTsconfig,
      include: ['packages/ui/src/**/*.tsx'],
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [
        sourceFactsPlugin(),
        widgetFilesPlugin('embed/pseudo', { plugins: [pseudoForKiswahili()] }),
        widgetFilesPlugin(),
      ],
      resolve: { conditions: ['@udongo/source', ...defaultClientConditions] },
      // The backend that runs in the browser is a module worker; its database finds its own WebAssembly beside itself.
      worker: { format: 'es' },
      optimizeDeps: { exclude: ['@electric-sql/pglite'] },
      // Watching a file that no story imports takes as long as watching one that a story imports.
      server: {
        watch: { ignored: ['**/{dist,storybook-static,packed,release,.data,bench,docs-site,e2e}/**'] },
      },
    }),
};

export default config;
