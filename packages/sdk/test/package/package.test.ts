import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import ts from 'typescript';
import { build, preview } from 'vite';
import { expect, inject, test } from 'vitest';
import { chromiumLaunch } from '../../../../scripts/lib/chromiumLaunch.ts';
import { listProjectTypeErrors } from '../../../../scripts/lib/listTypeErrors.ts';
import { checkTypes, listPackedFiles, listPublintProblems } from '../../../../scripts/lib/packageProblems.ts';

const run = promisify(execFile);
const { tarball, app } = inject('installed');
const api = `${inject('faultServer').url}/a page/package`;

test('publint finds nothing', async () => {
  expect(await listPublintProblems(tarball)).toEqual([]);
});

test('types resolve for every kind of import', async () => {
  const { entries, problems } = await checkTypes(tarball, ['openapi.yaml']);
  expect(entries).toEqual([
    '.',
    './idempotency',
    './location',
    './msw',
    './operations',
    './package.json',
    './results',
    './sms',
    './testing',
    './values',
  ]);
  expect(problems).toEqual([]);
});

test('the contract travels with the client', async () => {
  const path = createRequire(join(app, 'script.mjs')).resolve('@udongo/sdk/openapi.yaml');
  const contract = await readFile(join(import.meta.dirname, '../../../../openapi.yaml'), 'utf8');
  expect(await readFile(path, 'utf8')).toBe(contract);
});

test('nothing but the build, the command, the contract, the documents, the README and the licence is published', async () => {
  const files = await listPackedFiles(tarball);
  const documents = files.filter((file) => file.startsWith('docs/'));
  expect(documents).toContain('docs/sdk.md');
  expect(documents.filter((file) => !file.endsWith('.md'))).toEqual([]);
  expect(files.filter((file) => !file.startsWith('docs/'))).toEqual([
    'LICENSE',
    'README.md',
    'bin/udongo.js',
    'openapi.yaml',
    'package.json',
  ]);
});

test('a fresh TypeScript project compiles against it', () => {
  expect(listProjectTypeErrors(app)).toEqual([]);
});

test.each([
  ['import', 'script.mts', ts.ModuleKind.ESNext],
  ['require', 'script.cts', ts.ModuleKind.CommonJS],
])('a script in Node runs with %s', async (_, script, module) => {
  const source = await readFile(join(app, script), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module, target: ts.ScriptTarget.ES2022 },
  });
  const file = join(app, script.replace('ts', 'js'));
  await writeFile(file, outputText);
  const { stdout } = await run(process.execPath, [file, api], { cwd: app });
  expect(stdout.trim()).toBe('Kiambu KES 2,000.00 true');
});

test('an error of the copy that was required is known to the copy that was imported', async () => {
  const script = `
    import { createRequire } from 'node:module';
    import * as imported from '@udongo/sdk';
    const required = createRequire(import.meta.url)('@udongo/sdk');
    const udongo = required.createUdongo({
      baseUrl: 'https://api.example.org',
      fetch: async () => Response.json({ code: 'already_booked' }, { status: 409 }),
    });
    const error = await udongo.bookings.create({}).catch((thrown) => thrown);
    console.log(
      error instanceof imported.ApiError,
      imported.isApiError(error),
      imported.isRefusal(error, 'bookings.create', 409),
      imported.describeError(error).message,
    );
  `;
  await writeFile(join(app, 'copies.mjs'), script);
  const { stdout } = await run(process.execPath, ['copies.mjs'], { cwd: app });
  expect(stdout.trim()).toBe('false true true Request failed (409)');
});

test('a fresh Vite app runs, with a worker of its own', async () => {
  const result = await build({ root: app, logLevel: 'error', build: { target: 'es2022', outDir: 'dist' } });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const entry = outputs.find((each) => each.type === 'chunk' && each.isEntry);
  const bytes = brotliCompressSync(entry?.type === 'chunk' ? entry.code : '').length;
  console.info(`A fresh Vite app with a client of two resources: ${bytes} B brotli`);
  expect(bytes).toBeLessThan(8.75 * 1024);

  const server = await preview({ root: app, logLevel: 'error', preview: { port: 0, strictPort: false } });
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await browser.newPage();
    const address = new URL(server.resolvedUrls?.local[0] ?? '');
    address.searchParams.set('api', api);
    await page.goto(address.href);
    const output = page.locator('output');
    await expect
      .poll(() => output.textContent(), { timeout: 20_000 })
      .toBe('Kiambu | worker: Kiambu | KES 2,000.00');
  } finally {
    await browser.close();
    await server.close();
  }
});
