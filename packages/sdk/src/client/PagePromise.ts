import type { ApiPromise } from './ApiPromise.ts';
import type { Page } from './Page.ts';

/**
 * The promise of one page of a list. The page itself is plain data, so that loaders, caches and server
 * components can pass it on.
 */
export interface PagePromise<T> extends ApiPromise<Page<T>> {
  /** Requests the page after this one; after the last page it rejects with a 404, as the server answers. */
  getNextPage(): PagePromise<T>;
  /**
   * Gives this page and those after it, each requested when it is wanted. A page that has disappeared in the
   * meantime, because records were deleted, ends the list.
   */
  iterPages(): AsyncGenerator<Page<T>, void, void>;
}
