import { vi } from 'vitest';

export interface Sent {
  method: string;
  path: string;
  body: unknown;
}

type Answer = [status: number, body: unknown];

/** Answers the requests of an example in turn, the last answer again and again; [400, …] refuses. Give `vi.unstubAllGlobals` after each test. */
export function answer(...answers: Answer[]): Sent[] {
  return answerBy((_, count) => answers[Math.min(count, answers.length) - 1] ?? [500, {}]);
}

/** Answers each request with what `find` gives for it, the nth of all. */
export function answerBy(find: (request: Sent, count: number) => Answer): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    const text = await request.text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    const asked = { method: request.method, path: new URL(request.url).pathname, body };
    sent.push(asked);
    const [status, given] = find(asked, sent.length);
    return Response.json(given, { status });
  });
  return sent;
}
