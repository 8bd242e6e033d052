import { expect, test } from 'vitest';
import { countStatements } from '../countStatements.ts';
import { type TestBackend, useBackend } from '../testBackend.ts';

const backend = useBackend();
const post = (path: string, body: object, address?: string) =>
  backend.call('POST', `/users/auth/${path}/`, { body, ...(address && { address }) });
const ask = (email: string, language?: string) =>
  post('password-reset', { email, ...(language && { language }) });
const confirm = (token: string, new_password: string) =>
  post('password-reset/confirm', { token, new_password, confirm_password: new_password });
const exchange = (code: string, phone_number = '0712345678') =>
  post('password-reset/validate-code', { phone_number, code });
const logIn = (password: string, email = 'farmer@udongo.test') => post('login', { email, password });
const pass = (milliseconds: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + milliseconds);
};
const hourMs = 3_600_000;

async function askForLink(email = 'farmer@udongo.test') {
  pass(2 * hourMs);
  await ask(email);
  const [message] = (await backend.sendMessages()).slice(-1);
  return tokenOf(message);
}

function tokenOf(message: Awaited<ReturnType<TestBackend['sendMessages']>>[number] | undefined): string {
  return /#token=([0-9a-f]{48})/.exec(message?.text ?? '')?.[1] ?? '';
}

async function askForCode() {
  pass(2 * hourMs);
  await ask('0712 345 678');
  const [message] = (await backend.sendMessages()).slice(-1);
  return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
}

test('a link by e-mail sets a password once, within an hour; every login ends and a newer link replaces it', async () => {
  const { token: stolen } = (await logIn('Farmer-pass-1')).body;
  const old = await askForLink();
  const token = await askForLink();
  expect((await confirm(old, 'Tilapia-77')).body).toEqual({
    token: ['This link is no longer valid. Ask for a new one.'],
  });
  pass(hourMs - 1);
  expect((await confirm(token, 'Tilapia-77')).status).toBe(200);
  expect((await confirm(token, 'Mine-now-77')).status).toBe(400);
  expect((await logIn('Farmer-pass-1')).status).toBe(400);
  expect((await logIn('Tilapia-77')).status).toBe(200);
  const account = { headers: { Authorization: `Bearer ${stolen}` } };
  expect((await backend.call('GET', '/users/account/view', account)).status).toBe(401);

  const late = await askForLink();
  pass(hourMs);
  expect((await confirm(late, 'Farmer-pass-1')).status).toBe(400);
  expect((await confirm(await askForLink(), 'Farmer-pass-1')).status).toBe(200);
});

test('a link that is opened, by a person or a scanner of mails, changes nothing', async () => {
  const token = await askForLink();
  for (const path of [
    `/users/auth/password-reset/confirm?token=${token}`,
    '/users/auth/password-reset/confirm',
  ]) {
    expect((await backend.call('GET', path)).status).toBe(405);
  }
  expect((await post('password-reset/validate-token', { token })).body).toEqual({ valid: true });
  expect((await logIn('Farmer-pass-1')).status).toBe(200);
});

test('a code by text message gives a token once, for 10 minutes', async () => {
  const old = await askForCode();
  const code = await askForCode();
  if (old !== code) expect((await exchange(old)).status).toBe(400);
  pass(600_000 - 1);
  const { body } = await exchange(` ${code.slice(0, 3)} ${code.slice(3)}`);
  expect((await exchange(code)).status).toBe(400);
  expect((await confirm(body.token, 'Tilapia-77')).status).toBe(200);
  expect((await confirm(body.token, 'Mine-now-77')).status).toBe(400);
  expect((await confirm(await askForLink(), 'Farmer-pass-1')).status).toBe(200);

  const late = await askForCode();
  pass(600_000);
  expect((await exchange(late)).body).toEqual({
    code: ['This code is wrong or too old. Ask for a new one.'],
  });
});

test('after 5 wrong tries, sent one by one or all at once, the right code opens nothing', async () => {
  for (const inTurn of [true, false]) {
    const code = await askForCode();
    const guesses = Array.from({ length: 5 }, (_, index) => String((Number(code) + 1 + index) % 1_000_000));
    const tries = guesses.map((guess) => () => exchange(guess.padStart(6, '0')));
    if (inTurn) for (const guess of tries) expect((await guess()).status).toBe(400);
    else for (const { status } of await Promise.all(tries.map((guess) => guess()))) expect(status).toBe(400);
    expect((await exchange(code)).status).toBe(400);
  }
});

test("a code opens only the account of its phone, and a contact's phone number opens nothing", async () => {
  const code = await askForCode();
  expect((await exchange(code, '0722000102')).status).toBe(400);
  // Achieng's number is a contact that an agent typed.
  pass(2 * hourMs);
  await ask('0722000102');
  const [message] = (await backend.sendMessages()).slice(-1);
  expect(message).toMatchObject({ status: 'skipped', text: '' });
});

test('nobody learns from the answer or its time who has an account', async () => {
  const people = {
    known: ['farmer@udongo.test', 'agent@udongo.test', '0712345678', '0711000001'],
    unknown: ['nobody@udongo.test', 'noone@udongo.test', '0733999001', '0733999002'],
  };
  const answers: Record<string, object[]> = { known: [], unknown: [] };
  pass(2 * hourMs);
  for (const index of [0, 1, 2, 3]) {
    for (const kind of ['known', 'unknown'] as const) {
      const { result, statements } = await countStatements(() => ask(people[kind][index] ?? ''));
      answers[kind]?.push({ status: result.status, body: result.body, statements });
    }
  }
  // The work is the same, so the time is.
  expect(answers.known).toEqual(answers.unknown);
  await backend.sendMessages();
});

test('nobody is flooded: 5 messages an hour to one recipient, 30 for one address, known or not', async () => {
  pass(2 * hourMs);
  for (const email of ['farmer@udongo.test', 'nobody@udongo.test']) {
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await ask(email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }
  const many = [];
  for (let index = 0; index < 31; index += 1) {
    many.push((await post('password-reset', { email: `p${index}@udongo.test` }, '203.0.113.77')).status);
  }
  expect(many.slice(-2)).toEqual([200, 429]);
});

test('the table of messages holds no secret before it is sent, and an inactive account is told nothing', async () => {
  pass(2 * hourMs);
  await backend.sendMessages();
  const as = 'administrator';
  await backend.call('PATCH', '/users/account/profiles/8/', { as, body: { is_active: false } });
  await ask('farmer@udongo.test');
  await ask('admin@udongo.test');
  const waiting = await backend.call('GET', '/messages?status=queued&ordering=id', { as });
  expect(waiting.body.results.map(({ text, html }: { text: string; html: string }) => text + html)).toEqual([
    '',
    '',
  ]);
  const [inactive, active] = await backend.sendMessages();
  expect(inactive).toMatchObject({ status: 'skipped', text: '' });
  expect(active).toMatchObject({ status: 'sent', subject: 'Set a new password' });
  expect(tokenOf(active)).not.toBe('');
  expect(active?.html).toContain(`href="http://localhost:5173/auth/set-password#token=${tokenOf(active)}"`);
  await backend.call('PATCH', '/users/account/profiles/8/', { as, body: { is_active: true } });
});

test('what is neither an e-mail address nor a phone number is refused', async () => {
  expect((await ask('farmer')).body).toEqual({ email: ['Enter a valid email address.'] });
  expect((await ask('farmer@udongo.test', 'fr')).body).toEqual({ language: ['"fr" is not a valid choice.'] });
});
