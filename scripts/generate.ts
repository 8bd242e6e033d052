import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateBackend } from './lib/generateBackend.ts';
import { generateSdk } from './lib/generateSdk.ts';
import { listStaleFiles } from './lib/listStaleFiles.ts';

/** Writes what is derived from openapi.yaml; with `--check` it only says which files are stale. */
const contract = 'openapi.yaml';
const generated = [
  [generateSdk, 'packages/sdk/src/generated'],
  [generateBackend, 'packages/reference-backend/src/generated'],
] as const;

for (const [generate, folder] of generated) {
  if (process.argv.includes('--check')) {
    const fresh = mkdtempSync(join(tmpdir(), 'udongo-generated-'));
    await generate(contract, fresh);
    for (const file of listStaleFiles(fresh, folder)) {
      console.error(`${join(folder, file)} is stale: run npm run generate`);
      process.exitCode = 1;
    }
    rmSync(fresh, { recursive: true });
  } else {
    await generate(contract, folder);
  }
}
