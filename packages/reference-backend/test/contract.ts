import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

/** The contract in the form against which tests check answers. */

interface Answered {
  description?: string;
  $ref?: string;
  content?: Record<string, unknown>;
}

interface ContractOperation {
  operationId: string;
  description?: string;
  parameters?: (Parameter | { $ref: string })[];
  responses: Record<string, Answered>;
  requestBody?: unknown;
  security?: object[];
}

interface Contract {
  paths: Record<string, Record<string, ContractOperation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Answered>;
    parameters: Record<string, Parameter>;
    examples: Record<string, Example>;
  };
}

interface Example {
  $ref?: string;
  value?: unknown;
}

export interface Schema {
  $ref?: string;
  type?: unknown;
  format?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  required?: string[];
  allOf?: Schema[];
  additionalProperties?: unknown;
}

export interface Parameter {
  name: string;
  in: string;
  /** A `$ref` is a list of values. */
  schema: { type?: string; format?: string; $ref?: string };
}

export interface DeclaredOperation extends ContractOperation {
  method: string;
  path: string;
}

const text = readFileSync(join(import.meta.dirname, '../../../openapi.yaml'), 'utf8');
const methods = ['get', 'post', 'put', 'patch', 'delete'];

const contract = parse(text) as Contract;

/** Every operation of the contract, those of fixed paths first. */
export const declaredOperations: readonly DeclaredOperation[] = Object.entries(contract.paths)
  .flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ ...operation, method: method.toUpperCase(), path }] : [];
    }),
  )
  // A fixed path is met before one that its last step would fill.
  .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));

/** Lists the parameters of an operation's query. */
export function queryOf({ parameters = [] }: DeclaredOperation): Parameter[] {
  return parameters
    .map((parameter) => ('$ref' in parameter ? sharedParameter(parameter.$ref) : parameter))
    .filter((parameter) => parameter.in === 'query');
}

/** Lists the parameters of an operation's query that are not those of every list. */
export function filtersOf(operation: DeclaredOperation): Parameter[] {
  const common = ['page', 'limit', 'search', 'ordering', 'fields', 'id_after'];
  return queryOf(operation).filter(({ name }) => !common.includes(name));
}

/** Whether a body is a form with a file. */
export function isForm(requestBody: unknown): boolean {
  const { content = {} } = (requestBody ?? {}) as { content?: object };
  return 'multipart/form-data' in content;
}

/** An example of a request, under its name in the contract. */
export interface RequestExample {
  name: string;
  value: unknown;
}

/** The examples of what an operation is sent; of one without a body none. */
export function examplesOf({ requestBody }: DeclaredOperation): RequestExample[] {
  const { content = {} } = (requestBody ?? {}) as {
    content?: Record<string, { examples?: Record<string, Example> }>;
  };
  return Object.values(content).flatMap(({ examples = {} }) =>
    Object.entries(examples).map(([name, example]) => ({ name, value: resolveExample(example).value })),
  );
}

function resolveExample(example: Example): Example {
  return contract.components.examples[example.$ref?.split('/').at(-1) ?? ''] ?? example;
}

/** The fields of an operation's JSON body that take null. */
export function nullableFieldsOf({ requestBody }: DeclaredOperation): string[] {
  return Object.entries(bodySchema(requestBody).properties ?? {})
    .filter(([, { type }]) => Array.isArray(type) && type.includes('null'))
    .map(([field]) => field);
}

/** A text in the JSON body of an operation: the way to it, such as `samples`, 0, `sample_notes`, and its longest length. */
export interface BodyText {
  way: (string | number)[];
  maxLength: number;
}

/** The texts in an operation's JSON body that have a longest length. */
export function textsOf({ requestBody }: DeclaredOperation): BodyText[] {
  return textsIn(bodySchema(requestBody));
}

function textsIn(schema: Schema, way: BodyText['way'] = []): BodyText[] {
  const { maxLength, properties = {}, items, anyOf = [] } = resolve(schema);
  return [
    ...(maxLength === undefined ? [] : [{ way, maxLength }]),
    ...Object.entries(properties).flatMap(([name, property]) => textsIn(property, [...way, name])),
    ...(items ? textsIn(items, [...way, 0]) : []),
    ...anyOf.flatMap((each) => textsIn(each, way)),
  ];
}

/** The schema of an operation's JSON body; empty without one. */
export function bodySchema(requestBody: unknown): Schema {
  const { content } = (requestBody ?? {}) as { content?: Record<string, { schema: Schema }> };
  return resolve(content?.['application/json']?.schema ?? {});
}

/** A schema, or the one that it names. */
export function resolve(schema: Schema): Schema {
  return contract.components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;
}

function sharedParameter(ref: string): Parameter {
  const shared = contract.components.parameters[ref.split('/').at(-1) ?? ''];
  if (!shared) throw new Error(`The contract has no ${ref}.`);
  return shared;
}

const validators = {
  whole: createValidator(structuredClone(contract)),
  sparse: createValidator(allowSparse(structuredClone(contract))),
};

interface Exchange {
  method: string;
  url: URL;
  /** Undefined for a request that is not to be judged. */
  requestBody: unknown;
  status: number;
  headers: Headers;
  /** Undefined for an answer without a body. */
  body: unknown;
}

/** Lists the ways in which an answer breaks the contract; [] for a valid one. */
export function findBreaches({ method, url, requestBody, status, headers, body }: Exchange): string[] {
  const declared = declaredOperations.find(
    (operation) =>
      operation.method === method.replace('HEAD', 'GET') && toPattern(operation.path).test(url.pathname),
  );
  const mediaType = headers.get('content-type')?.split(';')[0] ?? '';
  const offered = declared?.responses[status]?.content ?? {};
  // A file, such as a PDF: its type is all that the contract says of it.
  if (mediaType !== 'application/json' && mediaType in offered) return [];
  const isJson = body === undefined || headers.get('content-type') === 'application/json';
  const breaches = isJson ? [] : [`content-type is ${headers.get('content-type')}`];
  if (method === 'OPTIONS') return breaches;
  if (!declared || status === 405 || isKeyRefusal(status, body)) {
    return [...breaches, ...check('#/components/schemas/ErrorBody', body, false)];
  }
  const at = `#/paths/${toPointer(declared.path)}/${declared.method.toLowerCase()}`;
  const key = declared.responses[status] ? String(status) : 'default';
  if (key === 'default' && status < 500) return [...breaches, `${status} is not declared`];
  const answer = declared.responses[key];
  const schema = answer?.$ref
    ? `${answer.$ref}/content/application~1json/schema`
    : `${at}/responses/${key}/content/application~1json/schema`;
  const hasBody = answer?.$ref !== undefined || answer?.content !== undefined;
  if (method === 'HEAD') return breaches;
  if (!hasBody) return [...breaches, ...(body === undefined ? [] : [`${status} has a body`])];
  const sparse = url.searchParams.has('fields');
  return [
    ...breaches,
    ...check(schema, body, sparse),
    ...(requestBody !== undefined && declared.requestBody
      ? check(`${at}/requestBody/content/application~1json/schema`, requestBody, false)
      : []),
  ];
}

/** Whether a write was refused for its `Idempotency-Key`, as the contract says of all of them. */
function isKeyRefusal(status: number, body: unknown): boolean {
  const { code, detail } = Object(body);
  if (status === 400) return /^Idempotency-Key /.test(detail);
  return status === 409 && (code === 'key_reused' || code === 'done_before');
}

function check(schema: string, value: unknown, sparse: boolean): string[] {
  const validate = validators[sparse ? 'sparse' : 'whole'](schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [schema, instancePath, message, JSON.stringify(params)].join(' '),
  );
}

function createValidator(contract: Contract): (schema: string) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(closeSchemas(contract), 'contract');
  return (schema) => {
    const validate = ajv.getSchema(`contract${schema}`);
    if (!validate) throw new Error(`The contract has no ${schema}.`);
    return validate;
  };
}

/** Refuses properties that the contract doesn't name, in answers. Requests may have more, and pages are put together from parts. */
function closeSchemas(contract: Contract): Contract {
  for (const [name, schema] of Object.entries(contract.components.schemas)) {
    const open = /Request$|Patch$|^PageInfo$|^ErrorBody$/.test(name);
    if (schema.properties && !open) schema.additionalProperties ??= false;
  }
  return contract;
}

/** Makes the properties of records optional, because a request with `fields` gets only some of them. */
function allowSparse(contract: Contract): Contract {
  for (const [name, schema] of Object.entries(contract.components.schemas)) {
    if (name !== 'PageInfo') delete schema.required;
  }
  return contract;
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')}/?$`);
}

function toPointer(path: string): string {
  return encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));
}
