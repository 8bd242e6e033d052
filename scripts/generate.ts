import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSdk } from './lib/generateSdk.ts';
import { listStaleFiles } from './lib/listStaleFiles.ts';

/** Writes what is derived from openapi.yaml; with `--check` only says whether it is current. */
const contract = 'openapi.yaml';
const generated = join('packages', 'sdk', 'src', 'generated');

if (process.argv.includes('--check')) {
  const fresh = mkdtempSync(join(tmpdir(), 'udongo-generated-'));
  try {
    await generateSdk(contract, fresh);
    const stale = listStaleFiles(fresh, generated);
    for (const file of stale) console.error(`${join(generated, file)} is stale: run npm run generate`);
    process.exitCode = stale.length ? 1 : 0;
  } finally {
    rmSync(fresh, { recursive: true });
  }
} else {
  await generateSdk(contract, generated);
}
