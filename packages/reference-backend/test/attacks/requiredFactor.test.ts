import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import type { OperationId } from '@udongo/sdk';
import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildServer } from '../../../../scripts/lib/buildServer.ts';
import { auditEntries, secondFactors } from '../../src/db/schema.ts';
import { operations } from '../../src/generated/operations.ts';
import { permissions } from '../../src/generated/permissions.ts';
import { readEnvironment } from '../../src/hosts/environment.ts';
import { openDatabase } from '../../src/hosts/openDatabase.ts';
import { createServerDatabase } from '../serverDatabase.ts';
import { setUpFactor } from '../setUpFactor.ts';
import { useBackend } from '../testBackend.ts';

const backend = useBackend({ requireSecondFactor: 'staff' });

/** Operations for staff without the second factor that the service requires. */
const allowed: readonly OperationId[] = [
  'account.get',
  'auth.logout',
  'auth.checkLoginStatus',
  'secondFactor.get',
  'secondFactor.start',
  'secondFactor.confirm',
  'secondFactor.remove',
  'secondFactor.renewRecoveryCodes',
  'secondFactor.prove',
];

test('staff without the required second factor reach nothing but its set-up, whatever they ask for', async () => {
  const token = await backend.token('administrator');
  for (const id of Object.keys(operations) as OperationId[]) {
    const { method, path, ignoresToken } = operations[id];
    if (ignoresToken || allowed.includes(id) || permissions[id].administrator === 403) continue;
    const url = `http://api.test${path.replace(/\{\w+\}/g, '1')}`;
    const response = await backend.fetch(
      new Request(url, { method, headers: { Authorization: `Bearer ${token}` } }),
    );
    const body = (await response.json()) as object;
    expect({ id, status: response.status, body }).toMatchObject({
      status: 403,
      body: { code: 'second_factor_missing' },
    });
  }
});

test('farmers and agents are not asked for one', async () => {
  for (const as of ['farmer', 'agent'] as const)
    expect((await backend.call('GET', '/agric/soil-test-bookings', { as })).status).toBe(200);
});

test('once it is set up, the same login goes on', async () => {
  const as = 'administrator';
  expect((await backend.call('GET', '/users/account/view', { as })).status).toBe(200);
  expect((await backend.call('GET', '/users/auth/second-factor', { as })).body).toMatchObject({
    is_on: false,
    is_required: true,
  });
  await setUpFactor(backend, as);
  expect((await backend.call('GET', '/agric/farmers', { as })).status).toBe(200);
});

test('the operator takes a lost second factor away with a command, which is on record', async () => {
  const database = await createServerDatabase();
  const open = () => openDatabase(readEnvironment(database.environment), () => {});
  try {
    const first = await open();
    await first.inTransaction((db) =>
      db.insert(secondFactors).values({ user_id: 1, secret: 'A'.repeat(32), started_on: new Date() }),
    );
    await first.close();
    expect(await runReset(database.environment, 'nobody@udongo.test')).toEqual([
      1,
      'Nobody with this email address has a second factor.\n',
    ]);
    expect(await runReset(database.environment, 'Admin@udongo.test')).toEqual([
      0,
      'The second factor is off, and all logins of this person have ended.\n',
    ]);
    const again = await open();
    const [entry] = await again.inTransaction((db) =>
      db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.operation, 'reset_second_factor'))
        .orderBy(desc(auditEntries.id)),
    );
    expect(entry).toMatchObject({ record_kind: 'user', record_id: 1, user_id: null });
    expect(JSON.stringify(entry)).not.toContain('AAAA');
    await again.close();
  } finally {
    await database.remove();
  }
}, 60_000);

/** Runs the command; gives its exit code and what it wrote. */
async function runReset(environment: Record<string, string>, email: string): Promise<[number, string]> {
  const command = join(dirname(await buildServer()), 'resetSecondFactor.js');
  const { DATABASE_URL: _, DATA_DIR: __, ...inherited } = process.env;
  const child = spawn(process.execPath, [command, email], { env: { ...inherited, ...environment } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part));
  const [code] = await once(child, 'close');
  return [code, text];
}
