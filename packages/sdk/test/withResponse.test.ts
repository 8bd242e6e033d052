import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  createSession,
  createUdongo,
  memoryStorage,
  type UdongoApi,
  type UdongoClient,
} from '../src/index.ts';
import { drop, json, page, type ScriptedServer, startScriptedServer, text } from './scriptedServer.ts';

let server: ScriptedServer;
let udongo: UdongoApi & UdongoClient;
beforeAll(async () => {
  server = await startScriptedServer();
});
afterAll(() => server.close());
beforeEach(() => {
  udongo = createUdongo({ baseUrl: server.baseUrl, backoffMs: 1 });
});

test('an answer comes with its status, headers and request id', async () => {
  server.answer(json({ id: 26 }, 201, { 'X-Request-Id': 'theirs', 'X-RateLimit-Remaining': '41' }));
  const call = udongo.bookings.markAsPaid({ booking: 26 });
  const { data, status, headers, requestId } = await call.withResponse();
  expect({ data, status, requestId }).toEqual({ data: { id: 26 }, status: 201, requestId: 'theirs' });
  expect(headers.get('X-RateLimit-Remaining')).toBe('41');
  expect(await call).toBe(data);
  expect(server.seen).toHaveLength(1);
});

test('files, deletions, pages and PDFs by address have it, too', async () => {
  const pdf = text('%PDF-1.7', 200, { 'Content-Type': 'application/pdf' });
  server.answer(text('', 204), json(page([])), pdf);
  expect(await udongo.bookings.delete(7).withResponse()).toMatchObject({ data: undefined, status: 204 });
  expect(await udongo.crops.list().withResponse()).toMatchObject({ data: page([]), status: 200 });
  const { data } = await udongo.reports.downloadPdf({ booking: 7 }).withResponse();
  expect(data.type).toBe('application/pdf');
  const { headers } = await udongo.getPdf('/7.pdf').withResponse();
  expect(headers.get('Content-Type')).toBe('application/pdf');
});

test('the facts are those of the attempt that succeeded, and of the middleware', async () => {
  udongo.use(async (request, next) => {
    request.headers.set('X-Request-Id', 'ours');
    const response = await next(request);
    return new Response(response.body, { status: 203, headers: { 'X-Cache': 'MISS' } });
  });
  server.answer(text('', 503), drop, json(page([])));
  const { status, headers, requestId } = await udongo.crops.list().withResponse();
  expect({ status, requestId }).toEqual({ status: 203, requestId: 'ours' });
  expect(headers.get('X-Cache')).toBe('MISS');
});

test('a failure rejects once, with the error of the call', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  server.answer(json({ detail: 'Not found.' }, 404));
  const call = udongo.bookings.get(7);
  const error = await call.withResponse().catch((caught: unknown) => caught);
  expect(error).toMatchObject({ name: 'BadRequestError', status: 404 });
  await expect(call).rejects.toBe(error);
  await udongo.bookings
    .get(7)
    .withResponse()
    .catch(() => undefined);
  // Node reports unhandled rejections before the next turn of its loop.
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('login and logout have it; a logout that the server did not hear of has the status 0', async () => {
  const session = createSession({ storage: memoryStorage() });
  const notified: string[] = [];
  const notify = ({ kind }: { kind: string }) => notified.push(kind);
  const own = createUdongo({ baseUrl: server.baseUrl, session, notify });
  server.answer(
    json({ token: 'secret', user: { id: 8, email: 'a@udongo.test', full_name: 'Wanjiku' } }),
    drop,
  );
  const login = await own.auth.login({ email: 'a@udongo.test', password: 'secret' }).withResponse();
  expect(login.data.user.id).toBe(8);
  expect(session.get()?.token).toBe('secret');
  expect(await own.auth.logout().withResponse()).toMatchObject({ data: undefined, status: 0 });
  expect(notified).toEqual(['login', 'logout']);
});
