import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { bookingBody } from '../../../../test/bookingBody.ts';
import { useBackend, userIds, type Who } from '../../../../test/testBackend.ts';
import { startOfTests } from '../../../../test/testClock.ts';
import { queryRows } from '../../../db/queryRows.ts';
import { demoPasswords } from '../../../seed/people.ts';
import { reachPerson } from '../../messages/notifications/reachPerson.ts';
import { runDueJob } from '../../platform/jobs/runJobs.ts';
import { deleteExpired } from '../deleteExpired.ts';
import { carryOutDataRequests } from './carryOutDataRequests.ts';

const backend = useBackend();
// Logins would expire after some of the waits.
beforeEach(() => {
  backend.clock.now = startOfTests;
});
const path = '/users/data-requests/';
const dayMs = 86_400_000;
const ask = (as: Who, body: object) => backend.call('POST', path, { as, body });
const list = async (as: Who, query = '') =>
  (await backend.call('GET', `/users/data-requests?limit=50${query}`, { as })).body.results;
const readCopy = (as: Who, id: number, language = 'en') =>
  backend.call('GET', `${path}${id}/export?language=${language}`, { as });
const carryOut = () => carryOutDataRequests({ db: backend.db, clock: () => backend.clock.now }, reachPerson);
/** Lets the days of a deletion pass, of which the person is reminded. */
const waitForDeletion = async () => {
  passDays(5);
  await carryOut();
  passDays(2);
  await carryOut();
};
const passDays = (days: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + days * dayMs);
};
const query = <Row extends object>(statement: ReturnType<typeof sql>) =>
  backend.db.inTransaction((db) => queryRows<Row>(db, statement));

/** Lists the tables in which a text is still to be read. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await query<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await query(
      sql`select 1 from ${sql.identifier(name)} as kept where strpos(to_jsonb(kept)::text, ${text}) > 0 limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test('a farmer asks for a copy, reads it when it is made, and loses it after 7 days', async () => {
  const { status, body: asked } = await ask('farmer', { kind: 'export' });
  expect([status, asked]).toEqual([
    201,
    expect.objectContaining({ state: 'asked', user: userIds.farmer, name: 'Wanjiku Kariuki' }),
  ]);
  expect((await readCopy('farmer', asked.id)).status).toBe(409);
  expect((await ask('farmer', { kind: 'export' })).status).toBe(409);
  await carryOut();
  const [ready] = await list('farmer');
  expect(ready).toMatchObject({ id: asked.id, state: 'ready' });
  const { body: copy } = await readCopy('farmer', asked.id);
  expect(copy.data.users).toMatchObject([{ id: 8, email: 'farmer@udongo.test' }]);
  expect(Object.keys(copy.data)).toEqual(
    expect.arrayContaining(['bookings', 'samples', 'payments', 'messages', 'notifications', 'tokens']),
  );
  expect(Object.keys(copy.data.users[0])).not.toContain('password_hash');
  expect(Object.keys(copy.data.tokens[0])).not.toContain('token_hash');
  expect(JSON.stringify(copy.data.bookings)).not.toMatch(/uuid|search_text/);
  expect(copy.html).toContain('Your bookings');
  expect(copy.html).toContain('<dt>Ward</dt><dd>Ndumberi</dd>');
  expect((await readCopy('farmer', asked.id, 'sw')).body.html).toContain('Miadi yako');
  expect((await ask('farmer', { kind: 'export' })).body.detail).toMatch(/tomorrow/);

  passDays(8);
  await deleteExpired({ db: backend.db, clock: () => backend.clock.now });
  expect((await readCopy('farmer', asked.id)).status).toBe(409);
  expect((await list('farmer'))[0]).toMatchObject({ state: 'done' });
});

test('nobody sees or touches somebody else’s request or copy', async () => {
  const { body: asked } = await ask('farmer', { kind: 'export' });
  await carryOut();
  for (const who of ['otherFarmer', 'agent', 'technician'] as const) {
    expect(await list(who)).toEqual([]);
    expect((await readCopy(who, asked.id)).status).toBe(404);
    expect((await backend.call('POST', `${path}${asked.id}/withdraw/`, { as: who })).status).toBe(404);
  }
  expect((await readCopy('anonymous', asked.id)).status).toBe(401);
  // Administrators see that it was asked for, and not what is in it.
  expect(await list('administrator')).toContainEqual(expect.objectContaining({ id: asked.id }));
  expect(await list('administrator', '&mine=true')).toEqual([]);
  expect((await readCopy('administrator', asked.id)).status).toBe(404);
  expect((await ask('farmer', { kind: 'export', farmer: 2 })).body).toEqual({
    farmer: ['Only an administrator can ask for somebody else.'],
  });
});

test('a copy is not to be read after the logout', async () => {
  const [ready] = (await list('farmer')).filter(({ state }: { state: string }) => state === 'ready');
  const login = { email: 'farmer@udongo.test', password: demoPasswords['farmer@udongo.test'] };
  const { token } = (await backend.call('POST', '/users/auth/login/', { body: login })).body;
  const headers = { Authorization: `Bearer ${token}` };
  const read = () => backend.call('GET', `${path}${ready.id}/export`, { headers });
  expect((await read()).status).toBe(200);
  await backend.call('POST', '/users/auth/logout/', { headers });
  expect((await read()).status).toBe(401);
});

test('markup in a name stays text in the readable copy', async () => {
  await backend.call('PATCH', `/users/account/profiles/${userIds.otherFarmer}/`, {
    as: 'otherFarmer',
    body: { full_name: '<script>alert("x")</script>', address: '"><img src=x onerror=alert(1)>' },
  });
  const { body: asked } = await ask('otherFarmer', { kind: 'export' });
  await carryOut();
  const { html, data } = (await readCopy('otherFarmer', asked.id)).body;
  expect(data.users[0].full_name).toBe('<script>alert("x")</script>');
  expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
  expect(html).not.toMatch(/<script|<img/);
});

test('contact messages of an address that nobody has verified are in nobody’s copy', async () => {
  await backend.call('POST', '/utils/contact-messages/', {
    body: { name: 'Somebody', email: 'somebody@else.test', message: 'My secret' },
  });
  await query(
    sql`update users set email = 'somebody@else.test', email_verified_on = null where id = ${userIds.otherFarmer}`,
  );
  passDays(2);
  const { body: asked } = await ask('otherFarmer', { kind: 'export' });
  await carryOut();
  expect(JSON.stringify((await readCopy('otherFarmer', asked.id)).body)).not.toContain('My secret');
});

test('an administrator answers a correction, and the person reads the answer', async () => {
  expect((await ask('farmer', { kind: 'correction' })).body).toEqual({ text: ['This field is required.'] });
  const { body: asked } = await ask('farmer', { kind: 'correction', text: 'My name is Wanjikũ.' });
  const answer = (body: object, as: Who = 'administrator') =>
    backend.call('POST', `${path}${asked.id}/answer/`, { as, body });
  expect((await answer({ state: 'done', answer: 'Done.' }, 'farmer')).status).toBe(403);
  expect((await answer({ state: 'done', answer: 'We corrected it.' })).status).toBe(200);
  expect((await answer({ state: 'refused', answer: 'No.' })).status).toBe(409);
  expect((await list('farmer'))[0]).toMatchObject({ state: 'done', answer: 'We corrected it.' });
});

const password = demoPasswords['farmer@udongo.test'];
const ownBooking = async () => {
  const [found] = await query<{ id: number }>(
    sql`select min(id) as id from bookings where farmer_id = 1 and status = 'report_ready'`,
  );
  return found?.id ?? 0;
};

test('a deletion needs the password, and can be withdrawn for 7 days', async () => {
  expect((await ask('farmer', { kind: 'deletion' })).body).toEqual({ password: ['This field is required.'] });
  expect((await ask('farmer', { kind: 'deletion', password: 'stolen' })).body).toEqual({
    password: ['Wrong password.'],
  });
  await query(sql`update bookings set status = 'booked' where id = ${await ownBooking()}`);
  expect((await ask('farmer', { kind: 'deletion', password })).body.detail).toMatch(/still under way/);
  await query(sql`update bookings set status = 'report_ready' where farmer_id = 1 and status <> 'canceled'`);
  await query(sql`update refunds set status = 'declined' where status in ('requested', 'approved')`);
  const { body: asked } = await ask('farmer', { kind: 'deletion', password });
  expect(asked).toMatchObject({ state: 'cooling_off' });
  expect(Date.parse(asked.cooling_off_until)).toBe(backend.clock.now.getTime() + 7 * dayMs);
  passDays(6.9);
  await carryOut();
  const { body: withdrawn } = await backend.call('POST', `${path}${asked.id}/withdraw/`, { as: 'farmer' });
  expect(withdrawn.state).toBe('withdrawn');
  passDays(1);
  await carryOut();
  expect((await backend.call('GET', '/users/account/view', { as: 'farmer' })).status).toBe(200);
});

test('a booking that was made while the deletion waited stops it, and says so', async () => {
  const { body: asked } = await ask('farmer', { kind: 'deletion', password });
  const reported = await ownBooking();
  await query(sql`update bookings set status = 'booked' where id = ${reported}`);
  await waitForDeletion();
  expect((await list('farmer'))[0]).toMatchObject({ id: asked.id, state: 'refused' });
  await query(sql`update bookings set status = 'report_ready' where id = ${reported}`);
});

const told = async () =>
  (await backend.sendMessages()).map(({ kind, channel, recipient, status }) => [
    kind,
    channel,
    recipient,
    status,
  ]);
const byBoth = (kind: string) => [
  [kind, 'sms', '+254712345678', 'sent'],
  [kind, 'email', 'farmer@udongo.test', 'sent'],
];
const readNotices = async (language: string) => {
  const { body } = await backend.call(
    'GET',
    `/utils/notifications?limit=50&ordering=-id&language=${language}`,
    {
      as: 'farmer',
    },
  );
  return body.results.map(({ kind, title, message }: Record<string, string>) => [kind, title, message]);
};

test('a person who turned all messages off is told of a copy, by every way', async () => {
  await backend.sendMessages();
  passDays(20);
  const profile = `/users/account/profiles/${userIds.farmer}/`;
  await query(sql`update tokens set expires_on = expires_on + interval '1 year'`);
  await backend.call('PATCH', profile, { as: 'farmer', body: { notify_by: [] } });
  expect((await ask('farmer', { kind: 'export' })).status).toBe(201);
  await carryOut();
  expect(await told()).toEqual([...byBoth('data_asked'), ...byBoth('data_ready')]);
  expect((await readNotices('en')).slice(0, 2)).toEqual([
    ['data_request', 'The copy of your data is ready', expect.stringMatching(/until \d+ December 2026\.$/)],
    ['data_request', 'Your request about your data', expect.stringMatching(/by \d+ December 2026\.$/)],
  ]);
  await backend.call('PATCH', profile, { as: 'farmer', body: { notify_by: ['email', 'sms'] } });
});

test('a refusal and a correction say why, in the language of the person', async () => {
  await query(sql`update users set language = 'sw' where id = ${userIds.farmer}`);
  const { body: asked } = await ask('farmer', { kind: 'correction', text: 'My county.' });
  await backend.sendMessages();
  await backend.call('POST', `${path}${asked.id}/answer/`, {
    as: 'administrator',
    body: { state: 'refused', answer: 'Hatujui kaunti yako.' },
  });
  const [sms, mail] = await backend.sendMessages();
  expect(sms?.text).toContain(
    'hatuwezi kurekebisha taarifa zako ulivyoomba. Sababu: http://localhost:5173/account',
  );
  expect(mail).toMatchObject({ subject: 'Taarifa zako hazikurekebishwa' });
  expect(mail?.text).toContain('Hatujui kaunti yako.');

  const { body: again } = await ask('farmer', { kind: 'correction', text: 'My ward.' });
  await backend.call('POST', `${path}${again.id}/answer/`, {
    as: 'administrator',
    body: { state: 'done', answer: 'Tumeandika kata yako.' },
  });
  const messages = (await backend.sendMessages()).map(({ kind, text }) => [kind, text]);
  expect(messages).toContainEqual(['data_corrected', expect.stringContaining('Tumeandika kata yako.')]);
});

test('a deletion is announced two days before, and one that work stops says why', async () => {
  const { body: asked } = await ask('farmer', { kind: 'deletion', password });
  await backend.sendMessages();
  passDays(4.9);
  await carryOut();
  expect(await told()).toEqual([]);
  passDays(0.2);
  await Promise.all([carryOut(), carryOut()]);
  await carryOut();
  expect(await told()).toEqual(byBoth('deletion_soon'));
  const reported = await ownBooking();
  await query(sql`update bookings set status = 'booked' where id = ${reported}`);
  passDays(2);
  await carryOut();
  expect(await told()).toEqual(byBoth('data_refused'));
  expect((await readNotices('sw'))[0]).toEqual([
    'data_request',
    'Taarifa zako hazikufutwa',
    'Kuna miadi ambayo bado inaendelea. Ighairi au subiri ripoti yake, kisha omba kufutwa tena.',
  ]);
  expect((await list('farmer'))[0]).toMatchObject({ id: asked.id, state: 'refused' });
  await query(sql`update bookings set status = 'report_ready' where id = ${reported}`);
  await query(sql`update users set language = 'en' where id = ${userIds.farmer}`);
});

test('a withdrawn deletion is not announced, not even by a message that waited', async () => {
  const { body: asked } = await ask('farmer', { kind: 'deletion', password });
  await backend.sendMessages();
  passDays(5);
  await carryOut();
  await backend.call('POST', `${path}${asked.id}/withdraw/`, { as: 'farmer' });
  expect((await told()).map(([kind, , , status]) => [kind, status])).toEqual(
    Array(2).fill(['deletion_soon', 'skipped']),
  );
});

test('a deletion whose time passed while no server ran is announced, and waits for a day', async () => {
  const { body: asked } = await ask('farmer', { kind: 'deletion', password });
  passDays(10);
  await carryOut();
  await carryOut();
  const [waiting] = await list('farmer');
  expect(waiting).toMatchObject({ id: asked.id, state: 'cooling_off' });
  expect(Date.parse(waiting.cooling_off_until)).toBe(backend.clock.now.getTime() + dayMs);
  expect((await told()).map(([kind]) => kind)).toContain('deletion_soon');
  await backend.call('POST', `${path}${asked.id}/withdraw/`, { as: 'farmer' });
});

test('agents and staff whom histories name are told why they are not deleted', async () => {
  const of = (email: string) => demoPasswords[email];
  expect((await ask('agent', { kind: 'deletion', password: of('agent@udongo.test') })).body.detail).toMatch(
    /Agents are named/,
  );
  expect(
    (await ask('technician', { kind: 'deletion', password: of('technician@udongo.test') })).body.detail,
  ).toMatch(/Staff are named/);
});

test('a deletion leaves bookings, readings and the books, and nothing that says whose they were', async () => {
  const counted = () =>
    query(sql`select (select count(*) from bookings)::int as bookings, (select count(*) from samples)::int as samples,
      (select count(*) from payment_documents)::int as documents, (select sum(amount) from ledger_postings)::int as postings,
      (select sum(ph) from samples)::float as ph`);
  // A deleted booking in the bin goes for good.
  const { body: deleted } = await backend.call('POST', '/agric/soil-test-bookings/', {
    as: 'farmer',
    body: bookingBody({ name: 'Wanjiku Kariuki', phone_no: '0712 345 678', soil_test_date: '2027-01-20' }),
  });
  await backend.call('DELETE', `/agric/soil-test-bookings/${deleted.id}/`, { as: 'farmer' });
  const before = await counted();
  const reported = await ownBooking();
  await backend.call('POST', '/contact/', {
    as: 'farmer',
    body: { name: 'Wanjiku Kariuki', email: 'farmer@udongo.test', message: 'My plot is behind the mill' },
  });
  expect(await tablesWith('behind the mill')).toEqual(['contact_messages', 'notifications']);
  const placesInReports = () =>
    query<{ place: string }>(
      sql`select result ->> 'sample_location' as place from reports, jsonb_array_elements(snapshot -> 'results') result
          where booking_id = ${reported} and result ->> 'sample_location' <> ''`,
    );
  expect(await placesInReports()).not.toEqual([]);
  await ask('farmer', { kind: 'deletion', password });
  await waitForDeletion();
  expect((await tablesWith('712345678')).sort()).toEqual(['messages']);
  expect((await backend.sendMessages()).filter(({ kind }) => kind === 'data_deleted')).toMatchObject([
    { channel: 'sms', recipient: '', status: 'sent', booking_id: null, user_id: null, name: '' },
    { channel: 'email', recipient: '', status: 'sent', booking_id: null, user_id: null, name: '' },
  ]);
  expect(await tablesWith('712345678')).toEqual([]);
  expect(await tablesWith('farmer@udongo.test')).toEqual([]);
  expect(await tablesWith('behind the mill')).toEqual([]);
  expect(await placesInReports()).toEqual([]);
  // The audit log keeps who did what until its own time is over.
  expect(await tablesWith('Wanjiku Kariuki')).toEqual(['audit_entries']);
  expect(await counted()).toEqual(before);
  expect((await backend.call('GET', '/users/account/view', { as: 'farmer' })).status).toBe(401);
  const login = { email: 'farmer@udongo.test', password };
  expect((await backend.call('POST', '/users/auth/login/', { body: login })).status).toBe(400);
  expect((await backend.call('GET', '/agric/farmers/1', { as: 'administrator' })).status).toBe(404);
  const booking = (
    await backend.call('GET', `/agric/soil-test-bookings/${reported}`, { as: 'administrator' })
  ).body;
  expect(booking).toMatchObject({ name: '—', phone_no: '', farmer: null });
});

test('an administrator does both for a visitor who is known by a booking', async () => {
  const { body: booked } = await backend.call('POST', '/agric/soil-test-bookings/', {
    body: bookingBody({ name: 'Mgeni Mwema', phone_no: '0733 000 277', soil_test_date: '2027-01-20' }),
  });
  const { body: asked } = await ask('administrator', { kind: 'export', booking: booked.id });
  expect(asked).toMatchObject({ user: null, booking: booked.id, name: 'Mgeni Mwema' });
  await carryOut();
  const texts = (await backend.sendMessages()).map(({ recipient, text }) => [recipient, text]);
  expect(texts).toContainEqual([
    '+254733000277',
    expect.stringMatching(/Mgeni, the copy of your data is ready until .*: http:\/\/localhost:5173\/contact/),
  ]);
  const { data } = (await readCopy('administrator', asked.id)).body;
  expect(data.bookings).toMatchObject([{ id: booked.id, phone_no: '+254733000277' }]);
  expect(data.users).toBeUndefined();

  await query(sql`update bookings set status = 'canceled', canceled = true where id = ${booked.id}`);
  // An administrator typed it for them, too.
  const { body: typed } = await backend.call('POST', '/agric/soil-test-bookings/', {
    as: 'administrator',
    body: bookingBody({ name: 'Mgeni Mwema', phone_no: '+254733000277', soil_test_date: '2027-01-20' }),
  });
  await query(sql`update bookings set status = 'canceled', canceled = true where id = ${typed.id}`);
  await ask('administrator', { kind: 'deletion', booking: booked.id });
  const deleted = await backend.call('DELETE', `/agric/soil-test-bookings/${booked.id}/`, {
    as: 'administrator',
  });
  expect([deleted.status, deleted.body.detail]).toEqual([
    409,
    'A request about the data of this person is open. Close it first, then delete.',
  ]);
  await waitForDeletion();
  await backend.sendMessages();
  expect(await tablesWith('733000277')).toEqual([]);
  expect(await tablesWith('Mgeni Mwema')).toEqual([]);
  expect((await ask('administrator', { kind: 'export', booking: booked.id })).status).toBe(409);
});

test('an administrator asks for a farmer without a login only', async () => {
  expect((await ask('administrator', { kind: 'export', farmer: 999 })).status).toBe(400);
  await query(
    sql`update users set password_hash = 'x' where id = (select user_id from farmers where id = 3)`,
  );
  expect((await ask('administrator', { kind: 'export', farmer: 3 })).status).toBe(409);
  await query(sql`update users set password_hash = '' where id = (select user_id from farmers where id = 3)`);
  expect((await ask('administrator', { kind: 'export', farmer: 3 })).status).toBe(201);
});

test('several processes carry out a request once', async () => {
  const { body: asked } = await ask('agent', { kind: 'export' });
  const dependencies = { db: backend.db, clock: () => backend.clock.now, log: () => {} };
  const job = {
    name: 'carry_out_data_requests',
    everySeconds: 10,
    run: () => carryOutDataRequests(dependencies, reachPerson),
  };
  await Promise.all(Array.from({ length: 4 }, () => runDueJob(dependencies, job)));
  await Promise.all([carryOut(), carryOut()]);
  expect(await query(sql`select request_id from data_exports where request_id = ${asked.id}`)).toHaveLength(
    1,
  );
});

test('rows that are kept as they are refuse every other change, also during a deletion', async () => {
  for (const statement of [
    sql`update booking_status_changes set note = 'x'`,
    sql`update payment_documents set snapshot = '{}'`,
    sql`update reports set remarks = 'x'`,
  ]) {
    await expect(query(statement)).rejects.toMatchObject({ cause: { code: '23001' } });
  }
  const change = backend.db.inTransaction(async (db) => {
    await db.execute(sql`set local udongo.erasing = 'on'`);
    await db.execute(sql`update payment_documents set amount = 1`);
  });
  await expect(change).rejects.toMatchObject({ cause: { code: '23001' } });
});

test('what expired is removed, and what is valid stays', async () => {
  const tokens = () => query<{ count: number }>(sql`select count(*)::int as count from tokens`);
  await query(sql`insert into tokens (token_hash, user_id, last_used_on, created_on, expires_on)
    values ('old', 1, now(), now(), ${new Date(backend.clock.now.getTime() - 1)}), ('new', 1, now(), now(), ${new Date(backend.clock.now.getTime() + 1)})`);
  await query(sql`insert into throttle_counters (key, count, expires_on) values ('old', 1, '2020-01-01')`);
  await deleteExpired({ db: backend.db, clock: () => backend.clock.now });
  const left = await query<{ token_hash: string }>(
    sql`select token_hash from tokens where token_hash in ('old', 'new')`,
  );
  expect(left).toEqual([{ token_hash: 'new' }]);
  expect(await query(sql`select 1 from throttle_counters where key = 'old'`)).toEqual([]);
  expect((await tokens())[0]?.count).toBeGreaterThan(0);
});
