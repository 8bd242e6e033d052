import type { Operation as ClientOperation } from '../src/client/Operation.ts';
import {
  type Contract,
  ContractError,
  type Media,
  type Message,
  type Method,
  mapOperations,
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

/** An operation as the client calls it, with the parts of its method's types. */
export interface Operation extends ClientOperation {
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

/** Every operation of the contract, in its order. Errors: those that have no method of this kind are named, in an AggregateError. */
export function listOperations(
  contract: Contract,
  queries: ReadonlyMap<string, readonly QueryField[]>,
): Operation[] {
  return mapOperations(contract, (operation, { path, method, item }) =>
    toOperation(contract, path, method, item, operation, queries),
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
    throw new ContractError(`${method} ${path}: the operationId must read resource.verb, not "${id}"`);
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    resolve<Parameter>(contract, 'parameters', parameter),
  );
  const query = queries.get(id) ?? [];
  const body = operation.requestBody;
  const asks = parameters.some((parameter) => parameter.in === 'query');
  if (asks && body) throw new ContractError(`${id}: a method takes a query or a body, not both`);
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  const answer = toAnswer(
    contract,
    success && resolve<Message>(contract, 'responses', success),
    `${id} answer`,
  );
  if (answer.answers === 'page' && !verb.startsWith('list'))
    throw new ContractError(`${id}: the verb of an operation that answers pages begins with list`);
  // The client asks for page after page with a query, and again after a failure.
  if (answer.answers === 'page' && method !== 'get')
    throw new ContractError(`${id}: pages are read with a GET`);
  const pathParams = [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => {
    const found = parameters.find((parameter) => parameter.in === 'path' && parameter.name === param);
    if (!found) throw new ContractError(`${id}: the path parameter ${param} is not described`);
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
    orderedBy: parameters.some(({ name }) => name === 'ordering') ? listOrderings(operation, id) : [],
    takes: query.length ? 'query' : body ? 'body' : 'nothing',
    bodyType,
    ...types,
    refusals,
    isAnonymous: operation.security?.every((scheme) => Object.keys(scheme).length === 0) ?? false,
  };
}

/** Lists the 4xx answers, ordered by status. */
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
  if (!names.length) throw new ContractError(`${id}: end its description with "Orders by \`id\`, …."`);
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
    if (!record)
      throw new ContractError(`${where}: give the records of ${name} a name in components/schemas`);
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
  if (!name) throw new ContractError(`${where}: give the JSON schema a name in components/schemas`);
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
  const path = pathParams.map(({ type, name }) =>
    type === 'number' ? '7' : `'${examplePath[name] ?? name}'`,
  );
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

/** Example values of text parameters in an address. */
const examplePath: Readonly<Record<string, string>> = {
  provider: 'paystack',
  uuid: '3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11',
};

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
  const name = answerType.charAt(0).toLowerCase() + answerType.slice(1);
  // A word of the language names nothing.
  return name === 'import' ? 'imported' : name;
}
