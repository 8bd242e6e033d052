import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Contract {
  paths: Record<string, Record<string, { operationId?: string; security?: Record<string, string[]>[] }>>;
  components: { schemas: Record<string, Schema> };
}
interface Schema {
  description?: string;
  enum?: (string | null)[];
  properties?: Record<string, Schema>;
}

const header = '// Made from openapi.yaml by `npm run generate`. Do not edit.\n';

/** Writes into `outDir` what the backend knows of the contract: where each operation is, and the values of each choice. */
export function generateBackend(contractPath: string, outDir: string): void {
  const contract: Contract = parse(readFileSync(contractPath, 'utf8'));
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'operations.ts'), header + printOperations(contract));
  writeFileSync(join(outDir, 'values.ts'), header + printValues(contract));
}

function printOperations({ paths }: Contract): string {
  const lines = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId, security }]) => {
      // Of a path there can also be what its operations share.
      if (!operationId) return [];
      const ignoresToken = security?.every((scheme) => Object.keys(scheme).length === 0) ?? false;
      const place = `method: '${method.toUpperCase()}', path: '${path}'`;
      return `  '${operationId}': { ${place}${ignoresToken ? ', ignoresToken: true' : ''} },`;
    }),
  );
  return `import type { OperationId } from '@udongo/sdk';

interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** The token is not even looked at, so that a dead one never keeps anybody out. */
  ignoresToken?: true;
}

/** Where each operation of the contract lives. */
export const operations: Record<OperationId, Operation> = {
${lines.join('\n')}
};
`;
}

/** Each named choice, and each choice of a field under the name of its schema and its own: `reportSendChannels`. */
function printValues({ components }: Contract): string {
  const lists = Object.entries(components.schemas).flatMap(([name, schema]) => [
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
