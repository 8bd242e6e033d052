import type { CallOptions } from './CallOptions.ts';

/** One operation of the contract, read from its row in the generated table. */
export interface Operation {
  id: string;
  verb: string;
  method: (typeof methods)[number];
  /** As in the contract, with `{id}` for its parameters. */
  path: string;
  takes: (typeof contents)[number];
  answers: (typeof answers)[number];
  /** Whether it goes out without a token. */
  isAnonymous: boolean;
}

/** What a method was called with. */
export interface CallInput {
  /** The path with its parameters filled in. */
  path: string;
  query?: unknown;
  body?: unknown;
  options: CallOptions;
}

/**
 * Reads a resource's text from the table: its base path, then its operations. Each is its verb, followed by where it differs
 * from what such a verb means: "/agric/crops|list|get query|hide PUT /agric/crops/{id}/hide empty".
 */
export function parseResource(resource: string, text: string): Operation[] {
  const [base = '', ...entries] = text.split('|');
  return entries.map((entry) => parseOperation(resource, base, entry));
}

/**
 * Reads one operation of a resource's text. What a verb means: `list…`, `get…`, `check…` and `download…` are a GET, `update` is
 * a PUT, `patch` and `delete` are themselves, any other is a POST. `list…` and `create…` are about the base path, the rest
 * about one record under it. A write but `delete` takes a body, `list…` a query and answers a page, `delete` answers nothing.
 */
export function parseOperation(resource: string, base: string, entry: string): Operation {
  const [verb = '', ...words] = entry.split(' ');
  const pick = <Word extends string>(choice: readonly Word[], usual: Word) =>
    choice.find((word) => words.includes(word)) ?? usual;
  const isList = verb.startsWith('list');
  const method = pick(methods, usualMethod(verb));
  return {
    id: `${resource}.${verb}`,
    verb,
    method,
    path: words.find((word) => word.startsWith('/')) ?? base + (/^(list|create)/.test(verb) ? '' : '/{id}'),
    takes: pick(contents, isList ? 'query' : /^[GD]/.test(method) ? 'nothing' : 'body'),
    answers: pick(answers, isList ? 'page' : method === 'DELETE' ? 'empty' : 'object'),
    isAnonymous: words.includes('anonymous'),
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

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const contents = ['query', 'body', 'nothing'] as const;
const answers = ['object', 'page', 'list', 'empty', 'pdf', 'file'] as const;

function usualMethod(verb: string): Operation['method'] {
  if (verb === 'update') return 'PUT';
  return (
    methods.find((method) => method.toLowerCase() === verb) ??
    (/^(list|get|check|download)/.test(verb) ? 'GET' : 'POST')
  );
}

function toSegment(operation: Operation, name: string, value: unknown): string {
  const text = typeof value === 'string' || Number.isFinite(value) ? String(value) : '';
  // Dots alone are steps up the path, in their encoded form too.
  if (/^\.{0,2}$/.test(text))
    throw new TypeError(`${operation.id} needs ${name}, got ${JSON.stringify(value)}`);
  return encodeURIComponent(text);
}
