import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withCustomConfig } from 'react-docgen-typescript';
import { expect, test } from 'vitest';
import { docgenOptions, docgenTsconfig } from '../../../.storybook/docgen.ts';

interface Story {
  args?: Record<string, unknown>;
}

interface Page extends Story {
  component: { name: string };
  subcomponents?: Record<string, unknown>;
  /** What a page leaves out belongs to its stories, not to the component. */
  argTypes?: Record<string, { table?: { disable?: boolean } }>;
}

type StoryFile = { default: Page } & Record<string, Story>;

const files = Object.values(import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true }));

test("a component's page says of every prop what it does", () => {
  const described = readProps(join(import.meta.dirname, '../src'));
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

/** What the docstrings say, by `Component.prop`; '' where there is none. */
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
