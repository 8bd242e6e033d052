import type { ErrorHandler } from 'hono';
import type { Dependencies, LogEntry } from '../Dependencies.ts';
import { readDatabaseError } from '../db/databaseError.ts';
import { isTransientError, isWriteFailure } from '../db/transientErrors.ts';
import { RefusedError, unavailable } from '../errors.ts';
import { StorageError } from '../media/FileStorage.ts';
import type { WriteFailures } from '../writeFailures.ts';
import type { AppEnv } from './AppEnv.ts';

/** Turns everything thrown into an answer. An unexpected error gets a fixed text as its answer; its details go to the log. */
export function onError(
  { log }: Pick<Dependencies, 'log'>,
  writeFailures: WriteFailures,
): ErrorHandler<AppEnv> {
  return (error, context) => {
    if (error instanceof RefusedError) return answer(error);
    const requestId = context.get('requestId');
    if (isWriteFailure(error)) writeFailures.note();
    if (isTransientError(error)) {
      log({ level: 'error', msg: 'database unavailable', requestId, ...describe(error) });
      return answer(unavailable());
    }
    if (error instanceof StorageError) {
      log({ level: 'error', msg: 'storage of pictures failed', requestId, ...describe(error) });
      return answer(
        unavailable(60, 'Pictures cannot be stored or read at the moment. Try again in a minute.'),
      );
    }
    log({ level: 'error', msg: 'unexpected error', requestId, ...describe(error) });
    return context.json({ detail: 'A server error occurred.', request_id: requestId }, 500);
  };
}

function answer({ body, status, headers }: RefusedError): Response {
  return Response.json(body, { status, headers });
}

/** A database's message and Drizzle's quote the values of the statement, so of those only codes and places are kept. */
function describe(error: Error): Omit<LogEntry, 'level' | 'msg'> {
  const refused = readDatabaseError(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const stack = frames.map((line) => line.trim()).join(' | ');
  if (refused) return { error: error.name, sqlState: refused.code, constraint: refused.constraint, stack };
  const message = 'query' in error ? 'A query failed.' : error.message;
  return { error: error.name, message, stack };
}
