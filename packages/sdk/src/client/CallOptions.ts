/** What any call may be told, beside its path parameters and its query or body. */
export interface CallOptions {
  /** Aborts the call; it then rejects with an `AbortError`, which is no error to show. */
  signal?: AbortSignal;
  /** Where to send the call: the API's base (the default) or the base for same-site routes. */
  base?: 'api' | 'site';
  /** Headers of this call alone. A stock Django CORS setting refuses headers that it does not know. */
  headers?: Record<string, string>;
  /**
   * How long one attempt may take, its body included; the client's `timeoutMs` when absent. In milliseconds; `Infinity` for as
   * long as it takes.
   */
  timeoutMs?: number;
  /** How often a call that may be repeated is tried again; the client's `retries` when absent. 0 means once only. */
  retries?: number;
}
