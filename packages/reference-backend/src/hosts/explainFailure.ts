import { BackupError } from '../backup/BackupError.ts';
import { NewerDatabaseError } from '../db/migrate.ts';
import { EnvironmentError } from './environment.ts';
import { FolderInUseError } from './lockFolder.ts';
import { NoFolderError } from './makeFolder.ts';

const plain = [BackupError, EnvironmentError, FolderInUseError, NewerDatabaseError, NoFolderError];

/**
 * Says in one line why a command has failed, without the values that a database quotes. An error that is made for the person who ran it
 * speaks for itself; others follow `what`, such as "Not started".
 */
export function explainFailure(error: unknown, what: string): string {
  if (!(error instanceof Error)) return `${what}.`;
  if (plain.some((kind) => error instanceof kind)) return error.message;
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : '';
  return `${what}: ${cause.message.split('\n')[0]}${code}`;
}
