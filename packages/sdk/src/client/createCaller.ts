import { ApiError, type CallFacts, isAbortError } from '../errors/ApiError.ts';
import type { WithResponse } from './ApiPromise.ts';
import type { CallLog } from './createLog.ts';
import { createReauthorizer } from './createReauthorizer.ts';
import { createSender } from './createSender.ts';
import { type CallInfo, type Middleware, passThrough } from './Middleware.ts';
import { mayCarryToken } from './mayCarryToken.ts';
import type { CallInput, Operation } from './Operation.ts';
import { readTimeoutMs } from './readTimeoutMs.ts';
import { sendRequest } from './sendRequest.ts';
import type { UdongoOptions } from './UdongoOptions.ts';
import { untilStopped } from './untilStopped.ts';
import { keepLogin } from './withSession.ts';
import { withUuid } from './withUuid.ts';

/** Runs an operation; `read` sorts the arguments of its method. */
export type Caller = (operation: Operation, read: () => CallInput) => Promise<WithResponse<unknown>>;

/**
 * Creates the function that every method calls; `middleware` can change between calls.
 * Errors: it rejects with an `ApiError`, or with an `AbortError` for the caller's signal, and with nothing
 * else.
 */
export function createCaller(client: UdongoOptions, middleware: ReadonlySet<Middleware>): Caller {
  const reauthorize = createReauthorizer(client);
  const send = createSender(client);
  const readLogin = () => client.session?.get();

  const callOnce = (
    operation: Operation,
    input: CallInput,
    token: string | undefined,
    call: CallInfo & CallFacts,
    log: CallLog | undefined,
  ) => {
    const timeoutMs = readTimeoutMs(input.options, client);
    const transport = (request: Request) => {
      call.requestId = request.headers.get('X-Request-Id') ?? undefined;
      return sendRequest(request, {
        call,
        log,
        signal: input.options.signal,
        // Looked up at each call: tests and monitoring replace the global fetch at any time.
        fetch: client.fetch ?? ((request, init) => fetch(request, init)),
        timeoutMs,
        // A server that takes a key, or a booking's uuid, does a repeated write once.
        retries:
          (client.retryCreates && operation.id === 'bookings.create') ||
          operation.method === 'GET' ||
          request.headers.has('Idempotency-Key')
            ? (input.options.retries ?? client.retries ?? 2)
            : 0,
        backoffMs: client.backoffMs ?? 400,
      });
    };
    return send(operation, input, token, call, (request) =>
      passThrough(middleware, request, transport, call),
    );
  };

  return async (operation, read) => {
    const call = { operation: operation.id, method: operation.method, path: operation.path };
    const log = client.log?.(operation);
    try {
      const input = withUuid(operation, read(), client);
      log?.start(input);
      // Keep only the path for errors: the rest of an address can contain secrets.
      call.path = input.path.replace(/^https?:\/\/[^/?#]*|[?#][\s\S]*/gi, '');
      const login = mayCarryToken(operation, input, client) && readLogin();
      const callAs = (known: typeof login) =>
        callOnce(operation, input, known ? known.token : undefined, call, log);
      const carryOut = () =>
        callAs(login).catch(async (error) => {
          if (!login || !(await reauthorize(error, login))) throw error;
          return callAs(readLogin());
        });
      const { signal } = input.options;
      const answer = await (signal ? untilStopped(carryOut, { call, signal }) : carryOut());
      // Comes last: the page can react to the login by leaving, which aborts calls that it waits for.
      if (client.session && operation.id === 'auth.login') keepLogin(client.session, answer.data, call);
      log?.end(answer);
      return answer;
    } catch (error) {
      if (isAbortError(error)) {
        log?.end({});
        throw error;
      }
      const apiError = error instanceof ApiError ? error : toCallError(error, call);
      log?.end(apiError);
      report(apiError, client);
      throw apiError;
    }
  };
}

/** A log that fails must not change what the call rejects with. */
function report(error: ApiError, { onError }: UdongoOptions): void {
  try {
    onError?.(error);
  } catch (bug) {
    console.error(bug);
  }
}

/**
 * The error for an address, a header or a body of which no request can be made, or for a middleware that
 * threw.
 */
function toCallError(cause: unknown, call: CallFacts): ApiError {
  return new ApiError(`The call ${call.operation} could not be made.`, { ...call, cause });
}
