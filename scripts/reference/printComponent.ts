import type { ComponentDoc, PropItem } from 'react-docgen-typescript';
import { access } from '../../.storybook/access.ts';
import { guidance } from '../../.storybook/guidance.ts';
import type { PartRow } from '../../.storybook/partTables.ts';
import { typesOf, typeTitles } from '../../.storybook/shownTypes.ts';
import type { SlotRow } from '../../.storybook/slotTables.ts';
import type { DataRow } from '../../.storybook/storyFacts.ts';
import type { TypeFacts } from '../../.storybook/widgetFacts.ts';
import { toPart } from '../../.storybook/widgetParts.ts';
import { sizeLimits } from '../../packages/ui/test/sizeLimits.ts';
import { code, codeBlock, joinParts, table, toParagraphs, toText } from './markdown.ts';
import { printAnatomy } from './printAnatomy.ts';
import { printTypes } from './printTypes.ts';
import type { StoryPage } from './readStoryPages.ts';
import { toBareType, type UiFacts } from './readUi.ts';
import type { Example } from './renderExamples.ts';

/** All that the pages of components are made of. */
export interface ComponentSources {
  ui: UiFacts;
  examples: Readonly<Record<string, Example>>;
  slotTables: Readonly<Record<string, readonly SlotRow[]>>;
  partTables: Readonly<Record<string, readonly PartRow[]>>;
  dataTables: Readonly<Record<string, readonly DataRow[]>>;
  typeTables: Readonly<Record<string, TypeFacts>>;
  sdkTypes: ReadonlySet<string>;
}

/** The props by which every component is restyled; the section on slots tells of them. */
const slotProps = new Set(['classNames', 'render', 'rootProps']);

/** What a component is for, and its example. Errors: one without an example is named. */
export function printComponentAbout({ name }: StoryPage, { ui, examples }: ComponentSources): string {
  const example = examples[name];
  if (!example) throw new Error(`Write packages/ui/examples/${name}.tsx: the page of ${name} shows it`);
  return joinParts([toParagraphs(docOf(ui, name).description), codeBlock('tsx', example.code)]);
}

/** Everything else that the sources know: advice, anatomy, props, types, slots, parts, attributes, keys. */
export function printComponentReference(page: StoryPage, sources: ComponentSources): string {
  const { name, subcomponents } = page;
  const names = [name, ...subcomponents];
  const { ui } = sources;
  return joinParts([
    printAdvice(name),
    printPageAnatomy(name, names, sources),
    '## Props',
    printProps(name, sources),
    ...subcomponents.flatMap((other) => [
      `### ${other}`,
      toParagraphs(docOf(ui, other).description),
      printProps(other, sources),
    ]),
    printPropTypes(names, sources),
    printSlots(names, sources),
    printParts(names, sources),
    printAttributes(names, sources),
    printAccess(name),
    printSize(name),
  ]);
}

function docOf({ components }: UiFacts, name: string): ComponentDoc {
  const doc = components[name];
  if (!doc) throw new Error(`${name} has a page in Storybook and is not exported by @udongo/ui`);
  return doc;
}

export function printAdvice(name: string): string {
  const advice = guidance[name];
  if (!advice) return '';
  const list = (lines: readonly string[]) => lines.map((line) => `- ${toText(line)}`).join('\n');
  return joinParts(['## Do and don’t', '**Do**', list(advice.do), '**Don’t**', list(advice.dont)]);
}

function printPageAnatomy(name: string, names: readonly string[], sources: ComponentSources): string {
  const { slotTables, partTables, examples } = sources;
  const known = new Map<string, string>();
  for (const [component, rows] of Object.entries(slotTables)) {
    const root = rows.find((row) => row.name === 'root');
    if (root && !known.has(root.className)) known.set(root.className, `<${component}>`);
  }
  for (const each of names) {
    for (const row of partTables[each] ?? []) known.set(row.className, row.part);
    for (const row of slotTables[each] ?? []) known.set(row.className, row.name === 'root' ? each : row.name);
  }
  const tree = printAnatomy(examples[name]?.html ?? '', known);
  if (!tree) return '';
  const own = new Set((slotTables[name] ?? []).map((row) => row.name).filter((slot) => slot !== 'root'));
  const absent = [...own].filter((slot) => !new RegExp(`\\b${slot} <`).test(tree));
  return joinParts([
    '## Anatomy',
    'The slots of the example, one within the other:',
    codeBlock('text', tree),
    absent.length > 0 ? `In other states there are also ${absent.map(code).join(', ')}.` : '',
  ]);
}

function printProps(name: string, sources: ComponentSources): string {
  const props = listProps(name, sources).map(({ prop, type }) => [
    `${code(prop.name)}${prop.required ? ' (required)' : ''}`,
    code(type),
    toText(prop.description),
  ]);
  const [, element] = /ComponentProps<'(\w+)'>/.exec(sources.ui.types[`${name}Props`]?.code ?? '') ?? [];
  return joinParts([
    table(['Prop', 'Type', 'Meaning'], props),
    element ? `It also takes the attributes of ${code(`<${element}>`)}.` : '',
    props.length === 0 && !element ? 'Only those of its slots.' : '',
  ]);
}

/** The props of a component with their types, those that are required first; the props of slots are left out. */
function listProps(name: string, { ui, typeTables }: ComponentSources): { prop: PropItem; type: string }[] {
  return Object.values(docOf(ui, name).props)
    .filter((prop) => !slotProps.has(prop.name))
    .sort((one, other) => Number(other.required) - Number(one.required))
    .map((prop) => ({ prop, type: typeOf(prop, typeTables) }));
}

/** A short union in full, everything else as it is written. */
function typeOf({ name, type, parent }: PropItem, typeTables: ComponentSources['typeTables']): string {
  const values: string[] = (type.value ?? []).map(({ value }: { value: string }) =>
    value.replaceAll('"', "'"),
  );
  if (type.name === 'enum' && values.length > 0 && values.length <= 12) return values.join(' | ');
  const written = typeTables[parent?.name ?? '']?.members.find((member) => member.name === name)?.type;
  return toBareType(written ?? type.raw ?? type.name);
}

/** The types of ours that the props of a page name. */
function printPropTypes(names: readonly string[], sources: ComponentSources): string {
  const { ui, sdkTypes, typeTables } = sources;
  const [name = ''] = names;
  const named = names.flatMap((each) => listProps(each, sources).map(({ type }) => type));
  const further = (typesOf[name] ?? []).map((type) => ({
    name: type,
    title: typeTitles[type] ?? type,
    facts: typeTables[type],
  }));
  return printTypes(named, ui.types, sdkTypes, further);
}

function printSlots(names: readonly string[], { slotTables }: ComponentSources): string {
  const tables = new Map<string, string>();
  for (const name of names) {
    const key = JSON.stringify(slotTables[name] ?? []);
    if (key !== '[]' && !tables.has(key)) tables.set(key, name);
  }
  if (tables.size === 0) return '';
  return joinParts([
    '## Slots',
    'Restyle a slot with `classNames`, its class or its `::part()`; replace its markup with `render`. `rootProps` are attributes of the outermost element.',
    ...[...tables.values()].flatMap((name) => [
      tables.size > 1 ? `### Slots of ${name}` : '',
      table(
        ['Slot', 'Element', 'Class', 'Part', 'Meaning'],
        (slotTables[name] ?? []).map(({ name: slot, element, className, description }) => [
          code(slot),
          code(element),
          code(`.${className}`),
          code(toPart({ className })),
          toText(description),
        ]),
      ),
    ]),
  ]);
}

function printParts(names: readonly string[], { partTables }: ComponentSources): string {
  const rows = new Map(names.flatMap((name) => partTables[name] ?? []).map((row) => [row.part, row]));
  if (rows.size === 0) return '';
  return joinParts([
    '## Parts without a slot',
    'Restyle them by their class or their `::part()`; their markup stays.',
    table(
      ['Part', 'Element', 'Class'],
      [...rows.values()].map(({ part, element, className, states }) => [
        [part, ...states.map((state) => `${part} ${state}`)].map(code).join(', '),
        code(element),
        code(`.${className}`),
      ]),
    ),
  ]);
}

function printAttributes(names: readonly string[], { ui, dataTables }: ComponentSources): string {
  const props = new Set(names.flatMap((name) => Object.keys(docOf(ui, name).props)));
  const asProp = (attribute: string) => {
    const prop = attribute
      .replace('data-', '')
      .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return props.has(prop) ? `As the prop ${code(prop)}.` : '';
  };
  const rows = new Map(names.flatMap((name) => dataTables[name] ?? []).map((row) => [row.attribute, row]));
  if (rows.size === 0) return '';
  return joinParts([
    '## Data attributes',
    'What the elements of the component say of its state, for styles and tests.',
    table(
      ['Attribute', 'Value', 'Meaning'],
      [...rows.values()].map(({ attribute, values, description }) => [
        code(attribute),
        code(values) || 'there, or not there',
        toText(description) || asProp(attribute),
      ]),
    ),
  ]);
}

/** What keys do, and what a screen reader is told. Errors: a component that says neither is named. */
export function printAccess(name: string): string {
  const said = access[name];
  if (!said) throw new Error(`.storybook/access.ts does not say what keys do in ${name}`);
  return joinParts([
    '## Keyboard and accessibility',
    table(
      ['Key', 'What it does'],
      said.keys.map(([key, does]) => [key.split(', ').map(code).join(', '), toText(does)]),
    ),
    said.notes.map((note) => `- ${toText(note)}`).join('\n'),
  ]);
}

/** What a page loads for it, where a test holds that. */
function printSize(name: string): string {
  const [, limit] = sizeLimits.find(([component]) => component === name) ?? [];
  if (limit === undefined) return '';
  return joinParts([
    '## Size',
    `A page that imports only ${code(name)} loads at most ${limit} KB of JavaScript for it, gzipped and without React. A test holds it to that.`,
  ]);
}
