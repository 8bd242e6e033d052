import type { TypeFacts } from '../../.storybook/widgetFacts.ts';
import { code, codeBlock, joinParts, table, toParagraphs, toText } from './markdown.ts';
import type { TypeEntry } from './readUi.ts';

/** A type that a page shows under a title of its own. */
export interface ShownType {
  name: string;
  title: string;
  facts: TypeFacts | undefined;
}

/**
 * The types that some texts of types name: those of @udongo/ui with their fields or their code, those of the SDK as links.
 * `further` are shown as well. '' where there are none.
 */
export function printTypes(
  texts: readonly string[],
  types: Readonly<Record<string, TypeEntry>>,
  sdkTypes: ReadonlySet<string>,
  further: readonly ShownType[] = [],
): string {
  const named = new Set(texts.flatMap((text) => text.match(/\b[A-Z]\w+\b/g) ?? []));
  const shown = new Set(further.map(({ name }) => name));
  const ours = [...named].filter((name) => types[name] && !shown.has(name)).sort();
  const inside = ours.flatMap((name) => types[name]?.code.match(/\b[A-Z]\w+\b/g) ?? []);
  const theirs = [...new Set([...named, ...inside])]
    .filter((name) => sdkTypes.has(name) && !types[name])
    .sort();
  if (ours.length + further.length + theirs.length === 0) return '';
  return joinParts([
    '## Types',
    ...further.flatMap(({ title, facts }) =>
      facts ? [`### ${title}`, toParagraphs(facts.description), printMembers(facts.members)] : [],
    ),
    ...ours.flatMap((name) => printType(name, types[name])),
    theirs.length > 0
      ? `Of the SDK: ${theirs.map((name) => `[${code(name)}](../api/sdk.md#${name.toLowerCase()})`).join(', ')}.`
      : '',
  ]);
}

function printType(name: string, entry: TypeEntry | undefined): string[] {
  if (!entry) return [];
  const { docstring, members, code: text } = entry;
  const shown = members.length > 0 ? printMembers(members) : codeBlock('ts declaration', text);
  return [`### ${name}`, toParagraphs(docstring), shown];
}

/** The fields of a type. */
export function printMembers(
  members: readonly { name: string; type: string; description: string }[],
): string {
  return table(
    ['Field', 'Type', 'Meaning'],
    members.map(({ name, type, description }) => [code(name), code(type), toText(description)]),
  );
}
