import { sql } from 'drizzle-orm';
import type { Dependencies } from '../Dependencies.ts';
import type { Db } from '../db/Database.ts';
import { migrate } from '../db/migrate.ts';
import { queryRows } from '../db/queryRows.ts';
import { hasDemoPeople } from '../seed/hasDemoPeople.ts';
import { seedLiving } from '../seed/living/seedLiving.ts';
import { seedDemo } from '../seed/seedDemo.ts';
import { seedReference } from '../seed/seedReference.ts';
import { storeFirstRules } from '../services/laboratory/rules/storeFirstRules.ts';
import { hasAdministrator, inviteFirstAdministrator } from '../services/people/firstAdministrator.ts';
import { storeFirstSettings } from '../services/platform/settings.ts';
import { isDemo } from './defaultSeed.ts';
import type { Environment } from './environment.ts';
import { openUntimedDatabase } from './openDatabase.ts';
import { readMigrations } from './readMigrations.ts';

type Prepared = Pick<Dependencies, 'db' | 'clock' | 'hasher' | 'log'>;

/**
 * Migrates the database fills an empty one and invites the first administrator. On PostgreSQL it has a connection of its own, without time-outs: a process that
 * starts may wait until another one has done it.
 */
export async function prepareDatabase(environment: Environment, dependencies: Prepared): Promise<void> {
  const { log, clock } = dependencies;
  const db = environment.DATABASE_URL ? await openUntimedDatabase(environment, log) : dependencies.db;
  try {
    const migrations = await migrate(db, readMigrations());
    const seeded = await seed(environment.SEED, { ...dependencies, db });
    const start = { operation: 'start', requestId: null, userId: null, role: '', at: clock() };
    await db.as(start, async () => {
      await db.inTransaction((transaction) => storeFirstSettings(transaction, firstSettings(environment)));
      await db.inTransaction((transaction) => storeRules(transaction, environment, clock()));
      await inviteAdministrator(environment, { ...dependencies, db });
    });
    if (environment.DATABASE_URL)
      await db.inTransaction((query) => compareConnections(query, environment, log));
    log({ level: 'info', msg: 'database ready', migrations: migrations.length, seeded });
  } finally {
    if (db !== dependencies.db) await db.close();
  }
}

/** Writes a line where PostgreSQL has fewer connections than the processes may take; a pooler between them may have enough. */
async function compareConnections(
  db: Db,
  { WEB_PROCESSES, DATABASE_POOL_SIZE }: Environment,
  log: Prepared['log'],
): Promise<void> {
  // One more for what is urgent.
  const wanted = WEB_PROCESSES * (DATABASE_POOL_SIZE + 1);
  const [row] = await queryRows<{ available: number }>(
    db,
    sql`select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as available`,
  );
  const available = row?.available ?? wanted;
  if (wanted > available) log({ level: 'error', msg: 'too few connections', wanted, available });
}

/**
 * Invites the first administrator. Their link is the only secret that is ever logged: without mail there is no other
 * way to reach them.
 */
async function inviteAdministrator(
  { ADMIN_EMAIL, ADMIN_LINK_HOURS, APP_URL }: Environment,
  { db, clock, log }: Prepared,
): Promise<void> {
  if (ADMIN_EMAIL === undefined) {
    if (await db.inTransaction(hasAdministrator)) return;
    return log({ level: 'info', msg: 'no administrator can log in: start once with ADMIN_EMAIL' });
  }
  const times = { now: clock(), lifetimeMs: ADMIN_LINK_HOURS * 3_600_000 };
  const token = await db.inTransaction((transaction) =>
    inviteFirstAdministrator(transaction, ADMIN_EMAIL, times),
  );
  if (token === null) return;
  log({ level: 'info', msg: 'first administrator', link: `${APP_URL}/auth/set-password#token=${token}` });
}

/** Gives whether the database was empty and is filled now. */
export async function seed(what: Environment['SEED'], dependencies: Omit<Prepared, 'log'>): Promise<boolean> {
  if (what === 'living') return seedLiving(dependencies);
  if (what === 'demo') return seedDemo(dependencies);
  return what === 'reference' && seedReference(dependencies);
}

/** Rules that nobody approved count only in a database with the demo, on a server that is started as one. */
async function storeRules(db: Db, { SEED }: Environment, now: Date): Promise<void> {
  await storeFirstRules(db, now, isDemo(SEED) && (await hasDemoPeople(db)));
}

/** The demo asks for control soils and second measurements. */
function firstSettings({ SUPPORT_NAME = '', SUPPORT_PHONE_NO = '', SEED }: Environment) {
  const controls = isDemo(SEED) ? { asks_for_controls: true, duplicates_one_in: 20 } : {};
  return { support_name: SUPPORT_NAME, support_phone_no: SUPPORT_PHONE_NO, ...controls };
}
