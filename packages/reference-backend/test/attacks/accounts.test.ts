import type { EarlierBooking } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { one } from '../../src/db/one.ts';
import { agents } from '../../src/db/schema.ts';
import { askForCode as askCode } from '../askForCode.ts';
import { bookingBody, sampleBody } from '../bookingBody.ts';
import { countStatements } from '../countStatements.ts';
import { useBackend } from '../testBackend.ts';

const backend = useBackend();
const post = (path: string, body: object, token?: string) =>
  backend.call('POST', `/users/${path}/`, { body, headers: token ? bearer(token) : {} });
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const logIn = (email: string, password: string) => post('auth/login', { email, password });
const tokenIn = (text = '') => /#token=([0-9a-f]{48})/.exec(text)?.[1] ?? '';
const passHours = (hours: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + hours * 3_600_000);
};
const person = { full_name: 'Njeri Wambui', password: 'Shamba-langu-7', phone_number: '0733 111 222' };

/** Uses the link that was sent last, on the device that is logged in. */
async function confirmEmail(token: string) {
  const link = tokenIn((await backend.sendMessages()).at(-1)?.text);
  expect((await post('account/email/confirm', { token: link }, token)).status).toBe(200);
}

const askForCode = (phone_number = person.phone_number) => askCode(backend, phone_number);

test('a phone number alone opens nothing: without its code nobody registers or logs in with it', async () => {
  expect((await post('account/view', person)).body).toEqual({ phone_code: ['This field is required.'] });
  const code = await askForCode();
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  expect((await post('account/view', { ...person, phone_code: wrong })).body).toEqual({
    phone_code: ['This code is wrong or too old. Ask for a new one.'],
  });
  // With an email address the number is a contact, with which nobody logs in.
  const registered = await post('account/view', { ...person, email: 'njeri@udongo.test' });
  expect(registered.status).toBe(201);
  expect((await logIn(person.phone_number, person.password)).status).toBe(400);
  await confirmEmail(registered.body.token);
  expect((await logIn('njeri@udongo.test', person.password)).status).toBe(200);
});

test('a person registers with their phone, and logs in with it however it is written; a second one does not', async () => {
  const { status, body } = await post('account/view', {
    ...person,
    phone_code: await askForCode(),
    language: 'sw',
  });
  expect([status, body.email, body.profile.phone_number]).toEqual([201, '', '+254733111222']);
  for (const phone of ['0733111222', '+254 733 111 222', '254733111222']) {
    expect((await logIn(phone, person.password)).body.user.id).toBe(body.id);
  }
  expect((await post('account/view', { ...person, phone_code: await askForCode() })).body).toEqual({
    phone_number: ['user with this phone number already exists.'],
  });
  expect((await post('account/view', { full_name: 'Njeri', password: 'Shamba-langu-7' })).body).toEqual({
    phone_number: ['Give a phone number or an email address.'],
  });
});

test('a code for a phone number does not reset a password, and the other way round', async () => {
  const code = await askForCode('0712345678');
  const tried = await post('auth/password-reset/validate-code', { phone_number: '0712345678', code });
  expect(tried.status).toBe(400);
  await post('auth/password-reset', { email: '0712345678' });
  const reset = /\b\d{6}\b/.exec((await backend.sendMessages()).at(-1)?.text ?? '')?.[0] ?? '';
  const { token } = (await logIn('agent@udongo.test', 'Agent-pass-1')).body;
  const phone = { phone_number: '0712345678', password: 'Agent-pass-1' };
  expect((await post('account/phone', { ...phone, code: reset }, token)).body.code).toBeDefined();
  expect((await post('account/phone', { ...phone, code }, token)).body).toEqual({
    phone_number: ['user with this phone number already exists.'],
  });
});

test('earlier bookings are claimed with the code of their phone, each once, and by nobody else', async () => {
  const phone_no = '+254733555001';
  const book = async (as: 'anonymous' | 'agent', samples: object[]) => {
    const body = bookingBody({ phone_no, samples });
    return (await backend.call('POST', '/agric/soil-test-bookings/', { as, body })).body;
  };
  const visitors = await book('anonymous', [sampleBody()]);
  const agents = await book('agent', [sampleBody(), sampleBody()]);
  const account = {
    full_name: 'Kioko',
    email: 'kioko@udongo.test',
    password: 'Shamba-langu-7',
    phone_number: phone_no,
  };
  const { token } = (await post('account/view', account)).body;
  const headers = bearer(token);
  const path = '/users/account/earlier-bookings';
  const list = async () => (await backend.call('GET', path, { headers })).body;
  const claim = (bookings: number[], as = token) => post('account/earlier-bookings', { bookings }, as);
  // The number is in the profile, but nobody has proven it.
  expect(await list()).toEqual([]);
  expect((await claim([visitors.id])).status).toBe(400);

  const code = await askForCode(phone_no);
  const { password } = account;
  const own = { phone_number: phone_no, code, password };
  expect((await post('account/phone', own, token)).body.phone_verified).toBe(true);
  const shown = (await list()).map(({ id, no_of_samples }: EarlierBooking) => [id, no_of_samples]);
  expect(shown).toEqual([
    [agents.id, 2],
    [visitors.id, 1],
  ]);
  const { token: other } = (await logIn('farmer@udongo.test', 'Farmer-pass-1')).body;
  expect((await claim([visitors.id], other)).status).toBe(400);
  expect((await claim([visitors.id, 1])).body).toEqual({
    bookings: ['Invalid pk "1" - object does not exist.'],
  });
  expect((await claim([visitors.id])).body.map(({ code }: { code: string }) => code)).toEqual([
    visitors.code,
  ]);
  expect((await claim([visitors.id])).status).toBe(400);
  const owned = await backend.call('GET', '/agric/soil-test-bookings', { headers });
  expect(owned.body.results.map(({ id }: { id: number }) => id)).toEqual([visitors.id]);
  expect((await list()).map(({ id }: { id: number }) => id)).toEqual([agents.id]);
});

test('asking for a code answers alike whether or not anybody is known by the number', async () => {
  const ask = async (phone_number: string) => {
    const { result, statements } = await countStatements(() => post('account/phone-code', { phone_number }));
    expect([result.status, result.body]).toEqual([
      200,
      { detail: 'A text message with a code is on its way.' },
    ]);
    return statements;
  };
  passHours(2);
  // The work is the same, so the time is.
  expect(await ask('0712345678')).toBe(await ask('0733999888'));
  await backend.sendMessages();
});

test('a changed phone number has to be proven again, and nobody changes away their only login', async () => {
  const phone = '0733 777 001';
  const code = await askForCode(phone);
  const { body } = await post('account/view', { ...person, phone_number: phone, phone_code: code });
  const { token } = (await logIn(phone, person.password)).body;
  const path = `/users/account/profiles/${body.id}/`;
  const patch = (change: object, headers: Record<string, string>) =>
    backend.call('PATCH', path, { body: change, headers });
  const { password } = person;
  expect((await patch({ phone_number: '0733777002', password }, bearer(token))).body).toEqual({
    phone_number: ['You log in with this phone number. Confirm the new one with a code.'],
  });
  expect((await patch({ language: 'sw', notify_by: ['sms'] }, bearer(token))).body).toMatchObject({
    language: 'sw',
    notify_by: ['sms'],
    phone_verified: true,
  });
  const admin = bearer(await backend.token('administrator'));
  expect((await patch({ phone_number: '0733777002' }, admin)).body.phone_verified).toBe(false);
  expect((await logIn('0733777002', person.password)).status).toBe(400);
});

test('an agent cannot lead the login of a farmer who logs in to themselves', async () => {
  const stored = (await backend.call('GET', '/agric/farmers/1', { as: 'agent' })).body;
  const put = (email: string, phone_number: string) =>
    backend.call('PUT', '/agric/farmers/1/', {
      as: 'agent',
      body: {
        allow_duplicate: true,
        user: { full_name: stored.user.full_name, email, profile: { ...stored.user.profile, phone_number } },
      },
    });
  const message = ['Only an administrator can change what this farmer logs in with.'];
  const refused = await put('mine@udongo.test', '0733000001');
  expect(refused.body).toEqual({ user: { email: message, profile: { phone_number: message } } });
  expect((await put(stored.user.email, stored.user.profile.phone_number)).status).toBe(200);
});

test('another e-mail address holds once its link is used, once, and nobody hears whether it is taken', async () => {
  const { token } = (await logIn('farmer@udongo.test', 'Farmer-pass-1')).body;
  const ask = async (email: string) => {
    passHours(2);
    const { body } = await post('account/email', { email, password: 'Farmer-pass-1' }, token);
    const message = (await backend.sendMessages()).at(-1);
    return {
      body,
      recipient: message?.recipient,
      link: /#token=([0-9a-f]{48})/.exec(message?.text ?? '')?.[1] ?? '',
    };
  };
  const confirm = (link: string) => post('account/email/confirm', { token: link }, token);
  const taken = await ask('agent@udongo.test');
  const old = await ask('other@udongo.test');
  const free = await ask('Wanjiku@udongo.test');
  expect(free.recipient).toBe('wanjiku@udongo.test');
  expect(taken.body).toEqual(free.body);
  expect((await confirm(taken.link)).status).toBe(400);
  expect((await confirm(old.link)).status).toBe(400);
  expect((await logIn('farmer@udongo.test', 'Farmer-pass-1')).status).toBe(200);
  expect((await confirm(free.link)).status).toBe(200);
  expect((await confirm(free.link)).status).toBe(400);
  expect((await logIn('wanjiku@udongo.test', 'Farmer-pass-1')).status).toBe(200);
  expect((await confirm((await ask('farmer@udongo.test')).link)).status).toBe(200);
});

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

test('a person sees where they are logged in, ends one login and then all others, and no login of somebody else', async () => {
  const credentials = { email: 'agronomist@udongo.test', password: 'Agronomist-pass-1' };
  const enter = async () =>
    (
      await backend.call('POST', '/users/auth/login/', {
        body: credentials,
        headers: { 'User-Agent': android },
      })
    ).body.token;
  const [here, lost, third] = [await enter(), await enter(), await enter()];
  const list = async (token: string) =>
    (await backend.call('GET', '/users/auth/logins', { headers: bearer(token) })).body as {
      id: number;
      device: string;
      last_used_on: string;
      is_current: boolean;
    }[];
  const idOf = async (token: string) => (await list(token)).find(({ is_current }) => is_current)?.id ?? 0;
  const end = async (id: number, token: string) =>
    (await backend.call('DELETE', `/users/auth/logins/${id}/`, { headers: bearer(token) })).status;
  expect((await list(here))[0]?.device).toBe('Chrome on Android');
  expect(await list(here)).toHaveLength(3);

  const lostId = await idOf(lost);
  const { token: stranger } = (await logIn('agent@udongo.test', 'Agent-pass-1')).body;
  expect(await end(lostId, stranger)).toBe(404);
  expect(await end(lostId, here)).toBe(204);
  expect((await backend.call('GET', '/users/auth/logins', { headers: bearer(lost) })).status).toBe(401);

  passHours(1);
  await list(third);
  expect((await list(here)).map(({ last_used_on }) => last_used_on)[0]).toBe(
    new Date(backend.clock.now.getTime() + 3 * 3_600_000).toISOString().replace('Z', '+03:00'),
  );
  await backend.call('POST', '/users/auth/logins/end-others/', { headers: bearer(here) });
  expect((await list(here)).map(({ is_current }) => is_current)).toEqual([true]);
  expect((await backend.call('GET', '/users/auth/logins', { headers: bearer(third) })).status).toBe(401);

  const admin = { as: 'administrator', body: { is_active: false } } as const;
  await backend.call('PATCH', '/users/account/profiles/38/', admin);
  expect((await backend.call('GET', '/users/auth/logins', { headers: bearer(here) })).status).toBe(401);
});

test('what a thief left waiting does not outlive a new password, a deactivation or "log out everywhere else"', async () => {
  const email = 'farmer@udongo.test';
  const [first, second] = ['Farmer-pass-1', 'Farmer-pass-2'];
  /** A change of the address and a link to set a password, both sent and not used. */
  const leaveWaiting = async (token: string) => {
    passHours(2);
    await post('account/email', { email: 'thief@udongo.test', password: first }, token);
    await post('auth/password-reset', { email });
    const sent = await backend.sendMessages();
    return sent.slice(-2).map(({ text }) => tokenIn(text));
  };
  const isDead = async ([change, reset]: string[], token: string) => {
    expect((await post('account/email/confirm', { token: change }, token)).status).toBe(400);
    expect((await post('auth/password-reset/validate-token', { token: reset })).body.valid).toBe(false);
  };
  const enter = async (password: string) => (await logIn(email, password)).body.token;
  const patch = (body: object) =>
    backend.call('PATCH', '/users/account/profiles/8/', { as: 'administrator', body });

  const here = await enter(first);
  let left = await leaveWaiting(here);
  await backend.call('POST', '/users/auth/logins/end-others/', { headers: bearer(here) });
  await isDead(left, here);

  left = await leaveWaiting(here);
  await patch({ is_active: false });
  await patch({ is_active: true });
  await isDead(left, await enter(first));

  left = await leaveWaiting(await enter(first));
  const changed = { old_password: first, new_password: second, confirm_password: second };
  const owner = await enter(first);
  expect((await post('auth/change-password', changed, owner)).status).toBe(200);
  await isDead(left, owner);

  passHours(2);
  await post('account/email', { email: 'thief@udongo.test', password: second }, owner);
  await post('auth/password-reset', { email });
  const [change, reset] = (await backend.sendMessages()).slice(-2).map(({ text }) => tokenIn(text));
  const confirm = { token: reset, new_password: first, confirm_password: first };
  expect((await post('auth/password-reset/confirm', confirm)).status).toBe(200);
  await isDead([change ?? '', reset ?? ''], await enter(first));
});

test('a link to set a password that went to the old address is dead once the address changes', async () => {
  const [email, other] = ['agent@udongo.test', 'otieno@udongo.test'];
  const { token } = (await logIn(email, 'Agent-pass-1')).body;
  const change = async (address: string) => {
    await post('account/email', { email: address, password: 'Agent-pass-1' }, token);
    const link = tokenIn((await backend.sendMessages()).at(-1)?.text);
    return post('account/email/confirm', { token: link }, token);
  };
  passHours(2);
  await post('auth/password-reset', { email });
  const reset = tokenIn((await backend.sendMessages()).at(-1)?.text);
  const isValid = async () => (await post('auth/password-reset/validate-token', { token: reset })).body.valid;
  expect(await isValid()).toBe(true);
  expect((await change(other)).status).toBe(200);
  expect(await isValid()).toBe(false);
  passHours(2);
  expect((await change(email)).status).toBe(200);
});

test('administrators read no link and no code of anybody in the outbox or among the text messages, also of a sandbox', async () => {
  passHours(2);
  const words: string[] = [];
  for (const [path, body] of [
    ['auth/password-reset', { email: 'farmer@udongo.test' }],
    ['auth/password-reset', { email: '0712345678' }],
    ['account/phone-code', { phone_number: '0733 444 555' }],
  ] as const) {
    await post(path, body);
    words.push((await backend.sendMessages()).at(-1)?.text ?? '');
  }
  expect(words).toEqual([
    expect.stringContaining('#token='),
    expect.stringMatching(/\d{6}/),
    expect.stringMatching(/\d{6}/),
  ]);
  const as = 'administrator';
  const outbox = (await backend.call('GET', '/messages?limit=3&ordering=-id', { as })).body.results;
  const sms = (await backend.call('GET', '/sms?limit=2&ordering=-id', { as })).body.results;
  expect(outbox).toMatchObject(Array(3).fill({ status: 'sent', subject: '', text: '', html: '' }));
  expect(sms).toMatchObject(Array(2).fill({ status: 'sent', message: '' }));
});

const profileOf = async (token: string) => {
  const { id } = (await backend.call('GET', '/users/account/view', { headers: bearer(token) })).body;
  const path = `/users/account/profiles/${id}`;
  return (await backend.call('GET', path, { headers: bearer(token) })).body;
};

test('an address counts once it is confirmed: until then whoever registered stays logged in, and nobody logs in with it', async () => {
  const email = 'wekesa@udongo.test';
  const wekesa = { full_name: 'Wekesa', email, password: 'Shamba-langu-7' };
  passHours(2);
  const { token } = (await post('account/view', wekesa)).body;
  expect(await profileOf(token)).toMatchObject({ email, email_verified: false });
  const [first] = (await backend.sendMessages()).slice(-1);
  expect(first).toMatchObject({ kind: 'email_link', recipient: email });
  // The right password says what is missing and sends the link again; a wrong one says nothing.
  expect((await logIn(email, 'Not-mine-77')).body.non_field_errors).toEqual([
    'Unable to log in with provided credentials.',
  ]);
  expect((await logIn(email, wekesa.password)).body.non_field_errors).toEqual([
    'Confirm your email address first. We sent you a link again.',
  ]);
  const link = tokenIn((await backend.sendMessages()).at(-1)?.text);
  // On another device the link asks for the password of the account.
  expect((await post('account/email/confirm', { token: link })).body).toEqual({
    password: ['This field is required.'],
  });
  const wrong = { token: link, password: 'Not-mine-77' };
  expect((await post('account/email/confirm', wrong)).body).toEqual({ password: ['Wrong password.'] });
  expect((await post('account/email/confirm', { token: link, password: wekesa.password })).status).toBe(200);
  expect(await profileOf(token)).toMatchObject({ email, email_verified: true });
  expect((await logIn(email, wekesa.password)).status).toBe(200);
  expect((await post('account/view', wekesa)).body).toEqual({
    email: ['user with this email already exists.'],
  });
});

test("a stranger who registered somebody's address with their own phone has no way in once its owner sets a password by mail", async () => {
  const email = 'nyambura@udongo.test';
  const phone = '0733 888 001';
  const thief = { full_name: 'Nyambura', email, password: 'Thief-pass-77', phone_number: phone };
  const { token } = (await post('account/view', { ...thief, phone_code: await askForCode(phone) })).body;
  expect(await profileOf(token)).toMatchObject({ phone_verified: true, email_verified: false });
  passHours(2);
  await post('account/email', { email: 'thief.two@udongo.test', password: thief.password }, token);
  const waiting = tokenIn((await backend.sendMessages()).at(-1)?.text);
  await post('auth/password-reset', { email });
  const reset = tokenIn((await backend.sendMessages()).at(-1)?.text);
  const owner = 'Owner-pass-77';
  const confirm = { token: reset, new_password: owner, confirm_password: owner };
  expect((await post('auth/password-reset/confirm', confirm)).status).toBe(200);

  expect((await backend.call('GET', '/users/account/view', { headers: bearer(token) })).status).toBe(401);
  expect((await post('account/email/confirm', { token: waiting, password: owner })).status).toBe(400);
  expect((await logIn(phone, owner)).status).toBe(400);
  passHours(2);
  await post('auth/password-reset', { email: phone });
  expect((await backend.sendMessages()).at(-1)).toMatchObject({ status: 'skipped', text: '' });
  expect((await logIn(email, owner)).body.user.email).toBe(email);
});

test('a link that a stranger got before the owner came brings the account back to nobody', async () => {
  const email = 'nekesa@udongo.test';
  const [phone, other, password] = ['0733 888 007', '0733 888 008', 'Thief-pass-77'];
  const stranger = { full_name: 'Nekesa', email, password, phone_number: phone };
  const { token } = (await post('account/view', { ...stranger, phone_code: await askForCode(phone) })).body;
  const code = await askForCode(other);
  expect((await post('account/phone', { phone_number: other, code, password }, token)).status).toBe(200);
  const undo = tokenIn((await backend.sendMessages()).at(-1)?.text);
  expect(undo).not.toBe('');
  passHours(2);
  await post('auth/password-reset', { email });
  const reset = tokenIn((await backend.sendMessages()).at(-1)?.text);
  const own = { token: reset, new_password: 'Owner-pass-77', confirm_password: 'Owner-pass-77' };
  expect((await post('auth/password-reset/confirm', own)).status).toBe(200);
  expect((await post('account/undo', { token: undo })).status).toBe(400);
  expect((await logIn(email, 'Owner-pass-77')).status).toBe(200);
});

test('an address that a stranger registered stays free: its owner registers and confirms it, and the stranger loses it', async () => {
  const email = 'cheptoo@udongo.test';
  const stranger = (await post('account/view', { full_name: 'X', email, password: 'Thief-pass-77' })).body;
  await backend.sendMessages();
  const own = { full_name: 'Cheptoo', email, password: 'Shamba-langu-7' };
  const owner = (await post('account/view', own)).body;
  await confirmEmail(owner.token);
  expect(await profileOf(stranger.token)).toMatchObject({ email: '', email_verified: false });
  expect((await logIn(email, own.password)).body.user.id).toBe(owner.id);
  expect((await logIn(email, 'Thief-pass-77')).status).toBe(400);
});

test('an address that nobody confirmed gets no mail but links', async () => {
  const email = 'barasa@udongo.test';
  const { token } = (await post('account/view', { full_name: 'Barasa', email, password: 'Shamba-langu-7' }))
    .body;
  passHours(2);
  await backend.sendMessages();
  const headers = bearer(token);
  const path = '/agric/soil-test-bookings/';
  const { id } = (await backend.call('POST', path, { headers, body: bookingBody({}) })).body;
  const canceled = { status: 'canceled', note: 'The field is flooded' };
  await backend.call('POST', `${path}${id}/status/`, { as: 'administrator', body: canceled });
  const change = { old_password: 'Shamba-langu-7', new_password: 'Shamba-langu-8' };
  await post('auth/change-password', { ...change, confirm_password: change.new_password }, token);
  const sent = await backend.sendMessages();
  expect(sent.map(({ kind, channel }) => [kind, channel])).toContainEqual(['canceled', 'sms']);
  expect(sent.filter(({ recipient }) => recipient === email)).toEqual([]);
});

test('a stolen login changes neither e-mail address nor phone number without the password', async () => {
  passHours(2);
  const { token } = (await logIn('agent@udongo.test', 'Agent-pass-1')).body;
  const { id, phone_number } = await profileOf(token);
  const code = await askForCode('0733 888 004');
  const missing = { password: ['This field is required.'] };
  const patch = (body: object) =>
    backend.call('PATCH', `/users/account/profiles/${id}/`, { headers: bearer(token), body });
  expect((await post('account/email', { email: 'thief@udongo.test' }, token)).body).toEqual(missing);
  const wrong = { email: 'thief@udongo.test', password: 'Not-mine-77' };
  expect((await post('account/email', wrong, token)).body).toEqual({ password: ['Wrong password.'] });
  const phone = { phone_number: '0733 888 004', code };
  expect((await post('account/phone', phone, token)).body).toEqual(missing);
  expect((await patch({ phone_number: '0733 888 004' })).body).toEqual(missing);
  expect((await backend.sendMessages()).filter(({ kind }) => kind === 'email_link')).toEqual([]);
  // A field that stays the same needs no password.
  expect((await patch({ phone_number, address: 'Ahero market' })).status).toBe(200);
  const guess = (password: string) => post('account/phone', { ...phone, password }, token);
  for (let time = 0; time < 10; time += 1) await guess('Not-mine-77');
  expect((await guess('Agent-pass-1')).status).toBe(429);
});

test('the old address and number are told of a change and undo it within 7 days, whatever the thief did after it', async () => {
  const [email, phone] = ['farmer@udongo.test', '+254712345678'];
  const thief = { email: 'thief.three@udongo.test', phone: '+254733888005' };
  const password = 'Farmer-pass-1';
  passHours(2);
  const { token } = (await logIn(email, password)).body;
  const changeEmail = async () => {
    passHours(2);
    await post('account/email', { email: thief.email, password }, token);
    const link = tokenIn((await backend.sendMessages()).at(-1)?.text);
    expect((await post('account/email/confirm', { token: link }, token)).status).toBe(200);
    return backend.sendMessages();
  };
  const changePhone = async () => {
    const code = await askForCode(thief.phone);
    const { status } = await post('account/phone', { phone_number: thief.phone, code, password }, token);
    expect(status).toBe(200);
    return backend.sendMessages();
  };
  const told = await changeEmail();
  expect(told.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['login_changed', email],
    ['login_changed_sms', phone],
  ]);
  const toldLater = await changePhone();
  expect(toldLater.map(({ recipient }) => recipient)).toEqual([thief.email, phone]);
  const undo = (text = '') => post('account/undo', { token: tokenIn(text) });

  // The thief's own link brings back nothing of the owner's, and the owner's is still valid.
  const thiefs = (await undo(toldLater[0]?.text)).body.token;
  const chosen = { new_password: 'Thief-pass-77', confirm_password: 'Thief-pass-77' };
  expect((await post('auth/password-reset/confirm', { token: thiefs, ...chosen })).status).toBe(200);
  const stolen = (await logIn(thief.email, 'Thief-pass-77')).body.token;

  passHours(6 * 24);
  const { status, body } = await undo(told[0]?.text);
  expect(status).toBe(200);
  expect((await backend.call('GET', '/users/account/view', { headers: bearer(stolen) })).status).toBe(401);
  expect((await undo(told[0]?.text)).status).toBe(400);
  expect((await logIn(thief.email, 'Thief-pass-77')).status).toBe(400);
  const own = { new_password: password, confirm_password: password };
  expect((await post('auth/password-reset/confirm', { token: body.token, ...own })).status).toBe(200);
  for (const login of [email, phone]) {
    const { user } = (await logIn(login, password)).body;
    expect(user).toMatchObject({ email, profile: { phone_number: phone } });
  }
});

test('a number that changes in the profile is told to the old one, whose newest link undoes all that it was told of', async () => {
  const [email, phone, password] = ['agent@udongo.test', '+254711000001', 'Agent-pass-1'];
  passHours(2);
  const { token } = (await logIn(email, password)).body;
  await post('account/email', { email: 'thief.four@udongo.test', password }, token);
  await confirmEmail(token);
  await backend.sendMessages();
  const { id } = await profileOf(token);
  const body = { phone_number: '0733 888 006', password };
  await backend.call('PATCH', `/users/account/profiles/${id}/`, { headers: bearer(token), body });
  const told = await backend.sendMessages();
  expect(told.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['login_changed', 'thief.four@udongo.test'],
    ['login_changed_sms', phone],
  ]);
  const undone = await post('account/undo', { token: tokenIn(told[1]?.text) });
  const own = { token: undone.body.token, new_password: password, confirm_password: password };
  expect((await post('auth/password-reset/confirm', own)).status).toBe(200);
  const { user } = (await logIn(phone, password)).body;
  expect(user).toMatchObject({ email, profile: { phone_number: phone } });
});

test.each(['profile', 'agent', 'farmer'] as const)(
  'what an administrator changes of the login of another person, as a %s, is told to the old address and number, which undo it',
  async (record) => {
    const [email, phone, password] = [
      `${record}.8@udongo.test`,
      `+25473388${record.length}008`,
      'Shamba-langu-7',
    ];
    const other = { email: `new.${email}`, phone_number: `+25473399${record.length}008` };
    const administrator = bearer(await backend.token('administrator'));
    const registered = await post('account/view', { full_name: 'Atieno', email, password });
    await confirmEmail(registered.body.token);
    const code = await askForCode(phone);
    await post('account/phone', { phone_number: phone, code, password }, registered.body.token);
    await backend.sendMessages();
    const { id, farmer } = registered.body;
    const agent = record === 'agent' ? await becomeAgent(id) : 0;
    const { status } = await {
      profile: () =>
        backend.call('PATCH', `/users/account/profiles/${id}/`, { headers: administrator, body: other }),
      agent: () =>
        backend.call('PUT', `/agric/agents/${agent}/`, {
          headers: administrator,
          body: { full_name: 'Atieno', ...other },
        }),
      farmer: () =>
        backend.call('PUT', `/agric/farmers/${farmer}/`, {
          headers: administrator,
          body: {
            user: {
              full_name: 'Atieno',
              email: other.email,
              profile: { phone_number: other.phone_number },
            },
          },
        }),
    }[record]();
    expect(status).toBe(200);
    const told = await backend.sendMessages();
    expect(told.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['login_changed', email],
      ['login_changed_sms', phone],
      ['email_link', other.email],
    ]);
    passHours(6 * 24);
    const undone = await post('account/undo', { token: tokenIn(told[1]?.text) });
    expect(undone.status).toBe(200);
    const own = { new_password: password, confirm_password: password };
    await post('auth/password-reset/confirm', { token: undone.body.token, ...own });
    for (const login of [email, phone]) {
      expect((await logIn(login, password)).body.user).toMatchObject({
        email,
        profile: { phone_number: phone },
      });
    }
  },
);

/** Gives the id of the agent. */
async function becomeAgent(user_id: number): Promise<number> {
  const made = await backend.db.inTransaction((db) =>
    db.insert(agents).values({ user_id, agrovet_name: '', is_agrovet: false }).returning(),
  );
  return one(made).id;
}

test('a link that undoes a change is dead after 7 days', async () => {
  const [email, other] = ['other.agent.7@udongo.test', 'second.7@udongo.test'];
  const password = 'Shamba-langu-7';
  passHours(2);
  const { token } = (await post('account/view', { full_name: 'Atieno', email, password })).body;
  await confirmEmail(token);
  await post('account/email', { email: other, password }, token);
  await confirmEmail(token);
  const [told] = await backend.sendMessages();
  expect(told).toMatchObject({ kind: 'login_changed', recipient: email });
  passHours(7 * 24);
  expect((await post('account/undo', { token: tokenIn(told?.text) })).status).toBe(400);
});
