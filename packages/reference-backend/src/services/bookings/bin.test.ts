import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookingBody } from '../../../test/bookingBody.ts';
import { useBackend, type Who } from '../../../test/testBackend.ts';
import { queryRows } from '../../db/queryRows.ts';
import { emptyBin } from '../platform/bin.ts';

const backend = useBackend();
const bookingsPath = '/agric/soil-test-bookings/';
const restore = (as: Who, kind: string, record: number) =>
  backend.call('POST', '/utils/bin/restore/', { as, body: { kind, record } });
const listed = async () => (await backend.call('GET', '/utils/bin', { as: 'administrator' })).body.results;
const books = () =>
  backend.db.inSnapshot((db) =>
    queryRows(
      db,
      sql`select account, sum(amount) as total from (
            select source as account, -amount as amount from ledger_postings
            union all select destination, amount from ledger_postings) moved group by account order by account`,
    ),
  );

async function book(as: Who, fields: Record<string, unknown> = {}) {
  const { body, status } = await backend.call('POST', bookingsPath, { as, body: bookingBody(fields) });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
}

test('a deleted booking comes back with its id, code, samples, notices and price, and counts nowhere before', async () => {
  const created = await book('farmer', {
    discount_code: 'karibu10',
    agent: 1,
    test_type: 'basic-macro-nutrients-analysis',
  });
  const path = `${bookingsPath}${created.id}/`;
  const { body: before } = await backend.call('GET', path, { as: 'farmer' });
  const withIt = await books();
  const count = async () =>
    (await backend.call('GET', `${bookingsPath}?search=${created.code}`, { as: 'administrator' })).body.count;
  const linked = () =>
    backend.db.inSnapshot((db) =>
      queryRows(db, sql`select id from notifications where booking_id = ${created.id} order by id`),
    );
  const notices = await linked();
  expect(notices).not.toEqual([]);

  expect((await backend.call('DELETE', path, { as: 'farmer' })).status).toBe(204);
  expect(await count()).toBe(0);
  expect(await books()).not.toEqual(withIt);
  expect(await listed()).toContainEqual(
    expect.objectContaining({
      kind: 'booking',
      record: created.id,
      name: `${created.code}, ${created.name}`,
    }),
  );

  expect((await restore('farmer', 'booking', created.id)).status).toBe(204);
  const { body: after } = await backend.call('GET', path, { as: 'farmer' });
  expect({ ...after, updated_on: before.updated_on }).toEqual(before);
  expect(await books()).toEqual(withIt);
  expect(await linked()).toEqual(notices);
  expect(await listed()).toEqual([]);
  expect((await restore('farmer', 'booking', created.id)).status).toBe(404);
});

test('the questions of its status page are there again', async () => {
  const { id, uuid } = await book('farmer');
  const body = { name: 'Wanjiku', email: '', message: 'When do you come?', booking_uuid: uuid };
  expect((await backend.call('POST', '/contact/', { body })).status).toBe(201);
  await backend.call('DELETE', `${bookingsPath}${id}/`, { as: 'farmer' });
  await restore('farmer', 'booking', id);
  const { questions } = (await backend.call('GET', `/agric/soil-test-bookings-uuid/${uuid}`)).body;
  expect(questions).toMatchObject([{ message: 'When do you come?' }]);
});

test('only administrators restore what somebody else deleted, and the bin is for them alone', async () => {
  const { id } = await book('agent');
  await backend.call('DELETE', `${bookingsPath}${id}/`, { as: 'administrator' });
  expect((await restore('agent', 'booking', id)).status).toBe(404);
  expect((await restore('anonymous', 'booking', id)).status).toBe(401);
  expect((await backend.call('GET', '/utils/bin', { as: 'agent' })).status).toBe(403);
  expect((await restore('administrator', 'booking', id)).status).toBe(204);
});

test('a farmer in the bin leaves their phone number and email address free; restored, their account is theirs again', async () => {
  const as = 'administrator';
  const body = {
    user: {
      full_name: 'Nekesa Barasa',
      email: 'nekesa@udongo.test',
      profile: { phone_number: '0712345911', county: 22, address: 'Bungoma' },
    },
  };
  const { body: first } = await backend.call('POST', '/agric/farmers/', { as, body });
  const verify = () =>
    backend.db.inTransaction((db) =>
      db.execute(sql`update users set email_verified_on = now() where email = 'nekesa@udongo.test'`),
    );
  await verify();
  const path = (id: number) => `/agric/farmers/${id}/`;
  expect((await backend.call('DELETE', path(first.id), { as })).status).toBe(204);
  const { body: second, status } = await backend.call('POST', '/agric/farmers/', { as, body });
  expect(status).toBe(201);
  await verify();
  const refused = await restore(as, 'farmer', first.id);
  expect(refused).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('somebody else has its email address or phone number now') },
  });
  expect(await listed()).toContainEqual(expect.objectContaining({ kind: 'farmer', name: 'Nekesa Barasa' }));

  await backend.call('DELETE', path(second.id), { as });
  expect((await restore(as, 'farmer', first.id)).status).toBe(204);
  expect((await backend.call('GET', path(first.id), { as })).body).toMatchObject({
    id: first.id,
    user: { full_name: 'Nekesa Barasa' },
  });
});

test('what was deleted 30 days ago is removed for good, and not a day before', async () => {
  const { id } = await book('agent');
  await backend.call('DELETE', `${bookingsPath}${id}/`, { as: 'agent' });
  const emptyAfter = (days: number) =>
    emptyBin({ db: backend.db, clock: () => new Date(backend.clock.now.getTime() + days * 86_400_000) });
  await emptyAfter(29);
  expect(await listed()).toContainEqual(expect.objectContaining({ record: id }));
  await emptyAfter(30);
  expect(await listed()).toEqual([]);
});

test('a booking that was deleted before bookings had a ward comes back without one', async () => {
  const { id } = await book('farmer', { ward: 'Ndeiya' });
  expect((await backend.call('DELETE', `${bookingsPath}${id}/`, { as: 'farmer' })).status).toBe(204);
  await backend.db.inTransaction((db) =>
    db.execute(
      sql`update bin set rows = rows #- '{0,rows,0,ward}' where kind = 'booking' and record = ${id}`,
    ),
  );
  expect((await restore('farmer', 'booking', id)).status).toBe(204);
  expect((await backend.call('GET', `${bookingsPath}${id}/`, { as: 'farmer' })).body.ward).toBe('');
});

test('a deleted booking does not bring back a use of its code that somebody else has taken', async () => {
  const code = { code: 'ONCE', percentage: '100', max_uses: 1 };
  await backend.call('POST', '/agric/discounts/', { as: 'administrator', body: code });
  const { id } = await book('farmer', { discount_code: 'ONCE' });
  await backend.call('DELETE', `${bookingsPath}${id}/`, { as: 'farmer' });
  const other = await book('farmer', { discount_code: 'ONCE' });
  expect(await restore('farmer', 'booking', id)).toMatchObject({
    status: 409,
    body: { detail: 'This cannot be restored: its discount code has no use left.' },
  });
  await backend.call('DELETE', `${bookingsPath}${other.id}/`, { as: 'farmer' });
  expect((await restore('farmer', 'booking', id)).status).toBe(204);
  expect((await restore('farmer', 'booking', other.id)).status).toBe(409);
});

test('a booking comes back although its code, its collector and who moved it are gone', async () => {
  const { body: made } = await backend.call('POST', '/agric/discounts/', {
    as: 'administrator',
    body: { code: 'GONE', percentage: '10' },
  });
  const { id } = await book('farmer', { discount_code: 'GONE' });
  const [person] = await backend.db.inTransaction(async (db) => {
    const people = await queryRows<{ id: number }>(
      db,
      sql`insert into users (username, email, full_name, password_hash, is_active, created_on, updated_on)
          values ('left@udongo.test', 'left@udongo.test', 'Left', '', true, now(), now()) returning id`,
    );
    await db.execute(sql`update bookings set collector_id = ${people[0]?.id} where id = ${id}`);
    await db.execute(
      sql`insert into booking_moves (booking_id, status, from_date, asked_date, created_on, created_by_id, decided_by_id)
          values (${id}, 'declined', '2026-12-01', '2026-12-02', now(), ${people[0]?.id}, ${people[0]?.id})`,
    );
    return people;
  });
  await backend.call('DELETE', `${bookingsPath}${id}/`, { as: 'farmer' });
  expect((await backend.call('DELETE', `/agric/discounts/${made.id}/`, { as: 'administrator' })).status).toBe(
    204,
  );
  await backend.db.inTransaction((db) => db.execute(sql`delete from users where id = ${person?.id}`));
  expect((await restore('farmer', 'booking', id)).status).toBe(204);
  const { body } = await backend.call('GET', `${bookingsPath}${id}/`, { as: 'farmer' });
  expect(body).toMatchObject({ discount_code: 'GONE', collector: null, moves: [{ status: 'declined' }] });
});
