import { describe, expect, test } from 'vitest';
import { bookingBody } from '../../../test/bookingBody.ts';
import { useBackend, type Who } from '../../../test/testBackend.ts';

const backend = useBackend();
const list = async (as: Who, query = '') =>
  (await backend.call('GET', `/agric/soil-test-bookings?limit=100&${query}`, { as })).body;
const idsOf = ({ results }: { results: { id: number }[] }) => results.map(({ id }) => id);

test('a farmer sees their own bookings, whoever made them', async () => {
  expect(idsOf(await list('farmer'))).toEqual([1, 11, 16, 25]);
});

test('an agent sees the bookings of the farmers they referred and those they made', async () => {
  expect(idsOf(await list('agent'))).toEqual([1, 3, 6, 9, 11, 14, 16, 17, 19, 20, 24, 25]);
  expect(idsOf(await list('otherAgent'))).toEqual([5, 12, 21]);
});

test('an administrator sees all', async () => {
  const body = await list('administrator', 'fields=id,name,soil_test_date&ordering=-soil_test_date');
  expect(body.count).toBe(25);
  expect(body.results[0]).toEqual({ id: 25, name: 'Wanjiku Kariuki', soil_test_date: '2026-12-20' });
});

test.each([
  ['UD-1007', [7]],
  ['ud-1007', [7]],
  ['nekesa', [17]],
  ['0722 000 103', [6]],
  ['0733', [20, 22]],
  ['karanja.thuo@', [22]],
  ['Kimilili Sikhendu', [17]],
  ['nobody', []],
])('the search for %s finds %j', async (search, expected) => {
  expect(idsOf(await list('administrator', `search=${encodeURIComponent(search)}`))).toEqual(expected);
});

test('a search stays within the caller’s reach', async () => {
  expect(idsOf(await list('farmer', 'search=nekesa'))).toEqual([]);
});

test('a booking is read in the fields that are asked for', async () => {
  const { body } = await backend.call('GET', '/agric/soil-test-bookings/16?fields=id,notes,samples,taste', {
    as: 'farmer',
  });
  expect(Object.keys(body).sort()).toEqual(['id', 'notes', 'samples']);
});

test('whoever holds the link reads the state of a booking, and nothing about the person', async () => {
  const { body: booking } = await backend.call('POST', '/agric/soil-test-bookings/', {
    as: 'farmer',
    body: bookingBody({ farmer: 1 }),
  });
  const { status, body } = await backend.call(
    'GET',
    `/agric/soil-test-bookings-uuid/${booking.uuid.toUpperCase()}`,
  );
  expect(status).toBe(200);
  expect(body).toEqual({
    uuid: booking.uuid,
    code: booking.code,
    status: 'booked',
    soil_test_date: '2026-12-01',
    test_type: 'complete-soil-analysis',
    county: 22,
    county_name: 'Kiambu',
    no_of_samples: 1,
    balance_due: '6500.00',
    paid: false,
    canceled: false,
    share_results: false,
    shares_with: ['Mavuno Agrovet'],
    status_changes: [{ status: 'booked', changed_on: '2026-11-20' }],
    due_on: '2026-12-01',
    new_due_on: null,
    refunds: [],
    moves: [],
    rejected_samples: [],
    questions: [],
  });
});

test.each(['5eed0000-0000-4000-8000-000000000099', 'abc', '16'])('%s names no booking', async (uuid) => {
  const { status, body } = await backend.call('GET', `/agric/soil-test-bookings-uuid/${uuid}`);
  expect([status, body]).toEqual([404, { detail: 'Not found.' }]);
});

describe('whoever holds the links of several bookings', () => {
  const list = (query: string, as: Who = 'anonymous') =>
    backend.call('GET', `/agric/soil-test-bookings-uuid?${query}`, { as });
  const seeded = (number: number) => `5eed0000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const uuidsOf = (body: { results: { uuid: string }[] }) => body.results.map(({ uuid }) => uuid).sort();

  test('reads the public state of each, and of no other', async () => {
    const asked = [seeded(3), seeded(1).toUpperCase(), seeded(3), seeded(999), 'nonsense', ''].join(',');
    const { status, body } = await list(`uuid=${asked}`);
    expect([status, body.count, uuidsOf(body)]).toEqual([200, 2, [seeded(1), seeded(3)]]);
    const alone = await backend.call('GET', `/agric/soil-test-bookings-uuid/${seeded(3)}`);
    expect(body.results).toContainEqual(alone.body);
    expect(JSON.stringify(body)).not.toMatch(/name"?:"[^"]*Wanjiku|\+254|@/);
  });

  test('reads nothing without a link, whoever they are', async () => {
    expect((await list('')).body).toMatchObject({ count: 0, results: [] });
    expect((await list('', 'administrator')).body.count).toBe(0);
  });

  test('reads them page by page and by field', async () => {
    const uuid = Array.from({ length: 12 }, (_, index) => seeded(index + 1)).join(',');
    const first = (await list(`uuid=${uuid}&fields=uuid`)).body;
    const second = (await list(`uuid=${uuid}&fields=uuid&page=2`)).body;
    expect([first.count, first.total_pages, first.results.length, second.results.length]).toEqual([
      12, 2, 10, 2,
    ]);
    expect(first.results[0]).toEqual({ uuid: expect.any(String) });
    expect((await list(`uuid=${uuid}&page=3`)).status).toBe(404);
  });

  test('asks for at most 50 at once', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => seeded(index + 1)).join(',');
    expect((await list(`uuid=${many(50)}`)).status).toBe(200);
    const { status, body } = await list(`uuid=${many(51)}`);
    expect([status, Object.keys(body)]).toEqual([400, ['uuid']]);
  });
});
