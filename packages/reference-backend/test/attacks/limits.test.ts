import { expect, test } from 'vitest';
import { defaultOptions } from '../../src/Dependencies.ts';
import { bookingBody, sampleBody } from '../bookingBody.ts';
import { type BodyText, declaredOperations, textsOf } from '../contract.ts';
import { farmerBody, soilSampleBody } from '../recordBodies.ts';
import { useBackend, type Who } from '../testBackend.ts';

/** Limits to how much one person can fill the database, or find out by asking often. */

const limit = { times: 3, windowMs: 60_000 };
const backend = useBackend({
  limits: {
    ...defaultOptions.limits,
    bookingsByAccount: limit,
    duplicateQuestionsByAccount: limit,
    importRowsByAccount: limit,
    wrongDiscountCodesByAccount: limit,
  },
});
const path = '/agric/soil-test-bookings/';
const post = (as: Who, to: string, body: object) => backend.call('POST', to, { as, body });
const times = async (count: number, ask: () => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await ask()).status);
  return statuses;
};

test('one account books so often, others go on, and the answer says when again', async () => {
  expect(await times(4, () => post('farmer', path, bookingBody()))).toEqual([201, 201, 201, 429]);
  const { headers } = await post('farmer', path, bookingBody());
  expect(headers.get('retry-after')).toBe('60');
  expect((await post('otherFarmer', path, bookingBody())).status).toBe(201);
});

test('one account asks so often whether a farmer is registered', async () => {
  expect(await times(4, () => post('agent', '/agric/farmers/', farmerBody()))).toEqual([201, 201, 201, 429]);
});

test('one account checks and sends so many rows of imports, by row and not by call', async () => {
  const rows = (count: number) => Array.from({ length: count }, () => farmerBody());
  const sent = await post('otherAgent', '/agric/bulk-create/farmers/', rows(2));
  expect(sent.status).toBe(201);
  const check = (count: number) => post('otherAgent', '/agric/bulk-create/farmers/check/', rows(count));
  expect((await check(2)).status).toBe(429);
  // A refused request is not counted.
  expect((await check(1)).status).toBe(200);
  expect((await check(1)).status).toBe(429);
  expect((await post('administrator', '/agric/bulk-create/farmers/check/', rows(3))).status).toBe(200);
});

test('one account guesses so many discount codes, on whatever way, and good ones are free', async () => {
  const made = await post('otherAgent', path, bookingBody({ farmer: 9, discount_code: 'MAVUNO25' }));
  expect(made.status).toBe(201);
  const body = { ...made.body, discount_code: 'GUESS' };
  const guess = () => backend.call('PUT', `${path}${made.body.id}/`, { as: 'otherAgent', body });
  expect(await times(4, guess)).toEqual([400, 400, 400, 429]);
});

/**
 * Texts that are not stored. `partner_key` only claims the credit for a booking, which is made all the same; `version` is compared before
 * the rest is read, and a creation ignores it.
 */
const notStored: readonly (string | number)[] = ['partner_key', 'version'];

/** Longer ones are no number for Django REST Framework, which has words of its own for them. */
const decimalLength = 1000;

const withTexts = declaredOperations
  // A check says the same in an answer that is no refusal.
  .filter(({ operationId }) => !operationId.endsWith('.bulkCheck'))
  .map((operation) => ({
    ...operation,
    texts: textsOf(operation).filter(({ way }) => !way.some((name) => notStored.includes(name))),
  }))
  // A path that nobody can guess names nothing here.
  .filter(({ path, texts }) => texts.length > 0 && !/\{(reference|uuid)\}/.test(path));

test('the texts of the contract are looked at', () => {
  const ways = withTexts.flatMap(({ operationId, texts }) => texts.map(({ way }) => [operationId, ...way]));
  expect(ways).toContainEqual(['bookings.create', 'samples', 0, 'sample_notes']);
  expect(ways.length).toBeGreaterThan(60);
});

test.each(withTexts)('$method $path refuses each text that is too long', async ({ method, path, texts }) => {
  const body = texts.some(({ way }) => way[0] === 0) ? [] : {};
  for (const each of texts) put(body, each.way, tooLong(each));
  const isOfVisitors = path.includes('/auth/') && !/[/](change-password$|second-factor[/])/.test(path);
  const as = isOfVisitors ? 'anonymous' : 'administrator';
  const answer = await backend.call(method, path.replace('{id}', '1'), { as, body });
  expect(answer.status).toBe(400);
  for (const { way, maxLength } of texts)
    expect(reach(answer.body, way), way.join('.')).toEqual([
      maxLength === decimalLength
        ? 'String value too large.'
        : `Ensure this field has no more than ${maxLength} characters.`,
    ]);
});

/** Too long, and nothing else is wrong with it. */
function tooLong({ way, maxLength }: BodyText): string {
  const field = String(way.findLast((key) => typeof key === 'string'));
  const known = maxLength === decimalLength ? shapes.decimal : undefined;
  const named = Object.entries(shapes).find(([name]) => field.includes(name))?.[1];
  const [start, filling, end] = known ?? named ?? ['a', 'a', 'a'];
  return start + filling.repeat(maxLength + 1 - start.length - end.length) + end;
}

const shapes = {
  phone: ['0712', ' ', '345678'],
  email: ['a', 'a', '@udongo.test'],
  url: ['https://mavuno.example/', 'a', ''],
  origins: ['https://mavuno.example/', 'a', ''],
  decimal: ['0', '0', '1'],
} as const;

function put(target: object, [key = '', ...rest]: BodyText['way'], value: string): void {
  const made = typeof rest[0] === 'number' ? [] : {};
  const child: object = Reflect.get(target, key) ?? made;
  Reflect.set(target, key, rest.length > 0 ? child : value);
  if (rest.length > 0) put(child, rest, value);
}

/** Finds the error of a field in a refusal; for a list of texts there is one error, or one for each. */
function reach(refusal: unknown, way: BodyText['way']): unknown {
  return way.reduce<unknown>(
    (node, key, index) => (Array.isArray(node) && index === way.length - 1 ? node : Object(node)[key]),
    refusal,
  );
}

test('the texts of a booking are at most 20 KB together, also sample by sample', async () => {
  const samples = (count: number) =>
    Array.from({ length: count }, () =>
      sampleBody({ sample_location: 'Plot', sample_notes: 'ü'.repeat(1000) }),
    );
  const refusal = {
    non_field_errors: ['The texts of this booking are too long: at most 20 KB together. Shorten the notes.'],
  };
  const refused = await post('anonymous', path, bookingBody({ samples: samples(11) }));
  expect([refused.status, refused.body]).toEqual([400, refusal]);
  const { body } = await post('anonymous', path, bookingBody({ samples: samples(10) }));
  const sample = soilSampleBody({ booking: body.id, sample_notes: 'x'.repeat(500) });
  const added = await post('administrator', '/agric/soil-test-samples/', sample);
  expect([added.status, added.body]).toEqual([400, refusal]);
});
