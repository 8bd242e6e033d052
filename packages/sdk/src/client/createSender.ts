import type { CallFacts } from '../errors/ApiError.ts';
import type { WithResponse } from './ApiPromise.ts';
import type { CallInput, Operation } from './Operation.ts';
import { createOpenapiFetch } from './openapiFetch.ts';
import { readAnswer } from './readAnswer.ts';
import type { Received } from './sendRequest.ts';
import { withFacts } from './toApiPromise.ts';
import { toUrl } from './toUrl.ts';
import type { UdongoOptions } from './UdongoOptions.ts';

/**
 * Creates the function that builds the request of a call, sends it with `fetch` and gives its answer as
 * `readAnswer` does, with status, headers and request id. Without a token it sends no Authorization header: "Bearer undefined" is refused even
 * where everybody can read.
 * Errors: as `fetch` and `readAnswer`, and a `TypeError` that repeats neither the address nor a header,
 * because both can contain secrets.
 */
export function createSender(client: UdongoOptions) {
  const library = createOpenapiFetch();

  return async (
    operation: Operation,
    input: CallInput,
    token: string | undefined,
    call: CallFacts,
    fetch: (request: Request) => Promise<Received>,
  ): Promise<WithResponse<unknown>> => {
    const { method, answers } = operation;
    const url = toUrl(input, client);
    let answer: Promise<WithResponse<unknown>> | undefined;
    try {
      await library.request(method.toLowerCase() as Lowercase<typeof method>, url, {
        params: { query: Object(input.query) },
        body: input.body,
        headers: {
          Accept: /pdf|file/.test(answers) ? '*/*' : 'application/json',
          ...(token && { Authorization: `Bearer ${token}` }),
          ...input.options.headers,
        },
        // Don't follow redirects of a write: a followed POST becomes a GET that "succeeds".
        redirect: method === 'GET' ? 'follow' : 'manual',
        // The body is read below, within the call's time limit; the library reads none of it.
        parseAs: 'stream',
        fetch: async (request) => {
          const sending = fetch(request);
          answer = sending.then((received) =>
            withFacts(readAnswer(operation, call, received, input.body), received, call),
          );
          await answer;
          return (await sending).response;
        },
      });
    } catch {
      // If the request was sent, `answer` rejects with this error, too.
    }
    if (answer) return answer;
    throw new TypeError('The address, a header or the body of this call is not valid');
  };
}
