import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../src/createApp.ts';
import { defaultOptions } from '../../src/Dependencies.ts';
import type { Database } from '../../src/db/Database.ts';
import { openPostgresDatabase } from '../../src/hosts/postgresDatabase.ts';
import { readFont } from '../../src/hosts/readFont.ts';
import { renderWith } from '../../src/renderPdf.ts';
import { createToken } from '../../src/services/people/tokens.ts';
import { prepareDemo } from '../setup/prepareDemo.ts';
import { type RunningPostgres, startPostgres } from '../startPostgres.ts';
import { startOfTests, testHasher } from '../testClock.ts';

/** A PostgreSQL of its own, because its log is read. */

let postgres: RunningPostgres;
let db: Database;
let call: (method: string, path: string, body: object) => Promise<number>;
beforeAll(async () => {
  postgres = await startPostgres();
  db = openPostgresDatabase({ url: postgres.url, poolSize: 5, onConnectionError: () => {} });
  await prepareDemo(db);
  const clock = () => startOfTests;
  const app = createApp({
    db,
    clock,
    hasher: testHasher,
    renderPdf: renderWith(readFont),
    wakeSender: () => {},
    log: () => {},
    options: defaultOptions,
  });
  const token = await db.inTransaction((transaction) => createToken(transaction, 1, startOfTests));
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  call = async (method, path, body) => {
    const request = new Request(`http://api.test${path}`, { method, headers, body: JSON.stringify(body) });
    return (await app.fetch(request)).status;
  };
});
afterAll(async () => {
  await db?.close();
  await postgres?.stop();
});

test("an e-mail that is taken leaves nobody's data in PostgreSQL's log, also when many come at once", async () => {
  // The email of somebody who has confirmed it: only such an address is taken.
  const email = 'agent@udongo.test';
  const person = { full_name: 'Njeri Wambui', email, password: 'Tilapia-77', phone_number: '0712 000 111' };
  const register = () => call('POST', '/users/account/view/', person);
  const add = () => call('POST', '/users/account/profiles/', person);
  const rename = (id: number) => call('PATCH', `/users/account/profiles/${id}/`, { email });
  const statuses = await Promise.all([register(), add(), rename(9), register(), add(), rename(10)]);
  expect(statuses).toEqual(Array(6).fill(400));
  expect(await Promise.all([register(), add(), rename(11)])).toEqual([400, 400, 400]);

  // The log does contain the values of a violated constraint: this one is found in it.
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await expect(client.query("INSERT INTO counties (name) VALUES ('Kiambu')")).rejects.toThrow(
    'duplicate key',
  );
  await client.end();
  await expect.poll(() => postgres.log()).toContain('Key (name)=(Kiambu) already exists');
  expect(postgres.log()).not.toContain('udongo.test');
});
