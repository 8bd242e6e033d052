import { expect, test } from 'vitest';
import { overwrittenFields, versionedAnswers } from '../src/generated/versions.ts';
import { exampleCalls, toContent } from './exampleCalls.ts';
import { callers, preparations } from './exampleWorld.ts';
import { useBackend } from './testBackend.ts';

/** No update overwrites a change that its sender has not seen, for any record of the contract. */

const backend = useBackend();
const as = 'administrator';

/** The first example of each update. */
const updates = [
  ...new Map(
    exampleCalls
      .filter(({ method }) => method === 'PUT' || method === 'PATCH')
      .map((call) => [call.operationId, call]),
  ).values(),
];

/** Calls an example as the contract has it. */
async function run(call: (typeof exampleCalls)[number], path: string) {
  const preparation = preparations[call.operationId];
  if (preparation) await backend.db.inTransaction((db) => db.execute(preparation));
  const { body } = (await toContent(call)) as { body: object };
  return backend.call(call.method, path, {
    as: callers[call.operationId] ?? 'administrator',
    body,
  });
}

/** The record that a resource's example makes, or its first. */
async function findRecord(resource: string, path: string): Promise<string> {
  const create = exampleCalls.find(({ operationId }) => operationId === `${resource}.create`);
  const created = create && (await run(create, path));
  const id = created?.body.id ?? created?.body.user;
  if (id) return String(id);
  const { body } = await backend.call('GET', path, { as });
  return String(body.results[0].id ?? body.results[0].user);
}

test('every update of the contract is of a record that has versions', () => {
  const records = updates.map(({ operationId }) => versionedAnswers[operationId] ?? operationId);
  expect(records.toSorted()).toEqual(Object.keys(overwrittenFields).toSorted());
});

test.each(updates)('$operationId stores nothing over a change that was not seen', async (call) => {
  const { operationId, method, path } = call;
  const [resource = ''] = operationId.split('.');
  const list = path.replace('/{id}', '');
  const address = path.includes('{id}') ? `${list}/${await findRecord(resource, list)}` : path;
  const read = async (query = '') => (await backend.call('GET', address + query, { as })).body;
  const { body: content } = (await toContent(call)) as { body: object };
  const change = (body: object, headers: Record<string, string> = {}) =>
    backend.call(method, address, { as, body: { ...content, ...body }, headers });
  const preparation = preparations[operationId];
  if (preparation) await backend.db.inTransaction((db) => db.execute(preparation));
  const before = await read();
  expect(before.version).toMatch(/^[0-9a-f]{20}$/);

  const stale = await change({ version: 'older' });
  expect(stale.status, JSON.stringify(stale.body)).toBe(412);
  expect(stale.body).toMatchObject({ code: 'stale', stored: before });
  expect((await change({}, { 'If-Match': '"older"' })).body.stored).toEqual(before);
  expect((await change({ version: before.version }, { 'If-Match': `W/"${before.version}"` })).status).toBe(
    412,
  );
  expect(await read()).toEqual(before);

  const stored = await change({ version: before.version }, { 'If-Match': `"older", "${before.version}"` });
  expect(stored.status, JSON.stringify(stored.body)).toBe(200);
  expect(stored.body.version).toBe((await read()).version);
  if (stored.body.version !== before.version)
    expect((await change({ version: before.version })).status).toBe(412);
  expect((await change({}, { 'If-Match': '*' })).status).toBe(200);
  expect((await change({ version: '' })).status).toBe(200);
  expect((await change({ version: {} })).body).toEqual({ version: ['Not a valid string.'] });
});
