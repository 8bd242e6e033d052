import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileOf, screens } from './screens.ts';

const folder = 'docs/images';
const pictures = screens.flatMap((screen) =>
  (screen.shots ?? (['wide', 'phone'] as const)).map((shot) => fileOf(screen.name, shot)),
);

it('has a picture of each screen, and none of a screen that is gone', () => {
  expect(readdirSync(folder).sort()).toEqual([...pictures].sort());
});

it('shows each picture on a page of the documentation', () => {
  const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  const text = pages.map((name) => readFileSync(join('docs', name), 'utf8')).join('');
  expect(pictures.filter((name) => !text.includes(`images/${name})`))).toEqual([]);
});

it('keeps the pictures small: 120 KB each, 4 MB together', () => {
  const sizes = pictures.map((name) => statSync(join(folder, name)).size);
  expect(Math.max(...sizes)).toBeLessThan(120 * 1024);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4 * 1024 * 1024);
});
