import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  ApiError,
  createSession,
  createUdongo,
  memoryStorage,
  type UdongoApi,
  type UdongoClient,
} from '../src/index.ts';
import { drop, hang, json, type ScriptedServer, startScriptedServer, text } from './scriptedServer.ts';

let server: ScriptedServer;
let foreign: ScriptedServer;
beforeAll(async () => {
  server = await startScriptedServer();
  foreign = await startScriptedServer();
});
afterAll(() => Promise.all([server.close(), foreign.close()]));

const pdf = text('%PDF-1.7', 200, { 'Content-Type': 'application/pdf' });
const token = 'secret-token';

test('the token goes to the own server with a PDF, by path and by address', async () => {
  const { udongo } = connect();
  for (const address of ['/reports/7.pdf', 'reports/7.pdf', `${server.baseUrl}/reports/7.pdf?v=2`]) {
    server.answer(pdf);
    await udongo.getPdf(address);
    expect(server.seen[0]?.url).toMatch(/^\/reports\/7\.pdf/);
    expect(server.seen[0]?.headers.authorization).toBe(`Bearer ${token}`);
  }
});

test('no address takes the token to another server', async () => {
  const { udongo } = connect();
  const { host } = new URL(foreign.baseUrl);
  for (const address of [
    foreign.baseUrl,
    `${foreign.baseUrl}/reports/7.pdf`,
    foreign.baseUrl.replace('http', 'HTTP'),
    `http://${new URL(server.baseUrl).host}@${host}/7.pdf`,
    `//${host}/7.pdf`,
    `@${host}/7.pdf`,
    `.${host}/7.pdf`,
    `\\\\${host}\\7.pdf`,
    `/\\${host}/7.pdf`,
  ]) {
    server.answer(pdf);
    foreign.answer(pdf);
    await udongo.getPdf(address).catch(() => undefined);
    expect(foreign.seen.map(({ headers }) => headers.authorization).filter(Boolean)).toEqual([]);
  }
});

test('a redirect to another server leaves the token behind', async () => {
  const { udongo } = connect();
  foreign.answer(pdf);
  server.answer(text('', 302, { Location: foreign.baseUrl.replace('127.0.0.1', 'localhost') }));
  await udongo.getPdf('/reports/7.pdf').catch(() => undefined);
  expect(foreign.seen.every(({ headers }) => headers.authorization === undefined)).toBe(true);
});

test('whatever goes wrong, neither token, password nor query stands in an address, a log or an error', async () => {
  const logged: unknown[] = [];
  const log = vi.spyOn(console, 'error').mockImplementation((...args) => logged.push(args));
  const { udongo, reported } = connect();
  const own = { Authorization: `Bearer ${token}\n` };
  const failing: (() => Promise<unknown>)[] = [
    () => udongo.bookings.list({ search: 'Wanjiku' }),
    () => udongo.bookings.list({ search: 'Wanjiku' }, { timeoutMs: 30 }),
    () => udongo.bookings.list({}, { headers: own }),
    () => udongo.auth.login({ email: 'farmer@udongo.test', password: 'secret-password' }),
    () => udongo.getPdf(`${server.baseUrl}/7.pdf?signature=secret-signature#secret-hash`),
    () => udongo.getPdf('/7.pdf?signature=\nsecret-signature'),
    () => udongo.getPdf('http://user:secret-password@[/'),
    () => connect(`http://user:secret-password@${new URL(server.baseUrl).host}`).udongo.crops.list(),
  ];
  for (const answer of [drop, text('', 500), text('<html>'), json({ detail: 'No.' }, 400), hang]) {
    server.answer(answer);
    for (const call of failing) {
      if (answer === hang && call !== failing[1]) continue;
      const error: unknown = await call().then(
        () => undefined,
        (caught: unknown) => caught,
      );
      expect(error).toBeInstanceOf(ApiError);
      expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/secret-|Wanjiku/);
      expect(JSON.stringify(error)).not.toMatch(/secret-|Wanjiku/);
    }
    expect(server.seen.map(({ url }) => url).join()).not.toMatch(/secret-(token|password)/);
  }
  expect(reported.length).toBeGreaterThan(20);
  expect(inspect(reported, { depth: 9 })).not.toMatch(/secret-|Wanjiku/);
  expect(logged).toEqual([]);
  log.mockRestore();
});

test('a log of a refused call repeats no name or phone of its answer', async () => {
  const { udongo, reported } = connect();
  const body = {
    phone_no: ['+254712345678 belongs to Wanjiku.'],
    booking: { name: 'Wanjiku', phone_no: '+254712345678' },
  };
  for (const status of [400, 409, 500]) {
    server.answer(json(body, status));
    await udongo.bookings.list().catch(() => undefined);
  }
  expect(reported).toMatchObject([
    { status: 400, body, fieldErrors: { phone_no: '+254712345678 belongs to Wanjiku.' } },
    { status: 409, body },
    { status: 500, body },
  ]);
  expect(JSON.stringify(reported)).toContain('"operation":"bookings.list"');
  expect(JSON.stringify(reported)).not.toMatch(/Wanjiku|254712345678/);
  // The message of a 400 is the server's text for the person; the other errors have a text of this package.
  expect(inspect(reported.slice(1), { depth: 9 })).not.toMatch(/Wanjiku|254712345678/);
  expect(inspect({ ...Object(reported[0]) }, { depth: 9 })).not.toMatch(/Wanjiku|254712345678/);
});

function connect(baseUrl = server.baseUrl): { udongo: UdongoApi & UdongoClient; reported: unknown[] } {
  const session = createSession({ storage: memoryStorage() });
  session.set({
    token,
    user: {
      id: 8,
      username: 'farmer',
      email: 'farmer@udongo.test',
      full_name: 'Wanjiku Kariuki',
      is_superuser: false,
      is_agent: false,
      is_farmer: true,
      farmer: 1,
      agent: null,
      profile: { phone_number: '', address: '', county: null },
    },
  });
  const reported: unknown[] = [];
  const onError = (error: unknown) => reported.push(error);
  return { udongo: createUdongo({ baseUrl, session, retries: 0, onError }), reported };
}
