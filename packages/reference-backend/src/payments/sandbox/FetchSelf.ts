/** Sends a request to a path of this very server. */
export type FetchSelf = (path: string, init: RequestInit) => Promise<Response>;
