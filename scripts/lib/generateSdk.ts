import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS from 'openapi-typescript';
import { generateExamples } from '../../packages/sdk/scripts/generateExamples.ts';
import { generateOperations } from '../../packages/sdk/scripts/generateOperations.ts';
import { generateTypes } from '../../packages/sdk/scripts/generateTypes.ts';
import { readContractTypes } from '../../packages/sdk/scripts/readContractTypes.ts';

/** Writes the contract's types, examples and the client's operations into `outDir`; all depend only on the contract. */
export async function generateSdk(contract: string, outDir: string): Promise<void> {
  mkdirSync(outDir, { recursive: true });
  const nodes = await openapiTS(pathToFileURL(resolve(contract)), {
    alphabetize: true,
    silent: true,
    // A default says what an absent field means, so a sender may leave the field out.
    defaultNonNullable: false,
  });
  const { schemas, queries } = readContractTypes(nodes);
  await generateTypes(contract, outDir, schemas);
  await generateOperations(contract, outDir, queries);
  await generateExamples(contract, outDir);
}
