import { expect, test } from 'vitest';
import { useBackend, userIds } from '../../test/testBackend.ts';

const api = useBackend();
const send = (body: object) => api.call('POST', '/sms/', { as: 'administrator', body });
const form = (path: string, body: string, type = 'application/x-www-form-urlencoded') =>
  api.fetch(
    new Request(`http://api.test${path}`, { method: 'POST', headers: { 'Content-Type': type }, body }),
  );

test('an administrator writes to farmers and phone numbers; each number gets one message', async () => {
  const { status, body } = await send({
    message: 'Mũthoni, the laboratory’s closed on Monday.',
    phone_numbers: ['0712 345 678', '+254712345678', '0711000333'],
    farmers: [1],
    booking: 1,
  });
  expect(status).toBe(201);
  expect(body).toMatchObject([
    { phone_number: '+254712345678', status: 'queued', parts: 1, booking: 1, sent_by: userIds.administrator },
    { phone_number: '+254711000333', message: "Muthoni, the laboratory's closed on Monday." },
  ]);
  expect((await api.sendMessages()).map(({ kind, status: state }) => [kind, state])).toEqual([
    ['written', 'sent'],
    ['written', 'sent'],
  ]);
  const listed = await api.call('GET', '/sms?search=laboratory&status=sent&booking=1&ordering=id', {
    as: 'administrator',
  });
  expect(listed.body.results.map(({ id }: { id: number }) => id)).toEqual(
    body.map(({ id }: { id: number }) => id),
  );
  const one = await api.call('GET', `/sms/${body[0].id}`, { as: 'administrator' });
  expect(one.body).toEqual({ ...body[0], status: 'sent' });
});

test.each([
  [{ message: 'Habari' }, { non_field_errors: ['Give phone numbers or farmers.'] }],
  [{ message: '', farmers: [1] }, { message: ['This field may not be blank.'] }],
  [{ message: 'x'.repeat(481), farmers: [1] }, { message: [expect.stringContaining('480')] }],
  [
    { message: 'Habari', phone_numbers: ['0711000333', '020 123456'] },
    { phone_numbers: { 1: ['Enter a valid phone number, for example +254712345678.'] } },
  ],
  [{ message: 'Habari', farmers: [99_999] }, { farmers: [expect.stringContaining('99999')] }],
  [{ message: 'Habari', farmers: [1], booking: 99_999 }, { booking: [expect.stringContaining('99999')] }],
  [
    { message: 'Habari', farmers: Array.from({ length: 501 }, (_, id) => id + 1) },
    { farmers: ['Ensure this field has no more than 500 elements.'] },
  ],
])('what cannot be sent is refused as a whole: %#', async (body, expected) => {
  const answer = await send(body);
  expect([answer.status, answer.body]).toEqual([400, expected]);
  expect(await api.sendMessages()).toEqual([]);
});

test('an advertisement goes only by day to those who agreed, with how to stop it', async () => {
  api.clock.now = new Date('2026-11-23T18:00:00+03:00');
  const phones = { phone_numbers: ['0712345678', '0711000333'] };
  await send({ ...phones, message: 'Lime is cheap this week.', class: 'promotional' });
  const profile = `/users/account/profiles/${userIds.farmer}/`;
  await api.call('PATCH', profile, { as: 'farmer', body: { notify_choices: { reminders: ['sms'] } } });
  expect((await api.sendMessages()).map(({ status }) => status)).toEqual(['queued', 'queued']);
  api.clock.now = new Date('2026-11-24T08:00:00+03:00');
  await api.sendMessages();
  const { body } = await api.call('GET', '/messages?limit=2&ordering=-id', { as: 'administrator' });
  expect(body.results).toMatchObject([
    { recipient: '+254711000333', status: 'skipped', reason: 'They did not agree to reminders.' },
    { recipient: '+254712345678', status: 'sent', text: 'Lime is cheap this week. STOP *456*9*5#' },
  ]);
});

test('where nobody is called back, there is nobody to call', async () => {
  for (const path of ['reports', 'opt-outs']) {
    const answer = await form(`/utils/sms-callbacks/${path}/some-token-that-is-long-enough/`, 'id=1');
    expect(answer.status).toBe(404);
  }
});
