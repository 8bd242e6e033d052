import { expect, test } from 'vitest';
import { bookingBody } from '../../../test/bookingBody.ts';
import { useBackend, userIds, type Who } from '../../../test/testBackend.ts';

const api = useBackend();
const path = '/agric/soil-test-bookings';

/** A booking of another farmer than the demo agent's. */
const book = async (changes: Record<string, unknown> = {}) =>
  (await api.call('POST', `${path}/`, { as: 'otherFarmer', body: bookingBody(changes) })).body;
const assign = (id: number, collector: number | null, as: Who = 'administrator') =>
  api.call('POST', `${path}/${id}/collector/`, { as, body: { collector } });
const get = (as: Who, id: number) => api.call('GET', `${path}/${id}`, { as });
const toCollect = async (as: Who, is = true) =>
  (await api.call('GET', `${path}?to_collect=${is}&limit=200&fields=id,status`, { as })).body.results;
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

test('the assigned agent sees the booking until the laboratory has its soil, and is told', async () => {
  const { id } = await book();
  await api.sendMessages();
  expect((await get('agent', id)).status).toBe(404);
  const assigned = await assign(id, userIds.agent);
  expect(assigned.body).toMatchObject({ collector: userIds.agent, collector_name: 'Otieno Odhiambo' });
  const sent = (await api.sendMessages()).filter(({ booking_id }) => booking_id === id);
  expect(sent.map(({ kind, user_id, status }) => [kind, user_id, status])).toContainEqual([
    'assigned',
    userIds.agent,
    'sent',
  ]);
  expect(sent.every(({ user_id }) => user_id === userIds.agent)).toBe(true);
  expect(sent[0]?.text).toContain(`/bookings/${id}`);
  expect(ids(await toCollect('agent'))).toContain(id);
  expect(ids(await toCollect('agent', false))).not.toContain(id);
  // Name, phone and place are for the way; address and notes are not, as for a shop that serves it.
  expect((await get('agent', id)).body).toMatchObject({ may_change: false, email: '' });
  const collected = await api.call('POST', `${path}/${id}/status/`, {
    as: 'agent',
    body: { status: 'sample_collected' },
  });
  expect(collected.status).toBe(200);
  expect(ids(await toCollect('agent'))).not.toContain(id);
  expect((await get('agent', id)).status).toBe(200);
  await api.call('POST', `${path}/${id}/status/`, { as: 'administrator', body: { status: 'received' } });
  expect((await get('agent', id)).status).toBe(404);
});

test('a booking that a shop serves is theirs to collect until somebody else is assigned', async () => {
  const { id } = await book({ agent: 1 });
  expect(ids(await toCollect('agent'))).toContain(id);
  await assign(id, userIds.technician);
  expect(ids(await toCollect('agent'))).not.toContain(id);
  expect(ids(await toCollect('technician'))).toEqual([id]);
  await assign(id, null);
  expect(ids(await toCollect('agent'))).toContain(id);
  expect(await toCollect('technician')).toEqual([]);
});

test('somebody else who is assigned is told, and the one before is not told later', async () => {
  const { id } = await book();
  await api.sendMessages();
  await assign(id, userIds.agent);
  await assign(id, userIds.technician);
  const sent = (await api.sendMessages()).filter(({ booking_id }) => booking_id === id);
  expect(sent.filter(({ user_id }) => user_id === userIds.agent).map(({ status }) => status)).not.toContain(
    'sent',
  );
});

test.each(['farmer', 'finance', 'content'] as const)('a %s collects no soil', async (who) => {
  const { id } = await book();
  const refused = await assign(id, userIds[who]);
  expect([refused.status, refused.body]).toEqual([
    400,
    { collector: ['Choose an agent, a technician or an administrator.'] },
  ]);
  expect((await assign(id, userIds.agent, 'agent')).status).toBe(403);
});

test('a ward is stored with its collector, and a corrected one tells nobody again', async () => {
  const { id } = await book();
  const say = async (body: object) => {
    const { status, body: answer } = await api.call('POST', `${path}/${id}/collector/`, {
      as: 'administrator',
      body: { collector: userIds.technician, ...body },
    });
    return [status, status === 200 ? answer.ward : answer];
  };
  expect(await say({ ward: 'Ndeya' })).toEqual([200, 'Ndeya']);
  await api.sendMessages();
  expect(await say({ ward: 'Ndeiya' })).toEqual([200, 'Ndeiya']);
  expect(await api.sendMessages()).toEqual([]);
  expect(await say({})).toEqual([200, 'Ndeiya']);
  expect(await say({ collector: userIds.agent })).toEqual([200, 'Ndeiya']);
  expect((await get('agent', id)).body.ward).toBe('Ndeiya');
  expect(await say({ ward: 'w'.repeat(101) })).toEqual([
    400,
    { ward: ['Ensure this field has no more than 100 characters.'] },
  ]);
  expect(await say({ ward: '' })).toEqual([200, '']);
});
