import type { Operation } from './listOperations.ts';

/** `operations.ts`: what each operation takes and answers, and the interfaces of the methods made from them. */
export function printOperations(
  operations: Operation[],
  resources: Map<string, Operation[]>,
  picked: ReadonlySet<string>,
): string {
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
import type { ApiPromise } from '../client/ApiPromise.ts';
import type { CallOptions } from '../client/CallOptions.ts';
import type { FieldNames, FieldsOf, Ordering, Picked } from '../client/queryTypes.ts';
import type { Page } from '../client/Page.ts';
import type { PagePromise } from '../client/PagePromise.ts';
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

/** The methods of \`createUdongo\`, by resource. */
export interface UdongoApi {
${printApis([...resources.keys()].filter((resource) => !picked.has(resource)))}
}

/** The resources that only \`createClient\` makes, of what is picked from \`@udongo/sdk/operations\`. */
export interface PickedApi {
${printApis([...resources.keys()].filter((resource) => picked.has(resource)))}
}

/** Every resource of the contract, as \`createClient\` makes them. */
export type ContractApi = UdongoApi & PickedApi;
`;
}

function printApis(resources: string[]): string {
  return resources.map((resource) => `  ${resource}: ${apiName(resource)};`).join('\n');
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
    ...toLines(verb, (record) => `${answers === 'page' ? 'Page' : 'Api'}Promise<${record}>`),
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
