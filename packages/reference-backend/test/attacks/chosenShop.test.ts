import type { Booking } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { bookingBody } from '../bookingBody.ts';
import { useBackend, type Who } from '../testBackend.ts';

/** The shop that somebody chooses serves the booking: it sees this booking, gets a notice of it, and sees no more of the person. */

const backend = useBackend();
const bookings = '/agric/soil-test-bookings';
/** The demo agent's shop. */
const shop = 1;

async function book(as: Who, changes: Record<string, unknown> = {}): Promise<Booking> {
  const body = bookingBody({ agent: shop, ...changes });
  const answer = await backend.call('POST', `${bookings}/`, { as, body });
  expect(answer.status).toBe(201);
  return answer.body;
}
const get = (as: Who, path: string) => backend.call('GET', path, { as });
const told = async (as: Who, booking: number) =>
  (await get(as, '/utils/notifications?limit=200')).body.results
    .filter((notice: { booking: number }) => notice.booking === booking)
    .map(({ message }: { message: string }) => message);
const written = async (booking: number) =>
  (await backend.sendMessages())
    .filter(({ kind, booking_id }) => kind === 'to_collect' && booking_id === booking)
    .map(({ channel, recipient }) => [channel, recipient]);

test('the shop that a visitor chooses sees the booking and its samples, collects the soil, and no other shop does', async () => {
  const { id, samples } = await book('anonymous');
  const reads = [
    `${bookings}/${id}`,
    `/agric/soil-test-samples/${samples[0]?.id}`,
    `${bookings}/${id}/status`,
    `/agric/sample-labels?booking=${id}`,
  ];
  for (const path of reads) {
    expect([(await get('agent', path)).status, (await get('otherAgent', path)).status], path).toEqual([
      200, 404,
    ]);
  }
  const collect = (as: Who) =>
    backend.call('POST', `${bookings}/${id}/status/`, { as, body: { status: 'sample_collected' } });
  expect((await collect('otherAgent')).status).toBe(404);
  expect((await collect('agent')).body.status).toBe('sample_collected');
});

test('the shop is told at once, in the app, by text message and by mail, and once', async () => {
  const { id, code } = await book('anonymous');
  expect(await told('agent', id)).toEqual([
    `Your shop serves ${code}. Collect the soil on 1 December 2026. The booking says whom to call and where the field is.`,
  ]);
  expect(await told('otherAgent', id)).toEqual([]);
  expect(await written(id)).toEqual([
    ['sms', '+254711000001'],
    ['email', 'agent@udongo.test'],
  ]);
});

test('a shop that is named later is told then, and what it made itself is no news', async () => {
  const later = await book('anonymous', { agent: null });
  expect(await told('agent', later.id)).toEqual([]);
  const put = await backend.call('PUT', `${bookings}/${later.id}/`, {
    as: 'administrator',
    body: { ...later, agent: shop },
  });
  expect(put.status).toBe(200);
  expect(await told('agent', later.id)).toHaveLength(1);
  const own = await book('agent');
  expect(await told('agent', own.id)).toEqual([]);
});

test('a visitor who books ten times texts the shop once in an hour, and mutes it for nobody', async () => {
  await backend.sendMessages();
  backend.clock.now = new Date(backend.clock.now.getTime() + 3_600_000);
  const booked = [];
  for (let index = 0; index < 10; index++) booked.push(await book('anonymous'));
  const sent = async () =>
    (await backend.sendMessages())
      .filter(({ kind, status }) => kind === 'to_collect' && status === 'sent')
      .map(({ channel, booking_id }) => [channel, booking_id]);
  expect(await sent()).toEqual([['sms', booked[0]?.id], ...booked.map(({ id }) => ['email', id])]);
  for (const { id } of booked) expect(await told('agent', id)).toHaveLength(1);
  backend.clock.now = new Date(backend.clock.now.getTime() + 3_600_000);
  const { id } = await book('farmer');
  expect(await sent()).toEqual([
    ['sms', id],
    ['email', id],
  ]);
});

test('an agent sees what is credited to them, and counts what they see', async () => {
  const before = (await get('agent', '/user-stats')).body;
  const { id } = await book('anonymous', { agent: null, referrer_agent: 2 });
  expect((await get('agent', `${bookings}/${id}`)).status).toBe(200);
  expect((await get('otherAgent', `${bookings}/${id}`)).status).toBe(404);
  const after = (await get('agent', '/user-stats')).body;
  expect([after.bookings, after.samples]).toEqual([before.bookings + 1, before.samples + 1]);
  expect((await get('agent', '/statistics/bookings')).body.count).toBe(after.bookings);
});

test('of a farmer whom another agent referred, the shop sees name, phone and place of the booking, and nothing else', async () => {
  const farmer = 16 - 7;
  expect((await get('agent', `/agric/farmers/${farmer}`)).status).toBe(404);
  await book('otherFarmer', {
    name: 'Muthoni N.',
    phone_no: '+254733000555',
    county: 47,
    address: 'Ngara market',
  });
  const { body: seen } = await get('agent', `/agric/farmers/${farmer}`);
  expect(seen.user).toMatchObject({
    full_name: 'Muthoni N.',
    email: '',
    profile: { phone_number: '+254733000555', county: 47, address: 'Ngara market' },
  });
  const found = async (search: string) =>
    (await get('agent', `/agric/farmers?search=${encodeURIComponent(search)}`)).body.results.map(
      ({ id }: { id: number }) => id,
    );
  expect(await found('0733 000555')).toEqual([farmer]);
  // A number that is only in the account finds nobody.
  expect(await found('254722000109')).toEqual([]);
});

test('the shop neither changes that farmer nor books in their name', async () => {
  const farmer = 16 - 7;
  await book('otherFarmer');
  const { body } = await get('agent', `/agric/farmers/${farmer}`);
  const put = await backend.call('PUT', `/agric/farmers/${farmer}/`, { as: 'agent', body });
  expect(put.status).toBe(404);
  const booked = await backend.call('POST', `${bookings}/`, { as: 'agent', body: bookingBody({ farmer }) });
  expect(booked.body).toEqual({ farmer: [`Invalid pk "${farmer}" - object does not exist.`] });
});

test('a shop writes no review about the booking of somebody who chose it', async () => {
  const { id } = await book('anonymous');
  const body = { rating: 5, comment: 'Very good', booking: id };
  const answer = await backend.call('POST', '/reviews/', { as: 'agent', body });
  expect(answer.body).toEqual({ booking: ['Choose a booking of yours whose report is ready.'] });
});

test('of a booking that only came to it a shop sees no email and no notes, in the list neither', async () => {
  const secret = { email: 'zawadi@farm.test', notes: 'The key is under the stone' };
  const { id } = await book('anonymous', { ...secret, address: 'Ahero market' });
  const { body: seen } = await get('agent', `${bookings}/${id}`);
  expect(seen).toMatchObject({ email: '', notes: '', address: 'Ahero market' });
  const { results } = (await get('agent', `${bookings}?ordering=-id&limit=5`)).body;
  expect(results[0]).toMatchObject({ id, email: '', notes: '' });
  const fields = (await get('agent', `${bookings}?ordering=-id&limit=1&fields=email,notes`)).body.results;
  expect(fields).toEqual([{ email: '', notes: '' }]);
  expect((await get('administrator', `${bookings}/${id}`)).body).toMatchObject(secret);
});

test('a shop changes, moves and deletes no booking of somebody who only chose it', async () => {
  const made = await book('otherFarmer');
  const path = `${bookings}/${made.id}`;
  const sentence =
    'This booking only came to your shop. You can collect the soil or cancel it; to change it, ask an administrator.';
  const { body: seen } = await get('agent', path);
  expect(seen).toMatchObject({ may_change: false, name: made.name });
  for (const changes of [{ phone_no: '+254711000001', email: 'shop@example.org' }, { agent: 2 }, {}]) {
    const put = await backend.call('PUT', `${path}/`, { as: 'agent', body: { ...seen, ...changes } });
    expect([put.status, put.body]).toEqual([403, { detail: sentence }]);
  }
  const gone = await backend.call('DELETE', `${path}/`, { as: 'agent' });
  expect([gone.status, gone.body]).toEqual([403, { detail: sentence }]);
  const sample = made.samples[0]?.id;
  const place = await backend.call('POST', `/agric/soil-test-samples/${sample}/place/`, {
    as: 'agent',
    body: { same_place_as: null },
  });
  expect(place.status).toBe(403);
  expect((await get('otherFarmer', path)).body).toEqual({ ...made, may_change: true });
});

test('a shop cancels such a booking with a reason, and the farmer is told', async () => {
  const { id } = await book('otherFarmer');
  const cancel = (note: string) =>
    backend.call('POST', `${bookings}/${id}/status/`, { as: 'agent', body: { status: 'canceled', note } });
  expect((await cancel('')).status).toBe(400);
  expect((await cancel('Nobody was on the field.')).body.status).toBe('canceled');
  expect((await told('otherFarmer', id)).some((message: string) => message.includes('Nobody was on'))).toBe(
    true,
  );
});

test('an agent changes what they made, what is credited to them, and what farmers whom they referred booked', async () => {
  const made = [
    await book('agent'),
    await book('anonymous', { referrer_agent: 2 }),
    await book('farmer', { referrer_agent: null }),
  ];
  for (const { id } of made) {
    const { body: seen } = await get('agent', `${bookings}/${id}`);
    expect(seen.may_change).toBe(true);
    const body = { ...seen, address: 'Ahero market' };
    const put = await backend.call('PUT', `${bookings}/${id}/`, { as: 'agent', body });
    expect([put.status, put.body.address]).toEqual([200, 'Ahero market']);
    const list = await get('agent', `${bookings}?fields=id,may_change&limit=200`);
    expect(list.body.results).toContainEqual({ id, may_change: true });
  }
});

test('nobody but an administrator may change a booking whose soil is collected', async () => {
  const { id } = await book('otherFarmer');
  const body = { status: 'sample_collected' };
  await backend.call('POST', `${bookings}/${id}/status/`, { as: 'agent', body });
  const may = async (as: Who) => (await get(as, `${bookings}/${id}?fields=may_change`)).body;
  expect(await may('otherFarmer')).toEqual({ may_change: false });
  expect(await may('administrator')).toEqual({ may_change: true });
});

test('visitors and farmers choose only an agent who runs an agrovet; what was chosen before stays', async () => {
  const { body } = await get('administrator', '/agric/agents?is_agrovet=false');
  const { id: noShop } = body.results[0];
  for (const as of ['anonymous', 'farmer'] as const) {
    const refused = await backend.call('POST', `${bookings}/`, { as, body: bookingBody({ agent: noShop }) });
    expect([refused.status, refused.body]).toEqual([
      400,
      { agent: [`Invalid pk "${noShop}" - object does not exist.`] },
    ]);
  }
  const made = await book('farmer');
  const path = `${bookings}/${made.id}/`;
  const named = await backend.call('PUT', path, { as: 'administrator', body: { ...made, agent: noShop } });
  expect(named.status).toBe(200);
  const kept = await backend.call('PUT', path, { as: 'farmer', body: { ...named.body, notes: 'Call me.' } });
  expect([kept.status, kept.body.agent, kept.body.notes]).toEqual([200, noShop, 'Call me.']);
});
