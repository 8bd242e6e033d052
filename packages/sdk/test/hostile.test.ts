import { expect, test } from 'vitest';
import { fc, runs } from '../../../scripts/lib/testRuns.ts';
import { parseRetryAfter } from '../src/client/retryAfter.ts';
import {
  ApiError,
  createSession,
  createUdongo,
  describeError,
  fieldErrors,
  memoryStorage,
  type UdongoApi,
  type UdongoClient,
} from '../src/index.ts';
import { formatNumber, formatPhone, mediaUrl, parseKenyanPhone, toNumber } from '../src/values/index.ts';

type Call = (udongo: UdongoApi & UdongoClient) => Promise<unknown>;

/** One call of each basic shape of an answer. */
const calls = {
  'a page': (udongo) => udongo.crops.list(),
  'an object': (udongo) => udongo.bookings.get(7),
  nothing: (udongo) => udongo.bookings.delete(7),
  'a login': (udongo) => udongo.auth.login({ email: 'farmer@udongo.test', password: 'Farmer-pass-1' }),
  'a PDF': (udongo) => udongo.getPdf('/agric/report-pdf-generation/7'),
  'page after page': async (udongo) => {
    let count = 0;
    for await (const _ of udongo.crops.iterate()) if (++count === 1000) return;
  },
} satisfies Record<string, Call>;

const keys = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'detail',
    'message',
    'error',
    'non_field_errors',
    'results',
  ),
  fc.constantFrom('next', 'count', 'token', 'user', 'id', 'request_id', '0', '-1', '', '4294967296'),
  fc.string({ maxLength: 5 }),
);
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 6 },
    fc.constantFrom(null, true, 0, -0, 1e308, '', ' ', '<p>', 'Bearer', '\u0000', '\ud800', '\u202e'),
    fc.string(),
    fc.double(),
    fc.array(tie('json'), { maxLength: 5 }),
    fc.dictionary(keys, tie('json'), { maxKeys: 5 }),
  ),
}));
const bytes = (text: string) => new TextEncoder().encode(text);
const bodies = fc.oneof(
  json.map((value) => bytes(JSON.stringify(value) ?? '')),
  // Cut off anywhere, even in the middle of a character.
  fc.tuple(json, fc.nat(200)).map(([value, length]) => bytes(JSON.stringify(value) ?? '').slice(0, length)),
  fc.uint8Array({ maxLength: 200 }),
  fc.string().map(bytes),
  fc
    .constantFrom('<!doctype html><p>', '{"a":', '[', '\ufeff{}', '{"__proto__":{"polluted":true}}', '%PDF-')
    .map(bytes),
);
const headers = fc.dictionary(
  fc.constantFrom('Content-Type', 'Retry-After', 'X-Request-Id', 'Content-Length'),
  fc.constantFrom(
    'application/json',
    'text/html',
    '',
    '-1',
    '1e9',
    'soon',
    '999999999999999999999',
    'Thu, 01 Jan 1970 00:00:00 GMT',
  ),
);

test.each(Object.entries(calls))(
  'whatever answers a call for %s, it ends in one typed way',
  async (_, call) => {
    await fc.assert(
      fc.asyncProperty(bodies, fc.integer({ min: 200, max: 599 }), headers, async (body, status, sent) => {
        await outcomeOf(call, () => {
          const hasBody = ![204, 205, 304].includes(status);
          return new Response(hasBody ? body : null, { status, headers: sent });
        });
      }),
      { numRuns: runs(40, 5000) },
    );
    expect({}).not.toHaveProperty('polluted');
  },
);

const bodyBytes = runs(300_000, 2_000_000);
const huge: Record<string, () => string> = {
  'nested arrays': () => '['.repeat(bodyBytes / 2) + ']'.repeat(bodyBytes / 2),
  'nested arrays that never close': () => '['.repeat(bodyBytes),
  'nested objects': () => `${'{"a":'.repeat(bodyBytes / 6)}1${'}'.repeat(bodyBytes / 6)}`,
  'a list of texts': () => `[${'"m",'.repeat(bodyBytes / 4)}"m"]`,
  'a list of empty objects': () => `{"samples":[${'{},'.repeat(bodyBytes / 3)}{}]}`,
  'an object of many keys': () =>
    `{${Array.from({ length: bodyBytes / 10 }, (_, index) => `"${index}":0`).join()}}`,
  'one text': () => JSON.stringify({ detail: 'm'.repeat(bodyBytes) }),
  'one key': () => JSON.stringify({ ['k'.repeat(bodyBytes)]: ['m'] }),
  blanks: () => ' '.repeat(bodyBytes),
  'a page for browsers': () => `<html>${'<p>'.repeat(bodyBytes / 3)}`,
  digits: () => '9'.repeat(bodyBytes),
};

test.each(Object.entries(huge))('a huge body, %s, holds nobody up', async (_, make) => {
  const body = make();
  // The least cost on this machine; a reader that scanned the body again and again would take thousands of
  // times as long.
  const leastMs = await workOf(async () => JSON.parse(body));
  for (const status of [200, 400]) {
    const workMs = await workOf(async () => {
      const error = await outcomeOf(calls['a page'], () => new Response(body, { status }));
      expect(error?.message.length ?? 0).toBeLessThan(100_000);
    });
    expect(workMs).toBeLessThan(5000 + 10 * leastMs);
  }
});

test('whatever a cookie holds, nobody but the one who logged in is logged in', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          json.map((value) => JSON.stringify(value) ?? ''),
          fc.string(),
        ),
        { minLength: 4, maxLength: 4 },
      ),
      (texts) => {
        const storage = memoryStorage();
        ['user', 'user_id', 'token', 'login_status'].forEach((name, index) => {
          storage.write(`udongo-${name}`, texts[index] ?? '', 1);
        });
        const login = createSession({ storage }).get();
        if (login)
          expect(login.user).toEqual({
            id: expect.any(Number),
            name: expect.any(String),
            role: expect.any(String),
          });
      },
    ),
  );
});

test('whatever text they are given, the readers of values give what they promise', () => {
  const texts = fc.oneof(fc.string(), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(texts, (text) => {
      const startMs = workedMs();
      expect(parseKenyanPhone(text) ?? '+254712345678').toMatch(/^\+254[17]\d{8}$/);
      expect(Number.isFinite(toNumber(text) ?? 0)).toBe(true);
      expect(parseRetryAfter(text) ?? 0).toBeGreaterThanOrEqual(0);
      for (const written of [
        formatNumber(text),
        formatPhone(text),
        mediaUrl(text, 'https://media.example.com'),
      ])
        expect(typeof written).toBe('string');
      expect(workedMs() - startMs).toBeLessThan(1000);
    }),
    { examples: ['9', '(', ' '].map((letter) => [letter.repeat(1e5)]) },
  );
});

/**
 * The processor time of this process so far, in milliseconds, which other processes of the machine don't
 * affect.
 */
function workedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The processor time of a piece of work, in milliseconds; broken JSON is no failure of the work. */
async function workOf(work: () => Promise<unknown>): Promise<number> {
  const startMs = workedMs();
  await work().catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) throw error;
  });
  return workedMs() - startMs;
}

/**
 * Makes a call that gets this answer; fails unless the call is fulfilled or rejects with a whole `ApiError`.
 */
async function outcomeOf(call: Call, answer: () => Response): Promise<ApiError | undefined> {
  const session = createSession({ storage: memoryStorage() });
  const fetch = async () => answer();
  const udongo = createUdongo({ baseUrl: 'https://api.example.com', session, fetch, retries: 0 });
  const error: unknown = await call(udongo).then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (error === undefined) return undefined;
  if (!(error instanceof ApiError)) throw new Error('The call gave no ApiError', { cause: error });
  expect(session.get()).toBeNull();
  expect(describeError(error)?.message).toBe(error.message);
  expect(error.message).not.toBe('');
  for (const message of Object.values(fieldErrors(error))) expect(typeof message).toBe('string');
  return error;
}
