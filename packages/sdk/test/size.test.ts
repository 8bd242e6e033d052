import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { parseLine, parseResource } from '../src/client/Operation.ts';
import { wholeTable } from '../src/generated/wholeTable.ts';

/** The downloads of a page, minified and compressed with brotli, and their limits in bytes. */
const budgets = [
  ['everything', `export * from './src/index.ts'; export * from './src/values/index.ts';`, 11.95 * 1024],
  [
    'a client of picked operations',
    `import { createClient } from './src/index.ts';
     import { agents, bookings, counties, crops, farmers } from './src/generated/table.ts';
     export const udongo = createClient({ baseUrl: '/api' }, { agents, bookings, counties, crops, farmers });`,
    7.5 * 1024,
  ],
  ['the values alone', `export * from './src/values/index.ts';`, 2560],
  ['the toaster alone', `export { createToaster } from './src/index.ts';`, 600],
  [
    'nothing',
    `import './src/index.ts'; import './src/values/index.ts'; import './src/generated/table.ts';`,
    1,
  ],
] as const;

test('a page downloads no more than it uses, and that is little', async () => {
  const rows = await Promise.all(
    budgets.map(async ([name, code, budget]) => ({ name, bytes: await measure(code), budget })),
  );
  console.table(rows);
  expect(rows.filter(({ bytes, budget }) => bytes > budget)).toEqual([]);
});

test('the compact table of the operations saves every page at least 1 KB', async () => {
  const operations = wholeTable.split('\n').flatMap((line) => parseResource(...parseLine(line)));
  const [compact, writtenOut] = await Promise.all(
    [wholeTable, operations].map((table) => measure(`export const table = ${JSON.stringify(table)};`)),
  );
  console.table([{ name: 'table of the operations', compact, writtenOut }]);
  expect(compact).toBeLessThan(Number(writtenOut) - 1024);
});

async function measure(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: `${import.meta.dirname}/..`, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return Math.max(...outputFiles.map((file) => brotliCompressSync(file.contents).length));
}
