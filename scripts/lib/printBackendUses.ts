import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { backendUses } from './backendUses.ts';

/** The guide for servers of other people; what lies between its two marks is made from the contract. */
export const ownBackendFile = 'docs/own-backend.md';
const begin = '<!-- Made by `npm run generate` from openapi.yaml and scripts/lib/backendUses.ts: -->';
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
  return backendUses
    .map(({ name, operations: ids }) => {
      const rows = ids.map((id) => operations.get(id) ?? `| ${id} | | | | |`);
      const head = '| Operation | Call | Parameters | Fields sent | Fields answered |\n|---|---|---|---|---|';
      return `### ${name}\n\n${head}\n${rows.join('\n')}\n`;
    })
    .join('\n');
}

function listOperations(contract: Contract): Map<string, string> {
  const rows = new Map<string, string>();
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const { operationId: id, parameters = [], requestBody, responses = {} } = operation;
      if (!id) continue;
      const slash = method === 'get' || path.endsWith('/') ? '' : '/';
      const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
      const cells = [
        mark(`\`${id}\``, operation),
        `${method.toUpperCase()} \`${path}${slash}\``,
        parameters.flatMap((parameter) => nameParameter(parameter, contract)).join(', '),
        nameFields(readSchema(requestBody), contract),
        nameFields(readSchema(success), contract),
      ];
      rows.set(id, `| ${cells.join(' | ')} |`);
    }
  }
  return rows;
}

function nameParameter(given: Parameter, { components }: Contract): string[] {
  const parameter = given.$ref ? components.parameters[given.$ref.split('/').at(-1) ?? ''] : given;
  return parameter?.in === 'query' ? [mark(`\`${parameter.name}\``, parameter)] : [];
}

function readSchema(content: Content | undefined): Schema | undefined {
  return content?.content?.['application/json']?.schema;
}

/** Of a page, the fields of its rows; objects inside by their path. */
function nameFields(schema: Schema | undefined, contract: Contract): string {
  const { results, ...properties } = readProperties(schema, contract);
  if (results) return nameFields(results.items, contract);
  return Object.entries(properties)
    .flatMap(([name, property]) => nameField(name, property, contract))
    .join(', ');
}

function nameField(name: string, property: Schema, contract: Contract): string[] {
  const inner = Object.entries(readProperties(property, contract));
  if (inner.length === 0) return [mark(`\`${name}\``, property)];
  return inner.flatMap(([key, below]) => nameField(`${name}.${key}`, below, contract));
}

function readProperties(schema: Schema | undefined, contract: Contract): Record<string, Schema> {
  if (!schema) return {};
  const target = schema.$ref ? contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] : undefined;
  const parts = [target, ...(schema.allOf ?? [])].map((part) => readProperties(part, contract));
  return Object.assign({}, ...parts, schema.properties);
}

/** An asterisk stands for what a plain service can do without. */
function mark(
  text: string,
  { 'x-udongo-extension': isExtension }: { 'x-udongo-extension'?: boolean },
): string {
  return isExtension ? `${text}\\*` : text;
}
