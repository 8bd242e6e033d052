import createClient from 'openapi-fetch';
import { ApiError, isAbortError } from '../errors/ApiError.ts';
import { createUuid } from '../values/createUuid.ts';
import { createReauthorizer } from './createReauthorizer.ts';
import { type CallInput, type Operation, readArguments } from './Operation.ts';
import { type Answer, readAnswer } from './readAnswer.ts';
import { type SendPlan, sendRequest } from './sendRequest.ts';
import type { UdongoOptions } from './UdongoOptions.ts';

/** Carries out an operation with a method's arguments. */
export type Caller = (operation: Operation, args: readonly unknown[]) => Promise<unknown>;

/**
 * Makes the one function that every method runs on.
 * Errors: it rejects with an `ApiError`, or with an `AbortError` for the caller's signal, and with nothing else.
 */
export function createCaller(client: UdongoOptions): Caller {
  const openapi = createOpenapiClient();
  const reauthorize = createReauthorizer(client);
  const readToken = () => client.session?.get()?.token;
  const callOnce = async (operation: Operation, input: CallInput, token: string | undefined) => {
    const request = toRequest(operation, input, token, client);
    return readAnswer(operation, input.path, await openapi.request(operation.method, input.path, request));
  };

  return async (operation, args) => {
    let path = operation.path;
    try {
      const input = withUuid(operation, readArguments(operation, args), client);
      path = input.path;
      const token = operation.isAnonymous || hasOwnAuthorization(input) ? undefined : readToken();
      try {
        return await callOnce(operation, input, token);
      } catch (error) {
        if (token === undefined || !(await reauthorize(error, token, input.options.signal))) throw error;
        return await callOnce(operation, input, readToken());
      }
    } catch (error) {
      if (isAbortError(error)) throw error;
      const apiError = error instanceof ApiError ? error : toCallError(error, operation, path);
      report(apiError, client);
      throw apiError;
    }
  };
}

interface OpenapiRequest {
  baseUrl: string;
  parseAs: 'text';
  params: { query?: unknown };
  body?: unknown;
  headers: Record<string, string>;
  redirect: RequestRedirect;
  fetch: (request: Request) => Promise<Response>;
}

interface OpenapiClient {
  request(method: string, path: string, request: OpenapiRequest): Promise<Answer>;
}

/** openapi-fetch wants its paths as types; ours come from the table that is generated from the same contract. */
function createOpenapiClient(): OpenapiClient {
  return createClient() as unknown as OpenapiClient;
}

function toRequest(
  operation: Operation,
  input: CallInput,
  token: string | undefined,
  client: UdongoOptions,
): OpenapiRequest {
  const plan = toSendPlan(operation, input, client);
  return {
    baseUrl: chooseBase(input, client),
    parseAs: 'text',
    params: { query: input.query },
    body: input.body,
    headers: {
      Accept: 'application/json',
      // No header at all without a token: "Bearer undefined" is refused even where everybody may read.
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...input.options.headers,
    },
    // A write is not sent on to another address: a followed POST becomes a GET that "succeeds".
    redirect: operation.method === 'GET' ? 'follow' : 'manual',
    fetch: (request) => sendRequest(request, plan),
  };
}

function toSendPlan(
  { method, id }: Operation,
  { path, options }: CallInput,
  client: UdongoOptions,
): SendPlan {
  const mayRepeat = method === 'GET' || (client.retryCreates && id === 'bookings.create');
  return {
    // Looked up at each call: tests and monitoring replace the global fetch at any time.
    fetch: client.fetch ?? ((request, init) => fetch(request, init)),
    method,
    path,
    signal: options.signal,
    timeoutMs: options.timeoutMs ?? client.timeoutMs ?? 15_000,
    retries: mayRepeat ? (options.retries ?? client.retries ?? 2) : 0,
    backoffMs: client.backoffMs ?? 400,
  };
}

function chooseBase({ options }: CallInput, client: UdongoOptions): string {
  const base = options.base === 'site' ? (client.siteBaseUrl ?? globalThis.location?.origin) : client.baseUrl;
  if (base === undefined) throw new TypeError('A call with base "site" needs the option siteBaseUrl here');
  return base.replace(/\/+$/, '');
}

/** Only a booking that names itself may be created twice without becoming two. */
function withUuid({ id }: Operation, input: CallInput, { retryCreates }: UdongoOptions): CallInput {
  if (id !== 'bookings.create' || !retryCreates) return input;
  const { body } = input;
  if (typeof body !== 'object' || body === null || ('uuid' in body && body.uuid)) return input;
  return { ...input, body: { ...body, uuid: createUuid() } };
}

function hasOwnAuthorization({ options }: CallInput): boolean {
  return Object.keys(options.headers ?? {}).some((name) => name.toLowerCase() === 'authorization');
}

/** A log that fails must not change what the call rejects with. */
function report(error: ApiError, { onError }: UdongoOptions): void {
  try {
    onError?.(error);
  } catch (bug) {
    console.error(bug);
  }
}

/** An address, a header or a body that no request can be made of. */
function toCallError(cause: unknown, { id, method }: Operation, path: string): ApiError {
  return new ApiError(`The call ${id} could not be made.`, { method, path, cause });
}
