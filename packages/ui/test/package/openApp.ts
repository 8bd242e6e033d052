import { build, preview } from 'vite';
import { onTestFinished } from 'vitest';
import { openPage } from '../apps/openPage.ts';

/**
 * Builds an app with Vite and opens it in Chromium; `complaints` collects every warning and error of the page and its console.
 * In development mode React prints its warnings; production mode is the build that users get.
 */
export async function openApp(root: string, mode: 'development' | 'production', query = '') {
  // Vite leaves a NODE_ENV that is set as it is.
  const kept = process.env.NODE_ENV;
  process.env.NODE_ENV = mode;
  await build({ root, mode, logLevel: 'error', build: { outDir: 'dist', emptyOutDir: true } });
  process.env.NODE_ENV = kept;
  const server = await preview({ root, logLevel: 'error', preview: { port: 0, strictPort: false } });
  onTestFinished(() => server.close());
  return await openPage((server.resolvedUrls?.local[0] ?? '') + query);
}
