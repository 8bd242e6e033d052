import type { Settings } from '@udongo/sdk';
import { measureSms } from '@udongo/sdk/sms';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useBackend } from '../../../test/testBackend.ts';
import { type AppOptions, defaultOptions } from '../../Dependencies.ts';
import { messages, users } from '../../db/schema.ts';
import {
  createSandboxTransports,
  type Mail,
  NotSentError,
  noReceipt,
  noTransport,
  type SandboxMessage,
  sandboxTransports,
  withoutReports,
} from '../../MessageTransport.ts';
import { updateSettings } from '../bookings/updateSettings.ts';
import { writeMessage } from '../platform/writeMessage.ts';
import { createSender } from './createSender.ts';

const backend = useBackend();
const write = (recipient: string) =>
  backend.db.inTransaction(async (db) => {
    await db.delete(messages);
    const message = { kind: 'password_link', channel: 'email', recipient, language: 'en' } as const;
    await writeMessage(db, message, backend.clock.now);
  });
const stored = async () =>
  (await backend.db.inTransaction((db) => db.select().from(messages).orderBy(messages.id))).at(-1);
const open = (
  send: (mail: Mail) => Promise<void>,
  changes: Partial<AppOptions> = {},
  sms = sandboxTransports.sms,
  db = backend.db,
) =>
  createSender({
    db,
    clock: () => backend.clock.now,
    log: () => {},
    transports: {
      sms,
      email: { isSetUp: true, send: (mail) => send(mail).then(() => noReceipt) },
    },
    options: { ...defaultOptions, appUrl: 'https://app.example', ...changes },
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

test.each([
  ['a sandbox', sandboxTransports.sms],
  ['a server without a carrier', withoutReports(noTransport)],
])('%s says that a text message reached nobody, and keeps its words', async (_, sms) => {
  await backend.db.inTransaction(async (db) => {
    const message = await writeMessage(
      db,
      { kind: 'written', channel: 'sms', recipient: '+254712345678', language: 'en' },
      backend.clock.now,
    );
    await db.update(messages).set({ text: 'Come to Githunguri.' }).where(eq(messages.id, message));
  });
  await open(async () => {}, {}, sms).sendAll();
  expect(await stored()).toMatchObject({
    status: 'failed',
    reason: 'Nothing is set up to send this.',
    text: 'Come to Githunguri.',
    parts: null,
  });
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
  expect(rows.map(({ status }) => status)).toEqual(['unknown', 'sent']);
});

test('a message whose process ended is listed as unknown after a while, and sent again only when somebody asks', async () => {
  await write('farmer@udongo.test');
  const sent: string[] = [];
  const note = async ({ to }: Mail) => void sent.push(to);
  await backend.db.inTransaction((db) =>
    db.update(messages).set({ status: 'sending', claimed_on: backend.clock.now, attempts: 1 }),
  );
  await open(note).sendAll();
  expect((await stored())?.status).toBe('sending');
  backend.clock.now = new Date(backend.clock.now.getTime() + 300_000);
  await open(note).sendAll();
  const { body } = await backend.call('GET', '/messages?status=unknown', { as: 'administrator' });
  expect(body.results).toMatchObject([{ reason: 'The server stopped while it sent this.' }]);
  expect(sent).toEqual([]);

  const again = () =>
    backend.call('POST', `/messages/${body.results[0].id}/send-again/`, { as: 'administrator' });
  expect(await again()).toMatchObject({ status: 200, body: { status: 'queued', reason: '' } });
  await open(note).sendAll();
  expect(sent).toEqual(['farmer@udongo.test']);
  expect(await again()).toMatchObject({
    status: 400,
    body: { non_field_errors: ['This message cannot be sent again.'] },
  });
});

test('a process that was paused for longer than its claim neither sends nor writes over what another one did', async () => {
  await write('farmer@udongo.test');
  const sent: string[] = [];
  const giveUp = async () => {
    backend.clock.now = new Date(backend.clock.now.getTime() + 300_000);
    await open(async () => void sent.push('nobody')).sendAll();
  };
  const sendAgain = async () => {
    const { id } = (await stored()) ?? {};
    await backend.call('POST', `/messages/${id}/send-again/`, { as: 'administrator' });
    await open(async () => void sent.push('other')).sendAll();
  };
  /** Pauses the process before its transaction of this number. */
  const pausedBefore = (number: number) => {
    let begun = 0;
    const inTransaction: typeof backend.db.inTransaction = async (work) => {
      begun += 1;
      if (begun === number) {
        await giveUp();
        await sendAgain();
      }
      return backend.db.inTransaction(work);
    };
    return open(async () => void sent.push('paused'), {}, sandboxTransports.sms, {
      ...backend.db,
      inTransaction,
    });
  };
  // After the transaction that gives up, and the claim.
  await pausedBefore(2).sendAll();
  expect(sent).toEqual(['other']);
  expect(await stored()).toMatchObject({ status: 'sent', attempts: 1 });

  // Paused while it sends: when that fails later, nothing of the other process's message changes.
  await write('farmer@udongo.test');
  let tries = 0;
  await open(async () => {
    tries += 1;
    if (tries > 1) return;
    await giveUp();
    await sendAgain();
    throw new NotSentError('The mail server could not be reached (ECONNECTION).', true);
  }).sendAll();
  expect(await stored()).toMatchObject({ status: 'sent', reason: '' });
  expect(tries).toBe(1);
  expect(sent).toEqual(['other', 'other']);
});

test('a daily limit holds messages back until tomorrow in Nairobi', async () => {
  backend.clock.now = new Date('2027-02-01T09:00:00+03:00');
  await write('farmer@udongo.test');
  for (const recipient of ['agent@udongo.test', 'admin@udongo.test']) {
    const message = { kind: 'password_link', channel: 'email', recipient, language: 'en' } as const;
    await backend.db.inTransaction((db) => writeMessage(db, message, backend.clock.now));
  }
  const sent: string[] = [];
  const limited = { dailyLimits: { email: 4, sms: 0 } };
  const send = () => open(async ({ to }) => void sent.push(to), limited).sendAll();
  await Promise.all([send(), send()]);
  expect(sent).toHaveLength(2);
  const waiting = await backend.db.inTransaction((db) =>
    db.select().from(messages).where(eq(messages.status, 'queued')),
  );
  expect(waiting).toMatchObject([{ reason: 'The limit of 2 messages a day is reached.', attempts: 0 }]);
  backend.clock.now = new Date('2027-02-01T23:59:59+03:00');
  await send();
  expect(sent).toHaveLength(2);
  backend.clock.now = new Date('2027-02-02T00:00:00+03:00');
  await send();
  expect(sent).toHaveLength(3);
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

test('a person is written to in their language; a name that looks like markup is not said', async () => {
  await backend.db.inTransaction((db) =>
    db.update(users).set({ language: 'sw', full_name: '<b>Wanjiku</b>' }).where(eq(users.id, 8)),
  );
  await write('farmer@udongo.test');
  const mails: Mail[] = [];
  await open(async (mail) => void mails.push(mail)).sendAll();
  expect(mails[0]?.subject).toBe('Weka nenosiri jipya');
  expect(mails[0]?.text).toMatch(/^Habari,/);
  expect(mails[0]?.html).not.toContain('Wanjiku');
  expect(mails[0]?.html).toContain('href="https://app.example/auth/set-password#token=');
});

test.each([
  ['en', 'is your code for a new password', 'Need help? Call Udongo helpdesk: 0712 345678', 'Help: '],
  [
    'sw',
    'ni nambari yako ya siri ya nenosiri jipya',
    'Unahitaji msaada? Piga simu: Udongo helpdesk: 0712 345678',
    'Msaada: ',
  ],
] as const)(
  'messages in %s say whom to call, until the settings have no number',
  async (language, says, line, help) => {
    const change = (changes: Partial<Settings>) =>
      backend.db.inTransaction((db) => updateSettings(db, changes, null, backend.clock.now));
    const tell = async () => {
      await backend.db.inTransaction(async (db) => {
        await db.delete(messages);
        await db.update(users).set({ language }).where(eq(users.id, 8));
        for (const to of [
          { kind: 'password_changed', channel: 'email', recipient: 'farmer@udongo.test', language },
          { kind: 'password_code', channel: 'sms', recipient: '+254712345678', language },
        ] as const)
          await writeMessage(db, to, backend.clock.now);
      });
      const mails: Mail[] = [];
      const texts: string[] = [];
      const note = ({ text }: SandboxMessage) => void texts.push(text);
      await open(async (mail) => void mails.push(mail), {}, createSandboxTransports(note).sms).sendAll();
      return { mail: mails[0], sms: texts[0] };
    };

    await change({ support_name: 'Udongo helpdesk', support_phone_no: '+254712345678' });
    const told = await tell();
    expect(told.mail?.text.split('\n\n').at(-1)).toBe(line);
    expect(told.mail?.html).toContain(`<a href="tel:+254712345678">${line}</a>`);
    expect(told.sms).toContain(says);
    expect(told.sms?.split('. ').at(-1)).toBe(`${help}Udongo helpdesk, 0712 345678`);
    expect(measureSms(told.sms ?? '')).toMatchObject({ parts: 1 });

    await change({ support_name: 'x'.repeat(100) });
    expect((await tell()).sms?.split('. ').at(-1)).toBe(`${help}0712 345678`);

    await change({ support_phone_no: '' });
    const untold = await tell();
    expect(untold.mail?.text).not.toContain(line.slice(0, 10));
    expect(untold.mail?.html).not.toContain('tel:');
    expect(untold.sms).not.toContain(help);
  },
);
