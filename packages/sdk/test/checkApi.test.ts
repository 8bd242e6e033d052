import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CheckOptions, checkApi } from '../src/check/checkApi.ts';
import type { Finding } from '../src/check/Finding.ts';
import { type DrfServer, startDrfServer } from './drf/drfServer.ts';
import { type MinimalDrfServer, startMinimalDrfServer } from './drf/minimalDrfServer.ts';
import { minimalDrfPassword } from './drf/minimalDrfStore.ts';

let kind: DrfServer;
let minimalDrf: MinimalDrfServer;

beforeAll(async () => {
  kind = await startDrfServer({ version: '3.18', profile: 'inside user' });
  minimalDrf = await startMinimalDrfServer();
});
afterAll(async () => {
  await kind.close();
  await minimalDrf.close();
});

async function check(options: CheckOptions): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const finding of checkApi(options)) findings.push(finding);
  return findings;
}
const of = (findings: Finding[], what: string) => findings.find((finding) => finding.what === what)?.status;
const asAdministrator = () => {
  const user = minimalDrf.store.users.find(({ is_superuser }) => is_superuser);
  return { url: minimalDrf.url, login: { email: user?.email ?? '', password: minimalDrfPassword } };
};

test('a visitor hears which lists ask for a login and which paths are not there', async () => {
  const findings = await check({ url: minimalDrf.url });
  expect(of(findings, 'crops.list')).toBe('login');
  expect(of(findings, 'boot.get')).toBe('missing');
  expect(minimalDrf.asked.filter((line) => !line.startsWith('GET '))).toEqual([]);
});

test('after a login the check tells what is there and what is ignored', async () => {
  const findings = await check(asAdministrator());
  expect(of(findings, 'auth.login')).toBe('ok');
  expect(of(findings, 'account.get')).toBe('missing');
  expect(of(findings, 'crops.list')).toBe('ok');
  expect(of(findings, 'crops.list ?search')).toBe('ok');
  expect(of(findings, 'crops.list ?ordering=name')).toBe('ok');
  expect(of(findings, 'crops.list ?public')).toBe('ignored');
  expect(of(findings, 'bookings.list ?county')).toBe('ignored');
  expect(of(findings, 'farmers.list ?county')).toBe('unknown');
  expect(findings.filter(({ status }) => status === 'left')).toEqual([]);
});

test('a wrong password is said, and the rest is checked as a visitor', async () => {
  const findings: Finding[] = [];
  for await (const finding of checkApi({
    ...asAdministrator(),
    login: { email: 'x', password: 'wrong' },
  })) {
    findings.push(finding);
    // A visitor's check has the findings that follow, too.
    if (finding.what === 'crops.list') break;
  }
  expect(of(findings, 'auth.login')).toBe('login');
  expect(of(findings, 'account.get')).toBeUndefined();
  expect(of(findings, 'crops.list')).toBe('login');
});

test('with leave to write it finds that a uuid is not honoured, and names both bookings', async () => {
  const before = minimalDrf.store.bookings.length;
  const findings = await check({ ...asAdministrator(), write: true });
  expect(of(findings, 'bookings.create uuid')).toBe('ignored');
  const left = findings.filter(({ status }) => status === 'left');
  const made = minimalDrf.store.bookings.slice(before).map(({ id }) => `/agric/soil-test-bookings/${id}/`);
  expect(left.map(({ what }) => what).sort()).toEqual(made.sort());
  expect(made).toHaveLength(2);
});

test('a server as it was recorded is checked to the end', async () => {
  const findings = await check({ url: kind.url });
  expect(of(findings, 'server')).toBeUndefined();
  expect(of(findings, 'boot.get')).toBe('missing');
});

test('a server that is not there is one line', async () => {
  expect(await check({ url: 'http://127.0.0.1:9' })).toEqual([
    { status: 'wrong', what: 'server', note: 'No answer came.' },
  ]);
});
