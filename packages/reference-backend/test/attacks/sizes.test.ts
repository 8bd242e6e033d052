import { expect, test } from 'vitest';
import { fc, runs } from '../../../../scripts/lib/testRuns.ts';
import { defaultOptions } from '../../src/Dependencies.ts';
import { type Issue, invalid } from '../../src/validation/issues.ts';
import { bookingBody, sampleBody } from '../bookingBody.ts';
import { cropBody, discountBody, farmerBody } from '../recordBodies.ts';
import { useBackend, type Who } from '../testBackend.ts';

/** Requests that are large where nobody expects it: each costs about what its bytes cost, and none breaks the server. */

const plenty = { times: 1_000_000, windowMs: 60_000 };
const names = Object.keys(defaultOptions.limits);
const limits = Object.fromEntries(names.map((name) => [name, plenty])) as typeof defaultOptions.limits;
const backend = useBackend({ limits });

interface Attack {
  title: string;
  as: Who;
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  /** JSON of the body that repeats a part this many times. */
  body?: (times: number) => string;
  query?: (times: number) => string;
}

const list = (times: number, item: string) => `[${Array.from({ length: times }, () => item).join()}]`;
const withField = (body: object, field: string, json: string) =>
  `${JSON.stringify(body).slice(0, -1)},${JSON.stringify(field)}:${json}}`;
const bookings = '/agric/soil-test-bookings';
const create = { as: 'anonymous', method: 'POST', path: `${bookings}/` } as const;
const asAdministrator = { as: 'administrator', method: 'POST' } as const;
const read = { as: 'administrator', method: 'GET' } as const;

const attacks: Attack[] = [
  {
    ...asAdministrator,
    title: 'wrong test types',
    path: '/agric/discounts/',
    body: (times) => withField(discountBody(), 'test_types', list(times, '"none"')),
  },
  { ...create, title: 'nested lists', body: (times) => '['.repeat(times) + ']'.repeat(times) },
  {
    ...create,
    title: 'nested objects',
    body: (times) => withField(bookingBody(), 'notes', `${'{"a":'.repeat(times)}1${'}'.repeat(times)}`),
  },
  {
    ...create,
    title: 'samples that are wrong in every field',
    body: (times) => withField(bookingBody(), 'samples', list(times, '{"soil_type":1,"other_crops":[[]]}')),
  },
  {
    ...create,
    title: 'samples that are no objects',
    body: (times) => withField(bookingBody(), 'samples', list(times, '7')),
  },
  {
    ...create,
    title: 'unknown crops',
    body: (times) => withField(bookingBody(), 'crops', list(times, '987654')),
  },
  {
    ...create,
    title: 'fields that nobody knows',
    body: (times) => `{${Array.from({ length: times }, (_, index) => `"x${index}":1`).join()}}`,
  },
  {
    ...create,
    title: 'a key that is repeated',
    body: (times) => `{${'"name":"a",'.repeat(times)}"name":"a"}`,
  },
  { ...create, title: 'escaped quotes without an end', body: (times) => `{"notes":"${'\\"'.repeat(times)}` },
  {
    ...create,
    title: 'a long text for a choice',
    body: (times) => JSON.stringify(bookingBody({ test_type: 'x'.repeat(times) })),
  },
  {
    ...create,
    title: 'a long number',
    body: (times) =>
      JSON.stringify(bookingBody({ samples: [sampleBody({ size_of_land: '9'.repeat(times) })] })),
  },
  {
    ...create,
    title: 'a long phone number',
    body: (times) => JSON.stringify(bookingBody({ phone_no: '0 ('.repeat(times) })),
  },
  {
    ...asAdministrator,
    title: 'a long e-mail address',
    path: '/agric/farmers/',
    body: (times) => JSON.stringify(farmerBody({ email: `${'a.'.repeat(times)}@a.b` })),
  },
  {
    ...asAdministrator,
    title: 'a long bound',
    path: '/agric/crops/',
    body: (times) => JSON.stringify(cropBody({ n_low: `${'0'.repeat(times)}1x` })),
  },
  {
    ...asAdministrator,
    title: 'origins that are none',
    path: '/agric/partner-keys/',
    body: (times) => withField({ name: 'Site' }, 'allowed_origins', list(times, '"https://a.example/x"')),
  },
  {
    ...read,
    title: 'a repeated ordering',
    path: bookings,
    query: (times) => `ordering=${'name,'.repeat(times)}id`,
  },
  {
    ...read,
    title: 'an ordering that turns',
    path: bookings,
    query: (times) => `ordering=${'id,-id,'.repeat(times)}`,
  },
  {
    ...read,
    title: 'a repeated ordering from a record on',
    path: bookings,
    query: (times) => `id_after=3&ordering=${'code,name,'.repeat(times)}id`,
  },
  {
    ...read,
    title: 'repeated fields',
    path: bookings,
    query: (times) => `fields=${'id,'.repeat(times)}name`,
  },
  {
    ...read,
    title: 'a parameter many times',
    path: bookings,
    query: (times) => 'ordering=id&fields=id&'.repeat(times),
  },
  {
    ...read,
    title: 'a search of many words',
    path: bookings,
    query: (times) => `search=${'ab+'.repeat(times)}`,
  },
];

async function answer({ as, method, path, body, query }: Attack, times: number): Promise<number> {
  const headers = new Headers(body && { 'Content-Type': 'application/json' });
  if (as !== 'anonymous') headers.set('Authorization', `Bearer ${await backend.token(as)}`);
  const address = `http://api.test${path}${query ? `?${query(times)}` : ''}`;
  const sent = new Request(address, { method, headers, ...(body && { body: body(times) }) });
  return (await backend.send(sent, { tolerated: true })).status;
}

/** A body of 1 MB is refused before it is read; no host lets a longer address through than 16 KB. */
const most = ({ body }: Attack) => (body ? 60_000 : 1500);

test.each(attacks.map((attack) => [attack.title, attack] as const))(
  '%s, however many, break nothing',
  async (_, attack) => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: most(attack) }), async (times) => {
        expect(await answer(attack, times)).toBeLessThan(500);
      }),
      { numRuns: runs(4, 100), examples: [[1], [65], [1001], [most(attack)]] },
    );
  },
);

test.each(attacks.map((attack) => [attack.title, attack] as const))(
  '%s: sixteen times as many take at most as much longer',
  async (_, attack) => {
    const measure = async (times: number) => {
      const durations: number[] = [];
      for (let run = 0; run < 3; run += 1) {
        const start = performance.now();
        await answer(attack, times);
        durations.push(performance.now() - start);
      }
      return Math.min(...durations);
    };
    const few = await measure(most(attack) / 16);
    // Work that grows with the square takes 256 times as long, and took 7 seconds. The margin is for a busy machine.
    expect(await measure(most(attack))).toBeLessThan(16 * few * 3 + 500);
  },
);

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const tooDeep = 'The request body is nested deeper than 64 levels.';
const tooLong = 'The request body has a list or an object of more than 1000 items.';

test.each([
  ['64 levels', nested(64), undefined],
  ['65 levels', nested(65), tooDeep],
  ['65 levels of one key', `{"a":${nested(64)}}`, tooDeep],
  ['a list of 1,000 items', list(1000, '1'), undefined],
  ['a list of 1,001 items', list(1001, '1'), tooLong],
  ['1,001 keys', `{${list(1001, '"a":1').slice(1, -1)}}`, tooLong],
  ['brackets and commas in a text', JSON.stringify({ notes: '[,'.repeat(1001) }), undefined],
])('%s: too many are refused before anything reads them', async (_, body, detail) => {
  const headers = { 'Content-Type': 'application/json' };
  const sent = new Request(`http://api.test${create.path}`, { method: 'POST', headers, body });
  const answer = await backend.send(sent, { tolerated: true });
  expect([answer.status, answer.body.detail]).toEqual([400, detail]);
});

test('errors are grouped in one look at each of them', () => {
  let looks = 0;
  const count = 5000;
  const issues = Array.from(
    { length: count },
    (_, index): Issue => ({
      get path() {
        looks += 1;
        return ['samples', index, 'soil_type'];
      },
      message: 'Wrong.',
    }),
  );
  invalid(issues, { samples: count });
  expect(looks).toBeLessThan(4 * count);
});
