import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedInActor } from '../src/Actor.ts';
import { createDatabase, type Database, type Db } from '../src/db/Database.ts';
import { seedLarge } from '../src/seed/seedLarge.ts';
import { bookingOrderings, listBookings } from '../src/services/bookings/listBookings.ts';
import {
  listSamples,
  type SampleFilters,
  sampleOrderings,
} from '../src/services/laboratory/samples/listSamples.ts';
import { pickNext } from '../src/services/messages/createSender.ts';
import type { bookingFilters } from '../src/services/money/inBookings.ts';
import { type farmerFilters, farmerOrderings, listFarmers } from '../src/services/people/farmers.ts';
import { listProfiles, type profileFilters, profileOrderings } from '../src/services/people/profiles.ts';
import type { ListQuery } from '../src/services/platform/list.ts';
import { multiplyBookings } from './multiplyBookings.ts';
import { createPostgresCopy, onServer } from './openTestDatabase.ts';
import { startOfTests } from './testClock.ts';

/**
 * At 100,000 bookings, with statistics and settings as PostgreSQL comes, the rows of everything that a list offers are read
 * through an index. The statements are those of the services, taken down as they run.
 */

interface Statement {
  text: string;
  values: unknown[];
}

const name = `udongo_test_${randomBytes(6).toString('hex')}`;
const largeTables = ['bookings', 'samples', 'users'];
let taken: Statement[] = [];
let pool: pg.Pool;
let db: Database;

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: await createPostgresCopy(name), max: 2 });
  pool.on('error', () => {});
  const logger = { logQuery: (text: string, values: unknown[]) => void taken.push({ text, values }) };
  const database = drizzle({ client: pool, logger });
  db = createDatabase({
    transaction: (work, kind) => database.transaction(work, kind),
    runScript: (_, script) => pool.query(script),
    close: () => pool.end(),
    guard: new AsyncLocalStorage<true>(),
  });
  const rebuildIndexes = await dropIndexes();
  await seedLarge({ db, clock: () => startOfTests, bookings: 10_000, batch: 5000 });
  await multiplyBookings(pool, 10);
  await rebuildIndexes();
  // An agent as there are hundreds: with 50 farmers, who have 500 bookings.
  await pool.query('UPDATE farmers SET referrer_id = $1 WHERE id BETWEEN 500 AND 549', [agent.userId]);
  await pool.query('VACUUM (ANALYZE)');
}, 240_000);
afterAll(async () => {
  await db?.close();
  await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
});

/** Rows are stored twice as fast without them; built over all rows they are the migrations' own again. */
async function dropIndexes(): Promise<() => Promise<void>> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and tablename = any ($1) and indexname not in (select conname from pg_constraint)`,
    [largeTables],
  );
  for (const index of rows) await pool.query(`DROP INDEX ${index.name}`);
  return async () => {
    for (const { definition } of rows) await pool.query(definition);
  };
}

const administrator: SignedInActor = {
  role: 'administrator',
  userId: 1,
  farmerId: null,
  agentId: null,
  tokenHash: '',
};
const agent: SignedInActor = { ...administrator, role: 'agent', userId: 1000, agentId: 1 };
const farmer: SignedInActor = { ...administrator, role: 'farmer', userId: 8, farmerId: 1 };

type List = (
  db: Db,
  actor: SignedInActor,
  query: ListQuery & Record<string, unknown>,
  now: Date,
) => Promise<unknown>;

/** Each list with a value for each of its filters; the compiler asks for one that is missing. */
const lists = {
  bookings: {
    list: listBookings,
    deep: 500,
    orderings: bookingOrderings,
    filters: {
      soil_test_date_after: '2026-11-01',
      soil_test_date_before: '2021-01-31',
      agent: 2,
      county: 22,
      has_county: false,
      farmer: 77,
      test_type: 'microbial-analysis',
      status: 'analysed',
      is_report_sent: false,
      is_late: { is: true, today: '2021-01-31' },
      payment: 'unpaid',
      to_collect: { is: true, userId: 1000, agentId: 1 },
      has_move_request: true,
    } satisfies Record<keyof typeof bookingFilters, unknown>,
  },
  samples: {
    list: listSamples,
    deep: 500,
    orderings: sampleOrderings,
    filters: {
      booking: 5000,
      main_crop: 3,
      soil_type: 'Sandy',
      has_readings: false,
      is_measured: false,
      is_received: false,
      code: 'UD-77777-1',
      // Before the first bookings: with more rows the plan hangs on the sample that the statistics took.
      due_by: '2020-12-01',
      // Few bookings: of some thousand, a table as small as this one is read as a whole in less time.
      soil_test_date_after: '2030-01-01',
      soil_test_date_before: '2020-12-01',
      county: 999,
      has_county: false,
      agent: 2,
      test_type: 'microbial-analysis',
      status: 'analysed',
    } satisfies Record<keyof SampleFilters, unknown>,
  },
  farmers: {
    list: listFarmers,
    deep: 20,
    orderings: farmerOrderings,
    filters: {
      referrer: 3,
      has_referrer: false,
      agent: 1,
      county: 22,
      has_county: false,
      date_after: '2026-11-01',
      date_before: '2021-01-31',
    } satisfies Record<keyof typeof farmerFilters, unknown>,
  },
  users: {
    list: listProfiles,
    deep: 20,
    orderings: profileOrderings,
    filters: { role: 'farmer', county: 22, is_active: false } satisfies Record<
      keyof typeof profileFilters,
      unknown
    >,
  },
} satisfies Record<
  string,
  {
    list: List;
    /** A page far down, where offsets cost. */
    deep: number;
    orderings: Record<string, unknown>;
    filters: Record<string, unknown>;
  }
>;

const searches = ['ud-77777', '0790012345', 'wanjiku kariuki', 'nobody at all', 'wa'];
const page: ListQuery = { page: 1, limit: 20, search: '', ordering: '' };

test('the database is as large as the plans are asked for', async () => {
  const count = async (list: List) =>
    db.inTransaction(async (transaction) => list(transaction, administrator, { ...page }, startOfTests));
  expect(await count(listBookings)).toMatchObject({ count: 100_025 });
  expect(await count(listFarmers)).toMatchObject({ count: 10_030 });
});

describe.each(Object.entries(lists))('%s', (_, { list, orderings, filters, deep }) => {
  const ask: List = list;
  const directions = Object.keys(orderings).flatMap((key) => [key, `-${key}`]);

  test.each(directions)(
    'ordered by %s come in the order of an index, on the first page and far down',
    async (ordering) => {
      const first = await plansOf(ask, administrator, { ...page, ordering });
      expect(sorts(first)).toEqual([]);
      expect(wholeReads(first)).toEqual([]);
      expect(wholeReads(await plansOf(ask, administrator, { ...page, ordering, page: deep }))).toEqual([]);
    },
  );

  test.each(Object.entries(filters))(
    'filtered by %s are found by an index in every order',
    async (key, value) => {
      for (const ordering of directions) {
        const plans = await plansOf(ask, administrator, { ...page, ordering, [key]: value });
        expect(wholeReads(plans), ordering).toEqual([]);
      }
    },
  );

  test.each(searches)('searched for "%s" are found by an index in every order', async (search) => {
    for (const ordering of directions) {
      expect(wholeReads(await plansOf(ask, administrator, { ...page, search, ordering })), ordering).toEqual(
        [],
      );
    }
  });

  test.each([agent, farmer])('within the reach of one $role are found by an index', async (actor) => {
    for (const ordering of ['id', '-id']) {
      for (const search of ['', 'ud-77777']) {
        expect(wholeReads(await plansOf(ask, actor, { ...page, ordering, search }))).toEqual([]);
      }
    }
  });

  test.each(directions)('exported by %s go on in the index behind a record', async (ordering) => {
    const plans = await plansOf(ask, administrator, { ...page, ordering, idAfter: 500 });
    expect(wholeReads(plans)).toEqual([]);
    expect(sorts(plans)).toEqual([]);
  });
});

test('the next message to send is found by an index, however many wait', async () => {
  await pool.query(
    `INSERT INTO messages (kind, channel, recipient, language, next_attempt_on, created_on)
     SELECT 'booked', 'sms', '+254712345678', 'en', $1, $1 FROM generate_series(1, 20000)`,
    [startOfTests],
  );
  await pool.query('ANALYZE messages');
  const plans = await plansOf((db) => pickNext(db, startOfTests), administrator, { ...page });
  expect(sorts(plans)).toEqual([]);
  expect(plans.flatMap(({ nodes }) => nodes).map(({ type }) => type)).toContain('Index Scan');
});

interface Plan {
  text: string;
  nodes: { type: string; table: string | undefined }[];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** The plans of the statements that read a page's rows; counts are excepted. */
async function plansOf(list: List, actor: SignedInActor, query: Parameters<List>[2]): Promise<Plan[]> {
  taken = [];
  await db.inTransaction((transaction) => list(transaction, actor, query, startOfTests));
  const reads = taken.filter(
    ({ text }) => /^(select|with)\b/i.test(text.trim()) && !/count\(\*\)|row_count/.test(text),
  );
  expect(reads.length, 'statements taken down').toBeGreaterThan(0);
  const plans: Plan[] = [];
  for (const { text, values } of reads) {
    const { rows } = await pool.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
    plans.push({ text, nodes: flatten(rows[0]['QUERY PLAN'][0].Plan) });
  }
  return plans;
}

function flatten(node: PlanNode): Plan['nodes'] {
  const below = (node.Plans ?? []).flatMap(flatten);
  return [{ type: node['Node Type'], table: node['Relation Name'] }, ...below];
}

function wholeReads(plans: readonly Plan[]): string[] {
  return plans.flatMap(({ text, nodes }) =>
    nodes
      .filter(({ type, table }) => type === 'Seq Scan' && largeTables.includes(table ?? ''))
      .map(({ table }) => `${table}: ${text}`),
  );
}

/** Orders that are made by hand; what belongs to the rows of one page is sorted in no time. */
function sorts(plans: readonly Plan[]): string[] {
  return plans
    .filter(({ text, nodes }) => text.includes(' offset ') && nodes.some(({ type }) => type === 'Sort'))
    .map(({ text }) => text);
}
