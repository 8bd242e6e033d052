/** Thrown when a page's code could not be fetched; browsers and bundlers each have their own message for it. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';

  constructor(options: ErrorOptions) {
    super('The code of this page could not be loaded.', options);
  }
}
