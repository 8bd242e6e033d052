import { join } from 'node:path';
import { defaultServerConditions, type Plugin } from 'vite';
import { firstPaint } from './firstPaint.ts';

export { fewFiles } from './firstPaint.ts';

/** What the build does for the app's server: the pages' names of their first files, and what renders pages. */
export const serverBuild = (): Plugin[] => [firstPaint(), renderer()];

/**
 * Builds what the app's server renders pages with, too: one folder inside the app's, with all that it imports, so that the built
 * app runs wherever it is copied to.
 */
function renderer(): Plugin {
  return {
    name: 'udongo-rendering',
    apply: 'build',
    config: ({ build }) => ({
      // Without it Vite builds only what the browser gets.
      builder: {},
      environments: {
        ssr: {
          resolve: { conditions: ['@udongo/source', ...defaultServerConditions], noExternal: true },
          define: { 'process.env.NODE_ENV': '"production"' },
          build: {
            ssr: 'server/renderPage.tsx',
            outDir: join(build?.outDir ?? 'dist', '.server'),
            emptyOutDir: false,
            copyPublicDir: false,
          },
        },
      },
    }),
  };
}
