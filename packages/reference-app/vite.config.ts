import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { widgetFilesPlugin } from '../embed/scripts/widgetFiles.ts';
import { fewFiles, serverBuild } from './server/build.ts';
import { offlineWorker } from './vite.offlineWorker.ts';

export default defineConfig({
  // Serves the widget at the address in the snippets of partners' keys.
  plugins: [react(), runtimeConfig(), demoDatabase(), widgetFilesPlugin(), serverBuild(), offlineWorker()],
  resolve: { conditions: ['@udongo/source', ...defaultClientConditions] },
  // It finds its own WebAssembly beside itself.
  optimizeDeps: { exclude: ['@electric-sql/pglite'] },
  // The backend of the mock fetches what makes PDF files when one is asked for.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Browsers that lack it fetch each file when it is imported.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: fewFiles },
        // The first script names every other file; a shorter hash makes it smaller. Rolldown takes no fewer than 7 characters.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: { port: Number(process.env.APP_PORT ?? 5173), strictPort: true },
});

/** Answers /config.json while developing, from the variables that `npm start` reads. */
function runtimeConfig(): Plugin {
  const {
    API_BASE_URL,
    API_PORT = '8080',
    ANALYTICS_SRC,
    UDONGO_MOCK,
    RETRY_CREATES,
    IDEMPOTENCY_KEYS,
    TAKES_CONSENT,
    REFERRER_AGENT,
  } = process.env;
  const config = {
    productName: 'Udongo',
    apiBaseUrl: API_BASE_URL ?? `http://localhost:${API_PORT}`,
    analyticsSrc: ANALYTICS_SRC ?? null,
    mock: UDONGO_MOCK === 'true',
    demo: API_BASE_URL === undefined,
    retryCreates: API_BASE_URL === undefined || RETRY_CREATES === 'true',
    idempotencyKeys: API_BASE_URL === undefined || IDEMPOTENCY_KEYS === 'true',
    takesConsent: API_BASE_URL === undefined || TAKES_CONSENT === 'true',
    referrerAgent: REFERRER_AGENT === 'agent' ? 'agent' : 'user',
  };
  return {
    name: 'udongo-runtime-config',
    configureServer(server) {
      server.middlewares.use('/config.json', (_request, response) => {
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(config));
      });
    },
  };
}

/** Puts the prepared database beside the app, where the backend's build made one: the demo's first start is shorter. */
function demoDatabase(): Plugin {
  const prepared = join(import.meta.dirname, '../reference-backend/dist/data-dir.tar.gz');
  return {
    name: 'udongo-demo-database',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: ({ dir = 'dist' }) => {
      if (existsSync(prepared)) copyFileSync(prepared, join(dir, 'data-dir.tar.gz'));
    },
  };
}
