import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isScalar, LineCounter, type Pair, parseDocument, type YAMLMap } from 'yaml';

/** One file of the contract. Each has the shape of the whole: `paths`, and `components` by kind and name. */
export interface ContractSource {
  file: string;
  text: string;
  document: Document;
  lines: LineCounter;
}

/** A fault of the contract, and where a person mends it. */
export interface ContractProblem {
  file: string;
  /** From 1. */
  line: number;
  message: string;
}

/**
 * Reads the files of a folder: the root, what all share, then the others as their paths are ordered in the root.
 * Errors: throws when no file has the paths of all.
 */
export function readSources(folder: string): ContractSource[] {
  const sources = readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const lines = new LineCounter();
    return { file: join(folder, name), text, document: parseDocument(text, { lineCounter: lines }), lines };
  });
  const root = sources.find(({ document }) => document.has('openapi'));
  if (!root) throw new Error(`No file of ${folder} begins with the version of OpenAPI`);
  const paths = keysOf(root, 'paths');
  const orderOf = (source: ContractSource) =>
    source === root ? -2 : paths.findIndex((path) => source.document.hasIn(['paths', path]));
  return sources.sort((one, other) => orderOf(one) - orderOf(other));
}

const kinds = ['securitySchemes', 'parameters', 'headers', 'responses', 'schemas', 'examples'];

/**
 * Joins the files as they are written: the root's paths, each from the file that has it, and the components of all. A reference
 * loses the name of its file.
 */
export function joinSources([root, ...others]: readonly ContractSource[]): string {
  const paths = keysOf(root, 'paths').flatMap((path) =>
    others.flatMap((source) => cut(source, 'paths', path)),
  );
  const components = kinds.map((kind) => {
    const all = [root, ...others].flatMap((source) =>
      keysOf(source, 'components', kind).flatMap((name) => cut(source, 'components', kind, name)),
    );
    return all.length ? `\n  ${kind}:\n${all.join('')}` : '';
  });
  const head = root?.text.slice(0, root.text.search(/^paths:/m)) ?? '';
  const text = `${head}paths:\n${paths.join('')}\ncomponents:${components.join('')}`;
  return text.replace(/(\$ref: ['"])[\w-]+\.yaml#/g, '$1#');
}

/** Lists where a file is no YAML. */
export function listUnread(sources: readonly ContractSource[]): ContractProblem[] {
  return sources.flatMap(({ file, document, lines }) =>
    document.errors.map(({ message, pos: [start] }) => ({
      ...{ file, line: lines.linePos(start).line, message: message.split('\n')[0] ?? '' },
    })),
  );
}

/** Lists the faults that Redocly does not see: what would be left out of the joined contract, or overwritten in it. */
export function listUnjoined(
  [root, ...others]: readonly ContractSource[],
  joined: string,
): ContractProblem[] {
  const used = new Set([...joined.matchAll(/\$ref: ['"]#\/components\/(\w+\/\w+)/g)].map(([, name]) => name));
  const paths = new Set(keysOf(root, 'paths'));
  const seen = new Set<string>();
  const problems: ContractProblem[] = [];
  for (const source of others) {
    const add = (keys: string[], message: string) =>
      problems.push({ ...locate([source], keys), message: `${keys.at(-1)} ${message}` });
    for (const path of keysOf(source, 'paths')) {
      if (!paths.has(path)) add(['paths', path], `is not in the paths of ${root?.file}`);
    }
    for (const [kind, name] of kinds.flatMap((kind) =>
      keysOf(source, 'components', kind).map((name) => [kind, name] as const),
    )) {
      if (!used.has(`${kind}/${name}`)) add(['components', kind, name], 'is used by nothing');
      if (seen.has(`${kind}/${name}`)) add(['components', kind, name], `is also in another file`);
      seen.add(`${kind}/${name}`);
    }
  }
  return problems;
}

/** Gives the place of the last of these keys that a file has. */
export function locate(
  sources: readonly ContractSource[],
  keys: readonly string[],
): { file: string; line: number } {
  const found = keys
    .map((_, index) => keys.slice(0, index + 1))
    .reverse()
    .flatMap((path) => {
      // The root has all paths only as references, so it is asked last.
      const source = sources.findLast(({ document }) => document.hasIn(path));
      return source ? [{ file: source.file, line: source.lines.linePos(startOf(source, path)).line }] : [];
    });
  return found[0] ?? { file: sources[0]?.file ?? '', line: 1 };
}

function keysOf(source: ContractSource | undefined, ...keys: string[]): string[] {
  return pairsOf(source, keys).map(({ key }) => String(key));
}

/** The text of a key and its value, with the indent and the end of its line; none when it is not there. */
function cut(source: ContractSource | undefined, ...keys: string[]): string[] {
  const value = source?.document.getIn(keys, true);
  if (!source || !isMap(value)) return [];
  const indent = '  '.repeat(keys.length - 1);
  return [`${indent}${source.text.slice(startOf(source, keys), value.range?.[2]).trimEnd()}\n`];
}

function startOf(source: ContractSource, keys: readonly string[]): number {
  const pair = pairsOf(source, keys.slice(0, -1)).find(({ key }) => String(key) === keys.at(-1));
  return (isScalar(pair?.key) && pair.key.range?.[0]) || 0;
}

function pairsOf(source: ContractSource | undefined, keys: readonly string[]): Pair[] {
  const node = source?.document.getIn(keys, true);
  return isMap(node) ? (node as YAMLMap).items : [];
}
