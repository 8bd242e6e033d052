import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Contract, mapOperations } from './Contract.ts';

/**
 * Writes `types.ts` into `outDir`: every schema of the contract by its name, with its description and the operations and schemas
 * that use it. Pages are left out: `Page` says what they are.
 */
export async function generateTypes(
  contract: Contract,
  outDir: string,
  schemas: ReadonlyMap<string, string>,
): Promise<void> {
  const uses = listUses(contract);
  const types = Object.entries(contract.components.schemas ?? {})
    .filter(([name]) => !isPage(name))
    .map(([name, { description, 'x-udongo-extension': isExtension }]) => {
      const said = [
        description?.trim().replace(/\s*\n\s*/g, ' '),
        isExtension && 'An extension.',
        toSentences(uses.get(name) ?? []),
      ];
      return `/** ${said.filter(Boolean).join(' ')} */\nexport type ${name} = ${schemas.get(name) ?? 'unknown'};`;
    });
  await writeFile(
    join(outDir, 'types.ts'),
    `// Made from openapi.yaml by \`npm run generate\`. Do not edit.\n\n${types.join('\n\n')}\n`,
  );
}

/** The place where a schema is used: "Sent with" and an operation, for one. */
interface Use {
  how: 'Sent with' | 'Answered by' | 'Listed by' | 'Refuses' | 'Part of';
  where: string;
}

function listUses(contract: Contract): Map<string, Use[]> {
  const { components } = contract;
  const uses = new Map<string, Use[]>();
  const add = (node: unknown, how: Use['how'], where: string) => {
    for (const name of new Set(schemasIn(node, components))) {
      if (isPage(name)) {
        if (how !== 'Part of') add(components.schemas?.[name], 'Listed by', where);
      } else if (name !== where) uses.set(name, [...(uses.get(name) ?? []), { how, where }]);
    }
  };
  mapOperations(contract, ({ operationId = '', parameters, requestBody, responses }) => {
    add([parameters, requestBody], 'Sent with', operationId);
    for (const [status, response] of Object.entries(responses))
      add(response, status.startsWith('2') ? 'Answered by' : 'Refuses', operationId);
  });
  for (const [name, schema] of Object.entries(components.schemas ?? {})) {
    if (!isPage(name)) add(schema, 'Part of', name);
  }
  return uses;
}

/** The schemas that a part of the contract names itself, and in the shared responses and parameters that it names. */
function schemasIn(node: unknown, components: Contract['components']): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const [, kind, name = ''] =
      (key === '$ref' && /^#\/components\/(schemas|responses|parameters)\/(\w+)$/.exec(value)) || [];
    if (kind === 'schemas') return [name];
    const shared = kind === 'responses' || kind === 'parameters' ? components[kind]?.[name] : undefined;
    return schemasIn(shared ?? value, components);
  });
}

/** "Sent with `crops.create`, `crops.update`." Of many places the first few. */
function toSentences(uses: readonly Use[]): string {
  const hows = [...new Set(uses.map(({ how }) => how))];
  return hows
    .map((how) => {
      const named = uses.filter((use) => use.how === how).map(({ where }) => `\`${where}\``);
      const places = [...new Set(named)];
      return `${how} ${places.slice(0, 4).join(', ')}${places.length > 4 ? ' and others' : ''}.`;
    })
    .join(' ');
}

function isPage(name: string): boolean {
  return /Page(Info)?$/.test(name);
}
