import { readdirSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { defineConfig } from 'tsup';

const entry = {
  index: 'src/index.ts',
  'messages/en': 'src/messages/en.ts',
  'messages/sw': 'src/messages/kiswahili.ts',
};

/** What each folder exports. */
const parts = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => basename(file) === 'index.ts')
  .map((file) => [file.slice(0, -'.ts'.length), `src/${file}`]);

/**
 * The components and the Kiswahili texts with their types, for `import` and `require`, the stylesheets of everything and of the
 * booking form, each with and without a layer; react and the dependencies stay outside.
 */
export default defineConfig({
  entry,
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'browser',
  dts: true,
  clean: true,
  // Components hold state: in a server-components framework they belong to the client.
  banner: { js: "'use client';" },
  esbuildOptions: (options, { format }) => {
    // In one module the schemas and contexts of all components would stay with each: a bundler leaves out whole files alone.
    if (format === 'esm') options.entryPoints = { ...Object.fromEntries(parts), ...entry };
  },
  onSuccess: async () => {
    // As it is written: people read it.
    await copyFile('src/tokens.css', 'dist/tokens.css');
    await build({
      entryPoints: ['styles', 'styles.layer', 'booking-form', 'booking-form.layer'].map(
        (name) => `src/${name}.css`,
      ),
      bundle: true,
      minify: true,
      outdir: 'dist',
      target: ['chrome111', 'safari16.4', 'firefox113'],
    });
  },
});
