import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationId } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { operations } from './generated/operations.ts';
import { permissions } from './permissions.ts';

type Callers = Record<string, 'all' | 'own'>;
interface Contract {
  paths: Record<string, Record<string, { 'x-udongo-callers'?: Callers }>>;
}

const contract: Contract = parse(
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'openapi.yaml'), 'utf8'),
);

test('the contract says of each operation who may call it, as the table of permissions decides', () => {
  for (const [id, decisions] of Object.entries(permissions)) {
    const { method, path } = operations[id as OperationId];
    const said = contract.paths[path]?.[method.toLowerCase()]?.['x-udongo-callers'];
    const decided = Object.entries(decisions).flatMap(([role, decision]) =>
      typeof decision === 'number' ? [] : [[role, decision === 'allow' ? 'all' : 'own'] as const],
    );
    expect({ [id]: said }).toEqual({ [id]: Object.fromEntries(decided) });
  }
});
