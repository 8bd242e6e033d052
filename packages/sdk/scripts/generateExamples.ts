import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * Writes `examples.ts` into `outDir`: what each operation answers in the contract's first example of its success.
 * Errors: an operation whose success has a JSON body and no example is named.
 */
export async function generateExamples(openapiPath: string, outDir: string): Promise<void> {
  const contract: Contract = parse(await readFile(openapiPath, 'utf8'));
  const entries = Object.values(contract.paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId, responses }) =>
      operationId && responses ? [[operationId, toExample(contract, operationId, responses)] as const] : [],
    ),
  );
  const body = JSON.stringify(Object.fromEntries(entries), null, 2);
  await writeFile(
    join(outDir, 'examples.ts'),
    `// Made from openapi.yaml by \`npm run generate\`. Do not edit.\nimport type { Examples } from '../testing/Examples.ts';\n\nexport const examples: Examples = ${body};\n`,
  );
}

interface Contract {
  paths: Record<string, Record<string, { operationId?: string; responses?: Responses }>>;
  components: { examples?: Record<string, Example> };
}
type Responses = Record<string, { content?: Record<string, { examples?: Record<string, Example> }> }>;
interface Example {
  value?: unknown;
  $ref?: string;
}

function toExample(contract: Contract, id: string, responses: Responses): { status: number; body?: unknown } {
  const [code, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const status = Number(code);
  const json = response?.content?.['application/json'];
  if (!json) return { status };
  const [example] = Object.values(json.examples ?? {});
  const body = example?.$ref
    ? contract.components.examples?.[example.$ref.split('/').at(-1) ?? '']?.value
    : example?.value;
  if (body === undefined) throw new Error(`${id}: give its answer an example`);
  return { status, body };
}
