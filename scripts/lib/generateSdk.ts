import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { generateExamples } from '../../packages/sdk/scripts/generateExamples.ts';
import { generateOperations } from '../../packages/sdk/scripts/generateOperations.ts';
import { generateTypes } from '../../packages/sdk/scripts/generateTypes.ts';

const header = `/** Generated from openapi.yaml by \`npm run generate\`. Do not edit. */\n\n`;

/** Writes the contract's types, examples and the client's operations into `outDir`; all depend on the contract alone. */
export async function generateSdk(contract: string, outDir: string): Promise<void> {
  mkdirSync(outDir, { recursive: true });
  const schema = await openapiTS(pathToFileURL(resolve(contract)), {
    alphabetize: true,
    silent: true,
    // A default says what an absent field means, so whoever sends may leave the field out.
    defaultNonNullable: false,
  });
  writeFileSync(join(outDir, 'schema.ts'), header + astToString(schema));
  await generateTypes(contract, outDir);
  await generateOperations(contract, outDir);
  await generateExamples(contract, outDir);
}
