import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookingBody } from '../../../test/bookingBody.ts';
import { useBackend, type Who } from '../../../test/testBackend.ts';
import { bookings } from '../../db/schema.ts';

const backend = useBackend();
const list = async (query: string, as: Who = 'administrator') =>
  (await backend.call('GET', `/agric/soil-test-bookings?limit=100&${query}`, { as })).body;
const ids = (body: { results: { id: number }[] }) => body.results.map(({ id }) => id);

test('an administrator narrows bookings to a week of tests, both ends included', async () => {
  const body = await list(
    'soil_test_date_after=2026-11-18&soil_test_date_before=2026-11-23&ordering=soil_test_date',
  );
  const days = body.results.map(({ soil_test_date }: { soil_test_date: string }) => soil_test_date);
  expect(days).toEqual(['2026-11-18', '2026-11-20', '2026-11-23']);
});

test.each([
  ['agent=3', { agent: 3 }],
  ['county=42', { county: 42 }],
  ['farmer=1', { farmer: 1 }],
  ['test_type=microbial-analysis', { test_type: 'microbial-analysis' }],
  ['status=received', { status: 'received' }],
  ['payment=paid', { paid: true }],
  ['payment=canceled', { paid: false, canceled: true }],
  ['payment=unpaid', { paid: false, canceled: false }],
])('%s lists those bookings and no others', async (query, expected) => {
  const all = await list('');
  const fitting = all.results.filter((booking: Record<string, unknown>) =>
    Object.entries(expected).every(([key, value]) => booking[key] === value),
  );
  const found = await list(query);
  expect(ids(found)).toEqual(fitting.map(({ id }: { id: number }) => id));
  expect(found.count).toBe(fitting.length);
  expect(found.count).toBeGreaterThan(0);
  expect(found.count).toBeLessThan(all.count);
});

test('a search for a ward finds its bookings', async () => {
  const all = (await list('limit=200')).results.filter(({ ward }: { ward: string }) => ward === 'Sergoit');
  expect(all).not.toEqual([]);
  const found = await list('limit=200&search=sergoit&ordering=id');
  expect(ids(found)).toEqual(expect.arrayContaining(ids({ results: all })));
});

test('filters, search and scope hold together', async () => {
  const all = await list('payment=paid&test_type=complete-soil-analysis', 'agent');
  expect(all.count).toBeGreaterThan(0);
  const reached = ids(await list('', 'agent'));
  expect(ids(all).every((id) => reached.includes(id))).toBe(true);
  const found = await list('payment=paid&search=wanjiku', 'agent');
  expect(new Set(found.results.map(({ farmer }: { farmer: number }) => farmer))).toEqual(new Set([1]));
});

test.each([
  ['soil_test_date_after=18.11.2026', 'soil_test_date_after', 'Enter a valid date.'],
  ['soil_test_date_before=2026-02-30', 'soil_test_date_before', 'Enter a valid date.'],
  ['status=lost', 'status', 'Select a valid choice. lost is not one of the available choices.'],
  ['payment=Paid', 'payment', 'Select a valid choice. Paid is not one of the available choices.'],
  ['test_type=x', 'test_type', 'Select a valid choice. x is not one of the available choices.'],
  ['agent=me', 'agent', 'Select a valid choice. That choice is not one of the available choices.'],
  ['id_after=x', 'id_after', 'Select a valid choice. That choice is not one of the available choices.'],
])('%s is refused by name', async (query, name, message) => {
  const { status, body } = await backend.call('GET', `/agric/soil-test-bookings?${query}`, { as: 'agent' });
  expect([status, body]).toEqual([400, { [name]: [message] }]);
});

test.each(['id', '-id', 'name', '-name', 'status', '-created_on', 'soil_test_date,name'])(
  'an export ordered by %s follows the ids and meets every booking once',
  async (ordering) => {
    const whole = await list(`ordering=${ordering}`);
    const seen = ids(whole).slice(0, 4);
    for (let last = seen.at(-1); last !== undefined; ) {
      const { body } = await backend.call(
        'GET',
        `/agric/soil-test-bookings?ordering=${ordering}&limit=4&id_after=${last}`,
        { as: 'administrator' },
      );
      seen.push(...ids(body));
      last = body.next ? Number(new URL(body.next).searchParams.get('id_after')) : undefined;
      expect(body.count).toBe(body.next ? 5 : body.results.length);
    }
    expect(seen).toEqual(ids(whole));
  },
);

test('an export goes on after a booking that was deleted meanwhile, when it is ordered by id', async () => {
  const path = '/agric/soil-test-bookings/';
  const { body } = await backend.call('POST', path, {
    as: 'administrator',
    body: bookingBody({ farmer: 1 }),
  });
  await backend.call('DELETE', `${path}${body.id}/`, { as: 'administrator' });
  expect((await list(`ordering=-id&id_after=${body.id}`)).results).not.toEqual([]);
  const { status, body: refused } = await backend.call('GET', `${path}?ordering=name&id_after=${body.id}`, {
    as: 'administrator',
  });
  expect([status, refused]).toEqual([
    400,
    { id_after: [`Invalid pk "${body.id}" - object does not exist.`] },
  ]);
});

test("an agent can't feel their way along by a booking out of their reach", async () => {
  const { status } = await backend.call('GET', '/agric/soil-test-bookings?ordering=name&id_after=5', {
    as: 'agent',
  });
  expect(status).toBe(400);
});

test('the count of all bookings stays right through inserts, deletes, refusals and many small changes', async () => {
  const rows = async () => backend.db.inTransaction((db) => db.$count(bookings));
  const count = async () => (await list('limit=1')).count;
  expect(await count()).toBe(await rows());
  const body = bookingBody({ farmer: 1 });
  const { body: made } = await backend.call('POST', '/agric/soil-test-bookings/', {
    as: 'administrator',
    body,
  });
  await backend.call('POST', '/agric/soil-test-bookings/', {
    as: 'administrator',
    body: bookingBody({ farmer: 1 }),
  });
  await backend.call('DELETE', `/agric/soil-test-bookings/${made.id}/`, { as: 'administrator' });
  await backend.db.inTransaction((db) =>
    db.execute(sql`do $$
      declare made uuid;
      begin
        for turn in 1..120 loop
          insert into booking_uuids values (gen_random_uuid(), '', now()) returning uuid into made;
          insert into bookings (uuid, name, phone_no, soil_test_date, test_type, farming_type, created_on, updated_on, promised_from)
            select made, name, phone_no, soil_test_date, test_type, farming_type, created_on, updated_on, promised_from
            from bookings where id = 1;
          if turn % 3 = 0 then delete from bookings where uuid = made; end if;
        end loop;
      end $$`),
  );
  await expect(
    backend.db.inTransaction(async (db) => {
      await db.delete(bookings).where(eq(bookings.paid, false));
      throw new Error('stop');
    }),
  ).rejects.toThrow('stop');
  expect(await count()).toBe(await rows());
  const kept = await backend.db.inTransaction((db) => db.execute(sql`select id from row_count_changes`));
  expect((kept as unknown as { rows: unknown[] }).rows.length).toBeLessThan(110);
});

test('an agent finds no booking by an email address that they do not read', async () => {
  const body = bookingBody({ email: 'hidden77@udongo.test', agent: 1 });
  const { body: made } = await backend.call('POST', '/agric/soil-test-bookings/', { body });
  const search = async (as: Who, words: string) =>
    (await backend.call('GET', `/agric/soil-test-bookings?search=${words}`, { as })).body.results.map(
      ({ id }: { id: number }) => id,
    );
  expect(await search('agent', made.code)).toEqual([made.id]);
  expect(await search('agent', 'hidden77')).toEqual([]);
  expect(await search('administrator', 'hidden77')).toEqual([made.id]);
});
