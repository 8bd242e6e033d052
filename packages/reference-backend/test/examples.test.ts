import { beforeAll, expect, test } from 'vitest';
import { declaredOperations, examplesOf } from './contract.ts';
import { exampleCalls, toContent } from './exampleCalls.ts';
import { callers, preparations, queries, refusals } from './exampleWorld.ts';
import { useBackend } from './testBackend.ts';

/** Calls of every operation as the contract's examples say; `useBackend` checks each answer against the contract. */

const backend = useBackend();

/** The record that a resource's paths name: the one that its example has made, or the first. */
const ids = new Map<string, string>();
let reference = '';
let reportLink = '';

beforeAll(async () => {
  for (const [resource, path] of [
    ['notifications', '/utils/notifications'],
    ['auth', '/users/auth/logins'],
  ] as const) {
    const { body } = await backend.call('GET', path, { as: 'administrator' });
    ids.set(resource, String((body.results ?? body)[0].id));
  }
});

test('every operation that takes a body has an example of it', () => {
  const without = declaredOperations.filter(
    (operation) => operation.requestBody && examplesOf(operation).length === 0,
  );
  expect(without.map(({ operationId }) => operationId)).toEqual([]);
});

test.each(exampleCalls)('$operationId answers its example: $example.name', async (call) => {
  const { operationId, method, path } = call;
  const resource = operationId.replace(/\..*/, '');
  const address = path
    .replace('{id}', ids.get(resource) ?? '1')
    .replace('reports-public/{uuid}', `reports-public/${reportLink}`)
    .replace('{uuid}', '3f0d6c1e-6f5b-4a53-9a57-0f5a6f0c2b11')
    .replace('{token}', '0'.repeat(48))
    .replace('{reference}', reference)
    .replace('{provider}', 'sandbox')
    .replace(/\/?$/, method === 'GET' ? '' : '/');
  const preparation = preparations[operationId];
  if (preparation) await backend.db.inTransaction((db) => db.execute(preparation));
  const query = queries[operationId];
  const { status, body } = await backend.call(method, query ? `${address}?${query}` : address, {
    as: callers[operationId] ?? 'administrator',
    ...(await toContent(call)),
  });
  const refusal = refusals[operationId];
  if (refusal === undefined) expect(status, JSON.stringify(body)).toBeLessThan(300);
  else expect(status).toBe(refusal);
  if (operationId.endsWith('.create') && body.id) ids.set(resource, String(body.id));
  if (operationId === 'payments.initialize') reference = body.reference;
  if (operationId === 'reports.create') reportLink = body.link;
});
