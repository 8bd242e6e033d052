import { join } from 'node:path';
import { createBuilder } from 'vite';
import { precompress } from '../../../packages/reference-app/server/index.ts';

const app = join(import.meta.dirname, '../../../packages/reference-app');

/** Builds the reference app into a folder, as `npm start` does. */
export async function buildApp(folder: string): Promise<void> {
  const builder = await createBuilder({
    root: app,
    configFile: join(app, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  await builder.buildApp();
  await precompress(folder);
}
