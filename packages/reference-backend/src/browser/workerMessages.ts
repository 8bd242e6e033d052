/** Messages between a page and the worker that runs the backend. */

/** The first message of a page. */
export interface OpenMessage {
  kind: 'open';
  /** null keeps nothing. */
  name: string | null;
  dataDir: string | undefined;
}

export interface RequestMessage {
  kind: 'request';
  id: number;
  url: string;
  method: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

export type AnswerMessage =
  | { id: number; status: number; headers: [string, string][]; body: ArrayBuffer | null }
  | { id: number; error: string };

/** Reads a request so that it can be posted. */
export async function toRequestMessage(id: number, request: Request): Promise<RequestMessage> {
  const { url, method, headers } = request;
  const body = request.body === null ? null : await request.arrayBuffer();
  return { kind: 'request', id, url, method, headers: [...headers], body };
}

export function toRequest({ url, method, headers, body }: RequestMessage): Request {
  return new Request(url, { method, headers, body });
}

export async function toAnswerMessage(id: number, response: Response): Promise<AnswerMessage> {
  const { status, headers } = response;
  const body = response.body === null ? null : await response.arrayBuffer();
  return { id, status, headers: [...headers], body };
}

/** Errors: throws what the worker could not do. */
export function toResponse(answer: AnswerMessage): Response {
  if ('error' in answer) throw new Error(answer.error);
  return new Response(answer.body, { status: answer.status, headers: answer.headers });
}
