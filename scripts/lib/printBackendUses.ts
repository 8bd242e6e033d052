import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { backendUses } from './backendUses.ts';
import { type FieldUses, fieldUsesFile, formPrefix } from './readFieldUses.ts';

/** The guide for servers of other people; what lies between its two marks is made from the contract. */
export const ownBackendFile = 'docs/own-backend.md';
const begin =
  '<!-- Made by `npm run generate` from openapi.yaml, scripts/lib/backendUses.ts and the sources that it names: -->';
const end = '<!-- end -->';

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  'x-udongo-extension'?: boolean;
}
interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  'x-udongo-extension'?: boolean;
}
interface Content {
  content?: Record<string, { schema?: Schema }>;
}
interface Operation {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: Content;
  responses?: Record<string, Content & { $ref?: string }>;
  'x-udongo-extension'?: boolean;
}
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
}

/** The guide with its tables as the contract is now. */
export function printBackendUses(contractPath: string): string {
  const text = readFileSync(ownBackendFile, 'utf8');
  const [before] = text.split(begin);
  const after = text.split(end)[1] ?? '';
  return `${before}${begin}\n\n${printTables(parse(readFileSync(contractPath, 'utf8')))}\n${end}${after}`;
}

function printTables(contract: Contract): string {
  const operations = listOperations(contract);
  const uses: FieldUses = JSON.parse(readFileSync(fieldUsesFile, 'utf8'));
  return backendUses
    .map(({ name, operations: ids }) => {
      const read = new Set(uses[name]?.split(' '));
      const isChanged = (id: string) =>
        ids.some((other) => /\.(update|patch)$/.test(other) && resourceOf(other) === resourceOf(id));
      const rows = ids.map((id) =>
        printRow(id, operations.get(id), { read, isChanged: isChanged(id) }, contract),
      );
      const head = '| Operation | Call | Parameters | Fields sent | Fields read |\n|---|---|---|---|---|';
      return `### ${name}\n\n${head}\n${rows.join('\n')}\n`;
    })
    .join('\n');
}

/** What a component reads, and whether its forms change the records of this operation: they read what they show. */
interface Reading {
  read: ReadonlySet<string>;
  isChanged: boolean;
}

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

function listOperations({ paths }: Contract): Map<string, Call> {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  );
  return new Map(calls.map((call) => [call.operation.operationId ?? '', call]));
}

function resourceOf(id: string): string {
  return id.split('.')[0] ?? '';
}

function printRow(
  id: string,
  call: Call | undefined,
  { read, isChanged }: Reading,
  contract: Contract,
): string {
  if (!call) return `| ${id} | | | | |`;
  const { method, path, operation } = call;
  const { parameters = [], requestBody, responses = {} } = operation;
  const slash = method === 'get' || path.endsWith('/') ? '' : '/';
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const answered = listFields(readSchema(success), contract);
  // Every list knows its rows by their ids.
  const isRead = ({ name, keys }: Field) =>
    keys.every((key) => read.has(key)) ||
    (isChanged && read.has(formPrefix + name)) ||
    (name === 'id' && id.endsWith('.list'));
  const cells = [
    mark(`\`${id}\``, operation),
    `${method.toUpperCase()} \`${path}${slash}\``,
    parameters.flatMap((parameter) => nameParameter(parameter, contract)).join(', '),
    listFields(readSchema(requestBody), contract).map(printField).join(', '),
    answered.filter(isRead).map(printField).join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

function nameParameter(given: Parameter, { components }: Contract): string[] {
  const parameter = given.$ref ? components.parameters[given.$ref.split('/').at(-1) ?? ''] : given;
  return parameter?.in === 'query' ? [mark(`\`${parameter.name}\``, parameter)] : [];
}

function readSchema(content: Content | undefined): Schema | undefined {
  return content?.content?.['application/json']?.schema;
}

/** A field of a record: its path in there, and where the contract declares it and each object around it. */
interface Field {
  name: string;
  keys: readonly string[];
  schema: Schema;
}

function printField({ name, schema }: Field): string {
  return mark(`\`${name}\``, schema);
}

/** Of a page, the fields of its rows; objects inside by their path. */
function listFields(schema: Schema | undefined, contract: Contract): Field[] {
  const fields = listProperties(schema, contract, '');
  const results = fields.find(({ name }) => name === 'results')?.schema.items;
  return results ? listFields(results, contract) : fields.flatMap((field) => expand(field, contract));
}

function expand(field: Field, contract: Contract): Field[] {
  const inner = listProperties(field.schema, contract, field.keys.at(-1) ?? '');
  if (inner.length === 0) return [field];
  return inner.flatMap((below) =>
    expand({ ...below, name: `${field.name}.${below.name}`, keys: [...field.keys, ...below.keys] }, contract),
  );
}

/** `at` is where the contract declares the schema, unless it is another one by name. */
function listProperties(schema: Schema | undefined, contract: Contract, at: string): Field[] {
  if (!schema) return [];
  const name = schema.$ref?.split('/').at(-1);
  const own = Object.entries(schema.properties ?? {}).map(([key, property]) => ({
    name: key,
    keys: [`${at}.${key}`],
    schema: property,
  }));
  const fields = [
    ...(name ? listProperties(contract.components.schemas[name], contract, name) : []),
    ...(schema.allOf ?? []).flatMap((part) => listProperties(part, contract, at)),
    ...own,
  ];
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}

/** An asterisk stands for what a plain service can do without. */
function mark(
  text: string,
  { 'x-udongo-extension': isExtension }: { 'x-udongo-extension'?: boolean },
): string {
  return isExtension ? `${text}\\*` : text;
}
