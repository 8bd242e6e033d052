import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTheme } from '../src/check-theme/checkTheme.ts';
import { contrast, readColour } from '../src/check-theme/colour.ts';

const tokens = readFileSync(join(import.meta.dirname, '../src/tokens.css'), 'utf8');
const check = (css: string) =>
  checkTheme(css, tokens).map(({ selector, scheme, message }) => `${selector}, ${scheme}: ${message}`);

test('our own colours can be read in both schemes', () => {
  expect(check(tokens)).toEqual([]);
});

test('a theme whose pairs can be read has nothing to be told, and that of the page "Theming" is one', () => {
  const theming = readFileSync(join(import.meta.dirname, '../../../.storybook/pages/Theming.mdx'), 'utf8');
  const [, css = ''] = /```css\n(\.shop \{.*?)```/s.exec(theming) ?? [];
  expect(css).toContain('[data-scheme="dark"] .shop');
  expect(check(css)).toEqual([]);
});

test('pairs that can’t be read are named, each with its place, its scheme and what it needs', () => {
  expect(check('.shop { --udongo-primary: #ffe680; }')).toEqual([
    '.shop, light: --udongo-primary on --udongo-surface has a contrast of 1.2, and needs 4.5.',
    '.shop, light: --udongo-primary-strong on --udongo-primary-soft has a contrast of 1.6, and needs 4.5.',
  ]);
  expect(check('.shop { --udongo-on-primary: hsl(150 40% 40%) }')).toContainEqual(
    expect.stringMatching(/^\.shop, light: --udongo-primary-text on --udongo-primary has a contrast of 1\./),
  );
});

test('a colour for light pages that fails on dark ones is named, until dark pages get their own', () => {
  const light = ':root { --udongo-primary: navy-is-no-colour; }';
  expect(check(light)).toContain(':root, light: --udongo-primary is no colour that this check can read.');
  const navy = ':root { --udongo-primary: #003080; }';
  expect(check(navy).map((line) => line.split(':')[1])).not.toContain('root, light');
  expect(check(navy)).not.toEqual([]);
  expect(check(`${navy} @media screen { [data-scheme="dark"] { --udongo-primary: #9cc2ff } }`)).toEqual([]);
});

test.each([
  ['#767676', '#fff', 4.54],
  ['rgb(0 0 255)', 'white', 8.59],
  ['hsl(120 100% 25%)', 'white', 5.14],
  ['oklch(0.5 0.125 150)', '#ffffff', 5.74],
  ['color-mix(in oklab, black 50%, white)', 'white', 6],
  ['contrast-color(#000)', '#000', 21],
])('the contrast of %s on %s is %f', (one, other, expected) => {
  const [front, back] = [readColour(one), readColour(other)];
  if (!front || !back) throw new Error('not read');
  expect(Math.abs(contrast(front, back) - expected)).toBeLessThan(0.15);
});
