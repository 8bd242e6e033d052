import { ApiError } from '../errors/ApiError.ts';
import type { ApiPromise } from './ApiPromise.ts';
import type { Caller } from './createCaller.ts';
import type { CallInput, Operation } from './Operation.ts';
import type { Page } from './Page.ts';
import type { PagePromise } from './PagePromise.ts';
import { toApiPromise } from './toApiPromise.ts';

/** Runs an operation for its method; `read` sorts the method's arguments. */
export function run(call: Caller, operation: Operation, read: () => CallInput): ApiPromise<unknown> {
  return operation.answers === 'page'
    ? toPagePromise(call, operation, read)
    : toApiPromise(call(operation, read));
}

function toPagePromise(call: Caller, operation: Operation, read: () => CallInput): PagePromise<unknown> {
  // The client has checked that a page has its results.
  const answer = toApiPromise(call(operation, read)) as ApiPromise<Page<unknown>>;
  const page: PagePromise<unknown> = Object.assign(answer, {
    getNextPage: () => toPagePromise(call, operation, () => toPage(read(), (now) => Number(now) + 1)),
    iterPages: () => iterPages(page),
  });
  return page;
}

/** The `iterate` of an operation that lists: its records one by one. The query's page is the first. */
export async function* iterate(
  call: Caller,
  operation: Operation,
  read: () => CallInput,
): AsyncGenerator<unknown, void, void> {
  const first = toPagePromise(call, operation, () => toPage(read(), (now) => now, { limit: 100 }));
  for await (const { results } of first.iterPages()) yield* results;
}

type PageNumber = number | 'last';

/** The same call for another page. */
function toPage(input: CallInput, turn: (page: PageNumber) => PageNumber, defaults?: object): CallInput {
  const query: { page?: PageNumber } = Object(input.query);
  return { ...input, query: { ...defaults, ...query, page: turn(query.page ?? 1) } };
}

async function* iterPages(first: PagePromise<unknown>): AsyncGenerator<Page<unknown>, void, void> {
  for (let promise = first; ; promise = promise.getNextPage()) {
    let page: Page<unknown>;
    try {
      page = await promise;
    } catch (error) {
      if (promise !== first && error instanceof ApiError && error.status === 404) return;
      throw error;
    }
    yield page;
    if (!page.next || page.results.length === 0) return;
  }
}
