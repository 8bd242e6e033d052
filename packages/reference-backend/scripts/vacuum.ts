import pg from 'pg';

/** Marks pages as seen by everybody, which lets PostgreSQL walk an index without looking at its rows; gathers statistics, too. */
export async function vacuum(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('VACUUM (ANALYZE)').finally(() => client.end());
}
