import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createServerDatabase, type ServerDatabase } from './serverDatabase.ts';
import { logIn, type ServerProcess, startProcess } from './serverProcess.ts';

const count = 500;
const token = 'a1b2c3d4e5f6a7b8c9d0e1f2';
const key = 'atsk_key_of_this_test';
let database: ServerDatabase;
let provider: Server;
const servers: ServerProcess[] = [];
/** Beginning of every number of this test: the demo's reminders of this day go out, too, to others. */
const own = '+254727';
/** Messages that reached the provider of this test: phone numbers, by the user name of the process that sent them. */
const reached: { username: string; to: string }[] = [];
/** Asked before the provider answers; false never does. */
let answers = (_username: string) => true;

beforeAll(async () => {
  database = await createServerDatabase();
  provider = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      const [username, to] = [form.get('username') ?? '', form.get('to') ?? ''];
      if (to.startsWith(own)) {
        reached.push({ username, to });
        if (!answers(username)) return;
      }
      const recipient = { statusCode: 101, number: to, cost: 'KES 0.8000', messageId: `ATXid_${to}` };
      response.writeHead(201, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ SMSMessageData: { Message: 'Sent to 1/1', Recipients: [recipient] } }));
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  for (const server of servers) await server.end('SIGKILL');
  provider.closeAllConnections();
  provider.close();
  await database.remove();
});

const start = async (username: string) => {
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const server = await startProcess({
    ...database.environment,
    SMS: 'africastalking',
    AT_URL: url,
    AT_USERNAME: username,
    AT_API_KEY: key,
    AT_CALLBACK_TOKEN: token,
  });
  servers.push(server);
  return server;
};

test('one of two servers is killed while they send 500 messages: none is lost, none is sent twice, the unknown one is listed', async () => {
  const [killed, survivor] = [await start('killed'), await start('survivor')];
  const { Authorization } = await logIn(survivor.url, 'admin');
  const headers = { 'Content-Type': 'application/json', Authorization };
  const read = async (query: string) => {
    const answer = await fetch(`${survivor.url}/sms?limit=1&search=${own.slice(1)}&${query}`, { headers });
    return (await answer.json()) as { count: number; results: { id: number; phone_number: string }[] };
  };
  answers = (username) => {
    if (username !== 'killed' || reached.filter((one) => one.username === 'killed').length < 50) return true;
    killed.child.kill('SIGKILL');
    return false;
  };
  const phone_numbers = Array.from(
    { length: count },
    (_, index) => `${own}${String(index).padStart(6, '0')}`,
  );
  for (const url of [killed.url, survivor.url]) {
    const half = url === killed.url ? phone_numbers.slice(0, 250) : phone_numbers.slice(250);
    const body = JSON.stringify({ message: 'Habari', phone_numbers: half });
    expect((await fetch(`${url}/sms/`, { method: 'POST', headers, body })).status).toBe(201);
  }
  await vi.waitUntil(async () => (await read('status=sent')).count === count - 1, {
    timeout: 60_000,
    interval: 200,
  });
  expect(reached.filter(({ username }) => username === 'killed')).toHaveLength(50);
  expect(new Set(reached.map(({ to }) => to)).size).toBe(count);
  expect(reached).toHaveLength(count);

  // Its process has been gone for longer than sending takes.
  const client = new pg.Client({ connectionString: database.environment.DATABASE_URL });
  await client.connect();
  await client.query(
    `update messages set claimed_on = now() - interval '6 minutes' where status = 'sending'`,
  );
  // Its claim of the job is over by then, too.
  await client.query(`update jobs set claimed_until = now() where claimed_until is not null`);
  await client.end();
  await vi.waitUntil(async () => (await read('status=unknown')).count === 1, {
    timeout: 15_000,
    interval: 200,
  });
  const [unknown] = (await read('status=unknown')).results;
  expect(unknown?.phone_number).toBe(reached.filter(({ username }) => username === 'killed').at(-1)?.to);
  expect(reached).toHaveLength(count);
  const again = `${survivor.url}/messages/${unknown?.id}/send-again/`;
  expect((await fetch(again, { method: 'POST', headers })).status).toBe(200);
  await vi.waitUntil(async () => (await read('status=sent')).count === count, {
    timeout: 15_000,
    interval: 200,
  });
}, 120_000);

test('the provider says what arrived and who wants no reminders, at addresses that only it knows', async () => {
  const survivor = servers.at(-1);
  const call = (path: string, form: Record<string, string>) =>
    fetch(`${survivor?.url}/utils/sms-callbacks/${path}/`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
  const { Authorization } = await logIn(survivor?.url ?? '', 'admin');
  const state = async (phone: string) => {
    const answer = await fetch(`${survivor?.url}/sms?search=${phone}`, { headers: { Authorization } });
    return ((await answer.json()) as { results: { status: string; cost: string }[] }).results[0];
  };
  const report = { phoneNumber: '+254727000001', networkCode: '63902', retryCount: '0' };
  expect(
    (await call('reports/some-other-token-of-24-c', { id: 'ATXid_+254727000001', status: 'Success' })).status,
  ).toBe(404);
  expect(
    (await call(`reports/${token}`, { ...report, id: 'ATXid_+254727000001', status: 'Success' })).status,
  ).toBe(200);
  expect(await state('254727000001')).toMatchObject({ status: 'delivered', cost: '0.80' });
  // A message that arrived stays so, whatever is reported later.
  await call(`reports/${token}`, { ...report, id: 'ATXid_+254727000001', status: 'Failed' });
  expect(await state('254727000001')).toMatchObject({ status: 'delivered' });
  await call(`reports/${token}`, { ...report, id: 'ATXid_+254727000002', status: 'AbsentSubscriber' });
  expect(await state('254727000002')).toMatchObject({ status: 'failed' });

  const farmer = await logIn(survivor?.url ?? '', 'farmer');
  const profile = `${survivor?.url}/users/account/profiles/8/`;
  const headers = { 'Content-Type': 'application/json', Authorization: farmer.Authorization };
  const body = JSON.stringify({ notify_choices: { reminders: ['sms'], bookings: ['app'] } });
  const chosen = (await (await fetch(profile, { method: 'PATCH', headers, body })).json()) as {
    phone_number: string;
  };
  await call(`opt-outs/${token}`, { senderId: 'UDONGO', phoneNumber: chosen.phone_number });
  expect(await (await fetch(profile, { headers })).json()).toMatchObject({
    notify_choices: { reminders: [], bookings: ['app'] },
  });
  for (const { log } of servers) {
    expect(log.join('\n')).not.toMatch(new RegExp(`${key}|${token}|\\+?254727`));
  }
}, 30_000);
