import type { CallOptions } from './CallOptions.ts';

/** One operation of the contract, read from its row in the generated table. */
export interface Operation {
  id: string;
  verb: string;
  method: string;
  /** As in the contract, with `{id}` for its parameters. */
  path: string;
  takes: 'query' | 'body' | 'nothing';
  answers: 'object' | 'page' | 'list' | 'empty' | 'pdf' | 'file';
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
 * The row of a verb that means what it means everywhere: "list" of "/agric/crops" is "GET /agric/crops query page".
 * Undefined for a verb of the operation's own.
 */
export function commonRow(verb: string, base: string): string | undefined {
  const [method, rest] = commonVerbs[verb] ?? [];
  return method && `${method} ${base}${rest}`;
}

/**
 * Reads a resource's text from the table: its base path, then its operations. One with a common verb is named alone or with
 * further words, any other with its whole row: "/agric/crops|list|get query|hide POST /agric/hide-crop body".
 */
export function parseResource(resource: string, text: string): Operation[] {
  const [base = '', ...entries] = text.split('|');
  return entries.map((entry) => parseOperation(resource, base, entry));
}

/** Reads one operation of a resource's text. */
export function parseOperation(resource: string, base: string, entry: string): Operation {
  const [verb = '', ...own] = entry.split(' ');
  // A row of its own begins with its method, in capitals.
  const common = /^[A-Z]/.test(own[0] ?? '') ? '' : commonRow(verb, base);
  const row = `${common} ${own.join(' ')}`.trim();
  const [method = '', path = '', ...words] = row.split(' ');
  const pick = <Word extends string, Other>(choice: readonly Word[], other: Other) =>
    choice.find((word) => words.includes(word)) ?? other;
  return {
    id: `${resource}.${verb}`,
    verb,
    method,
    path,
    takes: pick(['query', 'body'], 'nothing'),
    answers: pick(['page', 'list', 'empty', 'pdf', 'file'], 'object'),
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

const commonVerbs: Record<string, readonly [method: string, rest: string]> = {
  list: ['GET', ' query page'],
  create: ['POST', ' body'],
  get: ['GET', '/{id}'],
  update: ['PUT', '/{id} body'],
  patch: ['PATCH', '/{id} body'],
  delete: ['DELETE', '/{id} empty'],
};

function toSegment(operation: Operation, name: string, value: unknown): string {
  const text = typeof value === 'string' || Number.isFinite(value) ? String(value) : '';
  // Dots alone are steps up the path, in their encoded form too.
  if (/^\.{0,2}$/.test(text))
    throw new TypeError(`${operation.id} needs ${name}, got ${JSON.stringify(value)}`);
  return encodeURIComponent(text);
}
