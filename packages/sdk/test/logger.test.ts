import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { crops } from '../src/generated/table.ts';
import {
  type BookingRequest,
  createClient,
  createLog,
  createSession,
  createUdongo,
  type LogFacts,
  type Logger,
  type LogOptions,
  memoryStorage,
  type UdongoOptions,
} from '../src/index.ts';
import { drop, hang, json, page, type ScriptedServer, startScriptedServer, text } from './scriptedServer.ts';

let server: ScriptedServer;
let lines: { level: string; message: string; facts: LogFacts }[];
beforeAll(async () => {
  server = await startScriptedServer();
});
afterAll(() => server.close());
beforeEach(() => {
  lines = [];
});

const write = (level: string) => (message: string, facts: LogFacts) => lines.push({ level, message, facts });
const logger: Logger = {
  debug: write('debug'),
  info: write('info'),
  warn: write('warn'),
  error: write('error'),
};
const connect = (options: Partial<UdongoOptions & LogOptions> = {}) =>
  createUdongo({ baseUrl: server.baseUrl, backoffMs: 1, logger, logLevel: 'debug', ...options });
const told = () => lines.map(({ level, message }) => `${level}: ${message}`);

test('a log tells the start, the repeats and the end of a call', async () => {
  server.answer(text('', 503), json(page([]), 200, { 'X-Request-Id': 'theirs' }));
  await connect().crops.list({ search: 'maize', limit: 5 });
  expect(told()).toEqual([
    'debug: crops.list started',
    'info: crops.list repeated',
    'info: crops.list 200 succeeded',
  ]);
  const call = { operation: 'crops.list', method: 'GET', path: '/agric/crops' };
  expect(lines.map(({ facts }) => facts)).toEqual([
    { ...call, fields: ['search', 'limit'] },
    { ...call, attempt: 2, pauseMs: expect.toSatisfy(Number.isInteger) },
    { ...call, status: 200, requestId: 'theirs', durationMs: expect.any(Number) },
  ]);
});

test.each([
  ['refusals are warnings', json({}, 400), 'warn: counties.list 400 refused'],
  ['failures of the server are errors', text('', 500), 'error: counties.list 500 failed'],
  ['a broken connection is an error', drop, 'error: counties.list 0 network'],
  ['no answer in time is an error', hang, 'error: counties.list 0 timeout'],
])('%s', async (_, answer, line) => {
  server.answer(answer);
  await connect({ retries: 0, timeoutMs: 200, logLevel: 'info' })
    .counties.list()
    .catch(() => undefined);
  expect(told()).toEqual([line]);
});

test.each([
  ['debug', 7],
  ['info', 4],
  ['warn', 2],
  ['error', 1],
  ['off', 0],
  [undefined, 2],
] as const)('the level %s writes %d lines of a refusal, a success and a failure', async (logLevel, count) => {
  const udongo = connect({ logLevel, retries: 1 });
  server.answer(json({}, 404), json({ id: 7 }), text('', 503), text('', 500));
  await udongo.crops.get(7).catch(() => undefined);
  await udongo.crops.get(7);
  await udongo.crops.list().catch(() => undefined);
  expect(lines).toHaveLength(count);
});

test('without a logger nothing is written, until a level asks the console for it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.answer(json({}, 404));
  await createUdongo({ baseUrl: server.baseUrl })
    .crops.get(7)
    .catch(() => undefined);
  expect(warn).not.toHaveBeenCalled();
  await createUdongo({ baseUrl: server.baseUrl, logLevel: 'warn' })
    .crops.get(7)
    .catch(() => undefined);
  expect(warn.mock.calls[0]?.[0]).toBe('crops.get 404 refused');
  warn.mockRestore();
});

test('a client of picked resources takes a log', async () => {
  server.answer(json(page([])));
  const log = createLog({ logger, logLevel: 'info' });
  await createClient({ baseUrl: server.baseUrl, log }, { crops }).crops.list();
  expect(told()).toEqual(['info: crops.list 200 succeeded']);
});

test('a log tells the end of a call that was aborted', async () => {
  server.answer(hang);
  await connect()
    .crops.list({}, { signal: AbortSignal.abort() })
    .catch(() => undefined);
  expect(told()).toEqual(['debug: crops.list started', 'info: crops.list aborted']);
  expect(lines[1]?.facts.durationMs).toBeTypeOf('number');
});

test('a logger that takes the facts first, as pino does, has them with a function around it', async () => {
  const written: unknown[] = [];
  const pino = { info: (facts: object, message: string) => written.push({ ...facts, msg: message }) };
  const info = (message: string, facts: LogFacts) => pino.info(facts, message);
  server.answer(json(page([])));
  await connect({ logger: { debug: info, info, warn: info, error: info }, logLevel: 'info' }).crops.list();
  expect(written).toMatchObject([{ msg: 'crops.list 200 succeeded', operation: 'crops.list', status: 200 }]);
});

test('a logger that throws changes no call', async () => {
  server.answer(json(page([])));
  const throwing = () => {
    throw new Error('The disk is full');
  };
  const broken: Logger = { debug: throwing, info: throwing, warn: throwing, error: throwing };
  expect(await connect({ logger: broken }).crops.list()).toEqual(page([]));
});

const booking: BookingRequest = {
  soil_test_date: '2099-01-15',
  test_type: 'microbial-analysis',
  farming_type: 'mixed',
  name: 'secret-name',
  phone_no: '+254700000001',
  notes: 'secret-notes',
  samples: [],
};

test('no password, token, PIN, cookie or personal data is in the log, whatever happens', async () => {
  const session = createSession({ storage: memoryStorage() });
  const udongo = connect({ session, retries: 0, timeoutMs: 200 });
  server.answer(
    json(
      { token: 'secret-token', user: { id: 8, email: 'secret@udongo.test', full_name: 'secret-name' } },
      200,
      {
        'Set-Cookie': 'session=secret-cookie',
      },
    ),
  );
  await udongo.auth.login({ email: 'secret@udongo.test', password: 'secret-password' });
  const headers = { 'X-Api-Key': 'secret-key' };
  const calls: (() => Promise<unknown>)[] = [
    () => udongo.bookings.create(booking, { headers }),
    () => udongo.farmers.bulkCreate([{ full_name: 'secret-name' }] as never),
    () => udongo.bookings.list({ search: 'secret-name' }),
    () => udongo.bookings.getByUuid('secret-uuid'),
    () => udongo.account.verifyPhone({ code: 'secret-pin' } as never),
    () => udongo.auth.confirmPasswordReset({ token: 'secret-reset', password: 'secret-password' } as never),
    () => udongo.getPdf(`${server.baseUrl}/secret-report.pdf?signature=secret-signature`),
    () => udongo.bookings.get('secret-id/..' as never, {}, { headers: { 'X-Bad': 'secret\n' } }),
  ];
  const echo = {
    detail: 'secret-detail',
    phone_no: ['+254700000001 is taken by secret-name'],
    token: 'secret-token',
  };
  for (const answer of [
    json(echo),
    json(echo, 400),
    json(echo, 500),
    text('<html>secret-page'),
    drop,
    hang,
  ]) {
    server.answer(answer);
    for (const call of calls) await call().catch(() => undefined);
  }
  await udongo.auth.logout();
  expect(lines.length).toBeGreaterThan(90);
  expect(inspect(lines, { depth: 9, maxArrayLength: null })).not.toMatch(/secret|Bearer|254700000001/);
  expect(lines.flatMap(({ facts }) => facts.fields ?? [])).toEqual(
    expect.arrayContaining(['password', 'phone_no', 'full_name', 'search']),
  );
});
