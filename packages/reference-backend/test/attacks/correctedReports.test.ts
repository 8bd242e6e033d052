import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { defaultOptions } from '../../src/Dependencies.ts';
import { messages, reports as stored } from '../../src/db/schema.ts';
import { noReceipt, sandboxTransports } from '../../src/MessageTransport.ts';
import { writeReminders } from '../../src/services/laboratory/writeReminders.ts';
import { createSender } from '../../src/services/messages/createSender.ts';
import { allowSelfVerification } from '../allowSelfVerification.ts';
import { bookingBody } from '../bookingBody.ts';
import { readings, soilSampleBody } from '../recordBodies.ts';
import { useBackend, userIds, type Who } from '../testBackend.ts';

/** A farmer who was given advice that does harm gets the corrected one, and nobody reads a report before it is sent. */

const backend = useBackend();
const bookings = '/agric/soil-test-bookings';
const reports = '/agric/report-generation';
const call = (method: string, path: string, body?: object, as: Who = 'administrator') =>
  backend.call(method, path, { as, ...(body && { body }) });
const make = async () =>
  (await call('POST', `${reports}/`, { booking, remarks: 'Lime first.', language: 'sw' })).body;
const send = (id: number, as?: Who) => call('POST', `${reports}/${id}/send/`, undefined, as);
const read = async (id: number) => (await call('GET', `${reports}/${id}`)).body;
const listed = async () => {
  const { body } = await call('GET', `${reports}?to_correct=true&limit=200`);
  return body.results.map(({ id }: { id: number }) => id);
};
const texts: string[] = [];
const sendMessages = () =>
  createSender({
    db: backend.db,
    clock: () => backend.clock.now,
    log: () => {},
    transports: {
      sms: {
        ...sandboxTransports.sms,
        isSetUp: true,
        send: async ({ to, text }: { to: string; text: string }) => {
          texts.push(`${to} ${text}`);
          return noReceipt;
        },
      },
      email: { isSetUp: true, send: async () => noReceipt },
    },
    options: defaultOptions,
  }).sendAll();
const countMessages = (kind: 'report_ready' | 'report_corrected') =>
  backend.db.inTransaction((db) => db.$count(messages, eq(messages.kind, kind)));

/** A report as it was made before the advice was mended. */
async function makeOld(version = '1'): Promise<number> {
  const { id } = await make();
  return backend.db.inTransaction(async (db) => {
    await db.execute(sql`insert into reports
      (id, booking_id, generated_on, generated_by_id, rule_version, language, remarks, snapshot, link)
      select id + 1000, booking_id, generated_on, generated_by_id, ${version}, language, remarks, snapshot, gen_random_uuid()
      from reports where id = ${id}`);
    await db.execute(sql`delete from reports where id = ${id}`);
    return id + 1000;
  });
}

/** Gives an old report to the farmer, as it was given before. */
async function giveOld(version?: string): Promise<number> {
  const id = await makeOld(version);
  await backend.db.inTransaction((db) =>
    db
      .update(stored)
      .set({ given_on: backend.clock.now, sent_on: backend.clock.now })
      .where(eq(stored.id, id)),
  );
  // The next one comes after it.
  await backend.db.inTransaction((db) =>
    db.execute(sql`select setval(pg_get_serial_sequence('reports', 'id'), ${id})`),
  );
  return id;
}

let booking: number;

beforeEach(async () => {
  texts.length = 0;
  const made = await call('POST', `${bookings}/`, bookingBody({ farmer: 1 }), 'agent');
  booking = made.body.id;
  await allowSelfVerification(backend);
  const measured = soilSampleBody({ booking, sensor_data: { ...readings, pH: 4.9 } });
  await call('PUT', `/agric/soil-test-samples/${made.body.samples[0].id}/`, measured);
  const { body } = await call('POST', `${bookings}/${booking}/verify/`, { comments: [] });
  expect(body.status).toBe('verified');
});

test.each(['1', '2'])(
  'a report by withdrawn rules %s that the farmer was given is listed until a corrected one was sent',
  async (version) => {
    const before = await listed();
    const unsent = await makeOld(version);
    expect(await listed()).toEqual(before);
    const old = await giveOld(version);
    expect(await listed()).toEqual([...before, old]);
    expect((await read(old)).to_correct).toBe(true);
    expect((await call('GET', '/agric/attention')).body.reports_to_correct).toBe(before.length + 1);
    // A report that was made but not sent is not given yet: the farmer still follows the old one.
    const corrected = await make();
    expect(await listed()).toEqual([...before, old]);
    await send(corrected.id);
    expect(await listed()).toEqual(before);
    expect([(await read(old)).to_correct, (await read(unsent)).to_correct]).toEqual([false, false]);
    const { body } = await call('GET', `${reports}?to_correct=false&booking=${booking}`);
    expect(body.count).toBe(3);
    expect((await call('GET', '/agric/attention')).body.reports_to_correct).toBe(before.length);
  },
);

test('farmer and agent are told once of the correction, in words of its own, as the preview showed them', async () => {
  await call('POST', `${bookings}/${booking}/sharing/`, { share_results: true }, 'farmer');
  const old = await giveOld();
  const corrected = await make();
  const preview = await call('GET', `${reports}/${corrected.id}/messages`);
  const [sms] = preview.body;
  // An agent has many reports: the code says which one.
  const { code } = (await call('GET', `${bookings}/${booking}`)).body;
  expect(sms.text).toMatch(
    new RegExp(`corrected the advice for ${code} of|tumerekebisha ushauri wa ${code} wa`),
  );
  expect(sms.text).toContain(`/r/${corrected.link}`);
  const before = await countMessages('report_ready');
  await send(corrected.id);
  expect(await countMessages('report_ready')).toBe(before);
  await sendMessages();
  expect(texts.filter((text) => text.endsWith(sms.text))).toEqual([`${sms.recipient} ${sms.text}`]);
  const agents = await call('GET', '/utils/notifications?limit=1', undefined, 'agent');
  expect(agents.body.results[0]).toMatchObject({
    title: 'Corrected advice',
    message: expect.stringMatching(
      /^We corrected the advice in the soil report of .* Please follow the new one\.$/,
    ),
  });
  expect((await read(corrected.id)).sent_on).not.toBeNull();
  expect((await call('GET', `${bookings}/${booking}`)).body.is_report_sent).toBe(true);
  // A later report corrects nothing: the farmer has sound advice.
  backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
  await send((await make()).id);
  expect(await countMessages('report_ready')).toBeGreaterThan(before);
  // The old link says that there is a newer report; staff still read the old one as it was.
  const { link, outdated_on } = await read(old);
  expect(outdated_on).not.toBeNull();
  const shown = await backend.call('GET', `/agric/reports-public/${link}`);
  expect(shown.body.outdated_on).toBe(outdated_on);
  expect(await read(old)).toMatchObject({ rule_version: '1', remarks: 'Lime first.' });
});

test('a report by withdrawn rules is not sent, not again either, and not marked as given by hand', async () => {
  const unsent = await makeOld();
  expect((await call('POST', `${reports}/${unsent}/sent/`)).status).toBe(409);
  expect((await call('GET', `${reports}/${unsent}`, undefined, 'farmer')).status).toBe(404);
  const old = await giveOld();
  const answer = await send(old);
  expect([answer.status, answer.body.detail]).toEqual([
    409,
    'The rules of this report were withdrawn. Make a new report.',
  ]);
  expect((await call('GET', `${reports}/${old}/messages`)).status).toBe(409);
  const corrected = await make();
  expect((await send(old)).body.detail).toBe('This booking has a newer report. Send that one.');
  expect((await send(corrected.id)).status).toBe(200);
});

test('nobody is reminded of lime by a report whose rules were withdrawn', async () => {
  await giveOld();
  const corrected = await make();
  const notify_choices = { reminders: ['sms'] };
  await call('PATCH', `/users/account/profiles/${userIds.farmer}/`, { notify_choices }, 'farmer');
  const rains = new Date('2027-02-01T09:00:00+03:00');
  const remind = async () => {
    await writeReminders({ db: backend.db, clock: () => rains });
    return backend.db.inTransaction((db) =>
      db.$count(messages, and(eq(messages.kind, 'lime'), eq(messages.booking_id, booking))),
    );
  };
  expect(await remind()).toBe(0);
  await send(corrected.id);
  expect(await remind()).toBe(1);
});

test('a booking that is checked again is verified before its report is corrected', async () => {
  const old = await giveOld();
  await call('POST', `${bookings}/${booking}/status/`, { status: 'analysed', note: 'Measured twice' });
  const refused = await call('POST', `${reports}/`, { booking });
  expect([refused.status, refused.body.booking]).toEqual([
    400,
    ['Verify this booking before you make its report.'],
  ]);
  expect(await listed()).toContain(old);
});

test.each(['farmer', 'agent'] as const)('a %s corrects nothing and sends nothing', async (who) => {
  await giveOld();
  expect((await call('POST', `${reports}/`, { booking }, who)).status).toBe(403);
  expect((await send((await make()).id, who)).status).toBe(403);
});

test.each(['farmer', 'agent'] as const)('a %s reads no report before it was sent', async (who) => {
  await call('POST', `${bookings}/${booking}/sharing/`, { share_results: true }, 'farmer');
  const { id, link } = await make();
  const ids = async () => {
    const { body } = await call('GET', `${reports}?booking=${booking}`, undefined, who);
    return body.results.map((report: { id: number }) => report.id);
  };
  const pdf = () => call('GET', `/agric/report-pdf-generation?booking=${booking}`, undefined, who);
  expect(await ids()).toEqual([]);
  expect((await call('GET', `${reports}/${id}`, undefined, who)).status).toBe(404);
  expect((await pdf()).status).toBe(400);
  await send(id);
  // They find it in the app, no matter what happens to the messages.
  expect(await ids()).toEqual([id]);
  expect((await pdf()).status).toBe(200);
  const inApp = await call('GET', '/utils/notifications?limit=1', undefined, who);
  expect(inApp.body.results[0].title).toBe('Your report is ready');
  expect((await backend.call('GET', `/agric/reports-public/${link}`, {})).status).toBe(200);
});

test('a message on its way leads to the report that was sent, not to one that nobody has looked at', async () => {
  const first = await make();
  await send(first.id);
  const second = await make();
  await sendMessages();
  expect(texts.some((text) => text.includes(`/r/${first.link}`))).toBe(true);
  expect(texts.some((text) => text.includes(`/r/${second.link}`))).toBe(false);
  expect([(await read(first.id)).sent_on === null, (await read(second.id)).sent_on]).toEqual([false, null]);
  expect((await call('GET', `${bookings}/${booking}`)).body.is_report_sent).toBe(false);
});

test('two people who send a report at once send one message', async () => {
  const { id } = await make();
  const answers = await Promise.all([send(id), send(id), send(id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await sendMessages();
  const farmer = texts.filter((text) => /ripoti yako|your (soil )?report/i.test(text));
  expect(new Set(farmer).size).toBe(farmer.length);
  backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
  const before = await countMessages('report_ready');
  await send(id);
  expect(await countMessages('report_ready')).toBeGreaterThan(before);
});
