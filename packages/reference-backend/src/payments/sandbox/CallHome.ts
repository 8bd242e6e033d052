/** Sends a request to a path of this very server. */
export type CallHome = (path: string, init: RequestInit) => Promise<Response>;
