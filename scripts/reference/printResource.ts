import { code, codeBlock, joinParts, table, toText } from './markdown.ts';
import type { Resource, ResourceMethod } from './readResources.ts';

/** What a resource is, and a line for each of its methods. */
export function printResourceAbout({ name, description, methods }: Resource): string {
  return joinParts([
    `${toText(description)}. \`udongo.${name}\` of a client that \`createUdongo\` of \`@udongo/sdk\` made has:`,
    table(
      ['Method', 'What it does'],
      methods.map((method) => [
        `[${code(method.name)}](#${method.name.toLowerCase()})`,
        toText(method.docstring.split('\n')[0] ?? ''),
      ]),
    ),
  ]);
}

/** What every resource has; the index explains it once. */
const common = new Set([
  'BadRequestError',
  'CallOptions',
  'ErrorBody',
  'FieldNames',
  'FieldsOf',
  'Ordering',
  'Page',
  'Picked',
]);

/** Each method: what it does, for whom, how it is refused, an example, what it takes, and links to the types that it names. */
export function printResourceReference({ methods }: Resource, types: ReadonlySet<string>): string {
  const shown = new Map<string, string>();
  return joinParts(
    methods.map((method) => {
      const before = shown.get(method.queryName);
      if (method.queryName && !before) shown.set(method.queryName, method.name);
      return printMethod(method, types, before);
    }),
  );
}

/** `before` is the method that showed the same query. */
function printMethod(method: ResourceMethod, types: ReadonlySet<string>, before: string | undefined): string {
  const { name, docstring, signatures, example, query, queryName } = method;
  const texts = [...signatures, docstring, ...query.map(({ type }) => type)];
  const named = new Set(texts.flatMap((text) => text.match(/\b[A-Z]\w+\b/g) ?? []));
  const links = [...named].filter((type) => types.has(type) && type !== queryName && !common.has(type));
  const rows = query.map((row) => [
    `${code(row.name)}${row.isRequired ? ' (required)' : ''}`,
    code(row.type),
    toText(row.description),
  ]);
  return joinParts([
    `## ${name}`,
    toLines(docstring),
    example ? codeBlock('ts', example) : '',
    codeBlock('ts declaration', signatures.join('\n')),
    before
      ? `It takes the query of [${code(before)}](#${before.toLowerCase()}).`
      : table(['Query', 'Type', 'Meaning'], rows),
    links.length > 0
      ? `Types: ${links.map((type) => `[${code(type)}](../api/sdk.md#${type.toLowerCase()})`).join(', ')}.`
      : '',
  ]);
}

/** The docstring is Markdown with wrapped lines; a list needs a line before it. */
function toLines(docstring: string): string {
  return toText(docstring).replace(/(?<!^- .*)\n(?=- )/gm, '\n\n');
}
