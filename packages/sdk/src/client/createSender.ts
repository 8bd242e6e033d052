import type { CallInput, Operation } from './Operation.ts';
import { createOpenapiFetch } from './openapiFetch.ts';
import type { Received } from './sendRequest.ts';
import { toUrl } from './toUrl.ts';
import type { UdongoOptions } from './UdongoOptions.ts';

/**
 * Makes the function that builds the request of a call, sends it with `fetch` and gives what came. Without a token
 * there is no Authorization header at all: "Bearer undefined" is refused even where everybody may read.
 * Errors: as `fetch`, and a `TypeError` that repeats neither the address nor a header, as both may hold secrets.
 */
export function createSender(client: UdongoOptions) {
  const library = createOpenapiFetch();
  // What the library is told: it must not read an answer, as it takes an empty 500 for a success.
  const unread = new Response(null, { status: 204 });

  return async (
    { method, answers }: Operation,
    input: CallInput,
    token: string | undefined,
    fetch: (request: Request) => Promise<Received>,
  ): Promise<Received> => {
    const url = toUrl(input, client);
    let sending: Promise<Received> | undefined;
    try {
      await library.request(method.toLowerCase() as Lowercase<typeof method>, url, {
        params: { query: Object(input.query) },
        body: input.body,
        headers: {
          Accept: /pdf|file/.test(answers) ? '*/*' : 'application/json',
          ...(token && { Authorization: `Bearer ${token}` }),
          ...input.options.headers,
        },
        // A write is not sent on to another address: a followed POST becomes a GET that "succeeds".
        redirect: method === 'GET' ? 'follow' : 'manual',
        fetch: async (request) => {
          sending = fetch(request);
          await sending;
          return unread;
        },
      });
    } catch {
      // Of `fetch`, below.
    }
    if (sending) return sending;
    throw new TypeError('The address, a header or the body of this call is not valid');
  };
}
