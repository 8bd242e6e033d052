/** The code of a page could not be fetched, whatever words the browser or the bundler has for it. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';

  constructor(options: ErrorOptions) {
    super('The code of this page could not be loaded.', options);
  }
}
