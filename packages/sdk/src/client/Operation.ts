import type { CallOptions } from './CallOptions.ts';

/** One operation of the contract, read from its row in the generated table. */
export interface Operation {
  id: string;
  verb: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As in the contract, with `{id}` for its parameters. */
  path: string;
  takes: 'query' | 'body' | 'nothing';
  answers: 'object' | 'page' | 'list' | 'empty' | 'pdf' | 'file';
  /** Whether the call goes out without a token. */
  isAnonymous: boolean;
}

/** The arguments of a method, sorted. */
export interface CallInput {
  /** The path with its parameters filled in. */
  path: string;
  query?: unknown;
  body?: unknown;
  options: CallOptions;
}

/**
 * Reads a line of the whole table: the resource's name and its text. The name is left out where it is the
 * last word of the path: "/agric/other-crop-names|list" is `otherCropNames`.
 */
export function parseLine(line: string): [name: string, text: string] {
  const [name = ''] = /[\w-]+(?=[ |])/.exec(line) ?? [];
  return [toCamelCase(name), line.replace(/^\w+ /, '')];
}

/**
 * Reads a resource's text from the table: its base path, then its operations. Each operation is its verb,
 * followed by the words in which it differs from the usual meaning of the verb: "/agric/crops|list|get
 * query|hide PUT /agric/crops/{id}/hide nothing empty".
 */
export function parseResource(resource: string, text: string): Operation[] {
  const [base = '', ...entries] = text.split('|');
  return entries.map((entry) => parseOperation(resource, base, entry));
}

/**
 * Reads one operation of a resource's text. The first word of each kind counts: the entry's own words come
 * first, then those that the first word of its verb implies, then the defaults: a POST about one record, with
 * a body, that answers an object. `list` and `create` use the base path; `get-results` is `/{id}/results` below it, and `verify`, which has
 * no usual meaning, `/{id}/verify`.
 */
export function parseOperation(resource: string, base: string, entry: string): Operation {
  const [kebab = '', firstWord = '', rest] = /^([a-z]+)-?(\S*)/.exec(entry) ?? [];
  const verb = toCamelCase(kebab);
  const meaning = meanings[firstWord];
  const below = [base, '{id}', meaning === undefined ? kebab : rest].join('/');
  const path = /^(list|create)$/.test(kebab) ? base : below.replace(/\/$/, '');
  const text = `${entry} ${meaning ?? ''} POST ${path} body object`;
  // The generator writes only these words.
  const find = <Word extends string>(kind: RegExp) => kind.exec(text)?.[1] as Word;
  return {
    id: `${resource}.${verb}`,
    verb,
    method: find(/ ([A-Z]+)/),
    path: find(/ (\/\S*)/),
    takes: find(/ (query|body|nothing)/),
    answers: find(/ (object|page|list|empty|pdf|file)/),
    isAnonymous: text.includes(' anonymous'),
  };
}

/**
 * Sorts a method's arguments: path parameters first, then the query or body, then the options. Writes get the trailing
 * slash that Django wants.
 * Errors: a `TypeError` for a path parameter that would lead to another path.
 */
export function readArguments(operation: Operation, args: readonly unknown[]): CallInput {
  const rest = [...args];
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    toSegment(operation, name, rest.shift()),
  );
  const path = operation.method === 'GET' || filled.endsWith('/') ? filled : `${filled}/`;
  const { takes } = operation;
  const content = takes === 'nothing' ? {} : { [takes]: rest.shift() };
  // The generated method's type says that options come last.
  return { path, ...content, options: (rest.shift() ?? {}) as CallOptions };
}

/** The meanings of verbs, by their first word. */
const meanings: Record<string, string> = {
  list: 'GET query page',
  get: 'GET nothing',
  check: 'GET nothing',
  download: 'GET nothing',
  update: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE nothing empty',
  set: '',
};

function toCamelCase(kebab: string): string {
  return kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function toSegment(operation: Operation, name: string, value: unknown): string {
  const text = typeof value === 'string' || Number.isFinite(value) ? String(value) : '';
  // A segment of only dots is a step up the path, also when it is encoded.
  if (/^\.{0,2}$/.test(text))
    throw new TypeError(`${operation.id} needs ${name}, got ${JSON.stringify(value)}`);
  return encodeURIComponent(text);
}
