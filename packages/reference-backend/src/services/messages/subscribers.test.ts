import { expect, test } from 'vitest';
import { sendMails } from '../../../test/sendMails.ts';
import { useBackend } from '../../../test/testBackend.ts';
import { subscriberTokens } from '../../db/schema.ts';

const api = useBackend();
const thanks = [201, { detail: 'Thank you for subscribing.' }];
const refused = [400, { token: ['This link is no longer valid.'] }];
const dayMs = 86_400_000;

const subscribe = async (email: string, more: object = {}) => {
  const { status, body } = await api.call('POST', '/subscribers/', { body: { email, ...more } });
  return [status, body];
};
const send = async (what: 'confirm' | 'unsubscribe', token: string) => {
  const { status, body } = await api.call('POST', `/subscribers/${what}/`, { body: { token } });
  return [status, body];
};
const tokenIn = (text = '') => /#token=([0-9a-f]+)/.exec(text)?.[1] ?? '';
const stateOf = async (email: string) => {
  const { body } = await api.call('GET', `/subscribers?search=${email}`, { as: 'administrator' });
  return body.results.map(({ is_active }: { is_active: boolean }) => is_active);
};
/** The newest email to somebody. */
const mailTo = async (email: string) => (await sendMails(api)).findLast(({ to }) => to === email);
const join = async (email: string) => {
  await subscribe(email);
  await send('confirm', tokenIn((await mailTo(email))?.text));
  return mailTo(email);
};
const oneClick = (method: string, address: string, body?: BodyInit, type?: string) =>
  api.fetch(
    new Request(address, {
      method,
      ...(body !== undefined && { body }),
      ...(type && { headers: { 'Content-Type': type } }),
    }),
  );
const addressIn = (headers: Readonly<Record<string, string>> = {}) =>
  /^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';

test('an address is on the list once its owner has confirmed it, and until they leave', async () => {
  expect(await subscribe('Moraa@News.example', { language: 'sw' })).toEqual(thanks);
  expect(await stateOf('moraa@news.example')).toEqual([]);
  const [asked] = await sendMails(api);
  expect(asked).toMatchObject({ to: 'moraa@news.example', subject: 'Tafadhali thibitisha usajili wako' });
  expect(asked?.text).toContain('http://localhost:5173/newsletter/confirm#token=');
  const token = tokenIn(asked?.text);
  expect(await send('unsubscribe', token)).toEqual(refused);
  expect(await send('confirm', token)).toEqual([200, { detail: 'You are on the list.' }]);
  expect(await stateOf('moraa@news.example')).toEqual([true]);
  expect(await send('confirm', token)).toEqual(refused);

  const [welcome] = await sendMails(api);
  expect(welcome).toMatchObject({ to: 'moraa@news.example', subject: 'Utapokea habari za Udongo' });
  const leaving = tokenIn(welcome?.text);
  expect(await send('confirm', leaving)).toEqual(refused);
  for (let press = 0; press < 2; press += 1) {
    expect(await send('unsubscribe', leaving)).toEqual([
      200,
      { detail: 'You will get no more newsletters.' },
    ]);
    expect(await stateOf('moraa@news.example')).toEqual([false]);
  }
});

test('a mail service takes somebody off the list with one press, and looking at the address changes nothing', async () => {
  for (const form of ['multipart', 'urlencoded'] as const) {
    const welcome = await join(`${form}@news.example`);
    expect(welcome?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = addressIn(welcome?.headers);
    const looked = await oneClick('GET', address);
    expect([looked.status, looked.headers.get('location')]).toEqual([
      302,
      `http://localhost:5173/newsletter/leave#token=${tokenIn(welcome?.text)}`,
    ]);
    expect((await oneClick('HEAD', address)).status).toBe(302);
    const refusals = await Promise.all([
      oneClick('POST', address),
      oneClick('POST', address, 'List-Unsubscribe=No', 'application/x-www-form-urlencoded'),
      oneClick('POST', address, 'no form', 'multipart/form-data; boundary=x'),
      oneClick('POST', address, '{"List-Unsubscribe":"One-Click"}', 'application/json'),
      oneClick('POST', address, 'x'.repeat(5000), 'application/x-www-form-urlencoded'),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400, 415, 413]);
    expect(await stateOf(`${form}@news.example`)).toEqual([true]);

    const body = form === 'multipart' ? new FormData() : new URLSearchParams();
    body.append('List-Unsubscribe', 'One-Click');
    expect((await oneClick('POST', address, body)).status).toBe(200);
    expect(await stateOf(`${form}@news.example`)).toEqual([false]);
  }
  expect((await oneClick('POST', `http://api.test/subscribers/one-click/${'0'.repeat(48)}`)).status).toBe(
    400,
  );
  expect(JSON.stringify(api.takeLog())).not.toMatch(/[0-9a-f]{48}/);
});

test('no GET confirms or unsubscribes', async () => {
  await subscribe('looker@news.example');
  const token = tokenIn((await mailTo('looker@news.example'))?.text);
  for (const what of ['confirm', 'unsubscribe']) {
    for (const as of ['anonymous', 'administrator'] as const) {
      const { status } = await api.call('GET', `/subscribers/${what}?token=${token}`, { as });
      expect(status).toBe(as === 'anonymous' ? 401 : 404);
    }
  }
  expect(await stateOf('looker@news.example')).toEqual([]);
  expect((await send('confirm', token))[0]).toBe(200);
});

test('nobody learns who is on the list: the answer is the same, and somebody on it gets no second mail', async () => {
  await join('known@news.example');
  await sendMails(api);
  expect(await subscribe('known@news.example')).toEqual(await subscribe('unknown@news.example'));
  expect((await sendMails(api)).map(({ to }) => to)).toEqual(['unknown@news.example']);
});

test('somebody who left subscribes again, and a newer link replaces the older one', async () => {
  const welcome = await join('again@news.example');
  await send('unsubscribe', tokenIn(welcome?.text));
  await subscribe('again@news.example');
  const first = await mailTo('again@news.example');
  await subscribe('again@news.example');
  const second = await mailTo('again@news.example');
  expect(await send('confirm', tokenIn(first?.text))).toEqual(refused);
  expect((await send('confirm', tokenIn(second?.text)))[0]).toBe(200);
  expect(await stateOf('again@news.example')).toEqual([true]);
});

test('a link to confirm works for three days, and no token is stored as it is', async () => {
  await subscribe('late@news.example');
  const token = tokenIn((await mailTo('late@news.example'))?.text);
  const stored = await api.db.inTransaction((db) => db.select().from(subscriberTokens));
  expect(JSON.stringify(stored)).not.toContain(token);
  api.clock.now = new Date(api.clock.now.getTime() + 3 * dayMs);
  expect(await send('confirm', token)).toEqual(refused);
});

test('a program that fills in the hidden field, and somebody who asks for too many mails, write none', async () => {
  expect(await subscribe('bot@news.example', { website: 'https://spam.example' })).toEqual(thanks);
  expect(await sendMails(api)).toEqual([]);
  const statuses: unknown[] = [];
  for (let asked = 0; asked < 6; asked += 1) statuses.push((await subscribe('victim@news.example'))[0]);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

test('an administrator deletes an address, and nothing of it stays', async () => {
  const welcome = await join('gone@news.example');
  const { body } = await api.call('GET', '/subscribers?search=gone@', { as: 'administrator' });
  const path = `/subscribers/${body.results[0].id}`;
  expect((await api.call('DELETE', `${path}/`, { as: 'administrator' })).status).toBe(204);
  expect((await api.call('GET', path, { as: 'administrator' })).status).toBe(404);
  expect(await send('unsubscribe', tokenIn(welcome?.text))).toEqual(refused);
  const outbox = await api.call('GET', '/messages?search=gone@', { as: 'administrator' });
  expect(outbox.body.count).toBe(0);
});

test('whoever guesses addresses of that kind is sent away for a while', async () => {
  const statuses: number[] = [];
  for (let guess = 0; guess < 101; guess += 1)
    statuses.push((await oneClick('POST', `http://api.test/subscribers/one-click/${guess}`)).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
});
