import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Contract, mapOperations } from '../packages/sdk/scripts/Contract.ts';

const [lists = '', tables = ''] = readFileSync('docs/own-backend.md', 'utf8').split(
  '## What each component and screen asks for',
);
const contract: Contract = parse(readFileSync('openapi.yaml', 'utf8'));
/** `*` behind an operation is for an extension. */
const said = new Set(
  [...tables.matchAll(/`(\w+\.\w+)`(\\\*)?/g)].map(([, id, mark]) => `${id}${mark ? '*' : ''}`),
);

test('the guide for other backends says of each operation who calls it, or why nobody does', () => {
  const ids = mapOperations(
    contract,
    ({ operationId, 'x-udongo-extension': isExtension }) => `${operationId}${isExtension ? '*' : ''}`,
  );
  expect(ids.length).toBeGreaterThan(100);
  expect([...said].sort()).toEqual(ids.sort());
});

test('the guide names the filters of each list as the contract does', () => {
  const [, table = ''] = lists.split('| List | Filters | Orderings |');
  const rows = [...table.matchAll(/^\| ([a-z ]+) \| (.*?) ?\|/gm)].slice(0, 10);
  expect(rows).toHaveLength(10);
  for (const [, name = '', cell = ''] of rows) {
    const resource = name === 'users' ? 'profiles' : name.replace(/ (.)/g, (_, one) => one.toUpperCase());
    const known = mapOperations(contract, ({ operationId, parameters = [] }) =>
      operationId === `${resource}.list`
        ? parameters.map((one) =>
            'name' in one
              ? one.name
              : contract.components.parameters?.[one.$ref.split('/').at(-1) ?? '']?.name,
          )
        : [],
    ).flat();
    const filters = [...cell.matchAll(/`(\w+)`/g)].map(([, filter]) => filter);
    expect(known, name).toEqual(expect.arrayContaining(filters));
  }
});
