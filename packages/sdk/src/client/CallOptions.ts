/** Options of any call, beside its path parameters and its query or body. */
export interface CallOptions {
  /** Aborts the call; it then rejects with an `AbortError`, which is no error to show. Its `cause` is a reason of your own. */
  signal?: AbortSignal;
  /** The base of the call's address: the API's (the default), or the one for same-site routes. */
  base?: 'api' | 'site';
  /** Headers of this call only. A stock Django CORS setting refuses headers that it does not know. */
  headers?: Record<string, string>;
  /**
   * How long one attempt can take, including its body, in milliseconds, above 0; `Infinity` sets no limit. Default:
   * the client's `timeoutMs`.
   */
  timeoutMs?: number;
  /**
   * How often a call that is safe to repeat is tried again; 0 means once only. Default: the client's
   * `retries`.
   */
  retries?: number;
}
