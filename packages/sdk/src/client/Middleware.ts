import type { Received } from './sendRequest.ts';

/** What a middleware may know about the call that it stands around. */
export interface CallInfo {
  /** The operation's id, such as `bookings.create`. */
  readonly operation: string;
  readonly method: string;
  /** The path without base and query. */
  readonly path: string;
}

/**
 * Stands around every call: it may change the request, hand it on with `next`, and change or replace the answer. Repeats and
 * timeouts lie below it, so that it sees a call once; `next` gives the answer with its body already read, and rejects with an
 * `ApiError`, or with an `AbortError` for the caller's signal. What a middleware throws fails the call as an `ApiError`.
 */
export type Middleware = (
  request: Request,
  next: (request: Request) => Promise<Response>,
  call: CallInfo,
) => Promise<Response> | Response;

/** Hands a request inwards through the middleware to the network, and its answer back. */
export async function passThrough(
  middleware: Iterable<Middleware>,
  request: Request,
  transport: (request: Request) => Promise<Received>,
  call: CallInfo,
): Promise<Received> {
  let send = async (inner: Request): Promise<Response> => {
    const { response, bytes } = await transport(inner);
    // An answer such as a 204 must have no body, not an empty one.
    return new Response(bytes.byteLength ? bytes : null, response);
  };
  for (const around of [...middleware].reverse()) {
    const next = send;
    send = async (inner) => around(inner, next, call);
  }
  const response = await send(request);
  return { response, bytes: await response.arrayBuffer() };
}
