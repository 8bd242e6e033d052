import { EnvironmentError, readEnvironment } from './hosts/environment.ts';
import { FolderInUseError } from './hosts/lockFolder.ts';
import { openDatabase } from './hosts/openDatabase.ts';
import { resetSecondFactor } from './services/people/resetSecondFactor.ts';

/**
 * Takes a lost second factor from a member of staff: `npm run reset-second-factor -- EMAIL`, on the database of DATABASE_URL or DATA_DIR. The
 * audit log has who lost it. A server on the embedded database has to be stopped first.
 */

const usage = 'Usage: npm run reset-second-factor -- ada@example.org';

try {
  const [email, ...others] = process.argv.slice(2);
  if (!email?.includes('@') || others.length > 0) throw new EnvironmentError(usage);
  const db = await openDatabase(readEnvironment(process.env), () => {});
  try {
    const caller = { operation: 'reset_second_factor', requestId: null, userId: null, role: '' };
    const isReset = await db.as({ ...caller, at: new Date() }, () =>
      db.inTransaction((transaction) => resetSecondFactor(transaction, email)),
    );
    if (!isReset) throw new EnvironmentError('Nobody with this email address has a second factor.');
    process.stdout.write('The second factor is off, and all logins of this person have ended.\n');
  } finally {
    await db.close();
  }
} catch (error) {
  const isPlain = error instanceof EnvironmentError || error instanceof FolderInUseError;
  process.stderr.write(`${isPlain ? error.message : 'Not reset: the database cannot be used.'}\n`);
  process.exitCode = 1;
}
