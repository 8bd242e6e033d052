import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Kilobytes of 1000 bytes, all that a page loads at once for `export … from '@udongo/ui'` save React; what comes on demand is left out. */
async function measure(exports: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export ${exports} from '@udongo/ui';`, resolveDir: join(root, 'packages/ui') },
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
    conditions: ['@udongo/source'],
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
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
    texts: inputs.flatMap(([path]) => /ui\/src\/messages\/en\/(\w+)\.ts$/.exec(path)?.[1] ?? []).sort(),
    parts: byOrigin(inputs),
  };
}

/** A file and what it imports, all the way, but for what it imports on demand. */
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

/** Says what a page loads for these exports, where its bytes come from, and holds it to `limit` KB gzipped. */
async function expectSize(name: string, exports: string, limit: number) {
  const { gzip, brotli, parts, texts } = await measure(exports === '*' ? '*' : `{ ${exports} }`);
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

test('BookingForm with all it needs but React is at most 60 KB gzipped, and says nothing of other components', async () => {
  const { texts } = await expectSize('BookingForm', 'BookingForm, UdongoProvider', 60);
  expect(texts).toEqual(
    ['booking', 'bookingDone', 'bookingDraft', 'bookingErrors', 'bookingSample', 'bookingSummary']
      .concat(['combobox', 'common', 'farmerPicker', 'farmingType', 'field', 'lookup'])
      .concat(['soilType', 'soilTypeHelp', 'table', 'testType']),
  );
});

test('AdminList with all it needs but React is at most 30 KB gzipped, and what writes CSV comes on demand', async () => {
  const exports = 'AdminList, UdongoProvider, createAgentFilterKind, createCountyFilterKind';
  const { origins, texts } = await expectSize('AdminList', exports, 30);
  expect(origins).not.toContain('papaparse');
  expect(texts).toEqual(['adminList', 'combobox', 'common', 'field', 'lookup', 'pagination', 'table']);
});

test('CropForm with all it needs but React is at most 45 KB gzipped, without the lists', async () => {
  const { origins, texts } = await expectSize('CropForm', 'CropForm, OtherCropNameForm, UdongoProvider', 45);
  expect(origins).not.toContain('ui/src/admin-list');
  expect(texts).not.toContain('adminList');
});

test('the whole of ui with all it needs but React is at most 90 KB gzipped', async () => {
  await expectSize('All of @udongo/ui', '*', 90);
});
