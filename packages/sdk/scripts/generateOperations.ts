import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * Writes `operations.ts` into `outDir`: the table of all operations that the client runs on, and the interface of the
 * methods made from it. Resources and methods keep the contract's order.
 * Errors: an operation that has no method of this kind (no dotted id, both query and body, an unnamed schema) is named.
 */
export async function generateOperations(openapiPath: string, outDir: string): Promise<void> {
  const contract: Contract = parse(await readFile(openapiPath, 'utf8'));
  await writeFile(join(outDir, 'operations.ts'), printOperations(listOperations(contract)));
}

interface Contract {
  paths: Record<string, PathItem>;
  components: { parameters: Record<string, Parameter> };
}
interface PathItem extends Partial<Record<Method, OperationObject>> {
  parameters?: (Parameter | Reference)[];
}
interface OperationObject {
  operationId?: string;
  summary?: string;
  description?: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
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
type Content = Record<string, { schema: Partial<Reference> }>;

interface Operation {
  id: string;
  resource: string;
  name: string;
  method: Method;
  path: string;
  summary: string;
  pathParams: { name: string; type: 'number' | 'string' }[];
  hasQuery: boolean;
  body?: string;
  answer?: string;
  isPage: boolean;
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
  const body = operation.requestBody && schemaName(operation.requestBody.content, `${id} request`);
  if (hasQuery && body) throw new Error(`${id}: a method takes a query or a body, not both`);
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  const answer = success?.content && schemaName(success.content, `${id} answer`);
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
    isPage: answer?.endsWith('Page') ?? false,
    isAnonymous: operation.security?.every((scheme) => Object.keys(scheme).length === 0) ?? false,
  };
}

function resolveParameter(contract: Contract, { $ref }: Reference): Parameter {
  const parameter = contract.components.parameters[$ref.split('/').at(-1) ?? ''];
  if (!parameter) throw new Error(`${$ref} is not in the contract`);
  return parameter;
}

function schemaName(content: Content, where: string): string {
  const name = content['application/json']?.schema.$ref?.split('/').at(-1);
  if (!name) throw new Error(`${where}: give the JSON schema a name in components/schemas`);
  return name;
}

function printOperations(operations: Operation[]): string {
  const resources = groupByResource(operations);
  return `// Made from openapi.yaml by \`npm run generate\`. Do not edit.
import type { CallOptions } from '../client/CallOptions.ts';
import type { components, operations as contract } from './schema.ts';

type Schemas = components['schemas'];

/**
 * Every operation as "METHOD path", then what it takes ("query" or "body"), what it answers ("page", "empty" for nothing,
 * one JSON object when neither is said) and whether it goes out without a token ("anonymous").
 */
export const operations = {
${operations.map((operation) => `  '${operation.id}': '${printRow(operation)}',`).join('\n')}
} as const;

/** An operation's id, such as \`bookings.create\`. */
export type OperationId = keyof typeof operations;

${operations
  .filter(({ hasQuery }) => hasQuery)
  .map(({ id }) => `export type ${queryName(id)} = NonNullable<contract['${id}']['parameters']['query']>;`)
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

function printRow({ method, path, hasQuery, body, answer, isPage, isAnonymous }: Operation): string {
  const takes = hasQuery ? ['query'] : body ? ['body'] : [];
  const answers = isPage ? ['page'] : answer ? [] : ['empty'];
  return [method.toUpperCase(), path, ...takes, ...answers, ...(isAnonymous ? ['anonymous'] : [])].join(' ');
}

function printResource(resource: string, operations: Operation[]): string {
  return `export interface ${apiName(resource)} {\n${operations.map(printMethod).join('\n')}\n}`;
}

function printMethod({
  id,
  name,
  method,
  path,
  summary,
  pathParams,
  hasQuery,
  body,
  answer,
}: Operation): string {
  const parameters = [
    ...pathParams.map((param) => `${param.name}: ${param.type}`),
    ...(hasQuery ? [`query?: ${queryName(id)}`] : []),
    ...(body ? [`body: Schemas['${body}']`] : []),
    'options?: CallOptions',
  ];
  return `  /** ${summary}: \`${method.toUpperCase()} ${path}\`. */
  ${name}(${parameters.join(', ')}): Promise<${answer ? `Schemas['${answer}']` : 'void'}>;`;
}

function apiName(resource: string): string {
  return `${resource.charAt(0).toUpperCase()}${resource.slice(1)}Api`;
}

function queryName(id: string): string {
  return `${id.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}Query`;
}
