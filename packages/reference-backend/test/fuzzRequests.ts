import type { OperationId } from '@udongo/sdk';
import { fc } from '../../../scripts/lib/testRuns.ts';
import { hostileTexts } from './attacks/hostileTexts.ts';
import {
  bodySchema,
  type DeclaredOperation,
  declaredOperations,
  examplesOf,
  isForm,
  queryOf,
  resolve,
  type Schema,
} from './contract.ts';
import { userIds, type Who } from './testBackend.ts';

/** Requests that nobody wrote down: those of the contract with parts left out, exchanged and broken. */

export interface FuzzRequest {
  operation: string;
  as: Who;
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  /** Text to send, which need not be JSON; undefined for none. */
  content: string | undefined;
}

/** Operations that can end the logins or accounts of all requests after them. */
const ending: readonly string[] = [
  'auth.endLogin',
  'auth.logout',
  'profiles.delete',
  'profiles.patch',
] satisfies OperationId[];

/** Administrators are refused least, so most requests are theirs. */
const caller: fc.Arbitrary<Who> = fc.oneof(
  { weight: 2, arbitrary: fc.constant('administrator') },
  { weight: 1, arbitrary: fc.constantFrom<Who>(...(Object.keys(userIds) as Who[]), 'anonymous') },
);
const texts = Object.values(hostileTexts).filter((text) => text.length < 1000);
/** A booking of the demo, and none. */
const uuids = ['5eed0000-0000-4000-8000-000000000001', '5eed0000-0000-4000-8000-00000000ffff'];
const days = ['2026-11-20', '2027-01-15', '2026-02-30', '0000-01-01', '99999-12-31', '20-11-2026'];
const instants = ['2026-11-20T10:00:00+03:00', '2026-11-20', '+275760-09-13T00:00:00Z', 'now'];
const integers = [-1, 0, 999_999, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -(2 ** 63), 1.5, 1e21, 1e308];
const numbers = ['0.00', '-1', '1e9', '1e999', 'NaN', 'Infinity', '12.345', '99999999999.99', '0x10', '१२'];

const id = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 50 }) },
  { weight: 1, arbitrary: fc.constantFrom(...integers) },
);
const anything = fc.oneof(
  fc.constantFrom(null, true, false, '', [], {}, [[]], { id: 1 }),
  fc.constantFrom(...texts),
  fc.constantFrom(...numbers, ...days, ...uuids),
  fc.constantFrom(...integers),
  fc.string({ maxLength: 20, unit: 'binary' }),
);

/** Values of a schema, most of them valid. */
function drawValue(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  const valid = drawValid(resolve(schema), depth);
  return fc.oneof({ weight: 9, arbitrary: valid }, { weight: 1, arbitrary: anything });
}

function drawValid(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const { format, properties, items, maxLength = 40 } = schema;
  const [type] = [schema.type].flat();
  const parts = schema.anyOf ?? schema.oneOf;
  if (depth > 4) return anything;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (parts) return fc.oneof(...parts.map((part) => drawValue(part, depth + 1)));
  if (schema.allOf) {
    const each = schema.allOf.map((part) => drawValid(resolve(part), depth + 1));
    return fc.tuple(...each).map((values) => Object.assign({}, ...values));
  }
  if (properties) {
    const { required = [] } = schema;
    const fields = Object.entries(properties).map(([name, property]) => {
      const value = drawValue(property, depth + 1);
      const shown = required.includes(name) ? 19 : 3;
      return [
        name,
        fc.oneof({ weight: shown, arbitrary: value }, { weight: 1, arbitrary: fc.constant(undefined) }),
      ];
    });
    return fc.record(Object.fromEntries(fields));
  }
  if (items) return fc.array(drawValue(items, depth + 1), { maxLength: 3 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return id;
  if (format === 'date') return fc.constantFrom(...days);
  if (format === 'date-time') return fc.constantFrom(...instants);
  if (format === 'uuid') return fc.constantFrom(...uuids);
  return fc.oneof(
    fc.string({ maxLength: Math.min(maxLength, 40) }),
    fc.constantFrom('en', 'Wanjiku', '0712345678', 'farmer@udongo.test', 'UD-1026', ...numbers),
    fc.constantFrom(...texts),
  );
}

/** An example's body with a few fields changed or left out, or one by its schema. */
function bodyOf(operation: DeclaredOperation): fc.Arbitrary<unknown> {
  const schema = bodySchema(operation.requestBody);
  const examples = examplesOf(operation).map(({ value }) => value);
  const drawn = drawValue(schema);
  const fields = Object.entries(schema.properties ?? {});
  if (examples.length === 0 || fields.length === 0) return drawn;
  const change = fc
    .constantFrom(...fields)
    .chain(([name, property]) =>
      fc
        .oneof(
          { weight: 4, arbitrary: drawValue(property) },
          { weight: 1, arbitrary: fc.constant(undefined) },
        )
        .map((value) => ({ [name]: value })),
    );
  const changed = fc
    .tuple(fc.constantFrom(...examples), fc.array(change, { maxLength: 3 }))
    .map(([example, changes]) =>
      Array.isArray(example)
        ? example.map((row) => Object.assign({}, row, ...changes))
        : Object.assign({}, example, ...changes),
    );
  return fc.oneof({ weight: 4, arbitrary: changed }, { weight: 1, arbitrary: drawn });
}

const toText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function pathOf({ path, ...operation }: DeclaredOperation): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const step = (name: string) =>
    fc.oneof(
      { weight: 9, arbitrary: name === 'uuid' ? fc.constantFrom<unknown>(...uuids) : id },
      { weight: 1, arbitrary: anything },
    );
  const query = queryOf({ ...operation, path }).map(({ name, schema }) =>
    fc.option(drawValue(schema), { freq: 3, nil: undefined }).map((value) => [name, value] as const),
  );
  return fc.tuple(fc.tuple(...names.map(step)), fc.tuple(...query)).map(([steps, filters]) => {
    const search = filters
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}=${encodeText(toText(value))}`)
      .join('&');
    const filled = names.reduce(
      (whole, name, index) => whole.replace(`{${name}}`, encodeText(toText(steps[index])) || '0'),
      path,
    );
    return `${filled}${operation.method === 'GET' ? '' : '/'}${search && `?${search}`}`;
  });
}

/** A half of a character is no text of an address. */
const encodeText = (text: string) =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '')).replaceAll('.', '%2E');

const headers = fc.oneof(
  { weight: 9, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'Accept-Language': 'sw' },
      { 'Accept-Language': 'x'.repeat(3000) },
      { Accept: 'text/html' },
      { Authorization: 'Bearer ' },
      { Authorization: 'Basic YTpi' },
      { 'Content-Type': 'text/plain' },
      { 'Content-Type': 'application/json; charset=utf-16' },
      { 'If-Match': '"x"' },
      { 'X-Forwarded-For': "1.2.3.4', '::" },
    ),
  },
);

const broken = [
  '',
  '{',
  '[]',
  'null',
  '"',
  '{"a":',
  '{"__proto__":{"a":1}}',
  `${'['.repeat(2000)}`,
  '\u0000',
];

function contentOf(operation: DeclaredOperation): fc.Arbitrary<string | undefined> {
  if (!operation.requestBody) return fc.constant(undefined);
  // Files are read by `uploads.test.ts`.
  if (isForm(operation.requestBody)) return fc.constantFrom(...broken);
  return fc.oneof(
    { weight: 19, arbitrary: bodyOf(operation).map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.constantFrom(...broken) },
  );
}

const [endings, others] = [true, false].map((isEnding) =>
  declaredOperations.filter(({ operationId }) => ending.includes(operationId) === isEnding),
) as [DeclaredOperation[], DeclaredOperation[]];

/** Requests of every operation but those that end logins, as every caller. */
export const fuzzRequests = requestsOf(others);

/** Requests of those. */
export const endingRequests = requestsOf(endings);

function requestsOf(operations: readonly DeclaredOperation[]): fc.Arbitrary<FuzzRequest> {
  return fc.constantFrom(...operations.map((operation) => toRequest(operation))).chain((request) => request);
}

function toRequest(operation: DeclaredOperation): fc.Arbitrary<FuzzRequest> {
  return fc.record({
    operation: fc.constant(operation.operationId),
    as: caller,
    method: fc.constant(operation.method),
    path: pathOf(operation),
    headers,
    content: contentOf(operation),
  });
}
