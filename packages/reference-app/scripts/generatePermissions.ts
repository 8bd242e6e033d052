import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Contract, mapOperations, roles, shareOf } from '../../sdk/scripts/Contract.ts';

/** Writes into `outDir` which operations each role of staff can call for all records, and visitors can't. Administrators can call every one. */
export function generatePermissions(contract: Contract, outDir: string): void {
  const limited = roles.slice(roles.indexOf('administrator') + 1);
  const byRoles = new Map<string, string[]>();
  mapOperations(contract, ({ operationId = '', 'x-udongo-callers': callers = {} }) => {
    const able = limited.filter((role) => shareOf(callers, role) === 'all');
    if (able.length === 0 || callers.anonymous === 'all') return;
    const names = able.map((role) => `'${role}'`).join(', ');
    byRoles.set(names, [...(byRoles.get(names) ?? []), operationId]);
  });
  const groups = [...byRoles].map(
    ([names, ids]) =>
      `  [\n    [${names}],\n    [\n${ids.map((id) => `      '${id}',\n`).join('')}    ],\n  ],\n`,
  );
  mkdirSync(outDir, { recursive: true });
  writeFileSync(
    join(outDir, 'permissions.ts'),
    `// Made from openapi.yaml by \`npm run generate\`. Do not edit.
import type { OperationId, Role } from '@udongo/sdk';

/** Roles of staff, and the operations that they can call for all records, beside those that visitors can call. */
export const staffOperations: readonly (readonly [readonly Role[], readonly OperationId[]])[] = [
${groups.join('')}];
`,
  );
}
