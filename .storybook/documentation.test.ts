import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCustomConfig } from 'react-docgen-typescript';
import { storyNameFromExport } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { readColour } from '../packages/ui/src/check-theme/colour.ts';
import * as ui from '../packages/ui/src/index.ts';
import { withNativeKeys } from '../packages/ui/test/pressedKeys.ts';
import { access } from './access.ts';
import { readComponentTexts } from './componentTexts.ts';
import { docgenOptions, docgenTsconfig } from './docgen.ts';
import { notOurs } from './errors/errorCases.ts';
import { operationOf, recordings } from './errors/recordings.ts';
import { guidance } from './guidance.ts';
import { type Spoken, screenReader } from './screenReader.ts';
import { frameColours } from './theme.ts';

interface Story {
  args?: Record<string, unknown>;
  play?: unknown;
}

interface Page extends Story {
  title: string;
  component: { name: string };
  tags?: readonly string[];
  subcomponents?: Record<string, unknown>;
  /** Props that a page leaves out: they belong to its stories, not to the component. */
  argTypes?: Record<string, { table?: { disable?: boolean } }>;
}

type StoryFile = { default: Page } & Record<string, Story>;

const allFiles = Object.values(
  import.meta.glob<StoryFile>('../packages/ui/src/**/*.stories.tsx', { eager: true }),
);
/** Those of what hosts draw; others have no page. */
const files = allFiles.filter(({ default: { tags = [] } }) => !tags.includes('!autodocs'));
const nameOf = ({ default: { title } }: StoryFile) => title.split('/')[1] ?? '';

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
  expect(files.map(nameOf).filter((name) => !guidance[name])).toEqual([]);
});

test("every page has the words of the documentation, with links to Storybook's own pages", () => {
  const root = join(import.meta.dirname, '..');
  const texts = readComponentTexts(join(root, 'docs/components.md'), join(root, 'packages/ui/src'));
  // No host draws it without `BookingForm`.
  const shown = files.map(nameOf).filter((name) => name !== 'WaitingBookings');
  expect(Object.keys(texts).sort()).toEqual(shown.sort());
  expect(texts.PaymentBadge).toContain('[BalanceDue](?path=/docs/booking-balancedue--docs) says');
  expect(texts.RecordForm).toMatch(/^A form that creates or changes a simple record/);
  expect(Object.values(texts).join('\n')).not.toMatch(/^[|#]|[.]md\b|!\[/m);
});

test('every component that people see has its keys or a note on screen readers', () => {
  expect(allFiles.map(nameOf)).toContain('ConflictDialog');
  expect(allFiles.map(nameOf).filter((name) => !access[name])).toEqual([]);
});

test('every recorded success is a call on the page of errors, or says why it is not', () => {
  const uncalled = [...recordings].filter(
    ([, recorded]) => recorded.response.status < 300 && !operationOf(recorded),
  );
  expect(uncalled.map(([name]) => name).filter((name) => !notOurs.has(name))).toEqual([]);
  expect([...notOurs.keys()].filter((name) => !recordings.has(name))).toEqual([]);
});

test('a test presses the keys that a page names', () => {
  const tested = allFiles.filter(({ Keyboard }) => Keyboard?.play).map(nameOf);
  const named = Object.keys(access).filter((name) => access[name]?.keys.length);
  // The widget's form is `BookingForm` in a frame.
  expect([...tested, ...withNativeKeys, 'Booking widget'].sort()).toEqual(named.sort());
});

test('a story fulfils what a page says of screen readers, and every page says something', () => {
  expect(Object.keys(screenReader).sort()).toEqual(Object.keys(access).sort());
  const sources = import.meta.glob<string>('../packages/{ui/src,embed}/**/*.stories.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  for (const [name, spoken] of Object.entries<Spoken>(screenReader)) {
    const source =
      Object.values(sources).find((text) => new RegExp(`title: '\\w+/${name}'`).test(text)) ?? '';
    const stories = [...source.matchAll(/^export const (\w+)/gm)].map(([, story = '']) =>
      storyNameFromExport(story),
    );
    const { story, readings, hidden, sayings } = spoken;
    expect(readings.length > 0 || hidden, name).toBeTruthy();
    const named = [story, ...sayings.map((saying) => saying.story ?? 'Screen Reader')];
    expect(
      named.filter((each) => !stories.includes(each)),
      name,
    ).toEqual([]);
    expect(source.includes(`playScreenReader('${name}'`), name).toBe(named.includes('Screen Reader'));
  }
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
