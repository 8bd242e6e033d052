import { beforeAll, beforeEach, expect, test } from 'vitest';
import { allowSelfVerification } from '../../../test/allowSelfVerification.ts';
import { askForCode } from '../../../test/askForCode.ts';
import { bookingBody, sampleBody } from '../../../test/bookingBody.ts';
import { soilSampleBody } from '../../../test/recordBodies.ts';
import { useBackend, type Who } from '../../../test/testBackend.ts';

const backend = useBackend();
const notShared = [403, { detail: 'The farmer has not shared these results with you.' }];

beforeAll(() => allowSelfVerification(backend));

type Answer = Awaited<ReturnType<typeof backend.call>>['body'];

async function call(method: string, path: string, as: Who, body?: object): Promise<[number, Answer]> {
  const answer = await backend.call(method, path, { as, ...(body && { body }) });
  return [answer.status, answer.body];
}

/** Books with an agrovet, or for a farmer. */
async function book(as: Who, changes: object = {}) {
  const [status, body] = await call(
    'POST',
    '/agric/soil-test-bookings/',
    as,
    bookingBody({ samples: [sampleBody()], ...changes }),
  );
  expect([status, body]).toMatchObject([201, {}]);
  return body as {
    id: number;
    uuid: string;
    share_results: boolean;
    samples: { id: number }[];
  };
}

const measure = (id: number, sample: number) =>
  call('PUT', `/agric/soil-test-samples/${sample}/`, 'administrator', soilSampleBody({ booking: id }));
const verify = (id: number) =>
  call('POST', `/agric/soil-test-bookings/${id}/verify/`, 'administrator', { comments: [] });
const results = (id: number, as: Who) => call('GET', `/agric/soil-test-bookings/${id}/results`, as);
const read = (id: number, as: Who) => call('GET', `/agric/soil-test-bookings/${id}/sharing`, as);
const set = (id: number, as: Who, share_results: boolean, farmer_agreed?: boolean) =>
  call('POST', `/agric/soil-test-bookings/${id}/sharing/`, as, {
    share_results,
    ...(farmer_agreed !== undefined && { farmer_agreed }),
  });
const setByLink = (uuid: string, body: object, as: Who = 'anonymous') =>
  call('POST', `/agric/soil-test-bookings-uuid/${uuid}/sharing/`, as, body);

/** A verified booking with a report, of the farmer and with the shop of the agent. */
async function reported(): Promise<{ id: number; sample: number; report: number }> {
  const { id } = await book('farmer', { farmer: null, agent: 1 });
  const [, { samples }] = await call('GET', `/agric/soil-test-bookings/${id}`, 'administrator');
  const sample = samples[0].id;
  await measure(id, sample);
  await verify(id);
  const [, report] = await call('POST', '/agric/report-generation/', 'administrator', {
    booking: id,
    send: true,
  });
  return { id, sample, report: report.id };
}

/** Everything from which an agent could learn what the readings say. */
async function seen(as: Who, { id, sample, report }: Awaited<ReturnType<typeof reported>>) {
  const [, { sensor_data }] = await call('GET', `/agric/soil-test-samples/${sample}`, as);
  const [, listed] = await call('GET', `/agric/report-generation?booking=${id}`, as);
  return {
    results: (await results(id, as))[0],
    sample: (await call('GET', `/agric/soil-test-samples/${sample}/results`, as))[0],
    readings: sensor_data !== null,
    reports: listed.count,
    report: (await call('GET', `/agric/report-generation/${report}`, as))[0],
    pdf: (await call('GET', `/agric/report-pdf-generation?booking=${id}`, as))[0],
    ph: (await call('POST', '/agric/samples/adjust-ph/', as, { sample }))[0],
  };
}
const nothing = { results: 403, sample: 403, readings: false, reports: 0, report: 404, pdf: 403, ph: 403 };
const everything = { results: 200, sample: 200, readings: true, reports: 1, report: 200, pdf: 200, ph: 200 };

let shop: Awaited<ReturnType<typeof reported>>;
beforeEach(async () => {
  shop = await reported();
});

test('a shop sees results, readings and report only while the farmer shares them, from one read to the next', async () => {
  expect(await seen('agent', shop)).toEqual(nothing);
  expect(await results(shop.id, 'agent')).toEqual(notShared);
  expect(await set(shop.id, 'farmer', true)).toMatchObject([200, { share_results: true, may_share: true }]);
  expect(await seen('agent', shop)).toEqual(everything);
  const [, report] = await call('GET', `/agric/report-generation/${shop.report}`, 'agent');
  expect(report.link).toBeNull();
  expect(await set(shop.id, 'farmer', false)).toMatchObject([200, { share_results: false }]);
  expect(await seen('agent', shop)).toEqual(nothing);
  expect(await seen('farmer', shop)).toEqual(everything);
  const [, { changes }] = await read(shop.id, 'agent');
  expect(changes).toMatchObject([
    { share_results: true, said_by: 'farmer' },
    { share_results: false, said_by: 'farmer' },
  ]);
  expect(changes[0].changed_by_name).not.toBe('');
});

test('another agent neither sees nor decides anything, shared or not', async () => {
  await set(shop.id, 'farmer', true);
  expect((await read(shop.id, 'otherAgent'))[0]).toBe(404);
  expect((await set(shop.id, 'otherAgent', true, true))[0]).toBe(404);
  expect((await results(shop.id, 'otherAgent'))[0]).toBe(404);
  expect((await set(shop.id, 'otherFarmer', false))[0]).toBe(404);
  expect((await set(shop.id, 'anonymous', false))[0]).toBe(401);
});

test('sharing shows nothing that is not verified', async () => {
  const { id } = await book('farmer', { farmer: null, agent: 1 });
  await set(id, 'farmer', true);
  const [, { samples }] = await call('GET', `/agric/soil-test-bookings/${id}`, 'farmer');
  await measure(id, samples[0].id);
  expect((await results(id, 'agent'))[0]).toBe(409);
  const [, { sensor_data }] = await call('GET', `/agric/soil-test-samples/${samples[0].id}`, 'agent');
  expect(sensor_data).toBeNull();
});

test('a shop that takes the place of another one sees nothing of what was shared before', async () => {
  const { id } = await book('farmer', { farmer: null, agent: 1 });
  await set(id, 'farmer', true);
  const [, stored] = await call('GET', `/agric/soil-test-bookings/${id}`, 'administrator');
  const [, changed] = await call('PUT', `/agric/soil-test-bookings/${id}/`, 'administrator', {
    ...stored,
    agent: 2,
  });
  expect(changed.agent).toBe(2);
  expect((await read(id, 'farmer'))[1].share_results).toBe(false);
  expect((await read(id, 'otherAgent'))[1]).toMatchObject({ share_results: false });
  expect((await results(id, 'otherAgent'))[0]).toBe(403);
});

test('an agent who only serves a booking cannot share it, and an administrator can only stop it', async () => {
  expect(await set(shop.id, 'agent', true, true)).toEqual([
    403,
    { detail: 'Only the farmer can share the results of this booking.' },
  ]);
  expect((await set(shop.id, 'administrator', true))[0]).toBe(403);
  await set(shop.id, 'farmer', true);
  expect(await set(shop.id, 'administrator', false)).toMatchObject([200, { share_results: false }]);
  expect((await seen('agent', shop)).results).toBe(403);
});

test('an agent who booked says that the farmer agreed, which is written down; what the farmer stops stays stopped', async () => {
  const { id } = await book('agent', { farmer: 1 });
  expect(await set(id, 'agent', true)).toEqual([
    400,
    { farmer_agreed: ['Ask the farmer first. Share the results only if the farmer agreed.'] },
  ]);
  const [, shared] = await set(id, 'agent', true, true);
  expect(shared).toMatchObject({ share_results: true, changes: [{ said_by: 'agent', share_results: true }] });
  expect((await call('GET', `/agric/soil-test-bookings/${id}`, 'agent'))[1].share_results).toBe(true);
  expect(await set(id, 'farmer', false)).toMatchObject([200, { share_results: false }]);
  expect(await set(id, 'agent', true, true)).toEqual([
    409,
    { detail: 'The farmer stopped sharing these results. Only the farmer can share them again.' },
  ]);
  expect((await read(id, 'agent'))[1].may_share).toBe(false);
});

const phone_no = '0733 000 299';
const prove = async () => ({ phone_no, code: await askForCode(backend, phone_no) });

test('a booking without an agent is shared with nobody', async () => {
  const { id, uuid } = await book('anonymous', { farmer: null, agent: null });
  expect((await read(id, 'administrator'))[1]).toMatchObject({ shares_with: [], may_share: false });
  expect(await setByLink(uuid, { share_results: true, ...(await prove()) })).toEqual([
    409,
    { detail: 'No agent takes part in this booking.' },
  ]);
});

test('a visitor shares with a code that is sent to the phone of the booking, and stops with the link', async () => {
  const { id, uuid } = await book('anonymous', { farmer: null, agent: 1 });
  expect(await call('GET', `/agric/soil-test-bookings-uuid/${uuid}`, 'anonymous')).toMatchObject([
    200,
    { share_results: false, shares_with: [expect.any(String)] },
  ]);
  const missing = ['This field is required.'];
  expect(await setByLink(uuid, { share_results: true })).toEqual([400, { phone_no: missing, code: missing }]);
  // The shop knows the phone number, and can prove its own.
  expect(await setByLink(uuid, { share_results: true, phone_no, code: '000000' }, 'agent')).toEqual([
    400,
    { code: ['This code is wrong or too old. Ask for a new one.'] },
  ]);
  const own = { phone_no: '0711 000 001', code: await askForCode(backend, '0711 000 001') };
  expect(await setByLink(uuid, { share_results: true, ...own }, 'agent')).toEqual([
    400,
    { phone_no: ['This booking was made with another phone number.'] },
  ]);
  const shared = async () => (await call('GET', `/agric/soil-test-bookings/${id}`, 'agent'))[1].share_results;
  expect(await shared()).toBe(false);
  expect(await setByLink(uuid, { share_results: true, ...(await prove()) })).toMatchObject([
    200,
    { share_results: true },
  ]);
  expect(await shared()).toBe(true);
  expect(await setByLink(uuid, { share_results: false })).toMatchObject([200, { share_results: false }]);
  expect(await shared()).toBe(false);
  expect((await read(id, 'administrator'))[1].changes).toMatchObject([
    { said_by: 'status_page', changed_by_name: '' },
    { said_by: 'status_page', share_results: false },
  ]);
});

/** Measures, verifies and reports a booking of one sample. */
async function report({ id, samples }: Awaited<ReturnType<typeof book>>) {
  const sample = samples[0]?.id ?? 0;
  await measure(id, sample);
  await verify(id);
  const [, { id: made }] = await call('POST', '/agric/report-generation/', 'administrator', {
    booking: id,
    send: true,
  });
  return { id, sample, report: made };
}

test('a visitor who agreed while booking shares with the shop, until the link stops it for good', async () => {
  const body = { farmer: null, agent: 1, share_results: true };
  const booked = await book('anonymous', body);
  const { id, uuid } = booked;
  expect(await seen('agent', await report(booked))).toEqual(everything);
  expect((await results(id, 'otherAgent'))[0]).toBe(404);
  const [, { changes }] = await read(id, 'administrator');
  expect(changes).toMatchObject([{ share_results: true, said_by: 'booking', changed_by_name: '' }]);
  expect(await call('GET', `/agric/soil-test-bookings-uuid/${uuid}`, 'anonymous')).toMatchObject([
    200,
    { share_results: true },
  ]);
  await setByLink(uuid, { share_results: false });
  expect((await results(id, 'agent'))[0]).toBe(403);
  expect((await set(id, 'agent', true, true))[0]).toBe(403);
  expect(await setByLink(uuid, { share_results: true, ...(await prove()) })).toMatchObject([
    200,
    { share_results: true },
  ]);
});

test('a repeat of a booking shares nothing again after a stop, and another answer is another booking', async () => {
  const body = bookingBody({ samples: [sampleBody()], farmer: null, agent: 1, share_results: true });
  const send = (changes: object = {}) =>
    call('POST', '/agric/soil-test-bookings/', 'anonymous', { ...body, ...changes });
  const [status, { id, uuid }] = await send({ uuid: crypto.randomUUID() });
  expect(status).toBe(201);
  await setByLink(uuid, { share_results: false });
  expect(await send({ uuid })).toMatchObject([201, { id }]);
  expect((await read(id, 'administrator'))[1]).toMatchObject({ share_results: false });
  expect(await send({ uuid, share_results: undefined })).toMatchObject([409, { code: 'already_booked' }]);
});

test.each([
  ['a visitor without an agent', 'anonymous', { farmer: null, agent: null, share_results: true }],
  ['a visitor who said no', 'anonymous', { farmer: null, agent: 1, share_results: false }],
  ['an agent, whose farmer is asked', 'agent', { farmer: 1, share_results: true }],
  ['an administrator', 'administrator', { farmer: 1, agent: 1, share_results: true }],
] as const)('%s shares nothing while booking', async (_, as, body) => {
  const { id } = await book(as, body);
  expect((await read(id, 'administrator'))[1]).toMatchObject({ share_results: false, changes: [] });
});

test('a farmer shares while booking, by their name', async () => {
  const { id } = await book('farmer', { farmer: null, agent: 1, share_results: true });
  const [, { share_results, changes }] = await read(id, 'agent');
  expect(share_results).toBe(true);
  expect(changes).toMatchObject([{ said_by: 'booking', changed_by_name: expect.stringMatching(/\w/) }]);
});

test('a change of a booking shares nothing', async () => {
  const { id } = await book('farmer', { farmer: null, agent: 1 });
  const [, stored] = await call('GET', `/agric/soil-test-bookings/${id}`, 'farmer');
  await call('PUT', `/agric/soil-test-bookings/${id}/`, 'farmer', { ...stored, share_results: true });
  expect((await read(id, 'farmer'))[1]).toMatchObject({ share_results: false, changes: [] });
  await set(id, 'farmer', true);
  const [, shared] = await call('GET', `/agric/soil-test-bookings/${id}`, 'farmer');
  // A form that is open in the meantime is not out of date.
  expect(shared.version).toBe(stored.version);
});

test('readings over time leave out what the farmer does not share', async () => {
  const { id } = await book('agent', { farmer: 1 });
  const [, { samples }] = await call('GET', `/agric/soil-test-bookings/${id}`, 'administrator');
  await measure(id, samples[0].id);
  await verify(id);
  const ofBooking = async () => {
    const [, all] = await call('GET', '/agric/farmers/1/readings', 'agent');
    return all.filter(({ booking }: { booking: number }) => booking === id).length;
  };
  expect(await ofBooking()).toBe(0);
  await set(id, 'agent', true, true);
  expect(await ofBooking()).toBe(1);
});
