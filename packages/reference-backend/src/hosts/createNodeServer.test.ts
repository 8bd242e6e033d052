import { once } from 'node:events';
import {
  Agent,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openTestDatabase } from '../../test/openTestDatabase.ts';
import { testHasher } from '../../test/testClock.ts';
import { createApp } from '../createApp.ts';
import { defaultOptions } from '../Dependencies.ts';
import type { Database } from '../db/Database.ts';
import { renderWith } from '../renderPdf.ts';
import { createToken } from '../services/people/tokens.ts';
import { createNodeServer } from './createNodeServer.ts';
import { readFont } from './readFont.ts';

let db: Database;
let server: Server;
let port: number;
beforeAll(async () => {
  // The adaptor puts its own in their place; the next file gets them back.
  vi.stubGlobal('Request', Request);
  vi.stubGlobal('Response', Response);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  db = await openTestDatabase();
  const clock = () => new Date();
  const app = createApp({
    db,
    clock,
    hasher: testHasher,
    renderPdf: renderWith(readFont),
    wakeSender: () => {},
    log: () => undefined,
    options: defaultOptions,
  });
  server = createNodeServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await db.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['401', '/users/account/profiles/1/', 'PATCH', {}],
  ['404', '/agric/nothing/', 'POST', {}],
  ['405', '/counties/', 'PATCH', {}],
  ['413', '/agric/soil-test-bookings/', 'POST', { 'Content-Type': 'application/json' }],
  ['415', '/agric/soil-test-bookings/', 'POST', { 'Content-Type': 'text/plain' }],
] as const)('a %s to a large body leaves the connection good for the next requests', async (...refused) => {
  const [status, path, method, headers] = refused;
  const call = keptAlive();
  for (let round = 0; round < 2; round += 1) {
    const answer = await call(path, { method, headers }, 'x'.repeat(3_000_000));
    expect([answer.status, answer.connection]).toEqual([Number(status), 'keep-alive']);
    expect(await call('/healthz')).toMatchObject({ status: 200, socket: answer.socket });
    // The adaptor gives up on the rest of a body after half a second: by then a connection in use would break.
    await vi.advanceTimersByTimeAsync(600);
    expect(await call('/healthz')).toMatchObject({ status: 200, socket: answer.socket });
  }
});

test('a body that is too large to be read to its end is answered, and the connection says that it closes', async () => {
  const call = keptAlive();
  const tooMuch = 'x'.repeat(8 * 1_048_576 + 1);
  const headers = { 'Content-Length': 2 * tooMuch.length };
  const answer = await call('/agric/nothing/', { method: 'POST', headers }, tooMuch);
  expect(answer).toMatchObject({ status: 404, connection: 'close' });
  expect((await call('/healthz')).status).toBe(200);
});

test('a write that is sent again on another connection is answered as before, its refusal and its 204, too', async () => {
  const Authorization = `Bearer ${await db.inTransaction((transaction) => createToken(transaction, 1, new Date()))}`;
  const send = (method: string, path: string, key: string, body: string) => {
    const headers = { Authorization, 'Content-Type': 'application/json', 'Idempotency-Key': key };
    return keptAlive()(path, { method, headers }, body);
  };
  for (const [method, path, key, body, status] of [
    ['POST', '/counties/', 'a-key-of-a-creation', '{"name":"Mlimani"}', 201],
    ['POST', '/counties/', 'a-key-of-a-refusal', '{"name":""}', 400],
    ['DELETE', '/counties/48/', 'a-key-of-a-deletion', '', 204],
  ] as const) {
    const first = await send(method, path, key, body);
    const again = await send(method, path, key, body);
    expect([first.status, again.status, again.text]).toEqual([status, status, first.text]);
    expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([
      undefined,
      'true',
    ]);
    expect(again.headers['content-type']).toBe(first.headers['content-type']);
  }
});

/** Calls the server, one request after the other, on a connection that is kept as long as it lives. */
function keptAlive() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return async (
    path: string,
    options: { method?: string; headers?: OutgoingHttpHeaders } = {},
    body = '',
  ) => {
    const running = httpRequest(`http://127.0.0.1:${port}${path}`, {
      ...options,
      headers: { 'Content-Length': body.length, ...options.headers },
      agent,
    });
    let socket: Socket | undefined;
    running.once('socket', (taken) => {
      socket = taken;
    });
    running.end(body);
    const [response] = (await once(running, 'response')) as [IncomingMessage];
    let text = '';
    for await (const chunk of response.setEncoding('utf8')) text += chunk;
    const { statusCode: status, headers } = response;
    return { status, headers, text, connection: headers.connection, socket };
  };
}
