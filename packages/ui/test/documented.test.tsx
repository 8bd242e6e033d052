import { expect, test } from 'vitest';
import { guidance } from '../../../.storybook/guidance.ts';
import * as ui from '../src/index.ts';

const stories = import.meta.glob<string>('../src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('a developer finds every component in Storybook', () => {
  const pages = Object.values(stories)
    .flatMap((text) => [...text.matchAll(/component: (\w+)|components: \{([^}]*)\}/g)])
    .flatMap(([, one, others = '']) => [one, ...others.split(/[\s,]+/)]);
  expect(Object.keys(ui).filter((name) => /^[A-Z]/.test(name) && !pages.includes(name))).toEqual([]);
});

test('every page says when its component is the right one', () => {
  const titles = Object.values(stories).map((text) => /title: '\w+\/(\w+)'/.exec(text)?.[1] ?? text);
  expect(titles.filter((title) => !guidance[title])).toEqual([]);
});
