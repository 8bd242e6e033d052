import type { ErrorKind } from '../errors/ApiError.ts';
import type { CallInput, Operation } from './Operation.ts';

/** How much a client logs: this level and those after it. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'off';

/** Receives the lines of a log, as `console` does. Loggers that take the facts first, such as pino, need a function around each. */
export type Logger = Record<Exclude<LogLevel, 'off'>, (message: string, facts: LogFacts) => void>;

/**
 * The facts of a line. None is a value of a query, body, header or path, so that no token, password, PIN or
 * personal data is among them.
 */
export interface LogFacts {
  /** The operation's id, such as `bookings.create`. */
  operation: string;
  method: string;
  /** The path as in the contract, with `{id}` for its parameters. */
  path: string;
  /** HTTP status; 0 when there was no answer. */
  status?: number | undefined;
  /** The kind of a failure. */
  kind?: ErrorKind | undefined;
  requestId?: string | undefined;
  /** From the start of the call, with all its attempts. */
  durationMs?: number;
  /** The number of the attempt that comes after a pause: 2 for the first repeat. */
  attempt?: number;
  pauseMs?: number;
  /** The names of the fields of query and body. */
  fields?: readonly string[];
}

/** Options of a log. */
export interface LogOptions {
  /** Receives the lines; `console` by default. */
  logger?: Logger;
  /**
   * `error`: calls without an answer, and those that the server failed. `warn`: refusals, too. `info`: every
   * call, and repeats. `debug`: the start of each call with the names of its fields. Default: `warn` with a
   * `logger`, otherwise `off`.
   */
  logLevel?: LogLevel;
}

/** The log of one call. Its methods never throw. */
export interface CallLog {
  start(input: CallInput): void;
  repeat(attempt: number, pauseMs: number): void;
  /** Takes an answer or an error; of an aborted call, an empty object. */
  end(result: Pick<LogFacts, 'status' | 'kind' | 'requestId'>): void;
}

/** Starts the log of one call. */
export type Log = (operation: Operation) => CallLog;

/** From the most to the least. */
const levels = 'debug info warn error off';

/**
 * Creates a log of calls for `createClient`. A line has the operation, status, times and request id, and of
 * queries and bodies the names of their fields, never a value.
 */
export function createLog({ logger, logLevel = logger ? 'warn' : 'off' }: LogOptions): Log {
  return ({ id: operation, method, path }) => {
    const startMs = performance.now();
    const write = (level: keyof Logger, message: string, facts: Partial<LogFacts>) => {
      if (levels.indexOf(level) < levels.indexOf(logLevel)) return;
      try {
        (logger ?? console)[level](`${operation} ${message}`, { operation, method, path, ...facts });
      } catch {
        // A log that fails must not change the call.
      }
    };
    return {
      start: ({ query, body }) =>
        write('debug', 'started', { fields: Object.keys(Object.assign({}, query, ...[body].flat())) }),
      repeat: (attempt, pauseMs) => write('info', 'repeated', { attempt, pauseMs: Math.round(pauseMs) }),
      end: ({ status, kind, requestId }) => {
        const level = kind ? (kind === 'refused' ? 'warn' : 'error') : 'info';
        const end = status === undefined ? 'aborted' : `${status} ${kind ?? 'succeeded'}`;
        write(level, end, { status, kind, requestId, durationMs: Math.round(performance.now() - startMs) });
      },
    };
  };
}
