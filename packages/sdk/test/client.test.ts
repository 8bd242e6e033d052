import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  ApiError,
  createSession,
  createUdongo,
  type LoginResponse,
  memoryStorage,
  NetworkError,
  type Session,
  type SessionToast,
  type UdongoApi,
  type UdongoOptions,
} from '../src/index.ts';
import { readContract } from './readContract.ts';
import { drop, json, page, type ScriptedServer, startScriptedServer, text } from './scriptedServer.ts';

let server: ScriptedServer;
let session: Session;
let udongo: UdongoApi;
let shown: SessionToast[];

beforeAll(async () => {
  server = await startScriptedServer();
});
afterAll(() => server.close());
beforeEach(() => {
  session = createSession({ storage: memoryStorage() });
  shown = [];
  udongo = connect();
  server.answer(json(page([])));
});

const wanjiku: LoginResponse['user'] = {
  id: 8,
  username: 'farmer',
  email: 'farmer@udongo.test',
  full_name: 'Wanjiku Kariuki',
  is_superuser: false,
  is_agent: false,
  is_farmer: true,
  farmer: 1,
  agent: null,
  profile: { phone_number: '+254712345678', address: '', county: 22 },
};
const credentials = { email: 'farmer@udongo.test', password: 'Farmer-pass-1' };

test('every operation has a method but those that pages pick, every list can be walked through', () => {
  const { paths, tags } = readContract<{
    paths: Record<string, Record<string, { operationId?: string }>>;
    tags: { name: string; 'x-udongo-picked'?: boolean }[];
  }>();
  const all = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId }) => operationId ?? []),
  );
  const picked = tags.filter((tag) => tag['x-udongo-picked']).map(({ name }) => name);
  const ids = all.filter((id) => !picked.includes(id.replace(/[.].*/, '')));
  // The client's settings are beside its resources.
  const resources = Object.entries(udongo).filter(([, verbs]) => typeof verbs === 'object');
  const methods = resources.flatMap(([resource, verbs]) =>
    Object.keys(verbs).map((verb) => `${resource}.${verb}`),
  );
  const whole = [
    'account.listEarlierBookings',
    'auth.listLogins',
    'bookings.listUnusual',
    'samples.listEvents',
    'samples.listReadings',
  ];
  const lists = ids.filter((id) => id.includes('.list') && !whole.includes(id));
  expect(lists.length).toBeGreaterThan(8);
  expect(methods.sort()).toEqual([...ids, ...lists.map((id) => id.replace('list', 'iterate'))].sort());
});

test('a service that answers null for an empty list gives an empty one', async () => {
  server.answer(json(page([{ id: 1, crops: null, notes: null, samples: [{ id: 2, other_crops: null }] }])));
  const { results } = await udongo.bookings.list();
  expect(results).toEqual([{ id: 1, crops: [], notes: null, samples: [{ id: 2, other_crops: [] }] }]);
});

test('a read asks for what it was told, without a slash, a token or a header of our own', async () => {
  await udongo.otherCropNames.list({
    page: 2,
    limit: 10,
    ordering: 'id',
    search: 'mahindi & co',
    public: true,
  });
  const [{ method, url, headers, body } = noRequest()] = server.seen;
  expect([method, body]).toEqual(['GET', '']);
  expect(url).toBe(
    '/agric/other-crop-names?page=2&limit=10&ordering=id&search=mahindi%20%26%20co&public=true',
  );
  expect(headers.accept).toBe('application/json');
  expect(headers.authorization).toBeUndefined();
  expect(Object.keys(headers).filter((name) => name.startsWith('x-'))).toEqual([]);
});

test('what is undefined or null is not asked for', async () => {
  await udongo.farmers.list({ search: '', referrer: undefined, limit: 6 });
  expect(server.seen[0]?.url).toBe('/agric/farmers?search=&limit=6');
});

test('a write carries JSON to the path with a slash', async () => {
  server.answer(json({ id: 8 }));
  await udongo.profiles.patch(8, { address: 'Gĩthũngũri' });
  expect(server.seen[0]).toMatchObject({
    method: 'PATCH',
    url: '/users/account/profiles/8/',
    body: '{"address":"Gĩthũngũri"}',
  });
  expect(server.seen[0]?.headers['content-type']).toBe('application/json');
});

test('a deletion carries nothing', async () => {
  server.answer(text('', 204));
  await udongo.bookings.delete(7);
  expect(server.seen[0]).toMatchObject({ method: 'DELETE', url: '/agric/soil-test-bookings/7/', body: '' });
});

test('a call can go to the own site, with headers of its own', async () => {
  const client = connect({ baseUrl: 'http://127.0.0.1:1/api/', siteBaseUrl: `${server.baseUrl}/site/` });
  await client.counties.list({}, { base: 'site', headers: { 'Accept-Language': 'sw' } });
  expect(server.seen[0]?.url).toBe('/site/counties');
  expect(server.seen[0]?.headers['accept-language']).toBe('sw');
});

test.each(['api.example.com', 'localhost:8000', undefined])(
  'a base without a scheme, "%s", is named',
  async (base) => {
    const baseUrl = base as string;
    await expect(connect({ baseUrl }).crops.list()).rejects.toMatchObject({
      kind: 'unsent',
      cause: { message: 'baseUrl must start with https:// or /' },
    });
    await expect(connect({ siteBaseUrl: baseUrl }).crops.list({}, { base: 'site' })).rejects.toMatchObject({
      cause: { message: 'siteBaseUrl must start with https:// or /' },
    });
  },
);

test.each([0, -1, Number.NaN])(
  'a time limit of %s is refused, because no answer can keep it',
  async (timeoutMs) => {
    const refusal = { kind: 'unsent', cause: { message: 'timeoutMs must be above 0' } };
    await expect(udongo.crops.list({}, { timeoutMs })).rejects.toMatchObject(refusal);
    await expect(connect({ timeoutMs }).crops.list()).rejects.toMatchObject(refusal);
    expect(server.seen).toEqual([]);
  },
);

test('a method can be handed on alone', async () => {
  const { list } = udongo.counties;
  expect(await list()).toEqual(page([]));
});

test.each(['', '.', '..', undefined])('the uuid "%s" leads to no other path', async (uuid) => {
  await expect(udongo.bookings.getByUuid(uuid as string)).rejects.toBeInstanceOf(ApiError);
  await expect(udongo.bookings.get(Number.NaN)).rejects.toBeInstanceOf(ApiError);
  expect(server.seen).toEqual([]);
});

test('a slash in a path parameter stays inside it', async () => {
  await udongo.bookings.getByUuid('../../users?x=1#y').catch(() => undefined);
  expect(server.seen[0]?.url).toBe('/agric/soil-test-bookings-uuid/..%2F..%2Fusers%3Fx%3D1%23y');
});

test('what no request can be made of is an ApiError too', async () => {
  const cyclic: { address: string; self?: unknown } = { address: '' };
  cyclic.self = cyclic;
  await expect(udongo.profiles.patch(8, cyclic)).rejects.toBeInstanceOf(ApiError);
  await expect(connect({ baseUrl: 'nowhere' }).counties.list()).rejects.toBeInstanceOf(ApiError);
  await expect(udongo.counties.list({}, { base: 'site' })).rejects.toBeInstanceOf(ApiError);
  await expect(udongo.counties.list({}, { headers: { 'no header': '' } })).rejects.toBeInstanceOf(ApiError);
});

test('a farmer logs in: the session holds who they are, later calls carry the token', async () => {
  server.answer(json({ token: 'first', user: wanjiku }));
  await udongo.auth.login(credentials);
  expect(server.seen[0]).toMatchObject({ url: '/users/auth/login/', body: JSON.stringify(credentials) });
  expect(session.get()).toEqual({ token: 'first', user: { id: 8, name: 'Wanjiku Kariuki', role: 'farmer' } });
  expect(shown).toEqual([
    {
      kind: 'login',
      tone: 'success',
      title: 'Account login',
      message: 'You have logged in successfully!',
    },
  ]);
  server.answer(json(page([])));
  await udongo.bookings.list();
  expect(server.seen[0]?.headers.authorization).toBe('Bearer first');
});

test('a login never carries an old token: a dead one would be refused', async () => {
  session.set({ token: 'dead', user: wanjiku });
  server.answer(json({ token: 'new', user: wanjiku }));
  await udongo.auth.login(credentials);
  expect(server.seen[0]?.headers.authorization).toBeUndefined();
  expect(session.get()?.token).toBe('new');
});

test.each([
  [{ token: 'x' }],
  [{ user: wanjiku }],
  [{ token: 7, user: wanjiku }],
  [{ token: 'no header\nvalue', user: wanjiku }],
  [{ detail: 'Welcome' }],
])('a login answered with %j is no login, and a log hears of it', async (answer) => {
  const heard: ApiError[] = [];
  const client = connect({ onError: (error) => heard.push(error) });
  server.answer(json(answer));
  const error: unknown = await client.auth.login(credentials).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ name: 'BadResponseError', operation: 'auth.login', status: 200 });
  expect(error).toHaveProperty('path', '/users/auth/login/');
  expect(error).toHaveProperty('body', undefined);
  expect(heard).toEqual([error]);
  expect(session.get()).toBeNull();
  expect(shown).toEqual([]);
});

test('a page that leaves at the login, and gives up what it waits for, is told of it all the same', async () => {
  const controller = new AbortController();
  session.subscribe(() => controller.abort());
  server.answer(json({ token: 'first', user: wanjiku }));
  await udongo.auth.login(credentials, { signal: controller.signal });
  expect(shown).toHaveLength(1);
});

test('wrong credentials leave everything as it was', async () => {
  server.answer(json({ non_field_errors: ['Unable to log in with provided credentials.'] }, 400));
  await expect(udongo.auth.login(credentials)).rejects.toMatchObject({
    message: 'Unable to log in with provided credentials.',
  });
  expect(session.get()).toBeNull();
  expect(shown).toEqual([]);
});

test('logout clears first, still sends the old token, and minds no failure', async () => {
  for (const answerer of [text('', 204), drop, json({ detail: 'Invalid token.' }, 401)]) {
    session.set({ token: 'old', user: wanjiku });
    shown.length = 0;
    let during: unknown = 'not asked';
    server.answer((request, response) => {
      during = session.get();
      answerer(request, response);
    });
    await udongo.auth.logout();
    expect(during).toBeNull();
    expect(server.seen[0]).toMatchObject({ method: 'POST', url: '/users/auth/logout/' });
    expect(server.seen[0]?.headers.authorization).toBe('Bearer old');
    expect(shown).toEqual([
      {
        kind: 'logout',
        tone: 'info',
        title: 'Account logout',
        message: 'You have logged out successfully',
      },
    ]);
  }
});

test('without a session, login and logout are plain calls', async () => {
  const plain = createUdongo({ baseUrl: server.baseUrl });
  server.answer(json({ token: 'first', user: wanjiku }));
  expect((await plain.auth.login(credentials)).token).toBe('first');
  server.answer(json({ detail: 'Authentication credentials were not provided.' }, 401));
  await expect(plain.auth.logout()).rejects.toMatchObject({ status: 401 });
});

test('an expired session asks once for all calls, which then go out again with the new token', async () => {
  session.set({ token: 'expired', user: wanjiku });
  let asked = 0;
  const failures: unknown[] = [];
  const client = connect({
    onUnauthorized: async () => {
      asked += 1;
      session.set({ token: 'renewed', user: wanjiku });
      return true;
    },
    onError: (error) => failures.push(error),
  });
  server.answer((request, response) => {
    const isGood = request.headers.authorization === 'Bearer renewed';
    const answerer = isGood ? json(page([])) : json({ detail: 'Invalid token.' }, 401);
    answerer(request, response);
  });
  await Promise.all([client.bookings.list(), client.farmers.list(), client.counties.list()]);
  expect(asked).toBe(1);
  expect(server.seen).toHaveLength(6);
  expect(failures).toEqual([]);
});

test.each<[string, UdongoOptions['onUnauthorized']]>([
  ['closes the login', () => false],
  ['closes it in a way that rejects', () => Promise.reject(new Error('closed'))],
  ['is only told', () => undefined],
])('a person who %s sees the refusal, and stays with the page', async (_, onUnauthorized) => {
  session.set({ token: 'expired', user: wanjiku });
  server.answer(json({ detail: 'Invalid token.' }, 401));
  await expect(connect({ onUnauthorized }).bookings.list()).rejects.toMatchObject({ status: 401 });
  expect(server.seen).toHaveLength(1);
  expect(session.get()?.token).toBe('expired');
});

test('a host that fails to ask for a login is asked again by the next call', async () => {
  session.set({ token: 'expired', user: wanjiku });
  let asked = 0;
  const client = connect({
    onUnauthorized: () => {
      asked += 1;
      throw new Error('no dialog');
    },
  });
  server.answer(json({ detail: 'Invalid token.' }, 401));
  for (const count of [1, 2]) {
    await expect(client.bookings.list()).rejects.toMatchObject({ status: 401 });
    expect(asked).toBe(count);
  }
});

test('nobody is asked to log in for a call without a token, or after logging out', async () => {
  let asked = 0;
  const client = connect({
    onUnauthorized: () => {
      asked += 1;
      return true;
    },
  });
  server.answer(json({ detail: 'Authentication credentials were not provided.' }, 401));
  await expect(client.bookings.list()).rejects.toMatchObject({ status: 401 });
  session.set({ token: 'old', user: wanjiku });
  server.answer((request, response) => {
    session.clear();
    json({ detail: 'Invalid token.' }, 401)(request, response);
  });
  await expect(client.bookings.list()).rejects.toMatchObject({ status: 401 });
  expect(asked).toBe(0);
});

test('what one person began is not sent as another who has logged in meanwhile', async () => {
  const someoneElse = { token: 'other', user: { ...wanjiku, id: 1 } };
  server.answer((request, response) => {
    session.set(someoneElse);
    json({ detail: 'Invalid token.' }, 401)(request, response);
  });
  session.set({ token: 'old', user: wanjiku });
  await expect(udongo.bookings.list()).rejects.toMatchObject({ status: 401 });
  expect(server.seen).toHaveLength(1);
  session.set({ token: 'old', user: wanjiku });
  server.answer(json({ detail: 'Invalid token.' }, 401));
  const onUnauthorized = () => {
    session.set(someoneElse);
    return true;
  };
  await expect(connect({ onUnauthorized }).bookings.list()).rejects.toMatchObject({ status: 401 });
  expect(server.seen).toHaveLength(1);
});

test('a call that waits for a login can be aborted', async () => {
  session.set({ token: 'expired', user: wanjiku });
  const controller = new AbortController();
  const client = connect({
    onUnauthorized: () => {
      controller.abort();
      return new Promise(() => {});
    },
  });
  server.answer(json({ detail: 'Invalid token.' }, 401));
  const call = client.bookings.list({}, { signal: controller.signal });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('no token stands in an error or in an address', async () => {
  session.set({ token: 'secret-token', user: wanjiku });
  server.answer(drop);
  const error = await udongo.bookings.list({ search: 'Wanjiku' }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(NetworkError);
  expect(JSON.stringify(error) + String(error) + (error as Error).stack).not.toMatch(/secret-token|Wanjiku/);
  expect(server.seen[0]?.url).toBe('/agric/soil-test-bookings?search=Wanjiku');
});

function connect(options: Partial<UdongoOptions> = {}): UdongoApi {
  return createUdongo({
    baseUrl: server.baseUrl,
    session,
    notify: (toast) => shown.push(toast),
    retries: 0,
    ...options,
  });
}

function noRequest(): never {
  throw new Error('Nothing was asked');
}
