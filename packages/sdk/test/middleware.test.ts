import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ApiError, createUdongo, type Middleware, type UdongoApi, type UdongoClient } from '../src/index.ts';
import { drop, json, page, type ScriptedServer, startScriptedServer, text } from './scriptedServer.ts';

let server: ScriptedServer;
let udongo: UdongoApi & UdongoClient;
let reported: ApiError[];
beforeAll(async () => {
  server = await startScriptedServer();
});
afterAll(() => server.close());
beforeEach(() => {
  reported = [];
  udongo = createUdongo({
    baseUrl: server.baseUrl,
    backoffMs: 1,
    onError: (error) => reported.push(error),
  });
  server.answer(json(page([])));
});

const named: Middleware = (request, next) => {
  request.headers.set('X-Request-Id', 'ours-1');
  return next(request);
};

test('a host adds a header to every call and knows which call it is', async () => {
  const calls: unknown[] = [];
  udongo.use((request, next, call) => {
    calls.push({ ...call });
    request.headers.set('Accept-Language', 'sw');
    return next(request);
  });
  await udongo.crops.list({ public: true });
  expect(server.seen[0]?.headers['accept-language']).toBe('sw');
  expect(calls).toEqual([{ operation: 'crops.list', method: 'GET', path: '/agric/crops' }]);
});

test('the one put last stands nearest to the network, until it is taken away', async () => {
  const order: string[] = [];
  const tell =
    (name: string): Middleware =>
    async (request, next) => {
      order.push(`${name} asks`);
      const response = await next(request);
      order.push(`${name} hears`);
      return response;
    };
  udongo.use(tell('outer'));
  const remove = udongo.use(tell('inner'));
  await udongo.crops.list();
  expect(order).toEqual(['outer asks', 'inner asks', 'inner hears', 'outer hears']);
  remove();
  order.length = 0;
  await udongo.crops.list();
  expect(order).toEqual(['outer asks', 'outer hears']);
});

test('repeats lie below it: it sees a call once', async () => {
  const seen: number[] = [];
  udongo.use(async (request, next) => {
    const response = await next(request);
    seen.push(response.status);
    return response;
  });
  server.answer(text('', 503), drop, json(page([])));
  await udongo.crops.list();
  expect(server.seen).toHaveLength(3);
  expect(seen).toEqual([200]);
});

test('it may read the body, and the call still gets it', async () => {
  let body: unknown;
  udongo.use(async (request, next) => {
    const response = await next(request);
    body = await response.clone().json();
    return response;
  });
  expect(await udongo.crops.list()).toEqual(body);
});

test('it may answer by itself, such as from a cache', async () => {
  udongo.use(() => Response.json(page([{ id: 1 }])));
  expect((await udongo.crops.list()).results).toEqual([{ id: 1 }]);
  expect(server.seen).toHaveLength(0);
});

test('it may send the call once more', async () => {
  udongo.use(async (request, next) => {
    const response = await next(request.clone());
    return response.status === 409 ? next(request) : response;
  });
  server.answer(json({ detail: 'Busy.' }, 409), json({ id: 8 }));
  expect(await udongo.profiles.patch(8, { address: 'Thika' })).toEqual({ id: 8 });
  expect(server.seen.map(({ body }) => body)).toEqual(['{"address":"Thika"}', '{"address":"Thika"}']);
});

test('what it throws fails the call as an ApiError that is logged once', async () => {
  const bug = new RangeError('Out of cache');
  udongo.use(() => {
    throw bug;
  });
  const error = await errorOf(udongo.crops.list());
  expect(error).toMatchObject({ operation: 'crops.list', status: 0, cause: bug });
  expect(reported).toEqual([error]);
});

test('what is no answer fails the call as an ApiError', async () => {
  // @ts-expect-error a middleware answers with a Response
  udongo.use(() => ({ ok: true }));
  expect(await errorOf(udongo.crops.list())).toBeInstanceOf(ApiError);
});

test('a middleware that hangs does not hold the caller who aborts', async () => {
  const controller = new AbortController();
  udongo.use(() => {
    controller.abort();
    return new Promise(() => {});
  });
  const call = udongo.crops.list({}, { signal: controller.signal });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('the name that it gives a request stands in the error, with an answer and without one', async () => {
  udongo.use(named);
  for (const answer of [drop, text('', 500), text('<html></html>')]) {
    server.answer(answer);
    expect((await errorOf(udongo.bookings.delete(7))).requestId).toBe('ours-1');
    expect(server.seen[0]?.headers['x-request-id']).toBe('ours-1');
  }
  server.answer(json({ detail: 'Not found.' }, 404, { 'X-Request-Id': 'theirs' }));
  expect((await errorOf(udongo.bookings.delete(7))).requestId).toBe('theirs');
});

test('a log hears of every failure once, with its operation', async () => {
  server.answer(text('', 503));
  const error = await errorOf(udongo.crops.list());
  expect(error.operation).toBe('crops.list');
  expect(reported).toEqual([error]);
});

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.catch((caught: unknown) => caught);
  if (!(error instanceof ApiError)) throw new Error('The call gave no ApiError', { cause: error });
  return error;
}
