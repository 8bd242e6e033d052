import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { administrator, carriers, useBackend, userIds, type Who } from '../../../../test/testBackend.ts';
import { defaultOptions } from '../../../Dependencies.ts';
import { bookings } from '../../../db/schema.ts';
import {
  createSandboxTransports,
  type SandboxMessage,
  sandboxTransports,
} from '../../../MessageTransport.ts';
import { createSender } from '../../messages/createSender.ts';
import { previewMessages } from './sendReport.ts';

const backend = useBackend();
const path = '/agric/report-generation';
const call = (method: string, address: string, as: Who = 'administrator', body?: object) =>
  backend.call(method, address, { as, ...(body && { body }) });
const create = (booking: number) => call('POST', `${path}/`, 'administrator', { booking });
const later = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * 60_000);
};
const sendMessages = (transports = carriers) =>
  createSender({
    db: backend.db,
    clock: () => backend.clock.now,
    log: () => {},
    transports,
    options: defaultOptions,
  }).sendAll();
const outcomes = async (report: number) => {
  const { body } = await call('GET', `${path}/${report}`);
  return body.sends.map(({ channel, outcome }: Record<string, string>) => `${channel} ${outcome}`).sort();
};

test('a channel that is not set up is named, with the words that it would carry', async () => {
  const { body: report } = await create(1);
  const options = { ...defaultOptions, transports: { ...carriers, sms: sandboxTransports.sms } };
  const messages = await backend.db.inTransaction((db) =>
    previewMessages(db, administrator, report.id, options, backend.clock.now),
  );
  expect(messages.map(({ channel, skipped, text }) => [channel, skipped, text !== ''])).toEqual([
    ['sms', 'not_set_up', true],
    ['email', undefined, true],
  ]);
});

test.each([
  ['en', /report .*\/r\//i],
  ['sw', /ripoti .*\/r\//i],
] as const)('a demo sends a report in %s as everything else: into its outbox', async (language, says) => {
  const phone_no = language === 'en' ? '+254733900901' : '+254733900902';
  await backend.db.inTransaction((db) =>
    db
      .update(bookings)
      .set({ farmer_id: null, created_by_id: null, email: '', phone_no, language })
      .where(eq(bookings.id, 2)),
  );
  const arrived: SandboxMessage[] = [];
  const transports = createSandboxTransports((message) => void arrived.push(message), { isSetUp: true });
  const { body: report } = await create(2);
  const preview = await backend.db.inTransaction((db) =>
    previewMessages(db, administrator, report.id, { ...defaultOptions, transports }, backend.clock.now),
  );
  expect(preview.map(({ channel, skipped }) => [channel, skipped])).toEqual([
    ['sms', undefined],
    ['email', 'no_address'],
  ]);
  later(1);
  await call('POST', `${path}/${report.id}/send/`);
  await sendMessages(transports);
  expect(arrived.filter(({ to }) => to === phone_no).map(({ text }) => text)).toEqual([
    expect.stringMatching(says),
  ]);
  expect(await outcomes(report.id)).toEqual(['email no_address', 'sms sent']);
});

test('the preview says why a message would not go out, and the report keeps what became of it', async () => {
  const preview = async (id: number) => {
    const { body } = await call('GET', `${path}/${id}/messages`);
    return body.map(({ channel, skipped, text }: Record<string, string>) => [channel, skipped, text !== '']);
  };
  const { body: report } = await create(1);
  const choose = (notify_choices: object) =>
    call('PATCH', `/users/account/profiles/${userIds.farmer}/`, 'farmer', { notify_choices });
  await choose({ reports: ['app', 'email'] });
  expect(await preview(report.id)).toEqual([
    ['sms', 'turned_off', false],
    ['email', undefined, true],
  ]);
  later(1);
  await call('POST', `${path}/${report.id}/send/`);
  await choose({ reports: ['app'] });
  await sendMessages();
  expect(await outcomes(report.id)).toEqual(['email skipped', 'sms turned_off']);
  expect((await call('GET', `${path}/${report.id}`)).body.sent_on).toBeNull();
  await choose({});
});

test('a farmer without an address who was written to too often today is not promised a message', async () => {
  await backend.db.inTransaction((db) =>
    db
      .update(bookings)
      .set({ farmer_id: null, email: '', phone_no: '+254733900900' })
      .where(eq(bookings.id, 2)),
  );
  const { body: report } = await create(2);
  const skipped = async () => {
    const { body } = await call('GET', `${path}/${report.id}/messages`);
    return body.map(({ channel, skipped: why }: Record<string, string>) => [channel, why]);
  };
  expect(await skipped()).toEqual([
    ['sms', undefined],
    ['email', 'no_address'],
  ]);
  for (let times = 0; times <= defaultOptions.limits.noticesByRecipient.times; times += 1) {
    later(1);
    await call('POST', `${path}/${report.id}/send/`);
    await sendMessages();
  }
  expect(await skipped()).toEqual([
    ['sms', 'too_often'],
    ['email', 'no_address'],
  ]);
  expect(new Set(await outcomes(report.id))).toEqual(
    new Set(['email no_address', 'sms sent', 'sms too_often']),
  );
});

test('an agent hears of a report only while the farmer shares the results with them', async () => {
  const share = (share_results: boolean) =>
    call('POST', '/agric/soil-test-bookings/1/sharing/', 'farmer', { share_results });
  const told = async () => {
    const { body } = await call('GET', '/utils/notifications?limit=200', 'agent');
    const ofReport = ({ booking, kind }: Record<string, unknown>) => booking === 1 && kind === 'report_ready';
    return body.results.filter(ofReport).length;
  };
  const sent = async () =>
    (await backend.sendMessages())
      .filter(({ user_id }) => user_id === userIds.agent)
      .map(({ channel, status, reason }) => [channel, status, reason]);
  const give = async () => {
    later(1);
    const { body: report } = await create(1);
    expect((await call('POST', `${path}/${report.id}/send/`)).status).toBe(200);
  };
  await share(false);
  await backend.sendMessages();
  const before = await told();
  await give();
  expect([await told(), await sent()]).toEqual([before, []]);
  await share(true);
  await give();
  expect(await told()).toBe(before + 1);
  expect(await sent()).toEqual([
    ['sms', 'sent', ''],
    ['email', 'sent', ''],
  ]);
  await give();
  await share(false);
  expect(await sent()).toEqual([
    ['sms', 'skipped', 'The farmer does not share these results.'],
    ['email', 'skipped', 'The farmer does not share these results.'],
  ]);
});
