import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { allowSelfVerification } from '../../../../test/allowSelfVerification.ts';
import { readings } from '../../../../test/recordBodies.ts';
import { useBackend, type Who } from '../../../../test/testBackend.ts';
import { defaultOptions } from '../../../Dependencies.ts';
import { messages } from '../../../db/schema.ts';
import { NotSentError, noReceipt, sandboxTransports } from '../../../MessageTransport.ts';
import { createSender } from '../../messages/createSender.ts';

const backend = useBackend();
const path = '/agric/report-generation';
const call = (method: string, address: string, as: Who = 'administrator', body?: object) =>
  backend.call(method, address, { as, ...(body && { body }) });
const create = (booking: number, more: object = {}) =>
  call('POST', `${path}/`, 'administrator', { booking, ...more });
const later = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * 60_000);
};

test('an unverified booking gets no report', async () => {
  for (const booking of [6, 9, 999]) {
    const { status, body } = await create(booking);
    expect([status, Object.keys(body)]).toEqual([400, ['booking']]);
  }
  expect((await call('GET', `${path}?booking=6`)).body.count).toBe(0);
});

test('the report of a verified booking makes it ready, and keeps who it is for and what was advised', async () => {
  const { status, body } = await create(4, { remarks: 'Lime before the rains.', language: 'sw' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    booking: 4,
    language: 'sw',
    remarks: 'Lime before the rains.',
    rule_version: '4',
    generated_by: 1,
    sent_on: null,
    outdated_on: null,
    explained_on: null,
    is_current: true,
    sends: [],
    letterhead: { name: 'Udongo', contacts: '', logo: '' },
  });
  expect(body.results).toHaveLength(2);
  expect(body.ph_advice).toHaveLength(2);
  expect(body.facts.booking_code).toMatch(/^UD-/);
  const { body: booking } = await call('GET', '/agric/soil-test-bookings/4');
  expect(booking).toMatchObject({ status: 'report_ready', is_report_sent: false });
  const { body: steps } = await call('GET', '/agric/soil-test-bookings/4/status?limit=50');
  expect(steps.results.at(-1)).toMatchObject({ status: 'report_ready', cause: 'report_generated' });
});

test('later changes of readings, ranges, prices and letterhead never change a report; staff see that it is outdated', async () => {
  const { body: first } = await create(5);
  const { body: page } = await call('GET', '/agric/soil-test-samples?booking=5');
  const sample = page.results[0];
  await call('POST', `${path}/${first.id}/sent/`);
  later(1);
  const { body: crop } = await call('GET', `/agric/crops/${sample.main_crop}`);
  await call('PUT', `/agric/crops/${crop.id}/`, 'administrator', { ...crop, n_low: '1.00', n_high: '2.00' });
  const price = { product: 'can', price_per_bag: '9999', as_of: '2026-11-20' };
  await call('PUT', '/agric/input-prices/6/', 'administrator', price);
  await call('PUT', '/settings/', 'administrator', { letterhead_name: 'Another name' });
  // Staff learn of changed ranges and prices before anything is measured again.
  expect((await call('GET', `${path}/${first.id}`)).body).toMatchObject({
    is_current: false,
    outdated_on: null,
  });
  const isSent = async () => (await call('GET', '/agric/soil-test-bookings/5')).body.is_report_sent;
  expect(await isSent()).toBe(true);
  const changed = { ...sample, sensor_data: { ...sample.sensor_data, pH: 4.4, nitrogen: 3 } };
  expect((await call('PUT', `/agric/soil-test-samples/${sample.id}/`, 'administrator', changed)).status).toBe(
    200,
  );
  const { body: now } = await call('GET', `${path}/${first.id}`);
  const { outdated_on, is_current, sent_on, sends, ...kept } = now;
  expect({ ...kept, outdated_on: null, is_current: true, sent_on: null, sends: [] }).toEqual(first);
  expect(is_current).toBe(false);
  expect(outdated_on).toBe('2026-11-20T12:01:00.000+03:00');
  // The report of the farmer is no longer valid: the next one has to be sent.
  expect(await isSent()).toBe(false);
  // The booking is checked again: no new report before it is verified, the old link shows the old report.
  expect((await create(5)).status).toBe(400);
  const publicPath = `/agric/reports-public/${first.link}`;
  const ofAnyone = first.results.map((result: object) => ({ ...result, measured_by_name: '' }));
  expect((await call('GET', publicPath, 'anonymous')).body.results).toEqual(ofAnyone);
  later(1);
  await allowSelfVerification(backend);
  const comments = ['pH', 'nitrogen'].map((reading) => ({ sample: sample.id, reading, comment: 'Twice' }));
  const verified = await call('POST', '/agric/soil-test-bookings/5/verify/', 'administrator', { comments });
  expect([verified.status, verified.body]).toMatchObject([200, { status: 'verified' }]);
  const { body: second } = await create(5);
  expect(second.letterhead.name).toBe('Another name');
  expect(second.results[0].crops[0].ratings).not.toEqual(first.results[0].crops[0].ratings);
  expect(second.facts.self_verified).toBe(true);
  expect(second.outdated_on).toBeNull();
  expect((await call('GET', publicPath, 'anonymous')).body.results).toEqual(ofAnyone);
  expect((await call('POST', `${path}/${first.id}/revoke-link/`)).body.link).toBeNull();
  expect((await call('GET', publicPath, 'anonymous')).status).toBe(404);
  const open = await call('GET', `/agric/reports-public/${second.link}`, 'anonymous');
  expect(second.facts.verified_by_name).not.toBe('');
  expect(open.body.facts.verified_by_name).toBe('');
});

test('the database refuses to change what a report keeps, and what was sent', async () => {
  const refused = async (statement: ReturnType<typeof sql>) =>
    backend.db
      .inTransaction((db) => db.execute(statement))
      .then(
        () => 'changed',
        () => 'refused',
      );
  expect(await refused(sql`update reports set snapshot = '{}' where id = 1`)).toBe('refused');
  expect(await refused(sql`update reports set reason = 'Another' where id = 1`)).toBe('refused');
  expect(await refused(sql`delete from report_sends`)).toBe('refused');
});

const sendMessages = (isSetUp: boolean, send = async () => noReceipt) =>
  createSender({
    db: backend.db,
    clock: () => backend.clock.now,
    log: () => {},
    transports: { sms: { ...sandboxTransports.sms, isSetUp, send }, email: { isSetUp, send } },
    options: defaultOptions,
  }).sendAll();
const outcomes = async (report: number) => {
  const { body } = await call('GET', `${path}/${report}`);
  const rows = body.sends.map(({ channel, outcome }: Record<string, string>) => `${channel} ${outcome}`);
  return rows.sort();
};

const written = () =>
  backend.db.inTransaction((db) => db.$count(messages, eq(messages.kind, 'report_ready')));

test('making a report tells nobody; it is looked at, then sent', async () => {
  const told = async () => (await call('GET', '/utils/notifications?limit=200', 'farmer')).body.count;
  const before = [await written(), await told()];
  const { body: report } = await create(2);
  expect([await written(), await told()]).toEqual(before);
  const preview = await call('GET', `${path}/${report.id}/messages`);
  expect(preview.body.map(({ channel }: { channel: string }) => channel)).toEqual(['sms', 'email']);
  for (const { text } of preview.body) expect(text).toContain(`/r/${report.link}`);
  expect(await written()).toBe(before[0]);
  const sent = await call('POST', `${path}/${report.id}/send/`);
  expect([sent.status, sent.body.sent_on]).toEqual([200, null]);
  await sendMessages(true);
  expect((await call('GET', `${path}/${report.id}`)).body.sent_on).not.toBeNull();
});

test('what is not the newest, is revoked or outdated is not sent', async () => {
  const send = async (id: number) => {
    const { status, body } = await call('POST', `${path}/${id}/send/`);
    return [status, body.detail];
  };
  const { body: older } = await create(2);
  const { body: newest } = await create(2);
  expect(await send(older.id)).toEqual([409, 'This booking has a newer report. Send that one.']);
  await call('POST', `${path}/${newest.id}/revoke-link/`);
  expect(await send(newest.id)).toEqual([409, 'The link of this report was revoked. Make a new report.']);
  expect((await call('GET', `${path}/${newest.id}/messages`)).status).toBe(409);
  expect((await call('POST', `${path}/${newest.id}/send/`, 'agent')).status).toBe(403);
});

test('a report is sent at once on demand; it counts as sent once a message went out, and a channel that failed is named', async () => {
  await create(2);
  await sendMessages(false);
  const { body: report } = await create(2, { send: true });
  expect([report.sent_on, report.sends]).toEqual([null, []]);
  await sendMessages(true, async () => {
    throw new NotSentError('The number does not exist.', false);
  });
  expect(await outcomes(report.id)).toEqual(['email failed', 'sms failed']);
  expect((await call('GET', '/agric/soil-test-bookings/2')).body.is_report_sent).toBe(false);
  later(1);
  const { body: third } = await create(2, { send: true });
  await sendMessages(true);
  expect(await outcomes(third.id)).toEqual(['email sent', 'sms sent']);
  const { sent_on } = (await call('GET', `${path}/${third.id}`)).body;
  expect(new Date(sent_on)).toEqual(backend.clock.now);
  expect((await call('GET', '/agric/soil-test-bookings/2')).body.is_report_sent).toBe(true);
});

test('two people who make and send a report at once make one report and one message; other remarks make another', async () => {
  later(1);
  const make = (remarks: string) => create(2, { send: true, remarks });
  const before = await written();
  const [one, other] = await Promise.all([make('Lime now.'), make('Lime now.')]);
  expect(other.body).toEqual(one.body);
  const messagesOfOne = (await written()) - before;
  expect((await make('Lime later.')).body.id).toBeGreaterThan(one.body.id);
  expect(await written()).toBe(before + 2 * messagesOfOne);
  const { body } = await call('GET', `${path}?booking=2&ordering=-id`);
  expect(body.results.slice(0, 2).map(({ remarks }: { remarks: string }) => remarks)).toEqual([
    'Lime later.',
    'Lime now.',
  ]);
  await sendMessages(true);
});

test('sending again is possible and logged; channels that are not set up are named, not pretended', async () => {
  const { body: report } = await create(2, { send: true });
  await sendMessages(false);
  expect(await outcomes(report.id)).toEqual(['email not_set_up', 'sms not_set_up']);
  expect((await call('GET', '/agric/soil-test-bookings/2')).body.is_report_sent).toBe(false);
  later(1);
  await call('POST', `${path}/${report.id}/sent/`);
  const first = (await call('GET', `${path}/${report.id}`)).body.sent_on;
  later(5);
  const { body: again } = await call('POST', `${path}/${report.id}/sent/`);
  expect(again.sends.slice(2)).toMatchObject([
    { channel: 'by_hand', outcome: 'sent', sent_on: first },
    { channel: 'by_hand', outcome: 'sent', sent_on: again.sent_on },
  ]);
  expect(again.sent_on > first).toBe(true);
  expect((await call('GET', '/agric/soil-test-bookings/2')).body.is_report_sent).toBe(true);
});

test('an agent neither explains nor closes the report of another agent’s farmer', async () => {
  for (const action of ['explained', 'revoke-link'])
    expect((await call('POST', `${path}/1/${action}/`, 'otherAgent')).status).toBe(404);
});

test('an agent marks a report as explained once, and finds those that nobody has explained', async () => {
  const list = async () => {
    const { body } = await call('GET', `${path}?is_explained=false`, 'agent');
    return body.results.map(({ id }: { id: number }) => id);
  };
  const [id] = await list();
  const { body } = await call('POST', `${path}/${id}/explained/`, 'agent');
  expect(body.explained_by_name).not.toBe('');
  expect(await list()).not.toContain(id);
  later(3);
  const { body: again } = await call('POST', `${path}/${id}/explained/`);
  expect([again.explained_on, again.explained_by_name]).toEqual([body.explained_on, body.explained_by_name]);
});

test('a farmer sees the reports that were sent, also while the booking is checked again', async () => {
  const ids = async () => {
    const { body } = await call('GET', `${path}?booking=1`, 'farmer');
    return body.results.map(({ id }: { id: number }) => id);
  };
  const { body: unsent } = await create(1);
  expect(await ids()).toEqual([1]);
  const { body: page } = await call('GET', '/agric/soil-test-samples?booking=1');
  const sample = { ...page.results[0], sensor_data: readings };
  await call('PUT', `/agric/soil-test-samples/${sample.id}/`, 'administrator', sample);
  expect(await ids()).toEqual([1]);
  expect((await call('GET', `${path}/${unsent.id}`, 'farmer')).status).toBe(404);
  expect((await call('GET', `${path}/1`, 'otherFarmer')).status).toBe(404);
});

test('the public page holds no name, phone number, e-mail, address or coordinates', async () => {
  const { body } = await call(
    'GET',
    '/agric/reports-public/5eed0000-0000-4000-8000-000000000002',
    'anonymous',
  );
  // A newer report that the farmer has is named with its link.
  const text = JSON.stringify({ ...body, replaced_by: null });
  const { body: booking } = await call('GET', '/agric/soil-test-bookings/2');
  for (const secret of [
    booking.name,
    booking.phone_no,
    booking.email,
    'latitude',
    'longitude',
    '"link"',
    '"sends"',
  ]) {
    expect(text).not.toContain(secret);
  }
  expect((await call('GET', '/agric/reports-public/none', 'anonymous')).status).toBe(404);
});

test('a browser that has the public PDF asks only whether the link still holds, and nobody asks for it all the time', async () => {
  const path = '/agric/reports-public/5eed0000-0000-4000-8000-000000000002/pdf?language=sw';
  const first = await backend.call('GET', path, {});
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const etag = first.headers.get('etag') ?? '';
  const headers = { 'If-None-Match': etag };
  expect((await backend.call('GET', path, { headers })).status).toBe(304);
  // In another language it is another file.
  expect((await backend.call('GET', path.replace('sw', 'en'), { headers })).status).toBe(200);
  let status = 304;
  for (let times = 0; status === 304 && times < 100; times += 1) {
    ({ status } = await backend.call('GET', path, { headers }));
  }
  expect(status).toBe(429);
});
