import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Contract,
  ContractError,
  type Example,
  type Message,
  mapOperations,
  type OperationObject,
  resolve,
} from './Contract.ts';

/**
 * Writes `examples.ts` into `outDir`: what each operation answers in the contract's first example of its success.
 * Errors: operations whose success has a JSON body and no example are named in an AggregateError.
 */
export async function generateExamples(contract: Contract, outDir: string): Promise<void> {
  const entries = mapOperations(contract, (operation) => [
    operation.operationId ?? '',
    toExample(contract, operation),
  ]);
  const body = JSON.stringify(Object.fromEntries(entries), null, 2);
  await writeFile(
    join(outDir, 'examples.ts'),
    `// Made from openapi.yaml by \`npm run generate\`. Do not edit.\nimport type { Examples } from '../testing/Examples.ts';\n\nexport const examples: Examples = ${body};\n`,
  );
}

function toExample(
  contract: Contract,
  { operationId, responses }: OperationObject,
): { status: number; body?: unknown } {
  const [code, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const status = Number(code);
  const json = response && resolve<Message>(contract, 'responses', response).content?.['application/json'];
  if (!json) return { status };
  const [example] = Object.values(json.examples ?? {});
  const body = example && resolve<Example>(contract, 'examples', example).value;
  if (body === undefined) throw new ContractError(`${operationId}: give its answer an example`);
  return { status, body };
}
