import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

let contract: unknown;

/** Gives `openapi.yaml`, parsed once for all files. */
export function readContract<Contract>(): Contract {
  contract ??= parse(readFileSync(join(import.meta.dirname, '../../../openapi.yaml'), 'utf8'));
  return contract as Contract;
}
