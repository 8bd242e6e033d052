import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { printReference, readReference, referenceFile } from '../packages/sdk/scripts/generateReference.ts';
import { makeHttpPages } from './http-api/makeHttpPages.ts';
import { generateBackend } from './lib/generateBackend.ts';
import { generateSdk } from './lib/generateSdk.ts';
import { listStaleFiles } from './lib/listStaleFiles.ts';
import { listLeftPages, makeReferencePages } from './reference/referencePages.ts';

/** Writes what is derived from openapi.yaml, docstrings, types and examples; with `--check` only says whether it is current. */
const contract = 'openapi.yaml';
const generated = join('packages', 'sdk', 'src', 'generated');
const generatedBackend = join('packages', 'reference-backend', 'src', 'generated');

if (process.argv.includes('--check')) {
  const fresh = mkdtempSync(join(tmpdir(), 'udongo-generated-'));
  try {
    const [sdk, backend] = [join(fresh, 'sdk'), join(fresh, 'backend')];
    await generateSdk(contract, sdk);
    generateBackend(contract, backend);
    const stale = [
      ...listStaleFiles(sdk, generated).map((file) => join(generated, file)),
      ...listStaleFiles(backend, generatedBackend).map((file) => join(generatedBackend, file)),
    ];
    const reference = readReference();
    if (readFileSync(referenceFile, 'utf8') !== printReference(reference)) stale.push(referenceFile);
    const pages = [...(await makeReferencePages('.', reference)), ...makeHttpPages(contract)];
    for (const { file, text } of pages) {
      if (!existsSync(file) || readFileSync(file, 'utf8') !== text) stale.push(file);
    }
    stale.push(...listLeftPages('.', pages));
    for (const file of stale) console.error(`${file} is stale: run npm run generate`);
    process.exitCode = stale.length ? 1 : 0;
  } finally {
    rmSync(fresh, { recursive: true });
  }
} else {
  await generateSdk(contract, generated);
  generateBackend(contract, generatedBackend);
  mkdirSync(dirname(referenceFile), { recursive: true });
  const reference = readReference();
  writeFileSync(referenceFile, printReference(reference));
  const pages = [...(await makeReferencePages('.', reference)), ...makeHttpPages(contract)];
  for (const { file, text } of pages) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const file of listLeftPages('.', pages)) rmSync(file);
}
