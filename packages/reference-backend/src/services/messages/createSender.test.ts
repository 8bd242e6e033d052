import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useBackend } from '../../../test/testBackend.ts';
import { messages, users } from '../../db/schema.ts';
import { type Mail, NotSentError, sandbox } from '../../Outlets.ts';
import { createSender } from './createSender.ts';
import { writeMessage } from './writeMessage.ts';

const backend = useBackend();
const write = (recipient: string) =>
  backend.db.inTransaction(async (db) => {
    await db.delete(messages);
    const message = { kind: 'password_link', channel: 'email', recipient, language: 'en' } as const;
    await writeMessage(db, message, backend.clock.now);
  });
const stored = async () =>
  (await backend.db.inTransaction((db) => db.select().from(messages).orderBy(messages.id))).at(-1);
const open = (send: (mail: Mail) => Promise<void>) =>
  createSender({
    db: backend.db,
    clock: () => backend.clock.now,
    log: () => {},
    outlets: { email: { isSandbox: false, send }, sms: sandbox },
    appUrl: 'https://app.example',
  });

test('a message that surely was not sent is tried again, later each time, and fails in the end', async () => {
  await write('farmer@udongo.test');
  const mails: Mail[] = [];
  const sender = open(async (mail) => {
    mails.push(mail);
    throw new NotSentError('The mail server could not be reached (ECONNECTION).', true);
  });
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await sender.sendAll();
    const message = await stored();
    if (message?.status !== 'queued') break;
    waits.push((message.next_attempt_on.getTime() - backend.clock.now.getTime()) / 1000);
    await sender.sendAll();
    expect(mails).toHaveLength(attempt);
    backend.clock.now = message.next_attempt_on;
  }
  expect(waits).toEqual([30, 120, 600, 3600]);
  expect(await stored()).toMatchObject({ status: 'failed', attempts: 5, text: '', html: '' });
});

test('a message whose end nobody knows is not sent again, and the others go out', async () => {
  await write('farmer@udongo.test');
  await backend.db.inTransaction((db) =>
    writeMessage(
      db,
      { kind: 'password_link', channel: 'email', recipient: 'agent@udongo.test', language: 'en' },
      backend.clock.now,
    ),
  );
  const sent: string[] = [];
  const sender = open(async ({ to }) => {
    sent.push(to);
    if (to.startsWith('farmer')) throw new Error('socket hang up');
  });
  await sender.sendAll();
  backend.clock.now = new Date(backend.clock.now.getTime() + 86_400_000);
  await sender.sendAll();
  expect(sent).toEqual(['farmer@udongo.test', 'agent@udongo.test']);
  const rows = await backend.db.inTransaction((db) => db.select().from(messages).orderBy(messages.id));
  expect(rows.map(({ status }) => status)).toEqual(['sending', 'sent']);
});

test('two senders at once send each message once', async () => {
  await backend.db.inTransaction((db) => db.delete(messages));
  for (const name of ['farmer', 'agent', 'admin', 'agronomist']) {
    await backend.db.inTransaction((db) =>
      writeMessage(
        db,
        { kind: 'password_link', channel: 'email', recipient: `${name}@udongo.test`, language: 'en' },
        backend.clock.now,
      ),
    );
  }
  const sent: string[] = [];
  const note = async ({ to }: Mail) => void sent.push(to);
  await Promise.all([open(note).sendAll(), open(note).sendAll()]);
  expect(sent.toSorted()).toEqual([
    'admin@udongo.test',
    'agent@udongo.test',
    'agronomist@udongo.test',
    'farmer@udongo.test',
  ]);
});

test('a person is written to in their language; names that look like markup stay text', async () => {
  await backend.db.inTransaction((db) =>
    db.update(users).set({ language: 'sw', full_name: '<b>Wanjiku</b>' }).where(eq(users.id, 8)),
  );
  await write('farmer@udongo.test');
  const mails: Mail[] = [];
  await open(async (mail) => void mails.push(mail)).sendAll();
  expect(mails[0]?.subject).toBe('Weka nenosiri jipya');
  expect(mails[0]?.text).toMatch(/^Habari <b>Wanjiku<\/b>,/);
  expect(mails[0]?.html).toContain('Habari &lt;b&gt;Wanjiku&lt;/b&gt;,');
  expect(mails[0]?.html).toContain('href="https://app.example/auth/set-password#token=');
});
