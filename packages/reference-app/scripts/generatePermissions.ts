import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Contract, mapOperations, roles, shareOf } from '../../sdk/scripts/Contract.ts';

/** Writes into `outDir` which operations each role of staff can call for all records, and visitors can't. Administrators can call every one. */
export function generatePermissions(contract: Contract, outDir: string): void {
  const limited = roles.slice(roles.indexOf('administrator') + 1);
  const lists = limited.map((role) => {
    const ids = mapOperations(contract, ({ operationId, 'x-udongo-callers': callers = {} }) =>
      shareOf(callers, role) === 'all' && callers.anonymous !== 'all' ? [`    '${operationId}',\n`] : [],
    );
    return `  ${role}: [\n${ids.flat().join('')}  ],\n`;
  });
  mkdirSync(outDir, { recursive: true });
  writeFileSync(
    join(outDir, 'permissions.ts'),
    `// Made from openapi.yaml by \`npm run generate\`. Do not edit.
import type { OperationId } from '@udongo/sdk';

/** The operations that a role of staff can call for all records, beside those that visitors can call. */
export const staffOperations = {
${lists.join('')}} as const satisfies Record<string, readonly OperationId[]>;
`,
  );
}
