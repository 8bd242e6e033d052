import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCustomConfig } from 'react-docgen-typescript';
import { expect, test } from 'vitest';
import { readColour } from '../packages/ui/src/check-theme/colour.ts';
import * as ui from '../packages/ui/src/index.ts';
import { access } from './access.ts';
import { docgenOptions, docgenTsconfig } from './docgen.ts';
import { guidance } from './guidance.ts';
import { screenReader } from './screenReader.ts';
import { frameColours } from './theme.ts';

interface Story {
  args?: Record<string, unknown>;
  play?: unknown;
}

interface Page extends Story {
  title: string;
  component: { name: string };
  subcomponents?: Record<string, unknown>;
  /** Props that a page leaves out: they belong to its stories, not to the component. */
  argTypes?: Record<string, { table?: { disable?: boolean } }>;
}

type StoryFile = { default: Page } & Record<string, Story>;

/** The components whose keys are those of native elements, or that are in a frame: their own tests press real keys. */
const keysOfBrowsers = [
  ...['Select', 'RadioCards', 'PaymentPanel', 'Toaster', 'Booking widget', 'SensorPastePanel'],
  ...['Dialog', 'SoilTypeDialog', 'BulkDialog', 'SensorPasteDialog'],
];

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

test('a story presses the keys that a page names, where they are keys of ours', () => {
  const tested = files
    .filter(({ Keyboard }) => Keyboard?.play)
    .map(({ default: { title } }) => title.split('/').at(-1));
  const named = Object.keys(access).filter((name) => access[name]?.keys.length);
  expect([...tested, ...keysOfBrowsers].sort()).toEqual(named.sort());
});

test('a story fulfils what a page says of screen readers', () => {
  const tested = files
    .filter(({ ScreenReader }) => ScreenReader?.play)
    .map(({ default: { title } }) => title.split('/').at(-1));
  expect(tested.sort()).toEqual(Object.keys(screenReader).sort());
});

test("Storybook's own frame has the colours of the components", () => {
  const tokens = readFileSync(join(import.meta.dirname, '../packages/ui/src/tokens.css'), 'utf8');
  const tokenValue = (name: string): string => {
    const [, value = ''] = new RegExp(`--udongo-${name}: ([^;]+);`).exec(tokens) ?? [];
    const [, other] = /^var\(--udongo-(.+)\)$/.exec(value) ?? [];
    return other ? tokenValue(other) : value;
  };
  for (const [name, colour] of Object.entries(frameColours)) {
    const [shown, token] = [readColour(colour), readColour(tokenValue(name))];
    expect(shown, name).toBeDefined();
    for (const part of ['l', 'a', 'b'] as const)
      expect(shown?.[part], name).toBeCloseTo(token?.[part] ?? 9, 2);
  }
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
