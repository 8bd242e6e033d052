import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, test } from '@playwright/test';

const administrator = { email: 'admin@udongo.test', password: 'Admin-pass-1' };

interface Person {
  user: { full_name: string; email: string; profile: { phone_number: string | null } };
}

test('what the API logged while people booked names none of them', async ({ request }) => {
  const { token, farmers } = await readSeededPeople(request);
  const lines = readLog();
  // It is the log of the whole run: the other projects have logged in and booked through this API.
  expect(lines.some((line) => line.includes('"auth.login"'))).toBe(true);
  expect(lines.some((line) => line.includes('"bookings.create"'))).toBe(true);

  const secrets = farmers.flatMap(({ user }) => [user.full_name, user.email, user.profile.phone_number]);
  const words = [token, administrator.email, administrator.password, ...secrets].filter(
    (word) => word !== null,
  );
  expect(words.length).toBeGreaterThan(80);
  const log = lines.join('\n');
  expect(words.filter((word) => log.includes(word))).toEqual([]);
  expect(log).not.toMatch(/@udongo[.]test|[+]254\d{9}|\b0[17]\d{8}\b|Bearer/);
});

async function readSeededPeople(request: APIRequestContext) {
  const { apiBaseUrl } = await (await request.get('/config.json')).json();
  const login = await request.post(`${apiBaseUrl}/users/auth/login/`, { data: administrator });
  const { token }: { token: string } = await login.json();
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await request.get(`${apiBaseUrl}/agric/farmers?limit=100`, { headers });
  const { results }: { results: Person[] } = await answer.json();
  return { token, farmers: results };
}

/** The API writes JSON, one object a line; the lines between are what `npm start` tells a person. */
function readLog(): string[] {
  const text = readFileSync(process.env.UDONGO_E2E_LOG ?? '', 'utf8');
  return text.split('\n').filter((line) => line.startsWith('{'));
}
