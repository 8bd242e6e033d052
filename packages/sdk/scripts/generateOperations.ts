import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Operation as ClientOperation, parseLine, parseOperation } from '../src/client/Operation.ts';
import {
  type Contract,
  type Media,
  type Message,
  type Method,
  methods,
  type OperationObject,
  type Parameter,
  type PathItem,
  resolve,
  type Schema,
  schemaNameOf,
  upperCase,
} from './Contract.ts';
import { describeMethod } from './describeMethod.ts';
import { printValue } from './printValue.ts';
import type { QueryField } from './readContractTypes.ts';

/**
 * Writes into `outDir` the operations that the client runs on, as a constant for each resource in `table.ts` and as one text in
 * `wholeTable.ts`, and the interfaces of the methods made from them, `operations.ts`. Resources and methods keep the contract's order.
 * Errors: an operation that has no method of this kind is named: no dotted id, both query and body, an unnamed schema, pages
 * that are not read with a GET or whose verb does not begin with `list`, an ordering without its fields.
 */
export async function generateOperations(
  openapiPath: string,
  outDir: string,
  queries: ReadonlyMap<string, readonly QueryField[]>,
): Promise<void> {
  const contract: Contract = parse(await readFile(openapiPath, 'utf8'));
  const operations = listOperations(contract, queries);
  const resources = groupByResource(operations);
  await writeFile(join(outDir, 'table.ts'), printTable(resources));
  await writeFile(join(outDir, 'wholeTable.ts'), printWholeTable(resources));
  await writeFile(join(outDir, 'operations.ts'), printOperations(operations, resources));
}

/** What the client runs on, and what the types of its method say. */
interface Operation extends ClientOperation {
  resource: string;
  docs: string;
  pathParams: { name: string; type: 'number' | 'string' }[];
  query: readonly QueryField[];
  /** The fields that its `ordering` knows. */
  orderedBy: readonly string[];
  bodyType?: string;
  /** The type of one record where it answers a page, else of the answer. */
  answerType: string;
  /** The types of its refusals' bodies, by their status. */
  refusals: readonly { status: string; type: string; when: string }[];
}

function listOperations(
  contract: Contract,
  queries: ReadonlyMap<string, readonly QueryField[]>,
): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [toOperation(contract, path, method, item, operation, queries)] : [];
    }),
  );
}

function toOperation(
  contract: Contract,
  path: string,
  method: Method,
  item: PathItem,
  operation: OperationObject,
  queries: ReadonlyMap<string, readonly QueryField[]>,
): Operation {
  const id = operation.operationId ?? '';
  const [resource, verb] = id.split('.');
  if (!resource || !verb)
    throw new Error(`${method} ${path}: the operationId must read resource.verb, not "${id}"`);
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    resolve<Parameter>(contract, 'parameters', parameter),
  );
  const query = queries.get(id) ?? [];
  const body = operation.requestBody;
  if (query.length && body) throw new Error(`${id}: a method takes a query or a body, not both`);
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  const answer = toAnswer(
    contract,
    success && resolve<Message>(contract, 'responses', success),
    `${id} answer`,
  );
  if (answer.answers === 'page' && !verb.startsWith('list'))
    throw new Error(`${id}: the verb of an operation that answers pages begins with list`);
  // The client asks for page after page with a query, and again after a failure.
  if (answer.answers === 'page' && method !== 'get') throw new Error(`${id}: pages are read with a GET`);
  const pathParams = [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => {
    const found = parameters.find((parameter) => parameter.in === 'path' && parameter.name === param);
    if (!found) throw new Error(`${id}: the path parameter ${param} is not described`);
    return {
      name: found.name,
      type: found.schema.type === 'integer' ? ('number' as const) : ('string' as const),
    };
  });
  const refusals = listRefusals(contract, operation, id);
  const bodyType = body && toBodyType(body.content ?? {}, `${id} request`);
  const { shape, ...types } = answer;
  return {
    id,
    resource,
    verb,
    method: upperCase[method],
    path,
    docs: describeMethod(contract, operation, {
      id,
      method: upperCase[method],
      path,
      refusals,
      shape: body ? jsonOf(body.content ?? {}) : shape,
      call: printCall(contract, id, pathParams, query, body),
      answerName: nameAnswer(answer),
    }),
    pathParams,
    query,
    orderedBy: query.some(({ name }) => name === 'ordering') ? listOrderings(operation, id) : [],
    takes: query.length ? 'query' : body ? 'body' : 'nothing',
    bodyType,
    ...types,
    refusals,
    isAnonymous: operation.security?.every((scheme) => Object.keys(scheme).length === 0) ?? false,
  };
}

/** What each 4xx answers, in the order of their statuses. */
function listRefusals(contract: Contract, { responses }: OperationObject, id: string): Operation['refusals'] {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('4'))
    .map(([status, response]) => {
      const { content, description = '' } = resolve<Message>(contract, 'responses', response);
      const type = content ? schemaName(content, `${id} ${status}`) : 'undefined';
      return { status, type, when: description.trim().replace(/\s+/g, ' ') };
    });
}

/** The fields that a list can be ordered by. Its description says them, once for people and for the types. */
function listOrderings({ description = '' }: OperationObject, id: string): string[] {
  const [, fields = ''] = /Orders by ((?:`\w+`(?:,\s+)?)+)/.exec(description) ?? [];
  const names = [...fields.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  if (!names.length) throw new Error(`${id}: end its description with "Orders by \`id\`, …."`);
  return names;
}

function toBodyType(content: Media, where: string): string {
  return content['multipart/form-data'] ? 'FormData' : schemaName(content, where);
}

function toAnswer(
  contract: Contract,
  success: Message | undefined,
  where: string,
): Pick<Operation, 'answers' | 'answerType'> & { shape?: Schema | undefined } {
  const content = success?.content;
  if (!content) return { answers: 'empty', answerType: 'void' };
  const shape = jsonOf(content);
  if (!shape) return { answers: content['application/pdf'] ? 'pdf' : 'file', answerType: 'Blob' };
  const name = schemaName(content, where);
  const schema = resolve<Schema>(contract, 'schemas', shape);
  if (name.endsWith('Page')) {
    const results = [schema, ...(schema.allOf ?? [])].flatMap(({ properties }) => properties?.results ?? []);
    const record = schemaNameOf(results[0]?.items);
    if (!record) throw new Error(`${where}: give the records of ${name} a name in components/schemas`);
    return { answers: 'page', answerType: record, shape: results[0]?.items };
  }
  if (schema.type === 'array') return { answers: 'list', answerType: name, shape: schema.items };
  return { answers: 'object', answerType: name, shape };
}

function jsonOf(content: Media): Schema | undefined {
  return content['application/json']?.schema;
}

function schemaName(content: Media, where: string): string {
  const name = schemaNameOf(jsonOf(content));
  if (!name) throw new Error(`${where}: give the JSON schema a name in components/schemas`);
  return name;
}

/** A call as an example has it: with the contract's first example of a body, or with a query that this operation knows. */
function printCall(
  contract: Contract,
  id: string,
  pathParams: Operation['pathParams'],
  query: readonly QueryField[],
  body: Message | undefined,
): string {
  const path = pathParams.map(({ type, name }) => (type === 'number' ? '7' : name));
  const [example] = Object.values(body?.content?.['application/json']?.examples ?? {});
  const content = example && resolve<{ value?: unknown }>(contract, 'examples', example).value;
  const asked = query.filter(({ name, isRequired }) => isRequired || name === 'limit' || name === 'search');
  const wanted = Object.fromEntries(asked.map(({ name, type }) => [name, exampleOf(name, type)]));
  const args = [
    ...path,
    ...(content === undefined ? [] : [printValue(content)]),
    ...(body?.content?.['multipart/form-data'] ? ['form'] : []),
    ...(asked.length ? [printValue(wanted)] : []),
  ];
  return `udongo.${id}(${args.join(', ')})`;
}

function exampleOf(name: string, type: string): unknown {
  if (name === 'limit') return 50;
  if (name === 'search') return 'Wanjiku';
  return type.includes('number') ? 7 : '2027-01-20';
}

/** `{ results }` of a page, the record's own name of a record. */
function nameAnswer({ answers, answerType }: Pick<Operation, 'answers' | 'answerType'>): string {
  if (answers === 'empty') return '';
  if (answers === 'page') return '{ results }';
  if (answerType === 'Blob') return 'file';
  return answerType.charAt(0).toLowerCase() + answerType.slice(1);
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
  const named = operations.flatMap(({ answerType, bodyType, refusals }) => [
    answerType,
    bodyType ?? '',
    ...refusals.map(({ type }) => type),
  ]);
  const inQueries = operations.flatMap(({ query }) =>
    query.flatMap(({ type }) => type.match(/\b[A-Z]\w+/g) ?? []),
  );
  const ours = [...new Set([...named, ...inQueries])].filter(
    (name) => !['', 'void', 'undefined', 'Blob', 'FormData'].includes(name),
  );
  return `// Made from openapi.yaml by \`npm run generate\`. Do not edit.
import type { CallOptions } from '../client/CallOptions.ts';
import type { FieldNames, FieldsOf, Ordering, Picked } from '../client/queryTypes.ts';
import type { Page } from '../client/Page.ts';
import type {
${ours
  .sort()
  .map((name) => `  ${name},`)
  .join('\n')}
} from './types.ts';

/** What each operation takes, answers and is refused with, by its id such as \`bookings.create\`. */
export interface Operations {
${operations.map(printContract).join('\n')}
}

/** An operation's id, such as \`bookings.create\`. */
export type OperationId = keyof Operations;

${operations
  .filter(({ takes }) => takes === 'query')
  .map(printQuery)
  .join('\n')}

${[...resources].map(([resource, methods]) => printResource(resource, methods)).join('\n\n')}

/** A method for every operation of the contract, by resource. */
export interface UdongoApi {
${[...resources.keys()].map((resource) => `  ${resource}: ${apiName(resource)};`).join('\n')}
}
`;
}

function printContract({ id, bodyType, answers, answerType, refusals }: Operation): string {
  const body = bodyType && bodyType !== 'FormData' ? bodyType : 'undefined';
  const answer = answers === 'page' ? `Page<${answerType}>` : answerType;
  const bodies = refusals.map(({ status, type }) => `${status}: ${type}`).join('; ');
  return `  '${id}': { body: ${body}; answer: ${answer}; refusals: { ${bodies} } };`;
}

/** The type of a query. One that can leave fields out is told which, so that its answer has no others. */
function printQuery(operation: Operation): string {
  const { id, query, orderedBy, answerType } = operation;
  const fields = query.map(({ name, docs, isRequired, type }) => {
    const orders = orderedBy.map((field) => `'${field}'`).join(' | ');
    const own =
      name === 'ordering'
        ? `Ordering<${orders}>`
        : name === 'fields'
          ? `FieldsOf<${answerType}, Fields>`
          : type;
    return `${docs && `  ${docs}\n`}  ${name}${isRequired ? '' : '?'}: ${own}${isRequired ? '' : ' | undefined'};`;
  });
  const parameter = picksFields(operation) ? `<Fields extends string = FieldNames<${answerType}>>` : '';
  return `/** What \`${id}\` may be asked. */\nexport type ${queryName(id)}${parameter} = {\n${fields.join('\n')}\n};`;
}

function picksFields({ query }: Operation): boolean {
  return query.some(({ name }) => name === 'fields');
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

/** A method that can leave fields out has a second signature without them: the one that a component's port is compared with. */
function printMethod(operation: Operation): string {
  const { id, verb, docs, answers, answerType } = operation;
  const names = `FieldNames<${answerType}>`;
  const signatures = picksFields(operation)
    ? [
        [`<Fields extends ${names} = ${names}>`, `${queryName(id)}<Fields>`, `Picked<${answerType}, Fields>`],
        ['', `${queryName(id)}<never>`, answerType],
      ]
    : [['', queryName(id), answerType]];
  const toLines = (name: string, wrap: (record: string) => string) =>
    signatures.map(
      ([types = '', query = '', record = '']) =>
        `  ${name}${types}(${printParameters(operation, query)}): ${wrap(record)};`,
    );
  const call = [
    docs,
    ...toLines(verb, (record) => `Promise<${answers === 'page' ? `Page<${record}>` : record}>`),
  ];
  if (answers !== 'page') return call.join('\n');
  const walk = [
    `  /** \`${id}\` record by record, page after page: 100 records a page, unless the query has a limit. */`,
    ...toLines(verb.replace('list', 'iterate'), (record) => `AsyncGenerator<${record}, void, void>`),
  ];
  return [...call, ...walk].join('\n');
}

function printParameters({ pathParams, takes, query, bodyType }: Operation, queryType: string): string {
  const needsQuery = query.some(({ isRequired }) => isRequired);
  return [
    ...pathParams.map((param) => `${param.name}: ${param.type}`),
    ...(takes === 'query' ? [`query${needsQuery ? '' : '?'}: ${queryType}`] : []),
    ...(bodyType ? [`body: ${bodyType}`] : []),
    'options?: CallOptions',
  ].join(', ');
}

function apiName(resource: string): string {
  return `${resource.charAt(0).toUpperCase()}${resource.slice(1)}Api`;
}

function queryName(id: string): string {
  return `${id.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}Query`;
}
