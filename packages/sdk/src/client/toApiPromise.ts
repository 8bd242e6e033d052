import type { CallFacts } from '../errors/ApiError.ts';
import type { ApiPromise, WithResponse } from './ApiPromise.ts';
import type { Received } from './sendRequest.ts';

/** Puts the facts about an answer beside its content. */
export function withFacts(
  data: unknown,
  { response: { status, headers } }: Received,
  call: CallFacts,
): WithResponse<unknown> {
  return { data, status, headers, requestId: headers.get('X-Request-Id') ?? call.requestId };
}

/** Makes a method's promise of its answer with the facts. */
export function toApiPromise<T>(answer: Promise<WithResponse<T>>): ApiPromise<T> {
  const promise = answer.then(({ data }) => data);
  return Object.assign(promise, {
    withResponse() {
      // Only the promise that the caller waits for can be an unhandled rejection.
      promise.catch(() => {});
      return answer;
    },
  });
}
