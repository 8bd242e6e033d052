import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as experimental from './experimental.ts';
import * as ui from './index.ts';

const folder = import.meta.dirname;
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join(folder, file), 'utf8'));

/** Lists the functions and values that carry a mark of TSDoc. */
function listMarked(mark: 'experimental' | 'internal'): string[] {
  const marked = new RegExp(`@${mark}\\n \\*/\\nexport (?:function|const) (\\w+)`, 'g');
  return sources.flatMap((code) => [...code.matchAll(marked)].map(([, name = '']) => name)).sort();
}

test('the public surface changes only on purpose', () => {
  const names = Object.keys(ui).sort();
  const internal = listMarked('internal');
  expect(names).toEqual(expect.arrayContaining(internal));
  expect(listMarked('experimental')).toEqual(Object.keys(experimental).sort());
  expect({
    stable: names.filter((name) => !internal.includes(name)),
    internal,
    experimental: Object.keys(experimental).sort(),
  }).toMatchSnapshot();
});
