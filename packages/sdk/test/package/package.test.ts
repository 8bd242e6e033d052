import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import ts from 'typescript';
import { build, preview } from 'vite';
import { expect, inject, test } from 'vitest';
import { chromiumLaunch } from '../../../../scripts/lib/chromiumLaunch.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const { tarball, app } = inject('installed');
const api = `${inject('faultServer').url}/a page/package`;

test('publint finds nothing', async () => {
  const file = await readFile(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: Uint8Array.from(file).buffer }, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test('types resolve for every kind of import', async () => {
  const attw = join(dirname(require.resolve('@arethetypeswrong/cli/package.json')), 'dist/index.js');
  const { stdout } = await run(process.execPath, [attw, tarball, '--profile', 'node16', '--format', 'json']);
  const { analysis } = JSON.parse(stdout);
  expect(Object.keys(analysis.entrypoints).sort()).toEqual([
    '.',
    './operations',
    './package.json',
    './testing',
    './values',
  ]);
  expect(
    analysis.problems.filter(
      ({ resolutionKind }: { resolutionKind?: string }) => resolutionKind !== 'node10',
    ),
  ).toEqual([]);
});

test('nothing but the build, the README and the licence is published', async () => {
  const { stdout } = await run('tar', ['-tzf', tarball]);
  const files = stdout
    .trim()
    .split('\n')
    .filter((file) => !file.startsWith('package/dist/'));
  expect(files.sort()).toEqual(['package/LICENSE', 'package/README.md', 'package/package.json']);
});

test('a fresh TypeScript project compiles against it', () => {
  const config = join(app, 'tsconfig.json');
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    app,
  );
  expect(fileNames).toHaveLength(4);
  const problems = ts.getPreEmitDiagnostics(ts.createProgram(fileNames, options));
  expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
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

test('a fresh Vite app runs, with a worker of its own', async () => {
  const result = await build({ root: app, logLevel: 'error', build: { target: 'es2022', outDir: 'dist' } });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const entry = outputs.find((each) => each.type === 'chunk' && each.isEntry);
  const bytes = brotliCompressSync(entry?.type === 'chunk' ? entry.code : '').length;
  console.info(`A fresh Vite app with a client of two resources: ${bytes} B brotli`);
  expect(bytes).toBeLessThan(6500);

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
