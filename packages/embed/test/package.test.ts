import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkTypes, listPackedFiles, listPublintProblems } from '../../../scripts/lib/packageProblems.ts';
import { packables, packPackage } from '../../../scripts/lib/packPackage.ts';

const run = promisify(execFile);
let folder: string;
let tarball: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'udongo-embed-package-'));
  tarball = await packPackage(packables.embed, folder);
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
  const files = await listPackedFiles(tarball);
  expect(files).toContain('docs/embedding.md');
  const others = files.filter((file) => !file.startsWith('docs/'));
  expect(others).toEqual(['LICENSE', 'README.md', 'package.json', ...types]);
});

test('editors find what they know of the tag in the package', async () => {
  const read = async (file: string) => {
    const { stdout } = await run('tar', ['-xzOf', tarball, join('package', file)]);
    return JSON.parse(stdout);
  };
  const manifest = await read('package.json');
  const [{ declarations }] = (await read(manifest.customElements)).modules;
  expect(declarations[0]).toMatchObject({ tagName: 'udongo-booking', customElement: true });
  const scheme = declarations[0].attributes.find(({ name }: { name: string }) => name === 'scheme');
  expect(scheme).toMatchObject({
    type: { text: "'light' | 'dark' | 'auto'" },
    description: expect.stringContaining('auto'),
  });
  const webTypes = await read(manifest['web-types']);
  expect(webTypes).toMatchObject({ name: manifest.name, version: manifest.version });
  const [element] = webTypes.contributions.html.elements;
  expect(element.attributes).toContainEqual({
    name: 'mode',
    description: expect.any(String),
    value: { type: 'enum', required: true },
    values: [{ name: 'inline' }, { name: 'button' }],
  });
});
