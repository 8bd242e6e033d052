import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Operation as ClientOperation, parseLine, parseOperation } from '../src/client/Operation.ts';

/**
 * Writes into `outDir` the operations that the client runs on, as a constant for each resource in `table.ts` and as one text in
 * `wholeTable.ts`, and the interfaces of the methods made from them, `operations.ts`. Resources and methods keep the contract's order.
 * Errors: an operation that has no method of this kind is named: no dotted id, both query and body, an unnamed schema, pages
 * that are not read with a GET or whose verb does not begin with `list`.
 */
export async function generateOperations(openapiPath: string, outDir: string): Promise<void> {
  const contract: Contract = parse(await readFile(openapiPath, 'utf8'));
  const operations = listOperations(contract);
  const resources = groupByResource(operations);
  await writeFile(join(outDir, 'table.ts'), printTable(resources));
  await writeFile(join(outDir, 'wholeTable.ts'), printWholeTable(resources));
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
  'x-udongo-extension'?: boolean;
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
  required?: boolean;
  schema: { type?: string };
}
interface Reference {
  $ref: string;
}
type Media = Record<string, { schema: Partial<Reference> }>;

/** What the client runs on, and what the types of its method say. */
interface Operation extends ClientOperation {
  resource: string;
  summary: string;
  /** Whether it goes beyond the specification. */
  isExtension: boolean;
  pathParams: { name: string; type: 'number' | 'string' }[];
  /** Whether the query holds a parameter that must be there. */
  needsQuery: boolean;
  bodyType?: string;
  answerType: string;
}

const upperCase = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;
type Method = keyof typeof upperCase;
const methods = Object.keys(upperCase) as Method[];

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
  const [resource, verb] = id.split('.');
  if (!resource || !verb)
    throw new Error(`${method} ${path}: the operationId must read resource.verb, not "${id}"`);
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    '$ref' in parameter ? resolveParameter(contract, parameter) : parameter,
  );
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const hasQuery = query.length > 0;
  const body = operation.requestBody;
  if (hasQuery && body) throw new Error(`${id}: a method takes a query or a body, not both`);
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  const answer = toAnswer(contract, success?.content, `${id} answer`);
  if (answer.answers === 'page' && !verb.startsWith('list'))
    throw new Error(`${id}: the verb of an operation that answers pages begins with list`);
  // The client asks for page after page with a query, and again after a failure.
  if (answer.answers === 'page' && method !== 'get') throw new Error(`${id}: pages are read with a GET`);
  return {
    id,
    resource,
    verb,
    method: upperCase[method],
    path,
    summary: operation.summary ?? id,
    isExtension: operation['x-udongo-extension'] === true,
    pathParams: [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => {
      const found = parameters.find((parameter) => parameter.in === 'path' && parameter.name === param);
      if (!found) throw new Error(`${id}: the path parameter ${param} is not described`);
      return { name: found.name, type: found.schema.type === 'integer' ? 'number' : 'string' };
    }),
    needsQuery: query.some(({ required }) => required === true),
    takes: hasQuery ? 'query' : body ? 'body' : 'nothing',
    bodyType: body && toBodyType(body.content, `${id} request`),
    ...answer,
    isAnonymous: operation.security?.every((scheme) => Object.keys(scheme).length === 0) ?? false,
  };
}

function resolveParameter(contract: Contract, { $ref }: Reference): Parameter {
  const parameter = contract.components.parameters[$ref.split('/').at(-1) ?? ''];
  if (!parameter) throw new Error(`${$ref} is not in the contract`);
  return parameter;
}

function toBodyType(content: Media, where: string): string {
  return content['multipart/form-data'] ? 'FormData' : `Schemas['${schemaName(content, where)}']`;
}

function toAnswer(
  contract: Contract,
  content: Media | undefined,
  where: string,
): Pick<Operation, 'answers' | 'answerType'> {
  if (!content) return { answers: 'empty', answerType: 'void' };
  if (!content['application/json'])
    return { answers: content['application/pdf'] ? 'pdf' : 'file', answerType: 'Blob' };
  const name = schemaName(content, where);
  const isList = contract.components.schemas?.[name]?.type === 'array';
  return {
    answers: name.endsWith('Page') ? 'page' : isList ? 'list' : 'object',
    answerType: `Schemas['${name}']`,
  };
}

function schemaName(content: Media, where: string): string {
  const name = content['application/json']?.schema.$ref?.split('/').at(-1);
  if (!name) throw new Error(`${where}: give the JSON schema a name in components/schemas`);
  return name;
}

/** A resource's path and its operations, as `parseResource` reads them: about the path with which they are said shortest. */
function printText(operations: Operation[]): string {
  const paths = operations.map(({ path }) => path.replace(/\/\{id\}$/, ''));
  const [shortest = ''] = ['', ...paths]
    .map((base) => [base, ...operations.map((operation) => printEntry(operation, base))].join('|'))
    .sort((one, other) => one.length - other.length);
  return shortest;
}

function printTable(resources: Map<string, Operation[]>): string {
  const rows = [...resources].map(
    ([resource, operations]) =>
      `/** The operations of \`${resource}\`, for \`createClient\`. */\nexport const ${resource} =\n  '${printText(operations)}';`,
  );
  return `// Made from openapi.yaml by \`npm run generate\`. Do not edit.

// Every resource as its path and its operations: each its verb, and a word for all that such a verb does not mean by itself.
// \`parseOperation\` says what verbs mean. Compact, because every page downloads it: the last row of
// \`cd packages/sdk && npx vitest run test/size.test.ts\` says what the same written out would cost.
${rows.join('\n')}
`;
}

/** One text, because a constant and a property for each resource would cost every page more than the paths do. */
function printWholeTable(resources: Map<string, Operation[]>): string {
  const lines = [...resources].map(([resource, operations]) => {
    const text = printText(operations);
    return parseLine(text)[0] === resource ? text : `${resource} ${text}`;
  });
  return `// Made from openapi.yaml by \`npm run generate\`. Do not edit.

/** All of \`table.ts\` in one text, a resource a line, behind its name where its path does not say it. */
export const wholeTable = \`\
${lines.join('\n')}\`;
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
  .filter(({ takes }) => takes === 'query')
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

/** An operation's verb, and a word for all that such a verb does not mean by itself. */
function printEntry(operation: Operation, base: string): string {
  let entry = toKebabCase(operation.verb);
  // The method first: what an operation takes and answers may follow from it.
  for (const fact of ['method', 'path', 'takes', 'answers'] as const) {
    if (parseOperation(operation.resource, base, entry)[fact] !== operation[fact])
      entry += ` ${operation[fact]}`;
  }
  return operation.isAnonymous ? `${entry} anonymous` : entry;
}

/** As paths are written: a verb that is said in its path, too, then costs a page nothing. */
function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function printResource(resource: string, operations: Operation[]): string {
  return `/** The calls of \`${resource}\`. */\nexport interface ${apiName(resource)} {\n${operations.map(printMethod).join('\n')}\n}`;
}

function printMethod(operation: Operation): string {
  const { id, verb, method, path, pathParams, takes, needsQuery, bodyType, answers, answerType } = operation;
  const parameters = [
    ...pathParams.map((param) => `${param.name}: ${param.type}`),
    ...(takes === 'query' ? [`query${needsQuery ? '' : '?'}: ${queryName(id)}`] : []),
    ...(bodyType ? [`body: ${bodyType}`] : []),
    'options?: CallOptions',
  ].join(', ');
  const lines = [
    `  /** ${operation.summary}: \`${method} ${path}\`.${operation.isExtension ? ' An extension: not every service has it.' : ''} */`,
    `  ${verb}(${parameters}): Promise<${answerType}>;`,
  ];
  if (answers === 'page') {
    lines.push(
      `  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */`,
      `  ${verb.replace('list', 'iterate')}(${parameters}): AsyncGenerator<${answerType}['results'][number], void, void>;`,
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
