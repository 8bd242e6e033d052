import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { expect, inject, test } from 'vitest';
import { listProjectTypeErrors } from '../../../../scripts/lib/listTypeErrors.ts';
import { checkTypes, listPackedFiles, listPublintProblems } from '../../../../scripts/lib/packageProblems.ts';
import { useScreens } from '../apps/shared/useScreens.ts';
import { measureSize } from '../measureSize.ts';
import { openApp } from './openApp.ts';

const run = promisify(execFile);
const { tarball, viteApp, serverApp } = inject('installed');
const stylesheets = ['styles', 'styles.layer', 'booking-form', 'booking-form.layer', 'tokens'].map(
  (name) => `./${name}.css`,
);

test('publint finds nothing', async () => {
  expect(await listPublintProblems(tarball)).toEqual([]);
});

test('types resolve for every kind of import', async () => {
  const { entries, problems } = await checkTypes(tarball, stylesheets);
  expect(entries).toEqual([
    '.',
    './examples/*',
    './experimental',
    './internal',
    './messages/en',
    './messages/sw',
    './package.json',
    './testing',
  ]);
  expect(problems).toEqual([]);
});

test('nothing but the build, the documents, the examples, the README and the licence is published', async () => {
  const files = await listPackedFiles(tarball);
  const documents = files.filter((file) => file.startsWith('docs/'));
  expect(documents).toContain('docs/components.md');
  expect(documents.filter((file) => !file.endsWith('.md'))).toEqual([]);
  const examples = files.filter((file) => file.startsWith('examples/'));
  expect(examples).toContain('examples/BookingForm.tsx');
  const others = files.filter((file) => !/^(docs|examples)[/]/.test(file));
  expect(others).toEqual(['LICENSE', 'README.md', 'package.json']);
});

test.each(['ui', 'sdk'])('a debugger shows the sources of every script of @udongo/%s', async (name) => {
  const dist = join(viteApp, 'node_modules/@udongo', name, 'dist');
  const scripts = (await readdir(dist, { recursive: true })).filter((file) => /\.c?js$/.test(file));
  expect(scripts).toContain('index.js');
  // Scripts that only re-export others, and the helpers of the bundler, need no source map.
  const handsOn = /^(('use client'|"use client");|(import|export) [^;]*;|\/\/.*|\s)*$/;
  for (const script of scripts) {
    const code = await readFile(join(dist, script), 'utf8');
    if (handsOn.test(code) || code.includes('rolldown/runtime.js')) continue;
    const map = JSON.parse(await readFile(join(dist, `${script}.map`), 'utf8'));
    expect(map.sources.length, script).toBe(map.sourcesContent?.filter(Boolean).length);
  }
});

test('only modules with hooks or handlers belong to the client where there are server components', async () => {
  const dist = join(viteApp, 'node_modules/@udongo/ui/dist');
  const firstLine = async (file: string) => (await readFile(join(dist, file), 'utf8')).split('\n')[0] ?? '';
  const ofClient = ['BookingRoot', 'session/BookingRootContext'].map((name) => `booking-form/${name}.js`);
  for (const file of [...ofClient, 'lib/usePort.js', 'primitives/button/Button.js']) {
    expect(await firstLine(file)).toMatch(/^.use client.;$/);
  }
  for (const file of ['index.js', 'lib/formatDate.js', 'messages/en.js', 'primitives/badge/Badge.js']) {
    expect(await firstLine(file)).not.toContain('use client');
  }
});

test('with require, a hook of the experimental entry finds the provider of the main one', async () => {
  const script = `
    const { createElement: h } = require('react');
    const { UdongoProvider } = require('@udongo/ui');
    const { useSoilTypes } = require('@udongo/ui/experimental');
    const { sw } = require('@udongo/ui/messages/sw');
    const Title = () => useSoilTypes({ onChoose: () => undefined }).title;
    const page = h(UdongoProvider, { locale: 'sw', messages: sw }, h(Title));
    console.log(require('react-dom/server').renderToString(page));`;
  const { stdout } = await run('node', ['--eval', script], { cwd: viteApp });
  expect(stdout).toContain('Tambua aina ya udongo');
});

test('its command names the pairs of a theme that can’t be read', async () => {
  const file = join(viteApp, 'theme.css');
  await writeFile(file, '.shop { --udongo-primary: #ffe680; }');
  const command = join(viteApp, 'node_modules/.bin/udongo-ui');
  const { code, stdout } = await run(command, ['check-theme', file]).catch((error) => error);
  expect(code).toBe(1);
  expect(stdout).toContain('.shop, light: --udongo-primary on --udongo-surface has a contrast of 1.2');
});

test.each([
  ['Button', 2.5],
  ['PaymentBadge', 3.5],
  ['AdminList, UdongoProvider, createAgentFilterKind, createCountyFilterKind', 27.5],
  ['CropForm, OtherCropNameForm, UdongoProvider', 42],
  ['BookingForm, UdongoProvider', 63],
])(
  'a page that takes %s leaves the rest of the package out: at most %s KB gzipped',
  async (exports, limit) => {
    const { gzip } = await measureSize(`{ ${exports} }`, viteApp);
    expect(gzip).toBeLessThanOrEqual(limit);
  },
);

test('the first example of the README compiles in a fresh project', async () => {
  const readme = await readFile(join(import.meta.dirname, '../../README.md'), 'utf8');
  const [, example] = /```tsx\n(.*?)```/s.exec(readme) ?? [];
  expect(await readFile(join(viteApp, 'src/Book.tsx'), 'utf8')).toBe(
    example?.replace('https://api.example.com', 'http://localhost:8080'),
  );
  expect(listProjectTypeErrors(viteApp)).toEqual([]);
});

test.each(['development', 'production'] as const)(
  'the first example runs in a fresh Vite app, built for %s, under StrictMode, without a warning',
  async (mode) => {
    const { page, complaints } = await openApp(viteApp, mode);
    await page.getByLabel('County').first().click();
    await page.getByRole('option', { name: 'Kiambu' }).click();
    await page.getByRole('button', { name: 'Book the test' }).click();
    await page.getByRole('link', { name: /Name is required/ }).waitFor();
    expect(await page.getByLabel('Full name').evaluate((input) => input.matches(':focus'))).toBe(true);
    // Its styles came, too.
    const button = page.getByRole('button', { name: 'Book the test' });
    expect(await button.evaluate((one) => getComputedStyle(one).minHeight)).toBe('44px');
    expect(complaints).toEqual([]);
  },
);

test('a fresh Vite app draws five components', async () => {
  const { page, complaints } = await openApp(viteApp, 'production', '?screens');
  await useScreens(page);
  expect(complaints).toEqual([]);
});

test('a fresh server-rendered app compiles', () => {
  expect(listProjectTypeErrors(serverApp)).toEqual([]);
});

test('five components that Node rendered are taken over in the browser without a warning', async () => {
  // The app itself is bundled; React and the packages are Node's to find, as in a server of a stranger.
  const outDir = join(serverApp, 'server');
  const ssr = 'src/server.tsx';
  await build({ root: serverApp, logLevel: 'error', build: { ssr, outDir }, ssr: { target: 'node' } });
  const script = `const { render } = await import('./server/server.js'); process.stdout.write(render('2026-11-20'));`;
  const { stdout: html, stderr } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: serverApp,
    env: { ...process.env, NODE_ENV: 'development' },
  });
  expect(stderr).toBe('');
  expect(html).toContain('Nenosiri');

  const file = join(serverApp, 'index.html');
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace('<!--app-->', () => html),
  );
  const { page, complaints } = await openApp(serverApp, 'development');
  await useScreens(page);
  await page.getByRole('button', { name: 'Ingia' }).click();
  await page.getByText('Nenosiri linahitajika').waitFor();
  expect(complaints).toEqual([]);
});

test('a script of CommonJS finds components and values', async () => {
  const script = `
    const { createElement } = require('react');
    const { renderToString } = require('react-dom/server');
    const { PaymentBadge } = require('@udongo/ui');
    const { formatKes } = require('@udongo/sdk/values');
    process.stdout.write(renderToString(createElement(PaymentBadge, { paid: true, canceled: false })) + formatKes(2000));`;
  const { stdout } = await run(process.execPath, ['--input-type=commonjs', '--eval', script], {
    cwd: viteApp,
  });
  expect(stdout).toMatch(/Paid.*KES 2,000.00$/);
});
