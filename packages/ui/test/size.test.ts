import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Kilobytes of 1000 bytes, all that a page loads for these exports save React. */
async function measure(exports: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export { ${exports} } from '@udongo/ui';`, resolveDir: join(root, 'packages/ui') },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    conditions: ['@udongo/source'],
    external: ['react', 'react-dom', 'react/jsx-runtime', 'papaparse'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const [file] = outputFiles;
  if (!file) throw new Error('nothing was built');
  const { inputs = {}, imports = [] } = Object.values(metafile.outputs)[0] ?? {};
  return {
    gzip: gzipSync(file.contents, { level: 9 }).length / 1000,
    brotli: brotliCompressSync(file.contents).length / 1000,
    parts: byOrigin(inputs),
    onDemand: imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path),
  };
}

/** Minified bytes by package, the largest first. */
function byOrigin(inputs: Readonly<Record<string, { bytesInOutput: number }>>) {
  const sums = new Map<string, number>();
  for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
    const origin =
      /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ??
      /packages\/([^/]+\/src\/[^/]+)/.exec(path)?.[1] ??
      path;
    sums.set(origin, (sums.get(origin) ?? 0) + bytesInOutput);
  }
  return [...sums].sort(([, one], [, other]) => other - one);
}

/** Says what a page loads for these exports, where its bytes come from, and holds it to `limit` KB gzipped. */
async function expectSize(name: string, exports: string, limit: number) {
  const { gzip, brotli, parts, onDemand } = await measure(exports);
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
  expect(parts.map(([origin]) => origin)).not.toContain('react-dom');
  return onDemand;
}

test('BookingForm with all it needs but React is at most 60 KB gzipped', async () => {
  await expectSize('BookingForm', 'BookingForm, UdongoProvider', 60);
});

test('AdminList with all it needs but React is at most 30 KB gzipped, and what writes CSV comes on demand', async () => {
  const exports = 'AdminList, UdongoProvider, createAgentFilterKind, createCountyFilterKind';
  expect(await expectSize('AdminList', exports, 30)).toEqual(['papaparse']);
});
