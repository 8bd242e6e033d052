import { build } from 'esbuild';
import { defineConfig } from 'tsup';

/** One ES module, its types, and one stylesheet; react and the dependencies stay outside. */
export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  dts: true,
  clean: true,
  // Components hold state: in a server-components framework they belong to the client.
  banner: { js: "'use client';" },
  onSuccess: async () => {
    await build({
      entryPoints: ['src/styles.css'],
      bundle: true,
      minify: true,
      outfile: 'dist/styles.css',
      target: ['chrome111', 'safari16.4', 'firefox113'],
    });
  },
});
