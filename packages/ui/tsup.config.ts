import { copyFile, writeFile } from 'node:fs/promises';
import { build as buildStyles } from 'esbuild';
import { build } from 'rolldown';
import { defineConfig } from 'tsup';
import { emitTypes } from '../../scripts/lib/emitTypes.ts';
import { bannerOf } from './scripts/clientModules.ts';

const entry = {
  index: 'src/index.ts',
  experimental: 'src/experimental.ts',
  internal: 'src/internal.ts',
  'messages/en': 'src/messages/en.ts',
  'messages/sw': 'src/messages/kiswahili.ts',
  testing: 'src/testing/index.ts',
};

/** Whether a page is being developed is for its own bundler to say. */
const asWritten = { 'process.env.NODE_ENV': 'process.env.NODE_ENV' };

/**
 * The components and their texts with their types, for `import` and `require`, the stylesheets of everything and of the booking form,
 * each with and without a layer; react and the dependencies stay outside.
 */
export default defineConfig({
  entry,
  // The scripts are written again below; their types come from here.
  format: ['esm', 'cjs'],
  splitting: false,
  sourcemap: true,
  target: 'es2022',
  platform: 'browser',
  dts: emitTypes(entry),
  clean: true,
  define: asWritten,
  onSuccess: async () => {
    const scripts = {
      input: entry,
      external: /^[^./]/,
      platform: 'browser',
      transform: { define: asWritten },
    } as const;
    // A file for each of ours: a bundler leaves out whole files, and a server component calls what has no hooks.
    await build({
      ...scripts,
      output: {
        dir: 'dist',
        format: 'esm',
        banner: bannerOf,
        sourcemap: true,
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
      },
    });
    // For `require`, entries share chunks, and so the contexts of React.
    await build({
      ...scripts,
      output: {
        dir: 'dist',
        format: 'cjs',
        banner: "'use client';",
        sourcemap: true,
        entryFileNames: '[name].cjs',
        chunkFileNames: 'chunk-[hash].cjs',
      },
    });
    // The command of `npx @udongo/ui`: for Node only, and no part of what a page loads.
    await build({
      input: 'src/check-theme/cli.ts',
      platform: 'node',
      output: { file: 'dist/cli.js', format: 'esm', sourcemap: true },
    });
    // TypeScript 6 and 7 refuse an import of a stylesheet without types; those of CommonJS serve both kinds of import.
    await writeFile('dist/css.d.cts', 'export {};\n');
    // As it is written: people read it.
    await copyFile('src/tokens.css', 'dist/tokens.css');
    await buildStyles({
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
