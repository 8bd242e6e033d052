import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { DatabaseOptions, Db } from './Database.ts';

/** PGlite as `createDatabase` takes it. */
export function createPgliteDriver(client: PGlite): Pick<DatabaseOptions, 'transaction' | 'runScript'> {
  return {
    transaction: (work, kind, _, nameCaller) =>
      client.transaction(async (transaction) => {
        if (kind) {
          await transaction.exec(`set transaction isolation level ${kind.isolationLevel} ${kind.accessMode}`);
        }
        if (nameCaller) await transaction.exec(nameCaller);
        // Drizzle's own `transaction` hands it on like this, but hides `exec`.
        return work(drizzle({ client: transaction as unknown as PGlite }));
      }),
    runScript: (db, script) => (db as Db & { $client: PGlite }).$client.exec(script),
  };
}
