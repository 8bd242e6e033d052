import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { pgliteExtensions } from '../../src/db/pgliteExtensions.ts';
import { wrapPglite } from '../../src/hosts/pgliteDatabase.ts';
import { prepareDemo } from './prepareDemo.ts';

/**
 * Makes the embedded database once and leaves its folder as a tar file, which each test file loads: with small log files and
 * without the templates of databases that nobody makes, it has half of the bytes.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const client = await PGlite.create({
    extensions: pgliteExtensions,
    initDbStartParams: ['--wal-segsize=1'],
  });
  const db = wrapPglite(client, () => client.close());
  await prepareDemo(db);
  await client.exec('UPDATE pg_database SET datistemplate = false');
  await client.exec('DROP DATABASE template0');
  await client.exec('DROP DATABASE template1');
  await client.exec('CHECKPOINT');
  const dump = await client.dumpDataDir('none');
  const folder = mkdtempSync(join(tmpdir(), 'udongo-pglite-'));
  const file = join(folder, 'demo.tar');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  await db.close();
  project.provide('demo', { kind: 'pglite', file });
  return () => rmSync(folder, { recursive: true, force: true });
}
