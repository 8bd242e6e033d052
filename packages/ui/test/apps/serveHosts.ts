import { build, preview } from 'vite';
import { afterAll } from 'vitest';

/** Builds the app with modals and sheets of other libraries, and serves it until the tests of a file are done. */
export async function serveHosts(root: string): Promise<string> {
  await build({ root, logLevel: 'error', build: { target: 'es2022', chunkSizeWarningLimit: 5000 } });
  const server = await preview({ root, logLevel: 'error', preview: { port: 0 } });
  afterAll(() => server.close());
  return server.resolvedUrls?.local[0] ?? '';
}
