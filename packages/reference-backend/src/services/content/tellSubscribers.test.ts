import { beforeEach, expect, test } from 'vitest';
import { blogBody } from '../../../test/recordBodies.ts';
import { sendMails } from '../../../test/sendMails.ts';
import { useBackend, type Who } from '../../../test/testBackend.ts';
import { defaultOptions } from '../../Dependencies.ts';
import { messageDays, messages, subscribers } from '../../db/schema.ts';
import { noReceipt, sandboxTransports } from '../../MessageTransport.ts';
import { createSender } from '../messages/createSender.ts';

const api = useBackend();
const noon = new Date('2026-11-20T12:00:00+03:00');

beforeEach(async () => {
  api.clock.now = noon;
  await api.db.inTransaction(async (transaction) => {
    await transaction.delete(messages);
    await transaction.delete(messageDays);
    await transaction.delete(subscribers);
    await transaction.insert(subscribers).values([
      { email: 'kamau@news.example', language: 'en', created_on: noon },
      { email: 'moraa@news.example', language: 'en', created_on: noon },
      { email: 'amani@news.example', language: 'sw', created_on: noon },
      { email: 'gone@news.example', language: 'en', created_on: noon, left_on: noon },
    ]);
  });
});

const article = { title: 'Lime & maize', summary: 'When to <add> lime.', is_published: true };
const write = async (changes: object = {}) =>
  (await api.call('POST', '/blogs/', { as: 'administrator', body: blogBody({ ...article, ...changes }) }))
    .body;
const tell = async (id: number, as: Who = 'administrator') => {
  const { status, body } = await api.call('POST', `/blogs/tell-subscribers/${id}/`, { as });
  return [status, body];
};
const toldOn = async (id: number, as: Who) =>
  (await api.call('GET', `/blogs/${id}`, { as })).body.subscribers_told_on;
const leaveIn = (text = '') => /newsletter\/leave#token=([0-9a-f]+)/.exec(text)?.[1] ?? '';

test('subscribers of the article’s language get one email, with its address and a way to leave', async () => {
  const { id, slug } = await write();
  expect(await toldOn(id, 'administrator')).toBeNull();
  const { body: counted } = await api.call('GET', '/subscribers?is_active=true&language=en&limit=1', {
    as: 'administrator',
  });
  expect(counted.count).toBe(2);
  expect(await tell(id)).toEqual([200, { subscribers: 2 }]);
  expect(await toldOn(id, 'administrator')).toBe('2026-11-20T12:00:00.000+03:00');
  expect(await toldOn(id, 'anonymous')).toBeUndefined();

  const mails = await sendMails(api);
  expect(mails.map(({ to }) => to)).toEqual(['kamau@news.example', 'moraa@news.example']);
  const [mail] = mails;
  expect(mail?.subject).toBe('Lime & maize');
  expect(mail?.text).toContain('When to <add> lime.');
  expect(mail?.text).toContain(`Read the article:\nhttp://localhost:5173/blog/${slug}`);
  expect(mail?.html).toContain('When to &lt;add&gt; lime.');
  const token = leaveIn(mail?.text);
  expect(mail?.html).toContain(
    `<a href="http://localhost:5173/newsletter/leave#token=${token}">Unsubscribe</a>`,
  );
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': expect.stringContaining(`/subscribers/one-click/${token}>`),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect((await api.call('POST', '/subscribers/unsubscribe/', { body: { token } })).status).toBe(200);
  expect(await sendMails(api)).toEqual([]);
});

test('an article in Kiswahili is told in Kiswahili', async () => {
  const { id, slug } = await write({ language: 'sw', title: 'Chokaa', summary: '' });
  expect(await tell(id)).toEqual([200, { subscribers: 1 }]);
  const [mail, ...more] = await sendMails(api);
  expect([mail?.to, more]).toEqual(['amani@news.example', []]);
  expect(mail?.text).toMatch(
    new RegExp(`^Chokaa\\n\\nSoma makala:\\nhttp://localhost:5173/sw/blog/${slug}\\n[^]+Jiondoe:\\nhttp`),
  );
});

test('an article is told once, also where two administrators press at the same time', async () => {
  const { id, updated_on } = await write();
  const answers = await Promise.all([tell(id), tell(id)]);
  const before = [409, { detail: 'Subscribers were told of this article before.' }];
  expect(answers.toSorted(([a], [b]) => a - b)).toEqual([[200, { subscribers: 2 }], before]);
  const saved = await api.call('PUT', `/blogs/${id}/`, {
    as: 'administrator',
    body: blogBody({ ...article, updated_on }),
  });
  expect(saved.status).toBe(200);
  expect(await tell(id)).toEqual(before);
  expect(await sendMails(api)).toHaveLength(2);
});

test('a draft, an article to come and a missing one are not told, nor is anybody where nobody subscribes', async () => {
  const unpublished = [
    409,
    { detail: 'This article is not published now, so subscribers cannot be told of it.' },
  ];
  const draft = await write({ is_published: false });
  const toCome = await write({ published_on: '2026-11-22T12:00:00+03:00' });
  expect(await tell(draft.id)).toEqual(unpublished);
  expect(await tell(toCome.id)).toEqual(unpublished);
  expect((await tell(999_999))[0]).toBe(404);
  await api.db.inTransaction((transaction) => transaction.delete(subscribers));
  const { id } = await write();
  expect(await tell(id)).toEqual([
    409,
    { detail: 'Nobody subscribes to the news in the language of this article.' },
  ]);
  expect(await toldOn(id, 'administrator')).toBeNull();
  expect(await sendMails(api)).toEqual([]);
});

test('whoever left meanwhile gets nothing, and nobody does once the article is withdrawn', async () => {
  api.clock.now = new Date('2026-11-20T19:00:00+03:00');
  const { id } = await write();
  expect(await tell(id)).toEqual([200, { subscribers: 2 }]);
  expect(await sendMails(api)).toEqual([]);
  await api.db.inTransaction((transaction) => transaction.update(subscribers).set({ left_on: noon }));
  api.clock.now = new Date('2026-11-21T08:00:00+03:00');
  expect(await sendMails(api)).toEqual([]);
  expect(await reasons()).toEqual(Array(2).fill('The address is not on the list any more.'));

  await api.db.inTransaction((transaction) => transaction.delete(messages));
  await api.db.inTransaction((transaction) => transaction.update(subscribers).set({ left_on: null }));
  const other = await write();
  await tell(other.id);
  await api.call('PUT', `/blogs/${other.id}/`, {
    as: 'administrator',
    body: blogBody({ ...article, is_published: false }),
  });
  expect(await sendMails(api)).toEqual([]);
  expect(await reasons()).toEqual(Array(3).fill('The article is not published any more.'));
});

test('news take half of the day’s emails at most, and the others wait until tomorrow', async () => {
  const sent: string[] = [];
  const send = async ({ to }: { to: string }) => {
    sent.push(to);
    return noReceipt;
  };
  await tell((await write()).id);
  await api.call('POST', '/subscribers/', { body: { email: 'new@news.example' } });
  const sender = createSender({
    db: api.db,
    clock: () => api.clock.now,
    log: () => {},
    transports: { ...sandboxTransports, email: { isSetUp: true, send } },
    options: { ...defaultOptions, dailyLimits: { sms: 2, email: 2 } },
  });
  await sender.sendAll();
  expect(sent).toEqual(['new@news.example', 'kamau@news.example']);
  api.clock.now = new Date('2026-11-21T08:00:00+03:00');
  await sender.sendAll();
  expect(sent.at(-1)).toBe('moraa@news.example');
});

const reasons = async () => {
  const rows = await api.db.inSnapshot((transaction) => transaction.select().from(messages));
  return rows.map(({ reason }) => reason);
};
