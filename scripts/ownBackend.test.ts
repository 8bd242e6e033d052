import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Contract, methods } from '../packages/sdk/scripts/Contract.ts';

const [, tables = ''] = readFileSync('docs/own-backend.md', 'utf8').split(
  '## What each component and screen asks for',
);
/** `*` behind an operation is for an extension. */
const said = new Set(
  [...tables.matchAll(/`(\w+\.\w+)`(\\\*)?/g)].map(([, id, mark]) => `${id}${mark ? '*' : ''}`),
);

test('the guide for other backends says of each operation who calls it, or why nobody does', () => {
  const { paths }: Contract = parse(readFileSync('openapi.yaml', 'utf8'));
  const operations = Object.values(paths).flatMap((path) => methods.flatMap((method) => path[method] ?? []));
  const ids = operations.flatMap(({ operationId, 'x-udongo-extension': isExtension }) =>
    operationId ? `${operationId}${isExtension ? '*' : ''}` : [],
  );
  expect(ids.length).toBeGreaterThan(100);
  expect([...said].sort()).toEqual(ids.sort());
});
