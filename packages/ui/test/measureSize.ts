import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Metafile, type Plugin } from 'esbuild';
import { expect } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/**
 * Measures all that a page loads at once for `export … from '@udongo/ui'` without React, in kilobytes of 1000 bytes; leaves out code
 * that is loaded on demand. Measures the sources, or the package that is installed in `folder`.
 */
export async function measureSize(exports: string, folder?: string) {
  const whole = await bundle(exports, folder);
  const used = new Set(
    Object.values(whole.metafile.outputs)
      .flatMap(({ inputs }) => Object.entries(inputs))
      .flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? join(root, path) : [])),
  );
  const { outputFiles, metafile } = await bundle(exports, folder, withoutUnused(used));
  const loaded = loadedAtOnce(metafile.outputs, 'size/stdin.js');
  const files = outputFiles.filter(({ path }) => loaded.includes(relative(root, path)));
  if (files.length !== loaded.length) throw new Error(`not built: ${loaded.join(', ')}`);
  const inputs = loaded
    .flatMap((path) => Object.entries(metafile.outputs[path]?.inputs ?? {}))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0) / 1000;
  return {
    gzip: sum(files.map(({ contents }) => gzipSync(contents, { level: 9 }).length)),
    brotli: sum(files.map(({ contents }) => brotliCompressSync(contents).length)),
    /** Files of catalogues other than English. */
    translations: inputs.map(([path]) => path).filter((path) => /messages\/(sw|kiswahili)/.test(path)),
    texts: inputs.flatMap(([path]) => /ui\/src\/messages\/en\/(\w+)\.ts$/.exec(path)?.[1] ?? []).sort(),
    parts: byOrigin(inputs),
  };
}

async function bundle(exports: string, folder: string | undefined, ...plugins: Plugin[]) {
  return build({
    stdin: {
      contents: `export ${exports} from '@udongo/ui';`,
      resolveDir: folder ?? join(root, 'packages/ui'),
    },
    absWorkingDir: root,
    outdir: join(root, 'size'),
    splitting: true,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    ...(!folder && { conditions: ['@udongo/source'] }),
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
}

/**
 * Leaves out what only unused files would load on demand, as Rollup and webpack do: esbuild makes a file of it, and splits the code
 * that it shares with the measured components.
 */
function withoutUnused(used: ReadonlySet<string>): Plugin {
  return {
    name: 'without-unused',
    setup: ({ onResolve }) =>
      onResolve({ filter: /.*/ }, ({ kind, importer, path }) =>
        kind === 'dynamic-import' && !used.has(importer) ? { path, external: true } : undefined,
      ),
  };
}

/** Measures a page's download for these exports, prints it by origin, and expects at most `limit` KB gzipped. */
export async function expectSize(name: string, exports: string, limit: number) {
  const { gzip, brotli, parts, texts } = await measureSize(exports === '*' ? '*' : `{ ${exports} }`);
  const rows = parts.map(([origin, bytes]) => `${(bytes / 1000).toFixed(1).padStart(8)} KB  ${origin}`);
  console.log(
    [
      `${name}, minified, by origin:`,
      ...rows,
      `${gzip.toFixed(1).padStart(8)} KB  gzipped (at most ${limit})`,
      `${brotli.toFixed(1).padStart(8)} KB  brotli`,
    ].join('\n'),
  );
  expect(gzip).toBeLessThanOrEqual(limit);
  const origins = parts.map(([origin]) => origin);
  expect(origins).not.toContain('react-dom');
  return { origins, texts };
}

/** Lists a file and its imports, recursively, without those on demand. */
function loadedAtOnce(outputs: Metafile['outputs'], path: string, found: string[] = []): string[] {
  if (found.includes(path)) return found;
  found.push(path);
  for (const { path: next, kind, external } of outputs[path]?.imports ?? []) {
    if (kind === 'import-statement' && !external) loadedAtOnce(outputs, next, found);
  }
  return found;
}

/** Minified bytes by package, the largest first. */
function byOrigin(inputs: readonly (readonly [string, { bytesInOutput: number }])[]) {
  const sums = new Map<string, number>();
  for (const [path, { bytesInOutput }] of inputs) {
    const origin =
      /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ??
      /packages\/([^/]+\/src\/[^/]+)/.exec(path)?.[1] ??
      path;
    sums.set(origin, (sums.get(origin) ?? 0) + bytesInOutput);
  }
  return [...sums].sort(([, one], [, other]) => other - one);
}
