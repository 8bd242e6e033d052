import { build } from 'esbuild';
import { defineConfig } from 'tsup';

/** One module and the Kiswahili texts with their types, for `import` and `require`, the stylesheet of everything and that of the booking form; react and the dependencies stay outside. */
export default defineConfig({
  entry: { index: 'src/index.ts', 'messages/sw': 'src/messages/kiswahili.ts' },
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'browser',
  dts: true,
  clean: true,
  // Components hold state: in a server-components framework they belong to the client.
  banner: { js: "'use client';" },
  onSuccess: async () => {
    await build({
      entryPoints: ['src/styles.css', 'src/booking-form.css'],
      bundle: true,
      minify: true,
      outdir: 'dist',
      target: ['chrome111', 'safari16.4', 'firefox113'],
    });
  },
});
