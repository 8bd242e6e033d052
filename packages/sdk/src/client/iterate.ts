import { ApiError } from '../errors/ApiError.ts';
import type { Caller } from './createCaller.ts';
import { type Operation, readArguments } from './Operation.ts';
import type { Page } from './Page.ts';

/** The `iterate` of an operation that lists; it takes the same query, whose page is the first. */
export function iterate(
  call: Caller,
  operation: Operation,
  args: readonly unknown[],
): AsyncGenerator<unknown> {
  return iteratePages((turn) =>
    call(operation, () => {
      const input = readArguments(operation, args);
      const { page = 1, ...query }: { page?: number | 'last' } = Object(input.query);
      return { ...input, query: { limit: 100, ...query, page: turn ? Number(page) + turn : page } };
    }),
  );
}

/**
 * Gives the records of a list one by one, page after page, until a page names no next one. It requests a page
 * when its first record is wanted; `read` gets 0 for the first. A page that has disappeared in the meantime,
 * because records were deleted, ends the list.
 * Errors: as `read`.
 */
async function* iteratePages(read: (turn: number) => Promise<unknown>): AsyncGenerator<unknown, void, void> {
  for (let turn = 0; ; turn += 1) {
    let answer: Page<unknown>;
    try {
      // The client has checked that a page has its results.
      answer = (await read(turn)) as Page<unknown>;
    } catch (error) {
      if (turn > 0 && error instanceof ApiError && error.status === 404) return;
      throw error;
    }
    yield* answer.results;
    if (!answer.next || answer.results.length === 0) return;
  }
}
