import { ApiError } from '../errors/ApiError.ts';
import type { Page } from './Page.ts';

/**
 * Gives the records of a list one by one, page after page, until a page names no next one. A page is asked for when its first
 * record is wanted; `read` gets 0 for the first. A page that has vanished meanwhile, because records were deleted, ends the list.
 * Errors: as `read`.
 */
export async function* iteratePages(
  read: (turn: number) => Promise<unknown>,
): AsyncGenerator<unknown, void, void> {
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
