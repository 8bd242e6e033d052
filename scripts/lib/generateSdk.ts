import { mkdirSync } from 'node:fs';
import openapiTS from 'openapi-typescript';
import type { Contract } from '../../packages/sdk/scripts/Contract.ts';
import { generateOperations } from '../../packages/sdk/scripts/generateOperations.ts';
import { generateTypes } from '../../packages/sdk/scripts/generateTypes.ts';
import { readContractTypes } from '../../packages/sdk/scripts/readContractTypes.ts';

/** Writes the contract's types and the client's operations into `outDir`; all depend only on the contract. */
export async function generateSdk(contract: Contract, outDir: string): Promise<void> {
  mkdirSync(outDir, { recursive: true });
  const nodes = await openapiTS(JSON.stringify(contract), {
    alphabetize: true,
    silent: true,
    // A default says what an absent field means, so a sender may leave the field out.
    defaultNonNullable: false,
  });
  const { schemas, queries } = readContractTypes(nodes);
  await generateTypes(contract, outDir, schemas);
  await generateOperations(contract, outDir, queries);
}
