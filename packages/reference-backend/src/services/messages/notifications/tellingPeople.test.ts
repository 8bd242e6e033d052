import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookingBody } from '../../../../test/bookingBody.ts';
import { useBackend, userIds, type Who } from '../../../../test/testBackend.ts';
import { users } from '../../../db/schema.ts';

const api = useBackend();
const bookings = '/agric/soil-test-bookings';

const book = async (as: Who, changes: Parameters<typeof bookingBody>[0]) =>
  (await api.call('POST', `${bookings}/`, { as, body: bookingBody(changes) })).body;
const move = (id: number, status: string, note = 'The field is flooded') =>
  api.call('POST', `${bookings}/${id}/status/`, { as: 'administrator', body: { status, note } });
const choose = (notify_choices: object, as: Who = 'farmer') =>
  api.call('PATCH', `/users/account/profiles/${userIds[as as 'farmer']}/`, { as, body: { notify_choices } });
const sent = async () =>
  (await api.sendMessages()).map(({ kind, channel, recipient, status }) => [
    kind,
    channel,
    recipient,
    status,
  ]);

const farmer = { farmer: 1, soil_test_date: '2026-12-01' };

test('a farmer whose agent books is told by text message and e-mail, in their language, with code, day and next step', async () => {
  await api.db.inTransaction((db) =>
    db.update(users).set({ language: 'sw' }).where(eq(users.id, userIds.farmer)),
  );
  const { code, uuid } = await book('agent', farmer);
  const [sms, mail, ...others] = await api.sendMessages();
  expect(others).toEqual([]);
  expect(sms).toMatchObject({
    channel: 'sms',
    recipient: '+254712345678',
    status: 'sent',
    parts: 1,
    text: `Udongo: Wanjiku, ${code} imewekwa. Tutakusanya sampuli 1 Des 2026. http://localhost:5173/status/${uuid}`,
  });
  expect(mail).toMatchObject({
    channel: 'email',
    recipient: 'farmer@udongo.test',
    subject: 'Miadi ya kupima udongo imewekwa',
  });
  expect(mail?.text).toContain(`http://localhost:5173/status/${uuid}`);
  await api.db.inTransaction((db) =>
    db.update(users).set({ language: 'en' }).where(eq(users.id, userIds.farmer)),
  );
});

test('a visitor’s booking tells the phone number that was typed, in the language of the page, a few times a day at most', async () => {
  const visitor = {
    farmer: null,
    name: 'Mũthoni Kĩariũki',
    phone_no: '0711000111',
    email: '',
    language: 'sw',
    soil_test_date: '2026-12-01',
  };
  const first = await book('anonymous', visitor);
  expect(first.code).toMatch(/^UD-/);
  const [sms] = await api.sendMessages();
  expect(sms).toMatchObject({ channel: 'sms', recipient: '+254711000111', language: 'sw' });
  expect(sms?.text).toContain(`Muthoni, ${first.code} imewekwa`);
  for (let times = 2; times <= 8; times += 1) expect((await book('anonymous', visitor)).id).toBeDefined();
  expect((await sent()).map(([, , , status]) => status)).toEqual([
    ...Array(5).fill('sent'),
    'skipped',
    'skipped',
  ]);
  const elsewhere = await book('anonymous', { ...visitor, phone_no: '0711000222' });
  expect(elsewhere.id).toBeDefined();
  expect(await sent()).toHaveLength(1);
});

test('a person chooses how to be told of each kind; text messages can be switched off altogether', async () => {
  await choose({ bookings: ['app', 'email'] });
  const { id } = await book('agent', farmer);
  expect(await sent()).toMatchObject([['booked', 'email', 'farmer@udongo.test', 'sent']]);
  await choose({ bookings: ['sms'] });
  await move(id, 'sample_collected');
  expect(await sent()).toMatchObject([['collected', 'sms', '+254712345678', 'sent']]);
  const { body } = await api.call('GET', `/utils/notifications?limit=200`, { as: 'farmer' });
  const told = body.results.filter(({ booking }: { booking: number }) => booking === id);
  expect(told.map(({ title }: { title: string }) => title)).toEqual(['Soil test booked']);
  const path = `/users/account/profiles/${userIds.farmer}/`;
  await api.call('PATCH', path, { as: 'farmer', body: { notify_by: ['email'] } });
  await move(id, 'canceled');
  expect(await sent()).toEqual([['canceled', 'email', 'agent@udongo.test', 'sent']]);
  await api.call('PATCH', path, { as: 'farmer', body: { notify_by: ['email', 'sms'] } });
  await choose({ bookings: ['app', 'sms', 'email'] });
});

test('a choice that is none is refused', async () => {
  expect(await choose({ bookings: ['pigeon'] })).toMatchObject({ status: 400 });
  expect(await choose([])).toMatchObject({ status: 400 });
});

test('what is not true any more when it is sent is not said', async () => {
  const { id } = await book('agent', farmer);
  await move(id, 'canceled');
  expect(await sent()).toEqual([
    ['booked', 'sms', '+254712345678', 'skipped'],
    ['booked', 'email', 'farmer@udongo.test', 'skipped'],
    ['canceled', 'sms', '+254712345678', 'sent'],
    ['canceled', 'email', 'farmer@udongo.test', 'sent'],
    ['canceled', 'email', 'agent@udongo.test', 'sent'],
  ]);
});

test('a payment is told when it is asked by somebody else, when it fails and when it arrives', async () => {
  const { id } = await book('agent', farmer);
  await api.sendMessages();
  const { body } = await api.call('POST', '/utils/initialize-payment/', {
    as: 'agent',
    body: { booking: id },
  });
  expect(await sent()).toEqual([['payment_asked', 'sms', '+254712345678', 'sent']]);
  await api.call('POST', `/utils/sandbox-prompts/${body.reference}/`, {
    as: 'agent',
    body: { action: 'wrong_pin' },
  });
  expect(await sent()).toEqual([['payment_failed', 'sms', '+254712345678', 'sent']]);
  const paid = { booking: id, reference: 'RLA0R69NXN', reason: 'Seen in the statement' };
  await api.call('POST', '/agric/mark-booking-as-paid/', { as: 'administrator', body: paid });
  expect(await sent()).toEqual([
    ['paid', 'sms', '+254712345678', 'sent'],
    ['paid', 'email', 'farmer@udongo.test', 'sent'],
  ]);
});

test('words for an agent lead to the booking behind their login, never to the page that the farmer can share from', async () => {
  const { id, uuid } = await book('farmer', { ...farmer, farmer: null, agent: 1 });
  await api.sendMessages();
  await move(id, 'canceled');
  const told = (await api.sendMessages()).filter(({ channel }) => channel === 'email');
  const textFor = (address: string) => told.find(({ recipient }) => recipient === address)?.text;
  expect(textFor('farmer@udongo.test')).toContain(`http://localhost:5173/status/${uuid}`);
  expect(textFor('agent@udongo.test')).toContain(`http://localhost:5173/bookings/${id}`);
  expect(textFor('agent@udongo.test')).not.toContain(uuid);
});
