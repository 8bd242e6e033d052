import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../src/db/Database.ts';
import { queryRows } from '../src/db/queryRows.ts';
import { openTestDatabase } from './openTestDatabase.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db?.close());

const read = (statement: ReturnType<typeof sql>) => db.inSnapshot((one) => queryRows(one, statement));

test('a statement that runs again is prepared, and gives what its first run gave', async () => {
  const readCounty = () => read(sql`select id, name, null as nothing from counties where id = ${1}`);
  const first = await readCounty();
  expect(first).toHaveLength(1);
  for (let time = 0; time < 3; time += 1) expect(await readCounty()).toEqual(first);
  expect(
    await read(
      sql`select count(*)::int as count from pg_prepared_statements where statement like '%as nothing%'`,
    ),
  ).toEqual([{ count: 1 }]);
});

test('a refused statement is refused again, and the next one is answered', async () => {
  const divide = (by: number) => read(sql`select 6 / ${by}::int as result`);
  await expect(divide(0)).rejects.toThrow();
  await expect(divide(0)).rejects.toThrow();
  expect(await divide(3)).toEqual([{ result: 2 }]);
});

test('after a script that changes a column, a prepared statement gives what is there', async () => {
  const readSetting = () => read(sql`select support_name from settings where id = ${1}`);
  const before = await readSetting();
  await readSetting();
  await db.inTransaction((change) =>
    db.runScript(change, 'alter table settings alter support_name type varchar(90)'),
  );
  expect(await readSetting()).toEqual(before);
});
