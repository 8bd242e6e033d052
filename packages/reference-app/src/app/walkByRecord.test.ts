import { createUdongo } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { type Call, createFakeApi, failure, type Handlers } from '../../test/fakeApi.ts';
import { walkByRecord } from './walkByRecord.ts';

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

const behind = ({ query }: Call) =>
  twoFrom(records.findIndex(({ id }) => id > Number(query.get('id_after'))));

async function walkThrough(answer: NonNullable<Handlers['bookings.list']>) {
  const api = createFakeApi({ 'bookings.list': answer });
  const udongo = createUdongo({ baseUrl: 'https://api.udongo.test', fetch: api.fetch, retries: 0 });
  const query = { limit: 2, ordering: 'name', payment: 'paid' } as const;
  const ids: number[] = [];
  for await (const { id } of walkByRecord(udongo).bookings.iterate(query)) ids.push(id);
  return { ids, asked: api.callsOf('bookings.list').map((call) => String(call.query)) };
}

test('every record is read once, behind the one before, filtered and ordered as asked', async () => {
  expect(await walkThrough(behind)).toEqual({
    ids: [1, 2, 3, 4, 5],
    asked: ['', '&id_after=2', '&id_after=4'].map((rest) => `limit=2&ordering=name&payment=paid${rest}`),
  });
});

test('where the last record was deleted meanwhile, the one before it says where to go on', async () => {
  const { ids, asked } = await walkThrough((call) => {
    const after = call.query.get('id_after');
    if (after === '4') return failure(400, { id_after: ['Invalid pk "4" - object does not exist.'] });
    return after === '3' ? twoFrom(4) : behind(call);
  });
  expect(ids).toEqual([1, 2, 3, 4, 5]);
  expect(asked).toHaveLength(4);
});

test('a service that knows pages alone is walked through page by page', async () => {
  const { ids } = await walkThrough(({ query }) => twoFrom((Number(query.get('page') ?? 1) - 1) * 2));
  expect(ids).toEqual([1, 2, 3, 4, 5]);
});

test('a record that comes in meanwhile gives no record twice where a service ignores where to go on', async () => {
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
  const walked: number[] = [];
  for await (const { id } of walkByRecord(udongo).bookings.iterate({ limit: 2 })) walked.push(id);
  expect(walked).toEqual([5, 4, 3, 2, 1]);
});

test('any other failure ends the walk', async () => {
  await expect(
    walkThrough((call) => (call.query.has('id_after') ? failure(400, { detail: 'No' }) : behind(call))),
  ).rejects.toMatchObject({ status: 400 });
});
