import { expect, test } from 'vitest';
import { bookingBody } from '../../../test/bookingBody.ts';
import { useBackend, userIds, type Who } from '../../../test/testBackend.ts';

const api = useBackend();
const path = '/agric/soil-test-bookings';

/** A booking of the demo farmer that the demo agent's shop serves. */
const book = async (changes: object = {}) =>
  (
    await api.call('POST', `${path}/`, {
      as: 'farmer',
      body: bookingBody({ farmer: 1, agent: 1, ...changes }),
    })
  ).body;
const call = (as: Who, id: number, action: string, body: object) =>
  api.call('POST', `${path}/${id}/${action}/`, { as, body });
const ask = (id: number, soil_test_date = '2026-12-08', reason = 'The road is under water') =>
  call('farmer', id, 'ask-move', { soil_test_date, reason });
const setStatus = (id: number, status: string) =>
  call('administrator', id, 'status', { status, note: 'No rain' });
const kinds = async (id: number) =>
  (await api.sendMessages())
    .filter(({ booking_id, channel }) => booking_id === id && channel === 'sms')
    .map(({ kind, recipient, status }) => [kind, recipient, status]);
const waiting = async (as: Who) =>
  (await api.call('GET', `${path}?has_move_request=true&fields=id`, { as })).body.results.map(
    ({ id }: { id: number }) => id,
  );

test('a farmer asks for another day, the shop agrees to it, and both are told', async () => {
  const { id } = await book();
  await api.sendMessages();
  const asked = await ask(id);
  expect(asked.status).toBe(200);
  expect(asked.body).toMatchObject({
    soil_test_date: '2026-12-01',
    moves: [
      {
        status: 'asked',
        from_date: '2026-12-01',
        asked_date: '2026-12-08',
        new_date: null,
        reason: 'The road is under water',
        created_by_name: 'Wanjiku Kariuki',
        decided_on: null,
      },
    ],
  });
  expect(await kinds(id)).toEqual([['move_asked', '+254711000001', 'sent']]);
  expect(await waiting('agent')).toEqual([id]);
  expect(await waiting('administrator')).toContain(id);
  const [{ id: request }] = asked.body.moves;
  const agreed = await call('agent', id, 'move', { soil_test_date: '2026-12-08', request });
  expect(agreed.body).toMatchObject({
    soil_test_date: '2026-12-08',
    due_on: '2026-12-08',
    moves: [{ status: 'agreed', new_date: '2026-12-08', decided_by_name: 'Otieno Odhiambo' }],
  });
  expect(await kinds(id)).toEqual([['moved', '+254712345678', 'sent']]);
  expect(await waiting('agent')).toEqual([]);
  // The other person who pressed at the same time.
  const again = await call('administrator', id, 'move', { soil_test_date: '2026-12-08', request });
  expect([again.status, again.body.moves.length]).toEqual([200, 1]);
  const otherwise = await call('administrator', id, 'decline-move', { request, note: 'Full' });
  expect([otherwise.status, otherwise.body]).toEqual([409, { detail: 'This request was answered already.' }]);
  expect((await call('administrator', id, 'move', { soil_test_date: '2026-12-09', request })).status).toBe(
    409,
  );
});

test('a farmer with many bookings does not flood the phone of a shop', async () => {
  const [one, other] = [await book(), await book()];
  await api.sendMessages();
  for (const { id } of [one, other]) await ask(id);
  const sent = (await api.sendMessages()).filter(
    ({ kind, channel, status }) => kind === 'move_asked' && channel === 'sms' && status === 'sent',
  );
  expect(sent.length).toBeLessThan(2);
});

test('two people who answer at the same moment give one answer', async () => {
  const { id } = await book();
  const [{ id: request }] = (await ask(id)).body.moves;
  const answers = await Promise.all([
    call('agent', id, 'move', { soil_test_date: '2026-12-08', request }),
    call('administrator', id, 'decline-move', { request, note: 'Full' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a declined request says why, and the farmer asks again with one open request at most', async () => {
  const { id } = await book();
  const [{ id: request }] = (await ask(id)).body.moves;
  await api.sendMessages();
  const refusal = { request, note: 'The collector is in Kiambu only on that day' };
  const declined = await call('agent', id, 'decline-move', refusal);
  expect(declined.body).toMatchObject({
    soil_test_date: '2026-12-01',
    moves: [{ status: 'declined', note: refusal.note, new_date: null }],
  });
  expect((await call('agent', id, 'decline-move', refusal)).status).toBe(200);
  expect(await kinds(id)).toEqual([['move_declined', '+254712345678', 'sent']]);
  await ask(id, '2026-12-09');
  await api.sendMessages();
  const last = await ask(id, '2026-12-10', 'A wedding');
  expect(await kinds(id)).toEqual([]);
  expect(last.body.moves).toMatchObject([
    { status: 'declined' },
    { status: 'asked', asked_date: '2026-12-10', reason: 'A wedding' },
  ]);
});

test.each([
  ['sample_collected', 'The soil of this booking was collected already.'],
  ['canceled', 'This booking is cancelled.'],
])('nobody moves or assigns a booking that is %s, and an open request lapses', async (status, detail) => {
  const { id } = await book();
  const [{ id: request }] = (await ask(id)).body.moves;
  await setStatus(id, status);
  const body = { soil_test_date: '2026-12-08' };
  for (const refused of [
    await ask(id, '2026-12-20'),
    await call('agent', id, 'move', body),
    await call('administrator', id, 'collector', { collector: userIds.agent }),
  ]) {
    expect([refused.status, refused.body]).toEqual([409, { detail }]);
  }
  expect((await call('agent', id, 'move', { ...body, request })).status).toBe(409);
  const { moves } = (await api.call('GET', `${path}/${id}`, { as: 'farmer' })).body;
  expect(moves).toMatchObject([{ status: 'lapsed' }]);
  expect(await waiting('agent')).not.toContain(id);
});

test('days in the past and the present day are refused; others reach no request', async () => {
  const { id } = await book();
  const [{ id: request }] = (await ask(id)).body.moves;
  const past = ['Soil test date cannot be in the past.'];
  expect((await ask(id, '2020-01-01')).body).toEqual({ soil_test_date: past });
  expect((await ask(id, '9999-01-01')).body).toEqual({ soil_test_date: ['Choose a day within a year.'] });
  expect((await ask(id, '2026-12-01')).body).toEqual({
    soil_test_date: ['The booking has this day already.'],
  });
  expect((await call('agent', id, 'move', { soil_test_date: '2020-01-01', request })).body).toEqual({
    soil_test_date: past,
  });
  expect(
    (await call('otherFarmer', id, 'ask-move', { soil_test_date: '2026-12-08', reason: 'x' })).status,
  ).toBe(404);
  const { id: other } = await book();
  expect((await call('agent', other, 'decline-move', { request, note: 'Full' })).status).toBe(404);
});

test('a farmer changes the day themselves only while nobody plans to come; the change is kept', async () => {
  const put = (
    as: Who,
    { id, samples, test_type, farming_type }: Awaited<ReturnType<typeof book>>,
    day: string,
  ) =>
    api.call('PUT', `${path}/${id}/`, {
      as,
      body: { samples, test_type, farming_type, soil_test_date: day },
    });
  const served = await book();
  const refused = await put('farmer', served, '2026-12-08');
  expect([refused.status, refused.body]).toEqual([
    400,
    {
      soil_test_date: [
        'Your agrovet or a collector plans to come on this day. Ask for another day on the page of the booking.',
      ],
    },
  ]);
  expect((await put('farmer', served, '2026-12-01')).status).toBe(200);
  const alone = await book({ agent: null });
  expect((await put('farmer', alone, '2026-12-08')).body).toMatchObject({
    soil_test_date: '2026-12-08',
    moves: [{ status: 'agreed', from_date: '2026-12-01', new_date: '2026-12-08' }],
  });
  await call('administrator', alone.id, 'collector', { collector: userIds.technician });
  expect((await put('farmer', alone, '2026-12-09')).status).toBe(400);
  await ask(alone.id, '2026-12-09');
  await api.sendMessages();
  // An administrator who edits the day answers the request.
  expect((await put('administrator', alone, '2026-12-10')).body.moves).toMatchObject([
    { status: 'agreed' },
    { status: 'agreed', asked_date: '2026-12-09', new_date: '2026-12-10' },
  ]);
  expect((await kinds(alone.id)).map(([kind]) => kind)).toContain('moved');
});
