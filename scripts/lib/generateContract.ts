import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { generatePermissions } from '../../packages/reference-app/scripts/generatePermissions.ts';
import { generateBackend } from '../../packages/reference-backend/scripts/generateBackend.ts';
import { type Contract, ContractError } from '../../packages/sdk/scripts/Contract.ts';
import {
  type ContractProblem,
  joinSources,
  listUnjoined,
  listUnread,
  locate,
  readSources,
} from '../../packages/sdk/scripts/contractSources.ts';
import { generateExamples } from '../../packages/sdk/scripts/generateExamples.ts';
import { listOperations } from '../../packages/sdk/scripts/listOperations.ts';
import { generateSdk } from './generateSdk.ts';
import { run } from './run.ts';

/** Files and folders that are made from the contract, from the root of the repository. */
export const generated = [
  'openapi.yaml',
  'packages/sdk/src/generated',
  'packages/reference-backend/src/generated',
  'packages/reference-app/src/generated',
] as const;

/**
 * Writes all that is made from the contract's sources into `outDir`, under the paths of `generated`. Gives every fault of the
 * sources, by file and line; with one, the files in `outDir` are not complete.
 */
export async function generateContract(folder: string, outDir: string): Promise<ContractProblem[]> {
  const sources = readSources(folder);
  const unread = listUnread(sources);
  if (unread.length) return unread;
  const text = joinSources(sources);
  const problems = [...(await lint(sources[0]?.file ?? '')), ...listUnjoined(sources, text)];
  const contract: Contract = parse(text);
  const [bundle, sdk, backend, app] = generated.map((path) => join(outDir, path)) as [
    string,
    string,
    string,
    string,
  ];
  mkdirSync(sdk, { recursive: true });
  for (const make of [() => generateExamples(contract, sdk), () => listOperations(contract, new Map())]) {
    try {
      await make();
    } catch (error) {
      const faults = error instanceof AggregateError ? error.errors : [error];
      const own = faults.filter((fault) => fault instanceof ContractError);
      problems.push(...own.map(({ keys, message }) => ({ ...locate(sources, keys), message })));
      // Faults of the wrong shape break a generator anywhere.
      if (!problems.length) throw error;
    }
  }
  if (problems.length) return problems;
  await generateSdk(contract, sdk);
  generateBackend(contract, backend);
  generatePermissions(contract, app);
  writeFileSync(bundle, `# Made from openapi/ by \`npm run generate\`. Do not edit.\n${text}`);
  return [];
}

interface Lint {
  problems: { message: string; location: { source: { ref: string }; start: { line: number } }[] }[];
}

async function lint(root: string): Promise<ContractProblem[]> {
  const command = [
    'node_modules/@redocly/cli/bin/cli.js',
    'lint',
    root,
    '--format=json',
    '--max-problems=1000',
  ];
  const { output } = await run(process.execPath, command, { timeoutMs: 60_000 });
  const json = /^\{[\s\S]*^\}/m.exec(output)?.[0];
  if (!json) throw new Error(`Redocly did not read ${root}:\n${output}`);
  return (JSON.parse(json) as Lint).problems.map(({ message, location: [place] }) => ({
    file: place?.source.ref ?? root,
    line: place?.start.line ?? 1,
    message,
  }));
}
