import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkTypes, listPackedFiles, listPublintProblems } from '../../../scripts/lib/packageProblems.ts';
import { packPackage } from '../../../scripts/lib/packPackage.ts';

const sources = ['src', 'scripts', 'package.json', '../ui/src', '../sdk/src'];
let folder: string;
let tarball: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'udongo-embed-package-'));
  tarball = await packPackage(
    { folder: join(import.meta.dirname, '..'), output: 'dist/react.d.cts', sources },
    folder,
  );
});

afterAll(() => rm(folder, { recursive: true }));

test('publint finds nothing in the package', async () => {
  expect(await listPublintProblems(tarball)).toEqual([]);
});

test('its types resolve for every kind of import, but for the script, which a page runs', async () => {
  const { entries, problems } = await checkTypes(tarball, ['./udongo.js']);
  expect(entries).toEqual(['.', './package.json', './react']);
  expect(problems).toEqual([]);
});

test('nothing but the build, the types, the README and the licence is published', async () => {
  const types = ['src/element.d.cts', 'src/element.d.ts', 'src/types.ts'];
  expect(await listPackedFiles(tarball)).toEqual(['LICENSE', 'README.md', 'package.json', ...types]);
});
