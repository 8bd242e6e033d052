import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withCustomConfig } from 'react-docgen-typescript';
import { expect, test } from 'vitest';
import * as ui from '../packages/ui/src/index.ts';
import { docgenOptions, docgenTsconfig } from './docgen.ts';
import { guidance } from './guidance.ts';

interface Story {
  args?: Record<string, unknown>;
}

interface Page extends Story {
  title: string;
  component: { name: string };
  subcomponents?: Record<string, unknown>;
  /** Props that a page leaves out: they belong to its stories, not to the component. */
  argTypes?: Record<string, { table?: { disable?: boolean } }>;
}

type StoryFile = { default: Page } & Record<string, Story>;

const files = Object.values(
  import.meta.glob<StoryFile>('../packages/ui/src/**/*.stories.tsx', { eager: true }),
);

test("a component's page says of every prop what it does", () => {
  const described = readProps(join(import.meta.dirname, '../packages/ui/src'));
  const shown = files.flatMap(({ default: page, ...stories }) => [
    // A page also shows what a story gives, though HTML may have it from elsewhere.
    ...[page, ...Object.values(stories)]
      .flatMap(({ args = {} }) => Object.keys(args))
      .filter((name) => !page.argTypes?.[name]?.table?.disable)
      .map((name) => `${page.component.name}.${name}`),
    ...[page.component.name, ...Object.keys(page.subcomponents ?? {})].flatMap((component) =>
      [...described.keys()].filter((prop) => prop.startsWith(`${component}.`)),
    ),
  ]);
  expect(shown).toContain('Button.pending');
  expect([...new Set(shown)].filter((prop) => !described.get(prop))).toEqual([]);
});

test('a developer finds every component in Storybook', () => {
  const shown = new Set<unknown>(
    files.flatMap(({ default: { component, subcomponents = {} } }) => [
      component,
      ...Object.values(subcomponents),
    ]),
  );
  const components = Object.entries(ui).filter(([name]) => /^[A-Z]/.test(name));
  expect(components.filter(([, component]) => !shown.has(component)).map(([name]) => name)).toEqual([]);
});

test('every page says when its component is the right one', () => {
  const names = files.map(({ default: { title } }) => title.split('/').at(-1) ?? '');
  expect(names.filter((name) => !guidance[name])).toEqual([]);
});

/** Reads the props' docstrings, by `Component.prop`; '' where there is none. */
function readProps(folder: string): Map<string, string> {
  const components = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!.*[.](test|stories)[.]).*[.]tsx$/.test(file))
    .map((file) => join(folder, file));
  const docs = withCustomConfig(docgenTsconfig, docgenOptions).parse(components);
  return new Map(
    docs.flatMap(({ displayName, props }) =>
      Object.values(props).map(({ name, description }) => [`${displayName}.${name}`, description] as const),
    ),
  );
}
