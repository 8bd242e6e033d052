import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPages } from './docs/readCodeBlocks.ts';
import { showFiles } from './docs/showFiles.ts';
import { generateContract, generated } from './lib/generateContract.ts';
import { listStaleFiles } from './lib/listStaleFiles.ts';

const check = process.argv.includes('--check');

/** Says that a file is stale, and fails. */
function refuse(file: string): void {
  console.error(`${file} is stale: run npm run generate`);
  process.exitCode = 1;
}

/** Writes what is made from `openapi/`; with `--check` it only says which files are stale. Writes nothing when the contract has a fault. */
const fresh = mkdtempSync(join(tmpdir(), 'udongo-generated-'));
const problems = await generateContract('openapi', fresh);
problems.sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
if (problems.length) {
  console.error(`\nNothing was written. Mend these places of openapi/: ${problems.length}`);
  process.exitCode = 1;
} else {
  for (const path of generated) {
    for (const name of listStaleFiles(join(fresh, path), path)) {
      const file = join(path, name);
      if (check) refuse(file);
      else if (existsSync(join(fresh, file))) cpSync(join(fresh, file), file);
      else rmSync(file);
    }
  }
}
rmSync(fresh, { recursive: true });

/** Fills the blocks of the documentation that show a file, unless the contract has a fault. */
for (const page of problems.length ? [] : listPages('.')) {
  const written = readFileSync(page, 'utf8');
  const shown = showFiles(written);
  if (shown === written) continue;
  if (check) refuse(page);
  else writeFileSync(page, shown);
}
