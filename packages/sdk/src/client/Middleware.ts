import type { Received } from './sendRequest.ts';

/** Facts about the call that a middleware handles. */
export interface CallInfo {
  /** The operation's id, such as `bookings.create`. */
  readonly operation: string;
  readonly method: string;
  /** The path without base and query. */
  readonly path: string;
}

/**
 * Wraps every call: it can change the request, pass it on with `next`, and change or replace the answer.
 * Repeats and timeouts happen inside `next`, so that a middleware sees each call once. `next` gives the
 * answer with its body already read, and rejects with an `ApiError`, or with an `AbortError` for the caller's
 * signal. An error that a middleware throws fails the call as an `ApiError`.
 */
export type Middleware = (
  request: Request,
  next: (request: Request) => Promise<Response>,
  call: CallInfo,
) => Promise<Response> | Response;

/** Passes a request through the middleware to the network, and its answer back. */
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
