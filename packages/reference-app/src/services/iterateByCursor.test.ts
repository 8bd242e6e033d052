import { createUdongo } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { type Call, createFakeApi, failure, type Handlers } from '../../test/fakeApi.ts';
import { iterateByCursor } from './iterateByCursor.ts';

const records = [1, 2, 3, 4, 5].map((id) => ({ id, name: `Farmer ${id}` }));

/** Two records from this position on. */
function twoFrom(start: number) {
  const next = start + 2 < records.length ? 'https://api.udongo.test/next' : null;
  return {
    count: 5,
    total_pages: 3,
    next,
    previous: null,
    results: records.slice(start, start + 2),
  };
}

const after = ({ query }: Call) => twoFrom(records.findIndex(({ id }) => id > Number(query.get('id_after'))));

async function iterateThrough(answer: NonNullable<Handlers['bookings.list']>) {
  const api = createFakeApi({ 'bookings.list': answer });
  const udongo = createUdongo({ baseUrl: 'https://api.udongo.test', fetch: api.fetch, retries: 0 });
  const query = { limit: 2, ordering: 'name', payment: 'paid' } as const;
  const ids: number[] = [];
  for await (const { id } of iterateByCursor(udongo).bookings.iterate(query)) ids.push(id);
  return { ids, asked: api.callsOf('bookings.list').map((call) => String(call.query)) };
}

test('every record is read once, after the one before, filtered and ordered as asked', async () => {
  expect(await iterateThrough(after)).toEqual({
    ids: [1, 2, 3, 4, 5],
    asked: ['', '&id_after=2', '&id_after=4'].map((rest) => `limit=2&ordering=name&payment=paid${rest}`),
  });
});

test('where the last record was deleted in the meantime, the one before it says where to go on', async () => {
  const { ids, asked } = await iterateThrough((call) => {
    const cursor = call.query.get('id_after');
    if (cursor === '4') return failure(400, { id_after: ['Invalid pk "4" - object does not exist.'] });
    return cursor === '3' ? twoFrom(4) : after(call);
  });
  expect(ids).toEqual([1, 2, 3, 4, 5]);
  expect(asked).toHaveLength(4);
});

test('a service that only knows pages is iterated page by page', async () => {
  const { ids } = await iterateThrough(({ query }) => twoFrom((Number(query.get('page') ?? 1) - 1) * 2));
  expect(ids).toEqual([1, 2, 3, 4, 5]);
});

test('a record that comes in the meantime gives no record twice where a service ignores where to go on', async () => {
  const ids = [5, 4, 3, 2, 1];
  let asked = 0;
  const api = createFakeApi({
    'bookings.list': ({ query }) => {
      asked += 1;
      if (asked === 2 || asked === 3) ids.unshift(asked + 10);
      const start = (Number(query.get('page') ?? 1) - 1) * 2;
      const next = start + 2 < ids.length ? 'https://api.udongo.test/next' : null;
      const results = ids.slice(start, start + 2).map((id) => ({ id }));
      return { count: ids.length, total_pages: Math.ceil(ids.length / 2), next, previous: null, results };
    },
  });
  const udongo = createUdongo({ baseUrl: 'https://api.udongo.test', fetch: api.fetch, retries: 0 });
  const iterated: number[] = [];
  for await (const { id } of iterateByCursor(udongo).bookings.iterate({ limit: 2 })) iterated.push(id);
  expect(iterated).toEqual([5, 4, 3, 2, 1]);
});

test('any other failure ends the iteration', async () => {
  await expect(
    iterateThrough((call) => (call.query.has('id_after') ? failure(400, { detail: 'No' }) : after(call))),
  ).rejects.toMatchObject({ status: 400 });
});
