import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookingBody } from '../../../test/bookingBody.ts';
import { farmerBody } from '../../../test/recordBodies.ts';
import { useBackend, userIds, type Who } from '../../../test/testBackend.ts';
import { queryRows } from '../../db/queryRows.ts';
import { reachPerson } from '../messages/notifications/reachPerson.ts';
import { carryOutDataRequests } from './data-requests/carryOutDataRequests.ts';

const backend = useBackend();
const version = '2026-11-28';

const book = (as: Who, changes: object = {}) =>
  backend.call('POST', '/agric/soil-test-bookings/', {
    as,
    body: bookingBody({ consent_version: version, ...changes }),
  });
const profileOf = (user: number) => `/users/account/profiles/${user}`;
const readConsent = async (as: Exclude<Who, 'anonymous'>, user: number = userIds[as]) =>
  (await backend.call('GET', profileOf(user), { as })).body.consent;
const answer = async (as: Exclude<Who, 'anonymous'>, consent_version: string | null) => {
  const { status, body } = await backend.call('PATCH', `${profileOf(userIds[as])}/`, {
    as,
    body: { consent_version },
  });
  expect(status).toBe(200);
  return body.consent;
};

test.each([
  ['a visitor', 'anonymous', {}, 'self', ''],
  ['a farmer', 'farmer', {}, 'self', 'Wanjiku Kariuki'],
  ['an agent for a farmer', 'agent', { farmer: 1 }, 'agent', 'Otieno Odhiambo'],
  ['an administrator for a farmer', 'administrator', { farmer: 1 }, 'staff', 'Ada Auma'],
] as const)(
  'a booking by %s keeps who agreed, when and to which text',
  async (_, as, changes, said_by, name) => {
    const { body: booked } = await book(as, changes);
    const { body: read } = await backend.call('GET', `/agric/soil-test-bookings/${booked.id}`, {
      as: 'administrator',
    });
    expect(read.consent).toEqual({ version, said_by, said_by_name: name, agreed_on: booked.created_on });
  },
);

test('a booking whose form showed no text keeps none, and a wrong version is refused at its field', async () => {
  const { body } = await book('farmer', { consent_version: undefined });
  expect(body.consent).toBeNull();
  const wrong = await book('farmer', { consent_version: 'the new one' });
  expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ['consent_version']]);
});

test('a repeated booking is the same one though the page shows another text by now', async () => {
  const uuid = '7b1e7c1a-6f5b-4a53-9a57-0f5a6f0c2b99';
  const { body: first } = await book('anonymous', { uuid });
  const again = await book('anonymous', { uuid, consent_version: '2027-01-01' });
  expect([again.status, again.body.id, again.body.consent]).toEqual([201, first.id, first.consent]);
});

test('a change of a booking keeps what was agreed to', async () => {
  const { body: booked } = await book('farmer');
  const { body: changed } = await backend.call('PUT', `/agric/soil-test-bookings/${booked.id}/`, {
    as: 'farmer',
    body: bookingBody({ consent_version: '2027-01-01', notes: 'Ring the bell' }),
  });
  expect([changed.notes, changed.consent]).toEqual(['Ring the bell', booked.consent]);
});

test('a farmer withdraws: nobody books for them until they agree again, and earlier bookings stay', async () => {
  const { body: booked } = await book('farmer');
  expect(await readConsent('farmer')).toEqual({
    version,
    said_by: 'self',
    agreed_on: booked.created_on,
    withdrawn_on: null,
  });
  const { withdrawn_on, ...agreed } = await answer('farmer', null);
  expect([agreed.version, Date.parse(withdrawn_on)]).toEqual([version, backend.clock.now.getTime()]);

  const own = await book('farmer');
  const ownMessage = 'You withdrew your consent. Agree again on the page of your account, then book.';
  expect([own.status, own.body]).toEqual([400, { non_field_errors: [ownMessage] }]);
  const message =
    'This farmer withdrew their consent. Ask them to agree again on the page of their account before you book.';
  for (const as of ['agent', 'administrator'] as const) {
    const refused = await book(as, { farmer: 1 });
    expect([refused.status, refused.body]).toEqual([400, { farmer: [message] }]);
  }
  const kept = await backend.call('PUT', `/agric/soil-test-bookings/${booked.id}/`, {
    as: 'farmer',
    body: bookingBody({ notes: 'Ring the bell' }),
  });
  expect(kept.status).toBe(200);

  expect(await answer('farmer', '2026-12-24')).toMatchObject({
    version: '2026-12-24',
    said_by: 'self',
    withdrawn_on: null,
  });
  expect((await book('farmer')).status).toBe(201);
});

test('a farmer who withdraws shares no results, and no agent shares them again; reminders stop, also those that wait', async () => {
  const { body: booked } = await book('agent', { farmer: 1 });
  const shareAs = (as: Who, body: object) =>
    backend.call('POST', `/agric/soil-test-bookings/${booked.id}/sharing/`, { as, body });
  const agentsWord = { share_results: true, farmer_agreed: true };
  expect((await shareAs('agent', agentsWord)).status).toBe(200);
  const { body: other } = await book('agent', { farmer: 1 });
  await backend.call('PATCH', `${profileOf(userIds.farmer)}/`, {
    as: 'farmer',
    body: { notify_choices: { reminders: ['sms', 'email'] } },
  });
  await answer('farmer', null);

  const results = await backend.call('GET', `/agric/soil-test-bookings/${booked.id}/results`, {
    as: 'agent',
  });
  expect([results.status, results.body]).toEqual([
    403,
    { detail: 'The farmer has not shared these results with you.' },
  ]);
  const { body: sharing } = await backend.call('GET', `/agric/soil-test-bookings/${booked.id}/sharing`, {
    as: 'farmer',
  });
  expect(sharing.changes.at(-1)).toMatchObject({
    share_results: false,
    said_by: 'farmer',
    changed_by_name: 'Wanjiku Kariuki',
  });
  for (const { id } of [booked, other]) {
    const refused = await backend.call('POST', `/agric/soil-test-bookings/${id}/sharing/`, {
      as: 'agent',
      body: agentsWord,
    });
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'The farmer stopped sharing these results. Only the farmer can share them again.',
    ]);
  }
  const { body: profile } = await backend.call('GET', profileOf(userIds.farmer), { as: 'farmer' });
  expect(profile.notify_choices.reminders).toEqual([]);

  await answer('farmer', version);
  // To agree again brings back neither: each is a decision of its own.
  const { body: again } = await backend.call('GET', profileOf(userIds.farmer), { as: 'farmer' });
  expect(again.notify_choices.reminders).toEqual([]);
  expect((await shareAs('agent', agentsWord)).status).toBe(409);
});

test('a reminder that waits is not sent to a farmer who withdrew, and messages about a test under way are', async () => {
  const { body: booked } = await book('agent', { farmer: 1 });
  await backend.call('PATCH', `${profileOf(userIds.farmer)}/`, {
    as: 'farmer',
    body: { notify_choices: { reminders: ['sms'] } },
  });
  const written = await backend.call('POST', '/sms/', {
    as: 'administrator',
    body: { message: 'Lime is cheap this week.', phone_numbers: ['0712345678'], class: 'promotional' },
  });
  expect([written.status, written.body]).toMatchObject([201, {}]);
  await answer('farmer', null);
  const sent = await backend.sendMessages();
  expect(sent.find(({ kind }) => kind === 'written')).toMatchObject({
    status: 'skipped',
    reason: 'They did not agree to reminders.',
  });
  expect(
    sent.filter(({ booking_id, user_id }) => booking_id === booked.id && user_id === userIds.farmer),
  ).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
  await answer('farmer', version);
});

test('a second withdrawal keeps the date of the first, also from an administrator', async () => {
  const { withdrawn_on } = await answer('farmer', null);
  backend.clock.now = new Date(backend.clock.now.getTime() + 3_600_000);
  expect((await answer('farmer', null)).withdrawn_on).toBe(withdrawn_on);
  const { body } = await backend.call('PATCH', `${profileOf(userIds.farmer)}/`, {
    as: 'administrator',
    body: { consent_version: null },
  });
  expect(body.consent.withdrawn_on).toBe(withdrawn_on);
  await answer('farmer', version);
  // A withdrawal after a new consent is about that one.
  expect(Date.parse((await answer('farmer', null)).withdrawn_on)).toBe(backend.clock.now.getTime());
  await answer('farmer', version);
});

test('no stored booking is linked to a farmer who withdrew', async () => {
  const { body: typed } = await book('administrator', { name: 'Wanjiku Kariuki', phone_no: '0712345678' });
  await answer('farmer', null);
  const linked = await backend.call('PUT', `/agric/soil-test-bookings/${typed.id}/`, {
    as: 'administrator',
    body: bookingBody({ farmer: 1 }),
  });
  expect([linked.status, Object.keys(linked.body)]).toEqual([400, ['farmer']]);
  await answer('farmer', version);
});

test('a booking that is restored or claimed after a withdrawal rests on no consent', async () => {
  const { body: booked } = await book('farmer', { agent: 1, share_results: true });
  const { body: typed } = await book('agent', { name: 'Wanjiku Kariuki', phone_no: '0712345678' });
  const path = `/agric/soil-test-bookings/${booked.id}/`;
  expect((await backend.call('DELETE', path, { as: 'farmer' })).status).toBe(204);
  await answer('farmer', null);
  const restored = await backend.call('POST', '/utils/bin/restore/', {
    as: 'farmer',
    body: { kind: 'booking', record: booked.id },
  });
  expect(restored.status).toBe(204);
  expect((await backend.call('GET', path, { as: 'farmer' })).body.share_results).toBe(false);
  await backend.db.inTransaction((db) =>
    queryRows(
      db,
      sql`update users set phone_number = '+254712345678', phone_verified_on = now() where id = ${userIds.farmer}`,
    ),
  );
  const claim = () =>
    backend.call('POST', '/users/account/earlier-bookings/', {
      as: 'farmer',
      body: { bookings: [typed.id] },
    });
  expect([(await claim()).status, (await claim()).body]).toEqual([
    400,
    { non_field_errors: ['You withdrew your consent. Agree again on the page of your account, then book.'] },
  ]);
  await answer('farmer', version);
  expect((await claim()).status).toBe(200);
});

test('nobody withdraws the consent of somebody else, except an administrator, whom the audit log names', async () => {
  const refused = await backend.call('PATCH', `${profileOf(userIds.farmer)}/`, {
    as: 'agent',
    body: { consent_version: null },
  });
  expect(refused.status).toBe(404);
  await backend.call('PATCH', `${profileOf(userIds.farmer)}/`, {
    as: 'administrator',
    body: { consent_version: null },
  });
  const { body } = await backend.call('GET', `/utils/audit?record_kind=user&record=${userIds.farmer}`, {
    as: 'administrator',
  });
  const [entry] = body.results;
  expect([entry.user_name, JSON.stringify(entry)]).toEqual([
    'Ada Auma',
    expect.stringContaining('consent_withdrawn_on'),
  ]);
  await answer('farmer', version);
});

test('an account agrees as it registers, and a farmer whom an agent registers on the word of the agent', async () => {
  const registered = await backend.call('POST', '/users/account/view/', {
    body: {
      full_name: 'Njeri Wambui',
      email: 'njeri.consent@udongo.test',
      password: 'Shamba-langu-7',
      consent_version: version,
    },
  });
  expect(await readConsent('administrator', registered.body.id)).toMatchObject({ version, said_by: 'self' });
  const { body: farmer } = await backend.call('POST', '/agric/farmers/', {
    as: 'agent',
    body: farmerBody({ consent_version: version, profile: { phone_number: '0711 222 834' } }),
  });
  expect(await readConsent('administrator', farmer.user.id)).toMatchObject({ version, said_by: 'agent' });
});

test('a copy of the own data has the consent of the account and of each booking', async () => {
  const { body: booked } = await book('farmer');
  await answer('farmer', version);
  const { body: asked } = await backend.call('POST', '/users/data-requests/', {
    as: 'farmer',
    body: { kind: 'export' },
  });
  await carryOutDataRequests({ db: backend.db, clock: () => backend.clock.now }, reachPerson);
  const { body: copy } = await backend.call('GET', `/users/data-requests/${asked.id}/export`, {
    as: 'farmer',
  });
  expect(copy.data.users[0]).toMatchObject({ consent_version: version, consent_said_by: 'self' });
  const row = copy.data.bookings.find(({ id }: { id: number }) => id === booked.id);
  expect(row).toMatchObject({ consent_version: version, consent_said_by: 'self' });
});

test('the database takes no version without who said it', async () => {
  const { body } = await book('farmer');
  const change = backend.db.inTransaction((db) =>
    queryRows(db, sql`update bookings set consent_said_by = null where id = ${body.id}`),
  );
  await expect(change).rejects.toThrow();
});
