import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Contract,
  ContractError,
  mapOperations,
  type OperationObject,
  type Role,
  resolve,
  roles,
  type Schema,
  schemaNameOf,
  shareOf,
  upperCase,
} from '../../sdk/scripts/Contract.ts';
import { ruleFiles } from '../src/services/laboratory/rules/RuleSet.ts';

const header = '// Made from openapi.yaml by `npm run generate`. Do not edit.\n';

/** Writes into `outDir` what the backend knows of the contract: where each operation is, who may call it, what an update overwrites, and the values of each choice. */
export function generateBackend(contract: Contract, outDir: string): void {
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'operations.ts'), header + printOperations(contract));
  writeFileSync(join(outDir, 'permissions.ts'), header + printPermissions(contract));
  writeFileSync(join(outDir, 'versions.ts'), header + printVersions(contract));
  writeFileSync(join(outDir, 'values.ts'), header + printValues(contract));
  writeFileSync(join(outDir, 'demoRules.ts'), printDemoRules());
}

/** Copies the CSV files of the demo's rule set and the table of farms, which a browser can't read from a disk. */
function printDemoRules(): string {
  const folder = join(import.meta.dirname, '../data/rules/demo');
  const lines = ruleFiles.map(
    (file) => `  ${file}: ${JSON.stringify(readFileSync(join(folder, `${file}.csv`), 'utf8'))},`,
  );
  const farms = readFileSync(join(folder, '../farms.csv'), 'utf8');
  return `// Made from data/rules by \`npm run generate\`. Do not edit.
import type { RuleFiles } from '../services/laboratory/rules/RuleSet.ts';

export const demoRules: RuleFiles = {
${lines.join('\n')}
};

/** Farms for which rule sets are compared. */
export const farmTable = ${JSON.stringify(farms)};
`;
}

function printOperations(contract: Contract): string {
  const lines = mapOperations(contract, (operation, { path, method }) => {
    const { operationId, security, 'x-udongo-asks-again': asked } = operation;
    const ignoresToken = security?.every((scheme) => Object.keys(scheme).length === 0) ?? false;
    const place = `method: '${upperCase[method]}', path: '${path}'`;
    return `  '${operationId}': { ${place}${ignoresToken ? ', ignoresToken: true' : ''}${printAsked(asked)} },`;
  });
  return `import type { OperationId } from '@udongo/sdk';

interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** The token is not even looked at, so that a dead one never keeps anybody out. */
  ignoresToken?: true;
  /** Asks staff with a second factor to prove it, always or when one of these parameters or fields is sent. */
  asksAgain?: true | readonly string[];
}

/** Where each operation of the contract lives. */
export const operations: Record<OperationId, Operation> = {
${lines.join('\n')}
};
`;
}

function printAsked(asked: true | readonly string[] | undefined): string {
  if (!asked) return '';
  return `, asksAgain: ${asked === true ? asked : `[${asked.map((field) => `'${field}'`).join(', ')}]`}`;
}

/** Errors: operations that do not say who may call them are named, in an AggregateError. */
function printPermissions(contract: Contract): string {
  const lines = mapOperations(contract, ({ operationId, 'x-udongo-callers': callers }) => {
    if (!callers) throw new ContractError(`${operationId}: say in x-udongo-callers who may call it`);
    const cells = roles.map((role) => `${role}: ${decide(role, shareOf(callers, role))}`);
    return `  '${operationId}': { ${cells.join(', ')} },`;
  });
  return `import type { OperationId } from '@udongo/sdk';

export type Role = ${roles.map((role) => `'${role}'`).join(' | ')};

/**
 * \`allow\`: every record. \`scoped\`: the records that concern this person; every other one is answered as not found.
 * 401 and 403: refused before anything is read.
 */
export type Decision = 'allow' | 'scoped' | 401 | 403;

/** Who may call each operation. The guard refuses by this table; services decide which records are in scope. */
export const permissions: Record<OperationId, Record<Role, Decision>> = {
${lines.join('\n')}
};
`;
}

/** A visitor who is left out can log in; everybody else who is left out may not call it. */
function decide(role: Role, share: 'all' | 'own' | undefined): string {
  if (share) return share === 'all' ? "'allow'" : "'scoped'";
  return role === 'anonymous' ? '401' : '403';
}

/** Errors: a PUT or PATCH whose record or body has no `version` is named, in an AggregateError. */
function printVersions(contract: Contract): string {
  const names = new Map<string, string>();
  const fields = mapOperations(contract, ({ operationId = '', requestBody, responses }, { method }) => {
    if (method !== 'put' && method !== 'patch') return [];
    const answered = jsonOf(responses['200']);
    const sent = jsonOf(requestBody);
    const [record, body] = [answered, sent].map((schema) => resolve(contract, 'schemas', schema ?? {}));
    if (!record?.properties?.version || !body?.properties?.version || !responses['412']) {
      throw new ContractError(
        `${operationId}: its record and its body need a version, and its answers a 412`,
      );
    }
    const [resource = ''] = operationId.split('.');
    names.set(schemaNameOf(answered) ?? '', resource);
    return [`  ${resource}: ${printOverwritten(contract, body, record)},`];
  }).flat();
  const answers = mapOperations(contract, ({ operationId, responses }) => {
    const schema = jsonOf(responses['200'] ?? responses['201']);
    const page =
      schema && resolve(contract, 'schemas', schema).allOf?.find(({ properties }) => properties?.results);
    const resource = names.get(schemaNameOf(page ? page.properties?.results?.items : schema) ?? '');
    return resource ? [`  '${operationId}': '${resource}',`] : [];
  }).flat();
  return `import type { OperationId } from '@udongo/sdk';

/** Fields of a record; those of an object in it, or of each object of a list, by their names. */
export interface RecordFields {
  readonly [field: string]: true | RecordFields;
}

/** The fields of each record that an update overwrites. */
export const overwrittenFields = {
${fields.join('\n')}
} as const satisfies Record<string, RecordFields>;

export type VersionedRecord = keyof typeof overwrittenFields;

/** The record that an operation answers with, itself or as a page. */
export const versionedAnswers: Partial<Record<OperationId, VersionedRecord>> = {
${answers.join('\n')}
};
`;
}

/** Fields that are both sent and answered. The server ignores some: their description begins with the word. */
function printOverwritten(contract: Contract, sent: Schema, answered: Schema): string {
  const fields = Object.entries(sent.properties ?? {}).flatMap(([field, property]) => {
    const other = answered.properties?.[field];
    if (!other || field === 'version' || property.description?.startsWith('Ignored')) return [];
    const [inner, shown] = [property, other].map((schema) => innerOf(contract, schema));
    const value = inner?.properties && shown?.properties ? printOverwritten(contract, inner, shown) : 'true';
    return [`${field}: ${value}`];
  });
  return `{ ${fields.join(', ')} }`;
}

/** The object that a field is, or that its list has. */
function innerOf(contract: Contract, schema: Schema): Schema {
  const { allOf, items, ...own } = resolve(contract, 'schemas', schema);
  const [only] = allOf ?? (items ? [items] : []);
  return only ? innerOf(contract, only) : own;
}

function jsonOf(message: OperationObject['requestBody'] | OperationObject['responses'][string]) {
  return message && 'content' in message ? message.content?.['application/json']?.schema : undefined;
}

/** Each named choice, and each choice of a field under the name of its schema and its own: `reportSendChannels`. */
function printValues({ components }: Contract): string {
  const lists = Object.entries(components.schemas ?? {}).flatMap(([name, schema]) => [
    ...printList(name, schema),
    ...Object.entries(schema.properties ?? {}).flatMap(([field, property]) =>
      printList(name + field.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase()), property),
    ),
  ]);
  return `\n${lists.join('\n')}`;
}

function printList(name: string, { description, enum: values }: Schema): string[] {
  const texts = values?.filter((value) => value !== null);
  if (!texts) return [];
  const list = texts.map((value) => `'${value}'`).join(', ');
  const docstring = description ? `/** ${description.trim().replace(/\s+/g, ' ')} */\n` : '';
  return [`${docstring}export const ${toPlural(name)} = [${list}] as const;\n`];
}

function toPlural(name: string): string {
  const word = name.charAt(0).toLowerCase() + name.slice(1);
  return /[sx]$/.test(word) ? `${word}es` : `${word}s`;
}
