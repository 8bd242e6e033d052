/** A successful answer with the facts about it. */
export interface WithResponse<T> {
  data: T;
  status: number;
  /** In a page of another origin only those that the server exposes (`Access-Control-Expose-Headers`). */
  headers: Headers;
  /**
   * The id of this request (`X-Request-Id`): the server's when this page can read it, otherwise the one that
   * was sent.
   */
  requestId: string | undefined;
}

/**
 * The promise of a call's answer. It rejects with an `ApiError`, or with an `AbortError` when the call's
 * signal fired, and with nothing else.
 */
export interface ApiPromise<T> extends Promise<T> {
  /** Gives the answer with its status, headers and request id; rejects as the call does. */
  withResponse(): Promise<WithResponse<T>>;
}
