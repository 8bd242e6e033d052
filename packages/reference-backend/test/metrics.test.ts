import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServerDatabase, type ServerDatabase } from './serverDatabase.ts';
import { logIn, type ServerProcess, startProcess, startRefused } from './serverProcess.ts';

let database: ServerDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = await createServerDatabase();
  server = await startProcess({ ...database.environment, METRICS_PORT: '0' });
});
afterAll(async () => {
  await server.end('SIGKILL');
  await database.remove();
});

const metricsPort = () =>
  server.log.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'metrics')?.port;

test('an operator sees requests, queues and the process on a port of its own, and nothing of a person', async () => {
  const { token } = await logIn(server.url, 'farmer');
  for (const id of [1, 99_999]) {
    await fetch(`${server.url}/agric/soil-test-bookings/${id}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
  }
  await fetch(`${server.url}/wp-login.php`);
  const read = async () => (await fetch(`http://127.0.0.1:${metricsPort()}/metrics`)).text();
  await expect.poll(read).toContain('udongo_job_last_success_timestamp_seconds{job="ask_pending_payments"}');
  const text = await read();
  for (const line of [
    'udongo_requests_total{operation="auth.login",status="200"} 1',
    'udongo_requests_total{operation="bookings.get",status="404"} 1',
    'udongo_requests_total{operation="none",status="404"} 1',
    'udongo_request_duration_seconds_count{operation="auth.login"} 1',
    'udongo_database_up 1',
    'udongo_database_waiting 0',
    'udongo_job_failures{job="ask_pending_payments"} 0',
    'udongo_money_differences 0',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
  expect(text).toMatch(/^udongo_database_connections_in_use \d+$/m);
  expect(text).toMatch(/^udongo_messages_overdue_seconds\{channel="sms"\} [\d.]+$/m);
  expect(text).toMatch(/^udongo_messages_waiting\{channel="email"\} \d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).toMatch(/^process_resident_memory_bytes /m);
  for (const secret of [token, 'udongo.test', 'wp-login']) expect(text).not.toContain(secret);
  const labels = text.match(/^udongo_.*/gm)?.flatMap((line) => line.match(/\w+(?==")/g) ?? []);
  expect(new Set(labels)).toEqual(new Set(['operation', 'status', 'le', 'job', 'channel']));
  // The public port knows nothing of them.
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${metricsPort()}/`)).status).toBe(404);
});

test('a port in use is one line that names the port and the variable', async () => {
  const environment = { ...database.environment, METRICS_PORT: `${server.port}` };
  expect(await startRefused(environment)).toEqual([
    `Port ${server.port} is in use. Stop what uses it, or set METRICS_PORT to another port.`,
  ]);
});
