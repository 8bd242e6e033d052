import {
  type Callers,
  type Contract,
  ContractError,
  isPicked,
  type OperationObject,
  type Role,
  resolve,
  roles,
  type Schema,
  schemaNameOf,
  shareOf,
} from './Contract.ts';

/** The facts in a method's docstring beyond the contract's operation. */
export interface MethodFacts {
  id: string;
  method: string;
  path: string;
  /** The errors of the operation: status, name of the body's type, and when it happens. */
  refusals: readonly { status: string; type: string; when: string }[];
  /** The schema whose units and formats are told: of the body, else of the answer. */
  shape: Schema | undefined;
  /** The call of the example, without `await`. */
  call: string;
  /** The name of the answer in the example; '' without an answer. */
  answerName: string;
}

/**
 * Writes the docstring of a method: its purpose, callers, errors, units and formats, and an example.
 * Errors: throws a ContractError that names the operation, if it does not say who can call it.
 */
export function describeMethod(contract: Contract, operation: OperationObject, facts: MethodFacts): string {
  const { id, method, path, refusals, shape, call, answerName } = facts;
  const [resource = ''] = id.split('.');
  const callers = operation['x-udongo-callers'];
  if (!callers) throw new ContractError(`${id}: say in x-udongo-callers who may call it`);
  const formats = groupFormats(listFormats(contract, shape));
  const lines = [
    sentence(operation.summary ?? id),
    ...(operation.description ? ['', ...operation.description.trim().split('\n')] : []),
    '',
    `\`${method} ${path}\`. ${describeCallers(callers)}`,
    ...(operation['x-udongo-extension'] ? ['An extension: not every service has it.'] : []),
    ...(isPicked(contract, resource)
      ? [`Only in a client that picks it: \`createClient(options, { ${resource} })\`.`]
      : []),
    '',
    'Rejects with a `BadRequestError` whose `body` is:',
    ...refusals.map(({ status, type, when }) => `- ${status} \`${type}\`: ${when}`),
    ...(formats.length ? ['', 'Units and formats:', ...formats] : []),
    '@example',
    ...`${answerName && `const ${answerName} = `}await ${call};`.split('\n'),
  ];
  const text = lines.map((line) => `   * ${line.replaceAll('*/', '*\\/')}`.trimEnd());
  return ['  /**', ...text, '   */'].join('\n');
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

const people = {
  anonymous: 'visitors',
  farmer: 'farmers',
  agent: 'agents',
  administrator: 'administrators',
  finance: 'finance',
  agronomist: 'agronomists',
  technician: 'technicians',
  content: 'editors of content',
} as const satisfies Record<Role, string>;

/** 'For administrators; for farmers and agents, what concerns them.' */
export function describeCallers(callers: Callers): string {
  const who = (share: 'all' | 'own') => {
    const named = roles.filter((role) => shareOf(callers, role) === share);
    if (callers.staff !== share) return joinWords(named.map((role) => people[role]));
    const others = named.filter((role) => role in callers).map((role) => people[role]);
    const hasExceptions = roles.some((role) => role in callers && shareOf(callers, role) !== share);
    return joinWords([...others, hasExceptions ? 'other staff' : 'staff']);
  };
  if (roles.every((role) => shareOf(callers, role) === 'all')) return 'For everybody.';
  const [all, own] = [who('all'), who('own')];
  if (!own) return `For ${all}.`;
  return all ? `For ${all}; for ${own}, what concerns them.` : `For ${own}, what concerns them.`;
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const formatWords: Record<string, string> = {
  date: 'a day, `yyyy-mm-dd`',
  'date-time': 'an instant, ISO 8601 with its offset',
  uuid: 'a UUID',
  email: 'an e-mail address',
  uri: 'an address',
};

interface Format {
  field: string;
  said: string;
}

/** A line for each thing to say, with its fields. */
function groupFormats(formats: readonly Format[]): string[] {
  const said = new Map<string, string[]>();
  for (const { field, said: text } of formats) said.set(text, [...(said.get(text) ?? []), `\`${field}\``]);
  return [...said].map(([text, fields]) => `- ${fields.join(', ')}: ${text}`);
}

/** Each field whose type does not say how it is written: days, instants, decimal texts, numbers with a unit. */
function listFormats(contract: Contract, shape: Schema | undefined, path = ''): Format[] {
  if (!shape || path.split('.').length > 3) return [];
  const schema = resolve<Schema>(contract, 'schemas', shape as Schema);
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const whole = resolve<Schema>(contract, 'schemas', field as Schema);
    const said = describeFormat(field, whole);
    if (said) return [{ field: path + name, said }];
    const [element, place] = whole.items ? [whole.items, `${path}${name}[].`] : [whole, `${path}${name}.`];
    return listFormats(contract, element, place);
  });
  const parts = (schema.allOf ?? []).flatMap((part) => listFormats(contract, part, path));
  return [...parts, ...own];
}

function describeFormat(field: Schema, whole: Schema): string | undefined {
  const types = [whole.type].flat();
  const isNumber = types.includes('number') || types.includes('integer');
  const isDecimal = /^Decimal/.test(schemaNameOf(field) ?? '');
  const text = (field.description ?? whole.description)?.trim().replace(/\s+/g, ' ');
  // The type and name of an id already describe it.
  if (isNumber) return text && !/\bid\b/.test(text) ? text : undefined;
  if (isDecimal) return text;
  return whole.format && formatWords[whole.format];
}
