import { expect, test } from 'vitest';
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

test('a search stays within the asker’s reach', async () => {
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
    status_changes: [{ status: 'booked', changed_on: '2026-11-20' }],
    due_on: '2026-12-01',
    new_due_on: null,
    rejected_samples: [],
  });
});

test.each(['5eed0000-0000-4000-8000-000000000099', 'abc', '16'])('%s names no booking', async (uuid) => {
  const { status, body } = await backend.call('GET', `/agric/soil-test-bookings-uuid/${uuid}`);
  expect([status, body]).toEqual([404, { detail: 'Not found.' }]);
});
