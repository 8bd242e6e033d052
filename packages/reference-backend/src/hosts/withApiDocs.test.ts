import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { openTestDatabase } from '../../test/openTestDatabase.ts';
import { testHasher } from '../../test/testClock.ts';
import { createApp } from '../createApp.ts';
import { defaultOptions } from '../Dependencies.ts';
import type { Database } from '../db/Database.ts';
import { renderWith } from '../renderPdf.ts';
import { readFont } from './readFont.ts';
import { withApiDocs } from './withApiDocs.ts';

let db: Database;
let app: ReturnType<typeof withApiDocs>;
beforeAll(async () => {
  db = await openTestDatabase();
  const clock = () => new Date();
  const given = {
    db,
    clock,
    hasher: testHasher,
    renderPdf: renderWith(readFont),
    wakeSender: () => {},
    log: () => undefined,
  };
  app = withApiDocs(createApp({ ...given, options: defaultOptions }));
});
afterAll(() => db.close());

const get = async (path: string, init?: RequestInit) =>
  app.fetch(new Request(`http://api.test${path}`, init), { address: '127.0.0.1' });

test('the page of the API names only files that the server has', async () => {
  const page = await (await get('/docs/')).text();
  const named = [...page.matchAll(/(?:src|href)="(\.[^"]+)"/g)].map(([, path = '']) => path);
  expect(named).toHaveLength(5);
  for (const path of named) {
    const answer = await get(new URL(path, 'http://api.test/docs/').pathname);
    expect([path, answer.status]).toEqual([path, 200]);
    await answer.arrayBuffer();
  }
});

test('the way to the page is relative, so that a proxy serves it under any path', async () => {
  const answer = await get('/docs');
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, 'docs/']);
});

test('the page runs nothing inline and reaches no other host', async () => {
  const policy = (await get('/docs/')).headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|http|\*/);
});

test('the contract names the server that it comes from', async () => {
  const contract = parse(await (await get('/openapi.yaml')).text());
  expect(contract.openapi).toBe('3.1.0');
  expect(contract.servers).toEqual([{ url: '.', description: 'This server' }]);
});

test('every other path is the API’s, with its own policy', async () => {
  const counties = await get('/counties/');
  expect(await counties.json()).toMatchObject({ count: 47 });
  expect(counties.headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect((await get('/docs/other.js')).status).toBe(404);
  expect((await get('/docs/', { method: 'POST' })).status).toBe(404);
});
