import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseLine, parseResource } from '../src/client/Operation.ts';
import { wholeTable } from '../src/generated/wholeTable.ts';
import { idempotencyKeys } from '../src/idempotency/index.ts';
import {
  type BookingRequest,
  createSession,
  createUdongo,
  memoryStorage,
  type UdongoOptions,
} from '../src/index.ts';
import { drop, json, page, type ScriptedServer, startScriptedServer, text } from './scriptedServer.ts';

let server: ScriptedServer;
beforeAll(async () => {
  server = await startScriptedServer();
});
afterAll(() => server.close());
beforeEach(() => server.answer(json({ id: 1 }, 201)));

const booking: BookingRequest = {
  soil_test_date: '2099-01-15',
  test_type: 'microbial-analysis',
  farming_type: 'mixed',
  samples: [],
};

function connect(options: Partial<UdongoOptions> = {}) {
  return createUdongo({ baseUrl: server.baseUrl, timeoutMs: 10_000, backoffMs: 1, ...options });
}
function connectWithKeys(options?: Partial<UdongoOptions>) {
  const udongo = connect(options);
  udongo.use(idempotencyKeys());
  return udongo;
}
const keysSeen = () => server.seen.map(({ headers }) => headers['idempotency-key']);

test('every kind of write is repeated under the key of its call', async () => {
  const udongo = connectWithKeys();
  for (const write of [
    () => udongo.contact.create({ name: 'Njeri', email: 'n@udongo.test', message: 'Hello' }),
    () => udongo.counties.update(22, { name: 'Kiambu' }),
    () => udongo.profiles.patch(8, { address: 'Thika' }),
    () => udongo.bookings.delete(7),
  ]) {
    server.answer(text('', 503), drop, json({ id: 8 }, 200));
    await write();
    const [first, ...others] = keysSeen();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(others).toEqual([first, first]);
    expect(new Set(server.seen.map(({ body }) => body)).size).toBe(1);
  }
});

test('an upload is repeated byte for byte', async () => {
  const form = new FormData();
  form.set('file', new Blob(['loam'], { type: 'image/png' }), 'loam.png');
  server.answer(drop, json({ id: 3 }, 201));
  await connectWithKeys().media.create(form);
  expect(server.seen).toHaveLength(2);
  expect(server.seen[1]).toEqual(server.seen[0]);
});

test('two calls have two keys, and one that the caller chose stays', async () => {
  const udongo = connectWithKeys();
  const call = () => udongo.counties.create({ name: 'Kiambu' });
  server.answer(json({ id: 1 }, 201), json({ id: 2 }, 201), json({ id: 3 }, 201));
  await call();
  await call();
  await udongo.counties.create({ name: 'Kiambu' }, { headers: { 'idempotency-key': 'a-key-of-the-caller' } });
  const [first, second, third] = keysSeen();
  expect(first).not.toBe(second);
  expect(third).toBe('a-key-of-the-caller');
});

test('a read gets no key; a call can be told not to repeat', async () => {
  const udongo = connectWithKeys();
  server.answer(json(page([])));
  await udongo.counties.list();
  expect(keysSeen()).toEqual([undefined]);
  server.answer(text('', 503));
  await expect(udongo.counties.create({ name: 'Kiambu' }, { retries: 0 })).rejects.toThrow();
  expect(server.seen).toHaveLength(1);
});

test('a booking keeps its uuid and a login gets no key', async () => {
  const udongo = connectWithKeys({
    retryCreates: true,
    session: createSession({ storage: memoryStorage() }),
  });
  server.answer(drop, json({ id: 26 }, 201));
  await udongo.bookings.create(booking);
  expect(keysSeen()).toEqual([undefined, undefined]);
  expect(JSON.parse(server.seen[1]?.body ?? '').uuid).toMatch(/^[0-9a-f-]{36}$/);
  server.answer(drop);
  await expect(udongo.auth.login({ email: 'a@udongo.test', password: 'x' })).rejects.toThrow();
  expect(keysSeen()).toEqual([undefined]);
});

test('a service that is not known to take keys never sees one', async () => {
  const udongo: unknown = connect({ retryCreates: true, retries: 0 });
  for (const [resource, table] of wholeTable.split('\n').map(parseLine)) {
    for (const { verb, answers, path } of parseResource(resource, table)) {
      server.answer(json(answers === 'page' ? page([]) : answers === 'list' ? [] : { id: 1 }));
      const ids = (path.match(/\{/g) ?? []).map(() => 1);
      await Object(udongo)
        [resource][verb](...ids, {})
        .catch(() => undefined);
      expect(keysSeen(), `${resource}.${verb}`).toEqual([undefined]);
    }
  }
});
