import { desc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useBackend } from '../../../test/testBackend.ts';
import { biodataDownloads, users } from '../../db/schema.ts';

const backend = useBackend();
const as = 'administrator';
const path = '/agric/download-farmer-biodata/';
const download = (query: string) => backend.call('GET', `${path}?${query}`, { as });
const lastKept = () =>
  backend.db.inTransaction(
    async (db) => (await db.select().from(biodataDownloads).orderBy(desc(biodataDownloads.id)).limit(1))[0],
  );

test('an administrator who says why gets the register with few columns, and the download is kept', async () => {
  const { status, headers, body } = await download('reason=Report%20to%20the%20county');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const lines = body.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(lines).toHaveLength(31);
  expect(lines.slice(0, 2)).toEqual([
    'id,full_name,phone_number,email,county,referrer',
    "1,Wanjiku Kariuki,'+254712345678,farmer@udongo.test,Kiambu,Otieno Odhiambo",
  ]);
  expect(await lastKept()).toMatchObject({
    downloaded_by_id: 1,
    downloaded_on: backend.clock.now,
    farmers: 30,
    reason: 'Report to the county',
  });
});

test('the filters of the list of farmers choose whom the file holds', async () => {
  for (const filter of ['county=22', 'referrer=2', 'search=wanjiku']) {
    const { body } = await download(`reason=Visit&${filter}`);
    const { count } = (await backend.call('GET', `/agric/farmers?${filter}`, { as })).body;
    expect(body.trimEnd().split('\r\n')).toHaveLength(count + 1);
    expect(await lastKept()).toMatchObject({ farmers: count });
  }
});

test.each(['', 'reason=', 'reason=%20%20', `reason=${'x'.repeat(501)}`])(
  'nothing leaves without a reason: %s',
  async (query) => {
    const before = await lastKept();
    const { status, body } = await download(query);
    expect([status, Object.keys(body)]).toEqual([400, ['reason']]);
    expect(await lastKept()).toEqual(before);
  },
);

test('a name that is a formula, or has quotes and commas, stays text', async () => {
  const rename = (full_name: string) =>
    backend.db.inTransaction((db) => db.update(users).set({ full_name }).where(eq(users.id, 8)));
  for (const [name, cell] of [
    ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
    ['@SUM(1)', "'@SUM(1)"],
    ['Kariuki, "Wa"', '"Kariuki, ""Wa"""'],
    ["Ng'ang'a", "Ng'ang'a"],
  ] as const) {
    await rename(name);
    expect((await download('reason=Visit')).body).toContain(`\r\n1,${cell},`);
  }
});

test('a register of several batches comes whole and in order, read piece by piece', async () => {
  await backend.db.inTransaction((db) =>
    db.execute(sql`with made as (
      insert into users (username, email, full_name, created_on, updated_on)
        select 'many-' || n, '', 'Farmer ' || n, now(), now() from generate_series(1, 1200) as n returning id
    ) insert into farmers (user_id) select id from made order by id`),
  );
  const { body } = await download('reason=Visit');
  const lines: string[] = body.trimEnd().split('\r\n').slice(1);
  const ids = lines.map((line) => Number(line.split(',')[0]));
  expect(ids).toHaveLength(1230);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
});

test('what was kept of a download is neither changed nor deleted', async () => {
  for (const statement of [
    sql`update biodata_downloads set reason = ''`,
    sql`delete from biodata_downloads`,
  ]) {
    await expect(backend.db.inTransaction((db) => db.execute(statement))).rejects.toThrow();
  }
});
