import type { AuditEntry } from '@udongo/sdk';
import { desc, eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { defaultOptions } from '../src/Dependencies.ts';
import { auditedTables, createTriggers, otherTables } from '../src/db/audit/auditedTables.ts';
import { namesOfThings, otherColumns } from '../src/db/audit/otherColumns.ts';
import { personalColumns } from '../src/db/audit/personalColumns.ts';
import { queryRows } from '../src/db/queryRows.ts';
import * as schema from '../src/db/schema.ts';
import { demoPasswords } from '../src/seed/people.ts';
import { deleteOldAudit } from '../src/services/platform/audit.ts';
import { runDueJob } from '../src/services/platform/jobs/runJobs.ts';
import { useBackend, userIds } from './testBackend.ts';
import { startOfTests } from './testClock.ts';

const { auditEntries } = schema;
const backend = useBackend();
const query = <Row extends object>(statement: ReturnType<typeof sql>) =>
  backend.db.inTransaction((db) => queryRows<Row>(db, statement));

test('every table is recorded, or has a reason not to be', async () => {
  const tables = await query<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const listed = [...Object.keys(auditedTables), ...Object.keys(otherTables)];
  expect(listed.sort()).toEqual(tables.map(({ name }) => name).sort());
});

test('the triggers of the database are those of the lists', async () => {
  const triggers = await query<{ definition: string }>(
    sql`select pg_get_triggerdef(oid) as definition from pg_trigger where tgname like 'audit_row%'`,
  );
  const expected = Object.keys(auditedTables).flatMap(createTriggers);
  const sorted = (statements: readonly string[]) => statements.map(words).sort();
  expect(sorted(triggers.map(({ definition }) => definition))).toEqual(sorted(expected));
});

/** The words of a trigger: the database names the same events in another order and conditions with other brackets. */
function words(statement: string): string {
  const [head = '', rule = ''] = statement.split('EXECUTE FUNCTION');
  const found = head.replaceAll(/public\.|::\w+/g, '').match(/\w+/g) ?? [];
  const ignored = ['ANY', 'ARRAY', 'IN'];
  return `${found
    .map((word) => word.toUpperCase())
    .filter((word) => !ignored.includes(word))
    .sort()
    .join(' ')} ${rule.trim().replace(/;$/, '')}`;
}

test('each column of texts is in the map of personal data, or says what it names', () => {
  const sounding =
    /phone|email|name$|address|location|recipient|note|comment$|message$|token$|token_hash|secret|password|hash|latitude|longitude|snapshot|search_text/;
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  const columns = tables.flatMap((table) =>
    Object.values(getTableColumns(table)).map((column) => ({
      table: getTableName(table),
      name: column.name,
      // Anything can be written into it, unlike a choice.
      isFree: /text|json|double/.test(column.getSQLType()) && !column.enumValues?.length,
    })),
  );
  const known = (table: string, name: string) =>
    personalColumns[table]?.columns[name] !== undefined ||
    namesOfThings[`${table}.${name}`] !== undefined ||
    otherColumns[table]?.includes(name);
  const missing = columns.filter(
    ({ table, name, isFree }) => (isFree || sounding.test(name)) && !known(table, name),
  );
  expect(missing).toEqual([]);
  const listed = [
    ...Object.entries(personalColumns).flatMap(([table, { columns: its, owners }]) =>
      [...Object.keys(its), ...owners.map(({ column }) => column)].map((name) => `${table}.${name}`),
    ),
    ...Object.entries(otherColumns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
  ];
  const stored = new Set(columns.map(({ table, name }) => `${table}.${name}`));
  expect([...listed, ...Object.keys(namesOfThings)].filter((column) => !stored.has(column))).toEqual([]);
});

const lastEntries = (count: number) =>
  backend.db.inTransaction((db) =>
    db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(count),
  );

test('an administrator sees who changed what, with personal data masked', async () => {
  const before = (await backend.call('GET', '/users/account/profiles/8', { as: 'administrator' })).body;
  const { headers } = await backend.call('PATCH', '/users/account/profiles/8/', {
    as: 'administrator',
    body: { full_name: 'Jane Wanjiru', phone_number: '+254712000678', address: 'Behind the market' },
  });
  const { body } = await backend.call('GET', '/utils/audit?record_kind=user&record=8', {
    as: 'administrator',
  });
  const [entry] = body.results;
  expect(entry).toMatchObject({
    kind: 'change',
    operation: 'profiles.patch',
    request_id: headers.get('x-request-id'),
    user: 1,
    role: 'administrator',
    table: 'users',
    row: 8,
  });
  expect(entry.user_name).not.toBe('');
  expect(entry.changes.full_name[1]).toBe('J… W…');
  expect(entry.changes.phone_number).toEqual([`••• ${before.phone_number.slice(-3)}`, '••• 678']);
  expect(entry.changes.address[1]).toBe('•••');
  expect(JSON.stringify(entry)).not.toMatch(/Wanjiru|254712|market|search_text/);
});

test('an administrator reads a deed as one entry, with its other entries behind it, on pages of deeds', async () => {
  const as = 'administrator';
  const list = async (query: string) =>
    (await backend.call('GET', `/utils/audit?${query}`, { as })).body as {
      count: number;
      results: AuditEntry[];
    };
  const { body } = await backend.call('GET', '/agric/soil-test-bookings?limit=1&payment=unpaid', { as });
  const [{ id }] = body.results;
  const before = await list('first_of_request=true');
  await backend.call('DELETE', `/agric/soil-test-bookings/${id}`, { as });
  await backend.call('POST', '/utils/bin/restore', { as, body: { kind: 'booking', record: id } });

  const deeds = await list('first_of_request=true&limit=2');
  // Two more, however many rows they changed.
  expect(deeds.count).toBe(before.count + 2);
  expect(deeds.results).toMatchObject([
    { operation: 'bin.restore', record_kind: 'booking', record: id },
    { operation: 'bookings.delete', record_kind: 'booking', record: id },
  ]);
  const [restored, deleted] = deeds.results;
  const behind = await list(`request_id=${deleted?.request_id}`);
  expect(behind.count).toBe(deleted?.request_entries);
  expect(behind.count).toBeGreaterThan(3);
  expect(new Set(behind.results.map(({ request_id }) => request_id))).toEqual(new Set([deleted?.request_id]));
  // The page after continues with the deed before.
  const [next] = (await list('first_of_request=true&limit=1&page=2')).results;
  expect(next?.request_id).toBe(deleted?.request_id);
  // A filter finds a deed by any of its entries, and says how many it has in all.
  const found = await list(`first_of_request=true&record_kind=bin`);
  expect(found.results.slice(0, 2).map(({ request_id }) => request_id)).toEqual([
    restored?.request_id,
    deleted?.request_id,
  ]);
  expect(found.results[1]).toMatchObject({ record_kind: 'bin', request_entries: behind.count });
  const plain = await list('limit=1');
  expect(plain.count).toBeGreaterThan(deeds.count);
});

test('a changed password leaves that it changed, and nothing of it', async () => {
  const body = {
    old_password: demoPasswords['farmer@udongo.test'],
    new_password: 'a-new-Secret-77',
    confirm_password: 'a-new-Secret-77',
  };
  expect((await backend.call('POST', '/users/auth/change-password/', { as: 'farmer', body })).status).toBe(
    200,
  );
  const entries = await lastEntries(5);
  const changed = entries.find(({ changes }) => 'password_hash' in changes);
  expect(changed).toMatchObject({
    operation: 'auth.changePassword',
    changes: { password_hash: ['•••', '•••'] },
  });
});

test('what is rolled back leaves no entry', async () => {
  const [last] = await lastEntries(1);
  const work = backend.db.inTransaction(async (db) => {
    await db.insert(schema.counties).values({ id: 99, name: 'Nowhere' });
    throw new Error('stop');
  });
  await expect(work).rejects.toThrow('stop');
  expect(await lastEntries(1)).toEqual([last]);
});

test('nobody changes or removes an entry', async () => {
  const kept = await lastEntries(1);
  for (const statement of [
    sql`update audit_entries set user_name = 'Somebody else'`,
    sql`delete from audit_entries where id = ${kept[0]?.id}`,
    sql`truncate audit_entries`,
  ]) {
    await expect(query(statement)).rejects.toMatchObject({ cause: { code: '23001' } });
  }
  expect(await lastEntries(1)).toEqual(kept);
});

test('the owner of the table has no right to change entries, either', async () => {
  const rights = await query<{ privilege: string }>(
    sql`select privilege_type as privilege from pg_class, aclexplode(relacl) where relname = 'audit_entries'`,
  );
  const held = rights.map(({ privilege }) => privilege);
  expect(held).toContain('INSERT');
  expect(held.filter((right) => ['UPDATE', 'TRUNCATE'].includes(right))).toEqual([]);
});

test('entries are removed when they are older than they are kept', async () => {
  const dayMs = 86_400_000;
  const old = new Date(startOfTests.getTime() - 731 * dayMs);
  const young = new Date(startOfTests.getTime() - 729 * dayMs);
  await backend.db.inTransaction((db) =>
    db
      .insert(auditEntries)
      .values(
        [old, young].map((happened_on) => ({ happened_on, kind: 'read' as const, operation: 'long ago' })),
      ),
  );
  await deleteOldAudit({ db: backend.db, clock: () => startOfTests, options: defaultOptions });
  const left = await backend.db.inTransaction((db) =>
    db.select().from(auditEntries).where(eq(auditEntries.operation, 'long ago')),
  );
  expect(left.map(({ happened_on }) => happened_on)).toEqual([young]);
});

test('what is changed by hand after a request is not recorded as that caller’s', async () => {
  await backend.call('POST', '/faqs/', {
    as: 'administrator',
    body: { question: 'Who asks?', answer: 'An administrator.' },
  });
  const byHand = () =>
    backend.db.inTransaction((db) => db.execute(sql`update faqs set position = position + 1 where id = 1`));
  // More than the pool has connections.
  await Promise.all(Array.from({ length: 8 }, byHand));
  const entries = await lastEntries(9);
  expect(entries.map(({ operation, user_id }) => [operation, user_id])).toEqual([
    ...Array.from({ length: 8 }, () => ['', null]),
    ['faqs.create', 1],
  ]);
});

test('two people at once are each recorded with their own change', async () => {
  // A login is on record, too.
  for (const who of ['administrator', 'otherAdministrator'] as const) await backend.token(who);
  const save = (who: 'administrator' | 'otherAdministrator', answer: string) =>
    backend.call('POST', '/faqs/', { as: who, body: { question: `Who is ${answer}?`, answer } });
  await Promise.all(
    [1, 2, 3, 4].flatMap((n) => [save('administrator', `one ${n}`), save('otherAdministrator', `two ${n}`)]),
  );
  const people = { one: userIds.administrator, two: userIds.otherAdministrator };
  for (const { user_id, changes } of await lastEntries(8)) {
    const [, answer] = changes.answer ?? [];
    expect(user_id).toBe(people[String(answer).slice(0, 3) as 'one' | 'two']);
  }
});

test('a login, a failed login, a refusal and a file that was read are on record', async () => {
  const login = (password: string) =>
    backend.call('POST', '/users/auth/login/', { body: { email: 'agent@udongo.test', password } });
  await login('wrong');
  await login(demoPasswords['agent@udongo.test'] ?? '');
  await backend.call('GET', '/utils/jobs', { as: 'farmer' });
  const file = await backend.fetch(
    new Request('http://api.test/agric/sample-labels?booking=1', {
      headers: { Authorization: `Bearer ${await backend.token('administrator')}` },
    }),
  );
  expect(file.status).toBe(200);
  await backend.settleAudit();
  const entries = await lastEntries(20);
  const found = (kind: string, operation: string) =>
    entries.find((entry) => entry.kind === kind && entry.operation === operation);
  expect(found('refusal', 'auth.login')).toMatchObject({
    user_id: null,
    record_kind: 'user',
    record_id: userIds.agent,
    changes: { account: [null, '•••@udongo.test'] },
  });
  expect(found('login', 'auth.login')).toMatchObject({
    user_id: userIds.agent,
    record_kind: 'user',
    record_id: userIds.agent,
  });
  expect(found('refusal', 'jobs.list')).toMatchObject({ user_id: userIds.farmer, role: 'farmer' });
  expect(found('read', 'samples.downloadLabels')).toMatchObject({ record_kind: 'booking', record_id: 1 });
});

test('a list of which a file is made is one entry: who, which list, its filters and rows', async () => {
  const as = 'administrator';
  const path = '/agric/soil-test-bookings?limit=2&download=0&test_type=complete-soil-analysis&search=Wanjiku';
  const first = await backend.call('GET', path, { as });
  await backend.call('GET', `${path}&page=2`, { as });
  // The app goes on after a record: that is a page of the same file.
  await backend.call('GET', `${path}&id_after=${first.body.results.at(-1).id}`, { as });
  await backend.call('GET', '/agric/soil-test-bookings?limit=2', { as });
  await backend.call('GET', '/agric/farmers?limit=1&download=12', { as: 'agent' });
  await backend.call('GET', '/agric/crops?download=0');
  await backend.settleAudit();
  const reads = (await lastEntries(4)).filter(({ operation }) => operation.endsWith('.list'));
  expect(reads).toMatchObject([
    { kind: 'read', operation: 'farmers.list', user_id: userIds.agent, changes: { rows: [null, 12] } },
    {
      kind: 'read',
      operation: 'bookings.list',
      user_id: userIds.administrator,
      changes: {
        rows: [null, first.body.count],
        test_type: [null, 'complete-soil-analysis'],
        search: [null, '•••'],
      },
    },
  ]);
});

test('the file of the payouts says which batch was downloaded', async () => {
  await backend.fetch(
    new Request('http://api.test/agric/commission-payouts-csv?batch=1', {
      headers: { Authorization: `Bearer ${await backend.token('administrator')}` },
    }),
  );
  await backend.settleAudit();
  expect(await lastEntries(1)).toMatchObject([
    { kind: 'read', operation: 'commissions.downloadPayoutsCsv', changes: { batch: [null, '1'] } },
  ]);
});

test('the register of farmers is not read without an entry', async () => {
  await backend.call('GET', '/agric/download-farmer-biodata/?reason=Visit', { as: 'administrator' });
  expect(await lastEntries(1)).toMatchObject([
    { kind: 'read', operation: 'farmers.downloadBiodata', user_id: 1, changes: { reason: [null, 'Visit'] } },
  ]);
});

test('a job is recorded by its name', async () => {
  const job = {
    name: 'test_job',
    everySeconds: 10,
    run: () =>
      backend.db.inTransaction(
        async (db) => void (await db.execute(sql`update faqs set position = 77 where id = 1`)),
      ),
  };
  await runDueJob({ db: backend.db, clock: () => startOfTests, log: () => {} }, job);
  expect(await lastEntries(1)).toMatchObject([
    { operation: 'test_job', user_id: null, role: '', happened_on: startOfTests },
  ]);
});

test('an entry says whether a record was made, changed or deleted, and that a login ended', async () => {
  // Made before the entries that are counted.
  await backend.token('otherFarmer');
  const body = { question: 'How long is an entry kept?', answer: 'Two years.' };
  const { id } = (await backend.call('POST', '/faqs/', { as: 'administrator', body })).body;
  await backend.call('PUT', `/faqs/${id}/`, { as: 'administrator', body: { ...body, answer: '730 days.' } });
  await backend.call('DELETE', `/faqs/${id}/`, { as: 'administrator' });
  await backend.call('POST', '/users/auth/logout/', { as: 'otherFarmer' });
  const entries = await lastEntries(4);
  expect(entries.map(({ kind, operation }) => [kind, operation])).toEqual([
    ['logout', 'auth.logout'],
    ['delete', 'faqs.delete'],
    ['change', 'faqs.update'],
    ['create', 'faqs.create'],
  ]);
  expect(entries[2]?.changes).toEqual({ answer: ['Two years.', '730 days.'] });
});

test('the log is found by person, operation, record and day', async () => {
  const count = async (query: string): Promise<number> =>
    (await backend.call('GET', `/utils/audit?${query}`, { as: 'administrator' })).body.count;
  const all = await count('');
  const day = startOfTests.toISOString().slice(0, 10);
  for (const query of [
    'user=1',
    'operation=faqs',
    'operation=faqs.create',
    'record_kind=faq',
    'kind=create',
    'search=zzz',
  ]) {
    expect(await count(query), query).toBeLessThan(all);
  }
  expect(await count('operation=faqs')).toBeGreaterThan(await count('operation=faqs.create'));
  expect(await count('record_kind=user&record=8')).toBeGreaterThan(0);
  expect((await count(`date_after=${day}`)) + (await count(`date_before=2000-01-01`))).toBeLessThanOrEqual(
    all,
  );
  expect(await count('date_after=2100-01-01')).toBe(0);
});
