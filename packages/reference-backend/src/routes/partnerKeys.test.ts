import { expect, test } from 'vitest';
import { bookingBody } from '../../test/bookingBody.ts';
import { agentBody, partnerKeyBody } from '../../test/recordBodies.ts';
import { useBackend, type Who } from '../../test/testBackend.ts';
import { startOfTests } from '../../test/testClock.ts';

const backend = useBackend();
const path = '/agric/partner-keys/';
const dayMs = 86_400_000;

const make = async (changes: object = {}) => {
  const { status, body } = await backend.call('POST', path, {
    as: 'administrator',
    body: partnerKeyBody(changes),
  });
  expect(status).toBe(201);
  return body;
};
const refused = async (changes: object) => {
  const body = partnerKeyBody(changes);
  const answer = await backend.call('POST', path, { as: 'administrator', body });
  return answer.status === 400 ? answer.body : answer;
};
const rotate = async (id: number) =>
  (await backend.call('POST', `${path}${id}/rotate/`, { as: 'administrator' })).body;
const boot = (key: string, origin = 'https://mavuno.example') =>
  backend.call('GET', `/embed/boot?key=${key}`, { headers: { Origin: origin } });
const book = async (partner_key: unknown, origin: string | null = 'https://mavuno.example', changes = {}) => {
  const headers: Record<string, string> = origin === null ? {} : { Origin: origin };
  return backend.call('POST', '/agric/soil-test-bookings/', {
    headers,
    body: bookingBody({ ...(partner_key !== undefined && { partner_key }), ...changes }),
  });
};
const credited = async (...sent: Parameters<typeof book>) => {
  const { status, body } = await book(...sent);
  return [status, body.agent, body.referrer_agent];
};

test('an administrator issues a key for an agrovet’s site, whose agent is credited', async () => {
  const key = await make({ agent: 2, allowed_origins: ['https://duka.example'] });
  expect(key).toMatchObject({
    key: expect.stringMatching(/^pk_[0-9a-f]{32}$/),
    agent: 2,
    referrer_agent: 3,
    allowed_origins: ['https://duka.example'],
    is_active: true,
    last_used_on: null,
    previous_key_until: null,
  });
  const { body } = await backend.call('GET', `${path}?agent=2`, { as: 'administrator' });
  expect(body.results).toEqual([key]);
});

test('another agrovet brings its agent; a save of the same agrovet keeps who was named', async () => {
  const { id } = await make({ agent: 1, referrer_agent: 4 });
  const save = async (changes: object) =>
    (await backend.call('PUT', `${path}${id}/`, { as: 'administrator', body: partnerKeyBody(changes) })).body;
  expect(await save({ agent: 1 })).toMatchObject({ agent: 1, referrer_agent: 4 });
  expect(await save({ agent: 2 })).toMatchObject({ agent: 2, referrer_agent: 3 });
  expect(await save({ agent: null })).toMatchObject({ agent: null, referrer_agent: null });
});

test.each([
  ['https://Mavuno.example/', 'https://mavuno.example'],
  ['https://mavuno.example/book/?a=1#form', 'https://mavuno.example'],
  ['https://mavuno.example:443', 'https://mavuno.example'],
  ['http://localhost:8000', 'http://localhost:8000'],
  [' https://müller.example ', 'https://xn--mller-kva.example'],
])('the site of %j is %s', async (typed, origin) => {
  expect((await make({ allowed_origins: [typed, origin] })).allowed_origins).toEqual([origin]);
});

test.each([
  'mavuno.example',
  '*',
  'https://*.example',
  'null',
  'ftp://mavuno.example',
  'https://',
  '',
  5,
  null,
])('%j is no site', async (typed) => {
  expect(await refused({ allowed_origins: ['https://duka.example', typed] })).toEqual({
    allowed_origins: [`${JSON.stringify(typed)} is not a website, such as "https://mavuno.example".`],
  });
});

test('what else is wrong is said by field', async () => {
  const many = Array.from({ length: 51 }, (_, index) => `https://s${index}.example`);
  expect(await refused({ name: '', agent: 99, referrer_agent: 8, allowed_origins: many })).toEqual({
    name: ['This field may not be blank.'],
    agent: ['Invalid pk "99" - object does not exist.'],
    referrer_agent: ['Invalid pk "8" - object does not exist.'],
    allowed_origins: ['Ensure this field has no more than 50 elements.'],
  });
  expect(await refused({ allowed_origins: 'https://duka.example' })).toEqual({
    allowed_origins: ['Expected a list of items but got type "str".'],
  });
});

test('an agent who is credited by a key cannot be deleted, and it says why', async () => {
  const { body } = await backend.call('POST', '/agric/agents/', { as: 'administrator', body: agentBody() });
  await make({ agent: body.id });
  expect(await backend.call('DELETE', `/agric/agents/${body.id}/`, { as: 'administrator' })).toMatchObject({
    status: 409,
    body: { detail: 'This agent is used by partner keys and cannot be deleted.' },
  });
});

test('a booking on the partner’s page credits the partner and goes to their agrovet', async () => {
  const { id, key } = await make({ agent: 2 });
  expect(await credited(key)).toEqual([201, 2, 3]);
  const { body } = await backend.call('GET', `${path}${id}`, { as: 'administrator' });
  expect(body.last_used_on).toBe('2026-11-20T12:00:00.000+03:00');
});

test('the key sets the referrer, whomever the page names besides', async () => {
  const { key } = await make({ agent: 2 });
  expect(await credited(key, undefined, { referrer_agent: 4 })).toEqual([201, 2, 3]);
  const { key: creditless } = await make({ agent: 2, referrer_agent: null });
  expect(await credited(creditless, undefined, { referrer_agent: 4 })).toEqual([201, 2, 4]);
  expect(await credited('pk_0', undefined, { referrer_agent: 4 })).toEqual([201, null, 4]);
});

test('the shop of the key serves the booking, whatever was chosen; who referred the farmer comes before the key', async () => {
  const { key } = await make({ agent: 2 });
  expect(await credited(key, undefined, { agent: 3 })).toEqual([201, 2, 3]);
  const { body } = await backend.call('POST', '/agric/soil-test-bookings/', {
    as: 'farmer',
    body: bookingBody({ partner_key: key }),
  });
  expect([body.agent, body.referrer_agent]).toEqual([2, 2]);
});

test('a shop and administrators read which bookings a website brought, also after its key is deleted', async () => {
  const { key, id: keyId } = await make({
    name: 'Duka website',
    agent: 2,
    allowed_origins: ['https://duka.example'],
  });
  const { id } = (await book(key, 'https://duka.example')).body;
  const cameBy = async (booking: number, as: Who = 'administrator') => {
    const { body } = await backend.call('GET', `/agric/soil-test-bookings/${booking}`, { as });
    return [body.came_by, body.partner_key_name];
  };
  expect(await cameBy(id)).toEqual(['partner_key', 'Duka website']);
  expect(await cameBy(id, 'otherAgent')).toEqual(['partner_key', 'Duka website']);
  const { body: chosen } = await book(undefined, null, { agent: 2 });
  expect(await cameBy(chosen.id)).toEqual(['chosen_shop', '']);
  const { body: alone } = await book(undefined, null, { agent: null });
  expect(await cameBy(alone.id)).toEqual(['service', '']);
  const body = bookingBody({ farmer: 1, agent: 1 });
  const { body: made } = await backend.call('POST', '/agric/soil-test-bookings/', { as: 'agent', body });
  expect(await cameBy(made.id)).toEqual(['agent', '']);
  await backend.call('DELETE', `${path}${keyId}/`, { as: 'administrator' });
  expect(await cameBy(id)).toEqual(['partner_key', 'Duka website']);
});

test('a booking in the bin whose key was deleted since can be restored, and keeps the name of the website', async () => {
  const { key, id: keyId } = await make({ name: 'Soko website' });
  const { id } = (await book(key)).body;
  const as = 'administrator';
  await backend.call('DELETE', `/agric/soil-test-bookings/${id}/`, { as });
  await backend.call('DELETE', `${path}${keyId}/`, { as });
  const body = { kind: 'booking', record: id };
  expect((await backend.call('POST', '/utils/bin/restore/', { as, body })).status).toBe(204);
  const { body: restored } = await backend.call('GET', `/agric/soil-test-bookings/${id}`, { as });
  expect([restored.came_by, restored.partner_key_name]).toEqual(['partner_key', 'Soko website']);
});

test('a later change of the booking neither asks for the key nor loses whom it credited', async () => {
  const { key } = await make({ agent: 2 });
  const { id } = (await book(key)).body;
  const { body } = await backend.call('PUT', `/agric/soil-test-bookings/${id}/`, {
    as: 'administrator',
    body: bookingBody({ partner_key: 'pk_0' }),
  });
  expect([body.agent, body.referrer_agent]).toEqual([2, 3]);
});

test.each([
  ['an unknown key', 'pk_0123456789abcdef', 'https://mavuno.example', 'unknown', [201, null, null]],
  ['a snippet in place of a key', '<script>\0\ud800', 'https://mavuno.example', 'unknown', [201, null, null]],
  ['a key on a foreign page', 'pk_5b0c7f1e9d6a4b0e', 'https://shop.example', 'foreign_origin', [201, 1, 2]],
  ['a key in a file', 'pk_5b0c7f1e9d6a4b0e', 'null', 'foreign_origin', [201, 1, 2]],
  ['a switched off key', 'pk_7e1d40c2a95f8b36', 'https://fair.example', 'switched_off', [201, null, null]],
] as const)(
  'a farmer does not lose a booking to %s: it is made, and credits nobody for certain',
  async (_, key, origin, reason, stored) => {
    backend.takeLog();
    const { status, body } = await book(key, origin);
    expect([status, body.agent, body.referrer_agent]).toEqual(stored);
    expect(body.referrer_verified).toBe(false);
    expect(backend.takeLog()).toContainEqual({
      level: 'info',
      msg: 'partner key not verified',
      requestId: expect.any(String),
      reason,
    });
  },
);

test.each([5, null, '', ['pk_5b0c7f1e9d6a4b0e']])('the key %j is none', async (key) => {
  const { status, body } = await backend.send(
    new Request('http://api.test/agric/soil-test-bookings/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(bookingBody({ partner_key: key })),
    }),
    { tolerated: true },
  );
  expect([status, body.referrer_agent]).toEqual([201, null]);
});

test('a server that books for its visitors names no page: the key only claims the credit', async () => {
  expect((await book('pk_5b0c7f1e9d6a4b0e', null)).body.referrer_verified).toBe(false);
  expect(await credited('pk_5b0c7f1e9d6a4b0e', null)).toEqual([201, 1, 2]);
});

test('a booking that is sent again after the page got its new key is the same booking', async () => {
  const { id, key } = await make();
  const uuid = crypto.randomUUID();
  const first = (await book(key, undefined, { uuid })).body;
  const { key: newKey } = await rotate(id);
  const again = await book(newKey, undefined, { uuid });
  expect([again.status, again.body.id]).toEqual([201, first.id]);
});

test('a new key works at once, the old one for seven days, and then it says what to do', async () => {
  const { id, key } = await make();
  const rotated = await rotate(id);
  expect(rotated.key).not.toBe(key);
  expect(rotated.previous_key_until).toBe('2026-11-27T12:00:00.000+03:00');
  try {
    backend.clock.now = new Date(startOfTests.getTime() + 7 * dayMs - 1);
    expect(await credited(key)).toEqual([201, 1, 2]);
    expect((await boot(key)).status).toBe(200);
    backend.clock.now = new Date(startOfTests.getTime() + 7 * dayMs);
    expect(await credited(key)).toEqual([201, null, null]);
    expect(await boot(key)).toMatchObject({
      status: 400,
      body: {
        key: [
          'This key was replaced by a new one. Copy the new snippet, on “Your website” of the booking service.',
        ],
      },
    });
    expect((await boot(rotated.key)).status).toBe(200);
  } finally {
    backend.clock.now = startOfTests;
  }
});

test('keys that are rotated by many at once all work: none puts a page out of work', async () => {
  const { id, key } = await make();
  const rotated = await Promise.all(Array.from({ length: 8 }, () => rotate(id)));
  const keys = new Set([key, ...rotated.map((answer) => answer.key)]);
  expect(keys.size).toBe(9);
  for (const one of keys) expect((await boot(one)).status).toBe(200);
  const { body } = await backend.call('GET', `${path}${id}`, { as: 'administrator' });
  expect(keys).toContain(body.key);
});

test('a key that is deleted ends with its former ones; its bookings stay', async () => {
  const { id, key } = await make();
  const { key: newKey } = await rotate(id);
  const booking = (await book(newKey)).body;
  expect((await backend.call('DELETE', `${path}${id}/`, { as: 'administrator' })).status).toBe(204);
  for (const one of [key, newKey]) {
    expect((await boot(one)).body).toEqual({
      key: [
        'This key is not known here: bookings credit nobody. Copy the snippet again, on “Your website” of the booking service.',
      ],
    });
  }
  const { body } = await backend.call('GET', `/agric/soil-test-bookings/${booking.id}`, {
    as: 'administrator',
  });
  expect(body.referrer_agent).toBe(2);
});

test('a switched off key stops at once, and its old keys with it', async () => {
  const { id, key } = await make();
  const { key: newKey } = await rotate(id);
  await backend.call('PUT', `${path}${id}/`, {
    as: 'administrator',
    body: partnerKeyBody({ is_active: false }),
  });
  for (const one of [key, newKey]) {
    expect((await boot(one)).body.key).toEqual([expect.stringContaining('switched off')]);
    expect(await credited(one)).toEqual([201, null, null]);
  }
});

test('a key’s last use is noted once an hour', async () => {
  const { id, key } = await make();
  const lastUse = async (afterMs: number) => {
    backend.clock.now = new Date(startOfTests.getTime() + afterMs);
    await boot(key);
    return (await backend.call('GET', `${path}${id}`, { as: 'administrator' })).body.last_used_on;
  };
  try {
    expect(await lastUse(0)).toBe('2026-11-20T12:00:00.000+03:00');
    expect(await lastUse(60 * 60_000 - 1)).toBe('2026-11-20T12:00:00.000+03:00');
    expect(await lastUse(60 * 60_000 + 1)).toBe('2026-11-20T13:00:00.001+03:00');
  } finally {
    backend.clock.now = startOfTests;
  }
});

test('an agent makes, changes, renews and ends the keys of their agrovet, and credits nobody else', async () => {
  const as = 'agent';
  for (const { id } of (await backend.call('GET', `${path}?limit=100`, { as })).body.results) {
    expect((await backend.call('DELETE', `${path}${id}/`, { as })).status).toBe(204);
  }
  const body = partnerKeyBody({ agent: 2, referrer_agent: 4, allowed_origins: ['https://duka.example'] });
  const made = await backend.call('POST', path, { as, body });
  expect(made).toMatchObject({ status: 201, body: { agent: 1, referrer_agent: 2 } });
  const own = `${path}${made.body.id}/`;
  const changed = { ...body, name: 'Duka', is_active: false, allowed_origins: ['https://shop.example'] };
  expect((await backend.call('PUT', own, { as, body: changed })).body).toMatchObject({
    ...changed,
    agent: 1,
    referrer_agent: 2,
  });
  const { key } = (await backend.call('POST', `${own}rotate/`, { as })).body;
  expect(key).not.toBe(made.body.key);
  const { results } = (await backend.call('GET', path, { as })).body;
  expect(results).toEqual([expect.objectContaining({ id: made.body.id, agent: 1, key })]);
});

test.each(['GET', 'PUT', 'DELETE', 'POST'])(
  'an agent cannot %s the key of another agrovet',
  async (method) => {
    const { id } = await make({ agent: 2 });
    const address = method === 'POST' ? `${path}${id}/rotate/` : `${path}${id}/`;
    const body = method === 'PUT' ? partnerKeyBody() : undefined;
    expect((await backend.call(method, address, { as: 'agent', body })).status).toBe(404);
  },
);

test('an agrovet makes at most 10 keys, also at the same time', async () => {
  const body = partnerKeyBody();
  const { results } = (await backend.call('GET', `${path}?limit=100`, { as: 'otherAgent' })).body;
  const presses = Array.from({ length: 12 }, () => backend.call('POST', path, { as: 'otherAgent', body }));
  const answers = await Promise.all(presses);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10 - results.length);
  const refused = answers.find(({ status }) => status === 400)?.body;
  expect(refused).toEqual({
    non_field_errors: ['An agrovet has at most 10 keys. Delete one that you no longer use.'],
  });
});
