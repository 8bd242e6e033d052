import { parseLine, parseOperation } from '../src/client/Operation.ts';
import type { Operation } from './listOperations.ts';

/** A resource's path and its operations, as `parseResource` reads them: about the path with which they are said shortest. */
function printText(operations: Operation[]): string {
  const paths = operations.map(({ path }) => path.replace(/\/\{id\}$/, ''));
  const [shortest = ''] = ['', ...paths]
    .map((base) => [base, ...operations.map((operation) => printEntry(operation, base))].join('|'))
    .sort((one, other) => one.length - other.length);
  return shortest;
}

/** `table.ts`: a constant for each resource. */
export function printTable(resources: Map<string, Operation[]>): string {
  const rows = [...resources].map(
    ([resource, operations]) =>
      `/** The operations of \`${resource}\`, for \`createClient\`. */\nexport const ${resource} =\n  '${printText(operations)}';`,
  );
  return `// Made from openapi.yaml by \`npm run generate\`. Do not edit.

// Every resource as its path and its operations: each its verb, and a word for all that such a verb does not mean by itself.
// \`parseOperation\` says what verbs mean. Compact, because every page downloads it: the last row of
// \`cd packages/sdk && npx vitest run test/size.test.ts\` says what the same written out would cost.
${rows.join('\n')}
`;
}

const tables = {
  whole:
    'The resources of `createUdongo` in one text, a resource a line, behind its name where its path does not say it.',
  picked: 'The resources that only `createClient` makes, like those of `wholeTable`.',
};

/**
 * `wholeTable.ts` or `pickedTable.ts`. One text, because a constant and a property for each resource would cost every page more than the
 * paths do.
 */
export function printTexts(name: keyof typeof tables, resources: Map<string, Operation[]>): string {
  const lines = [...resources].map(([resource, operations]) => {
    const text = printText(operations);
    return parseLine(text)[0] === resource ? text : `${resource} ${text}`;
  });
  return `// Made from openapi.yaml by \`npm run generate\`. Do not edit.

/** ${tables[name]} */
export const ${name}Table = \`\
${lines.join('\n')}\`;
`;
}

/** An operation's verb, and a word for all that such a verb does not mean by itself. */
function printEntry(operation: Operation, base: string): string {
  let entry = toKebabCase(operation.verb);
  // The method first: what an operation takes and answers may follow from it.
  for (const fact of ['method', 'path', 'takes', 'answers'] as const) {
    if (parseOperation(operation.resource, base, entry)[fact] !== operation[fact])
      entry += ` ${operation[fact]}`;
  }
  return operation.isAnonymous ? `${entry} anonymous` : entry;
}

/** As paths are written: a verb that is said in its path, too, then costs a page nothing. */
function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
