import { cpSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** `dist` runs with only the dependencies of package.json: our own sources and the data are bundled, migrations, the page of the API's reference and the contract copied. */
export default defineConfig({
  entry: [
    'src/index.ts',
    'src/server.ts',
    'src/pdfWorker.ts',
    'src/{resetSecondFactor,makeBackup,restore}.ts',
  ],
  format: 'esm',
  target: 'node20',
  platform: 'node',
  clean: true,
  sourcemap: true,
  // Drizzle's hundreds of files take most of a start: Node looks each one up in a package.json of 180 KB.
  noExternal: [/^@udongo\/sdk/, /^drizzle-orm/],
  esbuildOptions: (options) => {
    options.conditions = ['@udongo/source'];
  },
  onSuccess: async () => {
    cpSync('migrations', 'dist/migrations', { recursive: true });
    cpSync('api-docs', 'dist/api-docs', { recursive: true });
    cpSync('../../openapi.yaml', 'dist/openapi.yaml');
  },
});
