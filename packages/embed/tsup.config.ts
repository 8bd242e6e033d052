import { defineConfig } from 'tsup';

/** Builds `@udongo/embed/react` beside the widget's own files. */
export default defineConfig({
  entry: { react: 'src/react/index.ts' },
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: true,
  sourcemap: true,
  external: ['react'],
  banner: { js: "'use client';" },
});
