import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { commonRow } from '../src/client/Operation.ts';

/**
 * Writes into `outDir` the table of all operations that the client runs on, `table.ts`, and the interfaces of the methods made
 * from it, `operations.ts`. Resources and methods keep the contract's order.
 * Errors: an operation that has no method of this kind (no dotted id, both query and body, an unnamed schema) is named.
 */
export async function generateOperations(openapiPath: string, outDir: string): Promise<void> {
  const contract: Contract = parse(await readFile(openapiPath, 'utf8'));
  const operations = listOperations(contract);
  const resources = groupByResource(operations);
  await writeFile(join(outDir, 'table.ts'), printTable(resources));
  await writeFile(join(outDir, 'operations.ts'), printOperations(operations, resources));
}

interface Contract {
  paths: Record<string, PathItem>;
  components: { parameters: Record<string, Parameter>; schemas?: Record<string, { type?: string }> };
}
interface PathItem extends Partial<Record<Method, OperationObject>> {
  parameters?: (Parameter | Reference)[];
}
interface OperationObject {
  operationId?: string;
  summary?: string;
  description?: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: { content: Media };
  responses: Record<string, { content?: Media }>;
  security?: Record<string, string[]>[];
}
interface Parameter {
  name: string;
  in: string;
  schema: { type?: string };
}
interface Reference {
  $ref: string;
}
type Media = Record<string, { schema: Partial<Reference> }>;

/** What a method takes or gives: its word in the table and its type. */
interface Content {
  word?: string;
  type: string;
}

interface Operation {
  id: string;
  resource: string;
  name: string;
  method: Method;
  path: string;
  summary: string;
  pathParams: { name: string; type: 'number' | 'string' }[];
  hasQuery: boolean;
  body?: Content;
  answer: Content;
  /** No token is sent: a dead one would be refused even here. */
  isAnonymous: boolean;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof methods)[number];

function listOperations(contract: Contract): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [toOperation(contract, path, method, item, operation)] : [];
    }),
  );
}

function toOperation(
  contract: Contract,
  path: string,
  method: Method,
  item: PathItem,
  operation: OperationObject,
): Operation {
  const id = operation.operationId ?? '';
  const [resource, name] = id.split('.');
  if (!resource || !name)
    throw new Error(`${method} ${path}: the operationId must read resource.verb, not "${id}"`);
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    '$ref' in parameter ? resolveParameter(contract, parameter) : parameter,
  );
  const hasQuery = parameters.some((parameter) => parameter.in === 'query');
  const body = operation.requestBody && toBody(operation.requestBody.content, `${id} request`);
  if (hasQuery && body) throw new Error(`${id}: a method takes a query or a body, not both`);
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  const answer = toAnswer(contract, success?.content, `${id} answer`);
  if (answer.word === 'page' && !name.startsWith('list'))
    throw new Error(`${id}: the verb of an operation that answers pages begins with list`);
  return {
    id,
    resource,
    name,
    method,
    path,
    summary: operation.summary ?? id,
    pathParams: [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => {
      const found = parameters.find((parameter) => parameter.in === 'path' && parameter.name === param);
      if (!found) throw new Error(`${id}: the path parameter ${param} is not described`);
      return { name: found.name, type: found.schema.type === 'integer' ? 'number' : 'string' };
    }),
    hasQuery,
    body,
    answer,
    isAnonymous: operation.security?.every((scheme) => Object.keys(scheme).length === 0) ?? false,
  };
}

function resolveParameter(contract: Contract, { $ref }: Reference): Parameter {
  const parameter = contract.components.parameters[$ref.split('/').at(-1) ?? ''];
  if (!parameter) throw new Error(`${$ref} is not in the contract`);
  return parameter;
}

function toBody(content: Media, where: string): Content {
  if (content['multipart/form-data']) return { word: 'body', type: 'FormData' };
  return { word: 'body', type: `Schemas['${schemaName(content, where)}']` };
}

function toAnswer(contract: Contract, content: Media | undefined, where: string): Content {
  if (!content) return { word: 'empty', type: 'void' };
  if (!content['application/json'])
    return { word: content['application/pdf'] ? 'pdf' : 'file', type: 'Blob' };
  const name = schemaName(content, where);
  const isList = contract.components.schemas?.[name]?.type === 'array';
  return { word: name.endsWith('Page') ? 'page' : isList ? 'list' : undefined, type: `Schemas['${name}']` };
}

function schemaName(content: Media, where: string): string {
  const name = content['application/json']?.schema.$ref?.split('/').at(-1);
  if (!name) throw new Error(`${where}: give the JSON schema a name in components/schemas`);
  return name;
}

function printTable(resources: Map<string, Operation[]>): string {
  const rows = [...resources].map(([resource, operations]) => {
    const base = operations[0]?.path.replace(/\/\{\w+\}$/, '') ?? '';
    const entries = operations.map((operation) => printEntry(operation, base));
    const isBaseUsed = entries.some((entry) => !/ [A-Z]/.test(entry));
    return `/** The operations of \`${resource}\`, for \`createClient\`. */\nexport const ${resource} =\n  '${[isBaseUsed ? base : '', ...entries].join('|')}';`;
  });
  return `// Made from openapi.yaml by \`npm run generate\`. Do not edit.

// Every resource as its path and its operations, as \`parseResource\` reads them. What an operation takes is "query", "body"
// or nothing; what it answers is "page", "list", "empty" for nothing, "pdf", "file" or else one JSON object;
// "anonymous" goes out without a token.
${rows.join('\n')}

/** The operations of every resource, by its name. */
export const resources = {
${[...resources.keys()].map((resource) => `  ${resource},`).join('\n')}
} as const;
`;
}

function printOperations(operations: Operation[], resources: Map<string, Operation[]>): string {
  return `// Made from openapi.yaml by \`npm run generate\`. Do not edit.
import type { CallOptions } from '../client/CallOptions.ts';
import type { components, operations as contract } from './schema.ts';

type Schemas = components['schemas'];

/** An operation's id, such as \`bookings.create\`. */
export type OperationId =
${operations.map(({ id }) => `  | '${id}'`).join('\n')};

${operations
  .filter(({ hasQuery }) => hasQuery)
  .map(
    ({ id }) =>
      `/** What \`${id}\` may be asked. */\nexport type ${queryName(id)} = NonNullable<contract['${id}']['parameters']['query']>;`,
  )
  .join('\n')}

${[...resources].map(([resource, methods]) => printResource(resource, methods)).join('\n\n')}

/** A method for every operation of the contract, by resource. */
export interface UdongoApi {
${[...resources.keys()].map((resource) => `  ${resource}: ${apiName(resource)};`).join('\n')}
}
`;
}

function groupByResource(operations: Operation[]): Map<string, Operation[]> {
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) {
    groups.set(operation.resource, [...(groups.get(operation.resource) ?? []), operation]);
  }
  return groups;
}

/** A verb alone when it means what it means everywhere, else with what it has beyond that, else with its whole row. */
function printEntry(
  { name, method, path, hasQuery, body, answer, isAnonymous }: Operation,
  base: string,
): string {
  const takes = hasQuery ? 'query' : body?.word;
  const words = [method.toUpperCase(), path, takes, answer.word, isAnonymous && 'anonymous'];
  const row = words.filter(Boolean).join(' ');
  const common = commonRow(name, base);
  return common && `${row} `.startsWith(`${common} `) ? name + row.slice(common.length) : `${name} ${row}`;
}

function printResource(resource: string, operations: Operation[]): string {
  return `/** The calls of \`${resource}\`. */\nexport interface ${apiName(resource)} {\n${operations.map(printMethod).join('\n')}\n}`;
}

function printMethod(operation: Operation): string {
  const { id, name, method, path, summary, pathParams, hasQuery, body, answer } = operation;
  const parameters = [
    ...pathParams.map((param) => `${param.name}: ${param.type}`),
    ...(hasQuery ? [`query?: ${queryName(id)}`] : []),
    ...(body ? [`body: ${body.type}`] : []),
    'options?: CallOptions',
  ].join(', ');
  const request = `${method.toUpperCase()} ${path}`;
  const lines = [
    `  /** ${summary}: \`${request}\`. */`,
    `  ${name}(${parameters}): Promise<${answer.type}>;`,
  ];
  if (answer.word === 'page') {
    lines.push(
      `  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */`,
      `  ${name.replace('list', 'iterate')}(${parameters}): AsyncGenerator<${answer.type}['results'][number], void, void>;`,
    );
  }
  return lines.join('\n');
}

function apiName(resource: string): string {
  return `${resource.charAt(0).toUpperCase()}${resource.slice(1)}Api`;
}

function queryName(id: string): string {
  return `${id.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}Query`;
}
