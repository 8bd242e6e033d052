import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgresDatabase } from '../../src/hosts/postgresDatabase.ts';
import { startPostgres } from '../startPostgres.ts';
import { prepareDemo } from './prepareDemo.ts';

/**
 * Makes a template database on a PostgreSQL of its own, or on the one that TEST_DATABASE_URL or DATABASE_URL names; a test
 * file copies it in 50 ms. Of a server given from outside only databases named `udongo_test_…` are made and dropped.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startPostgres();
  const template = `udongo_test_${process.pid}`;
  await run(server.url, `CREATE DATABASE ${template}`);
  const url = Object.assign(new URL(server.url), { pathname: `/${template}` }).href;
  const db = openPostgresDatabase({ url, poolSize: 1, onConnectionError: () => {} });
  await prepareDemo(db);
  await db.close();
  project.provide('demo', { kind: 'postgres', serverUrl: server.url, template });
  return async () => {
    if (given) {
      const copies = await run(
        server.url,
        `SELECT datname FROM pg_database WHERE datname LIKE '${template}%'`,
      );
      for (const { datname } of copies) await run(server.url, `DROP DATABASE ${datname} WITH (FORCE)`);
    }
    await server.stop();
  };
}

async function run(url: string, statement: string): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}
