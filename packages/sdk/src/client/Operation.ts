import type { CallOptions } from './CallOptions.ts';

/** One operation of the contract, read from its row in the generated table. */
export interface Operation {
  id: string;
  method: string;
  /** As in the contract, with `{id}` for its parameters. */
  path: string;
  takes: 'query' | 'body' | 'nothing';
  answers: 'object' | 'page' | 'empty';
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

/** Reads a row such as "PUT /agric/soil-test-bookings/{id} body". */
export function parseOperation(id: string, row: string): Operation {
  const [method = '', path = '', ...words] = row.split(' ');
  const has = (word: string) => words.includes(word);
  return {
    id,
    method,
    path,
    takes: has('query') ? 'query' : has('body') ? 'body' : 'nothing',
    answers: has('page') ? 'page' : has('empty') ? 'empty' : 'object',
    isAnonymous: has('anonymous'),
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
  const content = operation.takes === 'nothing' ? {} : { [operation.takes]: rest.shift() };
  // The generated method's type says that options come last.
  return { path, ...content, options: (rest.shift() ?? {}) as CallOptions };
}

function toSegment(operation: Operation, name: string, value: unknown): string {
  const text = typeof value === 'string' || Number.isFinite(value) ? String(value) : '';
  // Dots alone are steps up the path, in their encoded form too.
  if (/^\.{0,2}$/.test(text))
    throw new TypeError(`${operation.id} needs ${name}, got ${JSON.stringify(value)}`);
  return encodeURIComponent(text);
}
