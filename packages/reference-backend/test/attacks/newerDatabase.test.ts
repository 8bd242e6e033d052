import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { readMigrations } from '../../src/hosts/readMigrations.ts';
import { useBackend } from '../testBackend.ts';

const backend = useBackend();

test('a database that a newer program has changed is refused with one line, and left as it is', async () => {
  await backend.db.inTransaction((db) =>
    db.execute(sql`insert into schema_migrations (name) values ('9000_of_tomorrow.sql')`),
  );
  await expect(migrate(backend.db, readMigrations())).rejects.toThrow(
    /^The database is newer than this program: it has 9000_of_tomorrow\.sql\. Start the newer version\.$/,
  );
});
