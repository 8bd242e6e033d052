import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookings, users } from '../../src/db/schema.ts';
import { notify } from '../../src/services/messages/notifications/notify.ts';
import { bookingBody } from '../bookingBody.ts';
import { payer } from '../payments.ts';
import { contactBody } from '../recordBodies.ts';
import { sendMails } from '../sendMails.ts';
import { useBackend, userIds, type Who } from '../testBackend.ts';

/**
 * Limits against strangers' calls and messages: nobody rings or writes to a phone again and again, or in the name of the
 * service with words of their own.
 */

const backend = useBackend();
const { book, start } = payer(backend);
const minutes = (count: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + count * 60_000);
};

test('a phone is asked to pay 3 times in 10 minutes and 10 times a day, whatever the booking and whoever asks', async () => {
  const phone_number = '0722000009';
  const callers = ['anonymous', 'administrator', 'anonymous', 'agent'] as const;
  const ask = async (caller: (typeof callers)[number], samples: number) => {
    const { id, uuid } = await book({ discount: samples });
    const answer = await start(
      { ...(caller === 'anonymous' ? { uuid } : { booking: id }), phone_number },
      caller,
    );
    return [answer.status, answer.body.detail];
  };
  const refused = '0722 000009 was asked to pay too often. Expected available in';
  const started = [];
  for (const [place, caller] of callers.entries()) started.push(await ask(caller, place * 10));
  expect(started.map(([status]) => status)).toEqual([201, 201, 201, 429]);
  expect(started.at(-1)?.[1]).toBe(`${refused} 10 minutes.`);
  for (let round = 1; round <= 3; round += 1) {
    minutes(11);
    for (let each = 1; each <= 3; each += 1) started.push(await ask('anonymous', round * 100 + each * 10));
  }
  expect(started.filter(([status]) => status === 201)).toHaveLength(10);
  expect(started.at(-1)).toEqual([429, expect.stringMatching(new RegExp(`^${refused} 2[34] hours\\.$`))]);

  const { uuid } = await book();
  expect((await start({ uuid, phone_number: '0722000010' })).status).toBe(201);
});

/** A booking of somebody without an account; only the contact number and address say whose it is. */
const bookFor = (as: Who, contact: { phone_no: string; email: string }, changes: object = {}) =>
  backend.call('POST', '/agric/soil-test-bookings/', {
    as,
    body: bookingBody({ name: 'Wanjiru', farmer: null, is_existing_farmer: 'no', ...contact, ...changes }),
  });

test('the contact number of bookings is written to 6 times a day, whether visitors or agents book', async () => {
  await backend.sendMessages();
  const contact = { phone_no: '0733 000 900', email: 'wanjiru@example.org' };
  for (const as of [
    'anonymous',
    'agent',
    'anonymous',
    'agent',
    'anonymous',
    'agent',
    'anonymous',
    'agent',
  ] as const)
    expect((await bookFor(as, contact)).status).toBe(201);
  const written = (await backend.sendMessages()).filter(({ user_id }) => user_id === null);
  for (const channel of ['sms', 'email'] as const) {
    const ofChannel = written.filter((message) => message.channel === channel);
    expect(ofChannel.map(({ status }) => status)).toEqual([...Array(6).fill('sent'), 'skipped', 'skipped']);
    expect(ofChannel.at(-1)?.reason).toBe('This recipient was written to too often today.');
  }
  minutes(24 * 60);
  await bookFor('anonymous', contact);
  expect((await backend.sendMessages()).map(({ status }) => status)).toContain('sent');
});

test('an account gets text messages only at a phone number that it has verified', async () => {
  const setPhone = (phone_verified_on: Date | null) =>
    backend.db.inTransaction((db) =>
      db
        .update(users)
        .set({ phone_number: '+254733000901', phone_verified_on })
        .where(eq(users.id, userIds.agent)),
    );
  const refuse = async () => {
    const { id } = await book();
    const { where, notice } = { where: eq(bookings.id, id), notice: 'sample_rejected' } as const;
    await backend.db.inTransaction(async (db) => {
      const [row] = await db.select().from(bookings).where(where);
      if (!row) throw new Error('The booking is gone.');
      await notify(
        db,
        row,
        { notice, sample: row.code, reason: 'leaking_bag' },
        { by: null, now: backend.clock.now },
      );
    });
    const sent = await backend.sendMessages();
    return sent.filter((message) => message.user_id === userIds.agent && message.channel === 'sms');
  };
  await setPhone(null);
  expect(await refuse()).toEqual([]);
  await setPhone(backend.clock.now);
  expect(await refuse()).toMatchObject([{ recipient: '+254733000901' }]);
});

test('four free accounts ask for no more codes than their address may', async () => {
  const limit = 30;
  const ask = (as: Who, number: number) =>
    backend.call('POST', '/users/account/phone-code/', {
      as,
      address: '192.0.2.77',
      body: { phone_number: `07440${String(number).padStart(5, '0')}` },
    });
  const statuses = [];
  for (const as of ['farmer', 'otherFarmer', 'agent', 'otherAgent'] as const)
    for (let each = 0; each < 9; each += 1) statuses.push((await ask(as, statuses.length)).status);
  expect(statuses.slice(0, limit)).toEqual(Array(limit).fill(200));
  expect(statuses.slice(limit)).toEqual(Array(36 - limit).fill(429));
});

const textTo = async (name: string, phone_no: string) => {
  await backend.sendMessages();
  const body = bookingBody({ name, phone_no, soil_test_date: '2026-12-01' });
  expect((await backend.call('POST', '/agric/soil-test-bookings/', { body })).status).toBe(201);
  const [sms] = await backend.sendMessages();
  return sms?.text ?? '';
};

test.each([
  ['an address', 'evil.example/win Kamau', '0711000301'],
  ['digits to call', '0900123456 Kamau', '0711000302'],
  ['a sign', 'Kamau@evil Njoroge', '0711000303'],
  ['an amount', '5,000/= Kamau', '0711000304'],
])('a name with %s is not said to the phone that a visitor typed', async (_, name, phone) => {
  const text = await textTo(name, phone);
  expect(text).toMatch(/^Udongo: UD-/);
  expect(text).not.toContain(name.split(' ')[0]);
});

test.each([
  ["Ng'ang'a Mwangi", "Udongo: Ng'ang'a, UD-", '0711000305'],
  ['Anne-Marie Achieng', 'Udongo: Anne-Marie, UD-', '0711000306'],
  ['Mũthoni Kĩariũki', 'Udongo: Muthoni, UD-', '0711000307'],
])('%s is greeted by name', async (name, greeting, phone) => {
  expect(await textTo(name, phone)).toContain(greeting);
});

test.each([
  ['evil.example/win Kamau', 'Hello,'],
  ['Kamau http://evil.example', 'Hello,'],
  ["Wanjiru Ng'ang'a", "Hello Wanjiru Ng'ang'a,"],
])('an answer to a message of “%s” begins with “%s”', async (name, greeting) => {
  const { body } = await backend.call('POST', '/contact/', { body: contactBody({ name }) });
  const [{ id } = { id: body.id }] = (
    await backend.call('GET', '/contact?ordering=-id', { as: 'administrator' })
  ).body.results;
  await sendMails(backend);
  await backend.call('POST', `/contact/${id}/answer/`, {
    as: 'administrator',
    body: { text: 'Yes, we do.' },
  });
  const [mail] = await sendMails(backend);
  expect(mail?.text.split('\n')[0]).toBe(greeting);
  expect(mail?.html).toContain(greeting.replaceAll("'", '&#39;'));
});
