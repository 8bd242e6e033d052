import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Contract, isPicked } from './Contract.ts';
import { listOperations, type Operation } from './listOperations.ts';
import { printOperations } from './printOperations.ts';
import { printTable, printTexts } from './printTable.ts';
import type { QueryField } from './readContractTypes.ts';

/**
 * Writes into `outDir` the operations that the client runs on, as a constant for each resource in `table.ts` and as one text in
 * `wholeTable.ts` and `pickedTable.ts`, which has the resources whose tag says `x-udongo-picked`, and the interfaces of the methods made from them, `operations.ts`. Resources and methods keep the contract's order.
 * Errors: operations that have no method of this kind are named in an AggregateError: no dotted id, both query and body, an unnamed schema, pages
 * that are not read with a GET or whose verb does not begin with `list`, an ordering without its fields.
 */
export async function generateOperations(
  contract: Contract,
  outDir: string,
  queries: ReadonlyMap<string, readonly QueryField[]>,
): Promise<void> {
  const operations = listOperations(contract, queries);
  const resources = groupByResource(operations);
  const picked = new Set([...resources.keys()].filter((resource) => isPicked(contract, resource)));
  await writeFile(join(outDir, 'table.ts'), printTable(resources));
  const among = (isPicked: boolean) =>
    new Map([...resources].filter(([resource]) => picked.has(resource) === isPicked));
  await writeFile(join(outDir, 'wholeTable.ts'), printTexts('whole', among(false)));
  await writeFile(join(outDir, 'pickedTable.ts'), printTexts('picked', among(true)));
  await writeFile(join(outDir, 'operations.ts'), printOperations(operations, resources, picked));
}

function groupByResource(operations: Operation[]): Map<string, Operation[]> {
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) {
    groups.set(operation.resource, [...(groups.get(operation.resource) ?? []), operation]);
  }
  return groups;
}
