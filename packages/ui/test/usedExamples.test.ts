import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import * as experimental from '../src/experimental.ts';
import * as ui from '../src/index.ts';

const folder = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const list = (name: string) =>
  readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).map((file) => join(name, file));

const examples = list('examples').map((file) => basename(file, '.tsx'));
const tests = ['src', 'test'].flatMap(list).filter((file) => file.endsWith('.test.tsx'));

test('every example is used in a test', () => {
  const importedBy = (files: readonly string[], pattern: RegExp) =>
    files.flatMap((file) => [...read(file).matchAll(pattern)].map(([, name]) => name));
  const used = [
    ...importedBy(tests, / from '[./]+\/examples\/(\w+)\.tsx'/g),
    ...importedBy(list('examples'), / from '\.\/(\w+)\.js'/g),
  ];
  expect(examples.filter((name) => !used.includes(name))).toEqual([]);
});

test('the parts of every component have an example', () => {
  const sources = list('src').filter((file) => file.endsWith('.tsx'));
  const roots = sources.flatMap((file) =>
    [...read(file).matchAll(/^(\w+)\.Root = /gm)].map(([, name]) => `${name}Parts`),
  );
  expect(roots.length).toBeGreaterThan(5);
  expect(roots.filter((name) => !examples.includes(name))).toEqual([]);
});

test('every part of a component is used in an example', () => {
  const code = list('examples').map(read).join();
  const sources = list('src').filter((file) => file.endsWith('.tsx'));
  const parts = sources.flatMap((file) =>
    [...read(file).matchAll(/^([A-Z]\w+\.[A-Z]\w+) = /gm)].map(([, name = '']) => name),
  );
  expect(parts.length).toBeGreaterThan(40);
  expect(parts.filter((name) => !new RegExp(`<${name}\\b`).test(code))).toEqual([]);
});

test('every hook has an example and a heading of its own in the documentation', () => {
  const hooks = Object.keys({ ...ui, ...experimental }).filter((name) => /^use[A-Z]/.test(name));
  const page = read('../../docs/hooks.md');
  expect(hooks.length).toBeGreaterThan(30);
  expect(hooks.filter((name) => !examples.includes(name))).toEqual([]);
  expect(hooks.filter((name) => !page.includes(`\n## ${name}\n`))).toEqual([]);
});

test('every component and hook of the documentation has an example', () => {
  const pages = read('../../docs/components.md') + read('../../docs/hooks.md');
  const named = [...pages.matchAll(/^(?:###|##(?= use)) (\w+)$/gm)].map(([, name]) => name ?? '');
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((name) => !examples.includes(name))).toEqual([]);
});
