import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CheckOptions, checkApi } from '../src/check/checkApi.ts';
import { findMissingScreens, listOperations } from '../src/check/checkOperations.ts';
import type { Finding } from '../src/check/Finding.ts';
import { screens } from '../src/check/screens.ts';
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
  expect(of(findings, 'crops.create')).toBe('login');
  expect(minimalDrf.asked.filter((line) => !/^(GET|OPTIONS) /.test(line))).toEqual([]);
});

test('essentials come first, and a screen that is absent names the setting that leaves it out', async () => {
  const findings = await check({ url: minimalDrf.url });
  const headings = [...new Set(findings.map(({ part }) => part))];
  expect(headings.slice(0, 2)).toEqual(['Essentials', 'Samples']);
  expect(findings.find(({ what }) => what === 'commissions.disburse')).toEqual({
    status: 'missing',
    part: 'Payouts',
    what: 'commissions.disburse',
    note: 'Leave out *Payouts*: WITHOUT_SCREENS=payouts',
  });
  const missing = await findMissingScreens(minimalDrf.url);
  expect(screens.filter((screen) => !missing.includes(screen)).map(({ path }) => path)).toEqual([
    'samples',
    'bench',
    'farmers',
    'agents',
    'crops',
    'other-crop-names',
    'counties',
    'users',
    'devices',
  ]);
});

test('what each screen needs is asked for', () => {
  const asked = new Set<string>(listOperations().map(({ id }) => id));
  expect(screens.filter(({ needs }) => !asked.has(needs))).toEqual([]);
});

test('each origin is asked about, a web page is no answer, and a method is there for those who may use it', async () => {
  const service = await startMinimalDrfServer({ visitors: 'welcome' });
  service.intercept = ({ method, url }) => {
    if (url.pathname === '/agric/crops/' && method === 'OPTIONS')
      return { status: 200, json: { name: 'Crop List' }, headers: { Allow: 'GET, POST, HEAD, OPTIONS' } };
    if (url.pathname === '/faqs/') return { status: 200, html: '<!doctype html>' };
    if (url.pathname !== '/counties/' || method !== 'GET') return undefined;
    const headers = { 'Access-Control-Allow-Origin': 'https://book.example.org' };
    return { status: 200, json: { count: 0, results: [] }, headers };
  };
  const origins = ['https://book.example.org', 'https://www.partner-shop.co.ke'];
  const findings = await check({ url: service.url, origins });
  await service.close();
  expect(origins.map((origin) => of(findings, `CORS for ${origin}`))).toEqual(['ok', 'missing']);
  expect(of(findings, 'crops.create')).toBe('unknown');
  expect(of(findings, 'bookings.create')).toBe('ok');
  expect(of(findings, 'faqs.list')).toBe('wrong');
});

test('a service whose preflight refuses Authorization is told that nobody can log in from its pages', async () => {
  const origin = 'https://book.example.org';
  const what = `CORS of Authorization for ${origin}`;
  expect(of(await check({ url: minimalDrf.url, origins: [origin] }), what)).toBe('ok');
  const service = await startMinimalDrfServer({ authorization: 'refused' });
  const findings = await check({ url: service.url, origins: [origin] });
  await service.close();
  expect(findings.find((finding) => finding.what === what)).toMatchObject({
    status: 'missing',
    part: 'Essentials',
    note: expect.stringMatching(/^Nobody can log in from its pages/),
  });
});

test('of a service with unkind habits, a web page is no list, and methods without actions are unknown', async () => {
  const service = await startMinimalDrfServer({ habits: 'unkind', visitors: 'welcome' });
  const findings = await check({ url: service.url });
  const asAdmin = { email: 'admin@drf.test', password: minimalDrfPassword };
  const known = await check({ url: service.url, login: asAdmin });
  await service.close();
  expect(['faqs.list', 'payments.list'].map((id) => of(findings, id))).toEqual(['wrong', 'wrong']);
  expect(of(findings, 'crops.create')).toBe('unknown');
  expect(known.find(({ what }) => what === 'discounts.list fields')?.note).toBe('Not answered: active.');
});

test.each([
  [42, "The id of the agent's user."],
  [7, 'The id of the agent: set REFERRER_AGENT=agent.'],
])('the referrer %i of a booking shows whose id it is', async (referrer, note) => {
  const service = await startMinimalDrfServer({ visitors: 'welcome' });
  for (const booking of service.store.bookings.slice(0, 3)) booking.referrer_agent = referrer;
  service.store.tokens.set('known', service.store.users[0] as (typeof service.store.users)[0]);
  const findings = await check({ url: service.url, token: 'known' });
  await service.close();
  expect(findings.find(({ what }) => what === 'referrer_agent')).toMatchObject({ status: 'ok', note });
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

test('with leave to write it tries uuids, referrers, a change and a deletion, and leaves nothing', async () => {
  const before = minimalDrf.store.bookings.length;
  const asked = minimalDrf.asked.length;
  const findings = await check({ ...asAdministrator(), write: true });
  expect(of(findings, 'bookings.create uuid')).toBe('ignored');
  expect(of(findings, 'bookings.update')).toBe('ok');
  expect(of(findings, 'bookings.delete')).toBe('ok');
  const referrer = findings.findLast(({ what }) => what === 'referrer_agent');
  expect(referrer?.note).toBe('The id of the agent: set REFERRER_AGENT=agent.');
  expect(minimalDrf.asked.slice(asked).filter((line) => line.startsWith('DELETE'))).toHaveLength(2);
  expect(minimalDrf.store.bookings).toHaveLength(before);
});

test('a booking that cannot be deleted is named, and its county is one of the list', async () => {
  const service = await startMinimalDrfServer({ visitors: 'welcome' });
  const sent: unknown[] = [];
  service.intercept = ({ method, text }) => {
    if (method === 'POST') sent.push(JSON.parse(text));
    return method === 'DELETE' ? { status: 405, json: { detail: 'No.' } } : undefined;
  };
  const findings = await check({ url: service.url, write: true });
  await service.close();
  const made = service.store.bookings.slice(-2).map(({ id }) => `/agric/soil-test-bookings/${id}/`);
  expect(findings.filter(({ status }) => status === 'left').map(({ what }) => what)).toEqual(made);
  expect(sent).toContainEqual(expect.objectContaining({ county: 1, referrer_agent: 7 }));
});

test('a server as it was recorded is checked to the end', async () => {
  const findings = await check({ url: kind.url });
  expect(of(findings, 'server')).toBeUndefined();
  expect(of(findings, 'boot.get')).toBe('missing');
});

test('a server that is not there is one line', async () => {
  expect(await check({ url: 'http://127.0.0.1:9' })).toEqual([
    { status: 'wrong', part: 'Essentials', what: 'server', note: 'No answer came.' },
  ]);
});

test('the command runs from the repository, ends with 2 when nobody answers, and outlives its reader', async () => {
  const run = (line: string) => promisify(execFile)('sh', ['-c', line]).catch((error) => error);
  const command = `node ${resolve(import.meta.dirname, '../bin/udongo.js')} check-api`;
  const refused = await run(`${command} http://127.0.0.1:9`);
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('cannot be reached')]);
  const cut = await run(`${command} ${minimalDrf.url} | head -n 3`);
  expect([cut.stderr, cut.stdout.trim().split('\n')[0]]).toEqual(['', 'Essentials']);
});
