import { expect, test } from 'vitest';
import { bookingBody, sampleBody } from '../../test/bookingBody.ts';
import { useBackend } from '../../test/testBackend.ts';
import { startOfTests, testHasher } from '../../test/testClock.ts';
import { createApp } from '../createApp.ts';
import { defaultOptions, type LogEntry } from '../Dependencies.ts';
import type { Database } from '../db/Database.ts';
import { readFont } from '../hosts/readFont.ts';
import { renderWith } from '../renderPdf.ts';

/** Rules for every request: bodies, methods, spellings, headers, failures, the log. */

const backend = useBackend();
const address = 'http://api.test/agric/soil-test-bookings/';
const post = async (body: BodyInit | null, contentType: string | null = 'application/json') => {
  const headers = new Headers({ Authorization: `Bearer ${await backend.token('farmer')}` });
  if (contentType !== null) headers.set('Content-Type', contentType);
  return backend.send(new Request(address, { method: 'POST', headers, body, duplex: 'half' } as RequestInit));
};

test.each([
  ['{"name": "Cassava",}', /^JSON parse error - /],
  [' ', /^JSON parse error - /],
  ['NaN', /^JSON parse error - /],
  [new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), /^JSON parse error - the text is not valid UTF-8$/],
])('the body %j is no JSON', async (body, detail) => {
  const answer = await post(body);
  expect(answer.status).toBe(400);
  expect(answer.body.detail).toMatch(detail);
});

test.each([
  ['null', 'No data provided'],
  ['[]', 'Invalid data. Expected a dictionary, but got list.'],
  ['"Cassava"', 'Invalid data. Expected a dictionary, but got str.'],
  ['1.5', 'Invalid data. Expected a dictionary, but got float.'],
])('the body %s is no object', async (body, message) => {
  expect(await post(body)).toMatchObject({ status: 400, body: { non_field_errors: [message] } });
});

test('no body at all is an empty object', async () => {
  const { status, body } = await post(null, null);
  expect([status, body.samples]).toEqual([400, ['This field is required.']]);
});

test.each(['text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
  'a body of type %s is refused',
  async (contentType) => {
    expect(await post('name=Cassava', contentType)).toMatchObject({
      status: 415,
      body: { detail: `Unsupported media type "${contentType}" in request.` },
    });
  },
);

test('JSON with a charset is JSON', async () => {
  expect((await post(JSON.stringify(bookingBody()), 'application/json; charset=utf-8')).status).toBe(201);
});

const tooLarge = { status: 413, body: { detail: 'Request body exceeded the maximum of 1048576 bytes.' } };

test('a body of more than 1 MB is refused, a little less is read', async () => {
  const body = JSON.stringify(bookingBody());
  const blanks = ' '.repeat(1_048_576 - body.length);
  expect((await post(body + blanks)).status).toBe(201);
  expect(await post(`${body}${blanks} `)).toMatchObject(tooLarge);
});

test('a body that does not say its length is counted while it comes, and read no further', async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(0x20));
    },
  });
  const headers = {
    Authorization: `Bearer ${await backend.token('farmer')}`,
    'Content-Type': 'application/json',
  };
  const request = new Request(address, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  const response = await createApp({
    db: backend.db,
    clock: () => startOfTests,
    hasher: testHasher,
    renderPdf: renderWith(readFont),
    wakeSender: () => {},
    log: () => {},
    options: defaultOptions,
  }).fetch(request);
  expect([response.status, await response.json()]).toEqual([tooLarge.status, tooLarge.body]);
  expect(sent).toBeLessThan(1_300_000);
});

test('deeply nested JSON does no harm', async () => {
  expect((await post(`${'['.repeat(400_000)}${']'.repeat(400_000)}`)).status).toBe(400);
});

test('keys that name parts of the language are only keys', async () => {
  const { status } = await post(
    '{"__proto__": {"name": "x"}, "constructor": 1, "toString": 2, "samples": [{"__proto__": 1}]}',
  );
  expect(status).toBe(400);
});

test('a method that is not there is 405 with those that are; where nothing is public a visitor gets 401', async () => {
  const counties = await backend.call('PATCH', '/counties/', { body: {} });
  expect([counties.status, counties.headers.get('allow'), counties.body]).toEqual([
    405,
    'GET, HEAD, POST, OPTIONS',
    { detail: 'Method "PATCH" not allowed.' },
  ]);
  const booking = await backend.call('PATCH', '/agric/soil-test-bookings/1/', { as: 'farmer', body: {} });
  expect([booking.status, booking.headers.get('allow')]).toEqual([405, 'GET, HEAD, PUT, DELETE, OPTIONS']);
  expect((await backend.call('DELETE', '/agric/farmers')).status).toBe(401);
  expect((await backend.call('DELETE', '/counties', { headers: { Authorization: 'Bearer x' } })).status).toBe(
    401,
  );
});

test.each(['/', '/agric/nothing', '/counties//', '/agric/crops/1/2', '/AGRIC/crops', '/%'])(
  '%s is not there, and says so in JSON',
  async (path) => {
    expect(await backend.call('GET', path)).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
  },
);

test.each(['0', '-1', '1.5', 'abc', '9999999999', '1%00'])('there is no record %s', async (id) => {
  for (const path of [
    '/agric/soil-test-bookings',
    '/agric/crops',
    '/agric/farmers',
    '/users/account/profiles',
  ]) {
    expect((await backend.call('GET', `${path}/${id}`, { as: 'administrator' })).status).toBe(404);
  }
});

test('writes work without a slash, too', async () => {
  const { status } = await backend.call('POST', '/agric/soil-test-bookings', {
    as: 'farmer',
    body: bookingBody(),
  });
  expect(status).toBe(201);
});

test('HEAD answers like GET, without a body', async () => {
  const { status, headers, body } = await backend.call('HEAD', '/counties');
  expect([status, headers.get('content-type'), body]).toEqual([200, 'application/json', undefined]);
});

test('answers are neither sniffed, framed, cached nor referred to', async () => {
  for (const path of ['/blogs', '/agric/nothing', '/users/account/view']) {
    const { headers } = await backend.call('GET', path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
  }
});

test('a page of the app may send what the client sends and read what it reads', async () => {
  const origin = 'http://localhost:5173';
  const preflight = await backend.call('OPTIONS', '/agric/soil-test-bookings/', {
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type',
    },
  });
  expect(preflight.status).toBe(204);
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-headers': 'Authorization,Content-Type,Accept,If-Match,Idempotency-Key',
    'access-control-max-age': '86400',
  });
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
  for (const path of ['/blogs', '/agric/nothing', '/users/account/view']) {
    const { headers } = await backend.call('GET', path, { headers: { Origin: origin } });
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect(headers.get('access-control-expose-headers')).toContain('X-Request-Id');
    expect(headers.get('vary')).toContain('Origin');
  }
});

test('a page of another origin may not', async () => {
  const { headers } = await backend.call('GET', '/counties', { headers: { Origin: 'https://evil.example' } });
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('one line is logged for each request, without a word of the person', async () => {
  backend.takeLog();
  await backend.call('GET', '/agric/soil-test-bookings?search=Wanjiku%200712345678', { as: 'farmer' });
  await backend.call('GET', '/agric/soil-test-bookings-uuid/5eed0000-0000-4000-8000-000000000002');
  await backend.call('GET', '/wanjiku@udongo.test');
  const { body } = await backend.call('POST', '/users/auth/login/', {
    body: { email: 'farmer@udongo.test', password: 'Farmer-pass-1' },
  });
  const log = backend.takeLog();
  expect(log).toMatchObject([
    {
      level: 'info',
      msg: 'request',
      method: 'GET',
      route: '/agric/soil-test-bookings',
      operation: 'bookings.list',
      status: 200,
      userId: 8,
    },
    { route: '/agric/soil-test-bookings-uuid/{uuid}', userId: null },
    { route: null, operation: null, status: 404 },
    { operation: 'auth.login', status: 200 },
  ]);
  const text = JSON.stringify(log);
  for (const secret of ['anjiku', '712345678', 'udongo.test', 'Farmer-pass', '5eed0000', body.token]) {
    expect(text).not.toContain(secret);
  }
});

test('the answer and the log share the request’s id', async () => {
  backend.takeLog();
  const { headers } = await backend.call('GET', '/counties');
  expect(backend.takeLog()).toMatchObject([{ requestId: headers.get('x-request-id') }]);
});

test('the log of refused and failed writes holds nothing of their content', async () => {
  backend.takeLog();
  await backend.call('POST', '/agric/soil-test-bookings/', {
    as: 'farmer',
    body: { name: 'Wanjiku', phone_no: 'x' },
  });
  await post('{"name": "Wanjiku"');
  expect(JSON.stringify(backend.takeLog())).not.toContain('anjiku');
});

/** An app over a database that fails in this way. */
function appOver(run: Database['inTransaction']) {
  const log: LogEntry[] = [];
  const app = createApp({
    db: {
      inTransaction: run,
      inSnapshot: run,
      inStatements: run,
      as: (_, work) => work(),
      runScript: async () => {},
      load: () => ({ inUse: 0, waiting: 0 }),
      close: async () => {},
    },
    clock: () => startOfTests,
    hasher: testHasher,
    renderPdf: renderWith(readFont),
    wakeSender: () => {},
    log: (entry) => log.push(entry),
    options: defaultOptions,
  });
  return { app, log };
}

test('what nobody foresaw answers a fixed text and an id; the log says what it was', async () => {
  const { app, log } = appOver(() => Promise.reject(new TypeError('x is not a function')));
  const response = await app.fetch(
    new Request('http://api.test/counties', { headers: { Origin: 'http://localhost:5173' } }),
  );
  const requestId = response.headers.get('x-request-id');
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ detail: 'A server error occurred.', request_id: requestId });
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  expect(log).toMatchObject([
    {
      level: 'error',
      msg: 'unexpected error',
      error: 'TypeError',
      message: 'x is not a function',
      requestId,
    },
    { level: 'info', status: 500, requestId },
  ]);
});

test('the values of a failed statement stay out of the log', async () => {
  await backend.db.inTransaction((db) =>
    db.execute(`alter table bookings add constraint no_wanjiku check (name <> 'Wanjiku Secret')`),
  );
  const { app, log } = appOver(backend.db.inTransaction);
  const body = bookingBody({ name: 'Wanjiku Secret', samples: [sampleBody()] });
  const response = await app.fetch(
    new Request('http://api.test/agric/soil-test-bookings/', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${await backend.token('farmer')}`,
      },
      body: JSON.stringify(body),
    }),
  );
  expect(response.status).toBe(500);
  expect(log[0]).toMatchObject({ level: 'error', sqlState: '23514', constraint: 'no_wanjiku' });
  expect(JSON.stringify([log, await response.json()])).not.toMatch(/Secret|733000299/);
});

test('healthz says whether the database answers', async () => {
  expect(await backend.call('GET', '/healthz', { headers: { Authorization: 'Bearer dead' } })).toMatchObject({
    status: 200,
    body: { status: 'ok' },
  });
  const down = appOver(() => Promise.reject(new Error('gone')));
  const response = await down.app.fetch(new Request('http://api.test/healthz'));
  expect([response.status, await response.json()]).toEqual([503, { status: 'unavailable' }]);
});
