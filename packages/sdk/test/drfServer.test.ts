import { expect, inject, test } from 'vitest';
import { listRecorded, type Recorded } from './recordedErrors.ts';

/** Recorded answers that don't depend on the recorded server's data. */
const names = [
  'auth-bearer-undefined-401',
  'auth-missing-401',
  'auth-other-scheme-401',
  'booking-invalid-choice-400',
  'booking-sample-last-only-400',
  'booking-samples-0-and-2-400',
  'booking-samples-empty-400',
  'booking-samples-missing-400',
  'counties-post-anonymous-405',
  'delete-booking-again-404',
  'list-empty-search-page-2-404',
  'list-page-zero-404',
  'login-wrong-password-400',
  'logout-anonymous-401',
  'not-acceptable-406',
  'route-unknown-404',
];
const recorded = listRecorded().filter(({ name }) => names.includes(name));

test.each(recorded)('the server of our tests answers $name as $generation recorded it', async (record) => {
  const version = record.generation === 'fixtures' ? '3.14' : '3.18';
  const url = inject('drfServers').find((server) => server.version === version)?.url ?? '';
  const answer = await replay(url, record);
  expect(answer.status).toBe(record.response.status);
  expect(answer.headers.get('Content-Type')?.split(';')[0]).toBe(
    record.response.headers['content-type']?.split(';')[0],
  );
  expect(answer.headers.get('WWW-Authenticate')).toBe(record.response.headers['www-authenticate'] ?? null);
  if (record.response.headers['content-type'] === 'application/json')
    expect(await answer.json()).toEqual(record.response.body);
});

test('every answer that is replayed was recorded', () => {
  expect(new Set(recorded.map(({ name }) => name)).size).toBe(names.length);
});

async function replay(url: string, { request }: Recorded): Promise<Response> {
  const login = await fetch(`${url}/users/auth/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'agent@udongo.test', password: 'Agent-pass-1' }),
  });
  const { token } = await login.json();
  const headers = new Headers(request.headers);
  if (headers.get('Authorization')?.startsWith('Bearer seed-'))
    headers.set('Authorization', `Bearer ${token}`);
  return await fetch(`${url}${request.path}`, {
    method: request.method,
    headers,
    body: request.body === null ? undefined : JSON.stringify(request.body),
  });
}
