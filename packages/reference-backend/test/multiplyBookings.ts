import type pg from 'pg';

/** Ids of copies begin here, beyond all that were seeded. */
const firstId = 100_000;

/**
 * Gives the id of a copy. Copies of one record are together, in the order of the originals, so that time increases with
 * the ids, as it does in use.
 */
const copyOf = (id: string, times: number) => `${firstId} + ${id} * ${times} + n`;

/**
 * Makes bookings this many times as many, with their people and samples, in the database itself: several times as fast as seeding
 * them.
 * Seeded rows are recognised by the uuids and user names of `seedLarge`.
 */
export async function multiplyBookings(pool: pg.Pool, times: number): Promise<void> {
  const copied = (id: string) => copyOf(id, times);
  const uuid = `overlay(uuid::text placing lpad(n::text, 4, '0') from 10 for 4)::uuid`;
  const phone = (column: string) =>
    `left(${column}, 6) || lpad(right(${column}, 7)::integer * ${times} + n || '', 7, '0')`;
  const isSeeded = "uuid::text like '5eed0001-0000-%'";
  const people = "select id from users where username like 'seed-%'";
  const booked = `select id from bookings where ${isSeeded}`;
  const copies: Copies[] = [
    {
      table: 'users',
      where: `id in (${people})`,
      change: {
        id: copied('id'),
        username: `'seed-' || ${copied('id')}`,
        phone_number: phone('phone_number'),
      },
    },
    {
      table: 'farmers',
      where: `user_id in (${people} and id < ${firstId})`,
      change: { id: copied('id'), user_id: copied('user_id') },
    },
    { table: 'booking_uuids', where: isSeeded, change: { uuid } },
    {
      table: 'bookings',
      where: isSeeded,
      change: {
        id: copied('id'),
        code: "'UD-' || nextval('booking_codes')",
        uuid,
        farmer_id: copied('farmer_id'),
        created_by_id: `case when created_by_id in (${people}) then ${copied('created_by_id')} else created_by_id end`,
        phone_no: phone('phone_no'),
      },
    },
    {
      table: 'booking_crops',
      where: `booking_id in (${booked} and id < ${firstId})`,
      change: { booking_id: copied('booking_id') },
    },
    {
      table: 'samples',
      where: `booking_id in (${booked} and id < ${firstId})`,
      change: { id: copied('id'), booking_id: copied('booking_id') },
    },
  ];
  const client = await pool.connect();
  try {
    await skipChecks(client);
    for (const copy of copies) await insertCopies(client, times, copy);
  } finally {
    client.release(true);
  }
}

/** Switches off foreign keys on this connection, because copies are known to fit. Rows are counted all the same. */
async function skipChecks(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    "select tgrelid::regclass::text as table from pg_trigger where tgname = 'count_inserted'",
  );
  for (const { table } of rows)
    await client.query(`alter table ${table} enable always trigger count_inserted`);
  await client.query('set session_replication_role = replica');
}

interface Copies {
  table: string;
  where: string;
  /** Columns that differ in a copy; `n` counts the copies from 1. */
  change: Readonly<Record<string, string>>;
}

async function insertCopies(
  client: pg.PoolClient,
  times: number,
  { table, where, change }: Copies,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  await client.query(
    `insert into ${table} (${names.join(', ')})
     select ${names.map((name) => change[name] ?? name).join(', ')}
     from ${table}, generate_series(1, ${times - 1}) as n where ${where} order by ${names[0]}, n`,
  );
}
