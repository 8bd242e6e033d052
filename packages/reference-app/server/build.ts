import { join } from 'node:path';
import { defaultServerConditions, type Plugin } from 'vite';
import { firstPaint } from './firstPaint.ts';

export { fewFiles } from './firstPaint.ts';

/** The parts of the build for the app's server: they put the first files' names into the pages, and build the code that renders pages. */
export const serverBuild = (): Plugin[] => [firstPaint(), renderer()];

/**
 * Also builds the code with which the app's server renders pages: one folder inside the app's, with all that it imports, so that the
 * built app runs wherever it is copied to.
 */
function renderer(): Plugin {
  return {
    name: 'udongo-rendering',
    apply: 'build',
    config: ({ build }) => ({
      // Without this, Vite builds only the browser's files.
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
