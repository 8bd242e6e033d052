import { vi } from 'vitest';

export interface Sent {
  method: string;
  path: string;
  query: Record<string, string>;
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
    const { pathname: path, searchParams } = new URL(request.url);
    const asked = { method: request.method, path, query: Object.fromEntries(searchParams), body };
    sent.push(asked);
    const [status, given] = find(asked, sent.length);
    return Response.json(given, { status });
  });
  return sent;
}

/** A page of a list that has no other. */
export const page = (...results: object[]) => ({ count: results.length, total_pages: 1, results });

/**
 * Refuses the first write with this body, then stores what is sent, and answers reads with the records of their list; gives
 * the writes.
 */
export function refuseOnce(
  refusal: object,
  lists: Readonly<Record<string, readonly object[]>> = {},
  store: (body: object) => object = () => ({ id: 7 }),
) {
  let refused = false;
  const sent = answerBy(({ method, path, body }) => {
    if (method === 'GET')
      return [
        200,
        page(...Object.entries(lists).flatMap(([name, found]) => (path.includes(name) ? found : []))),
      ];
    if (refused) return [201, store(Object(body))];
    refused = true;
    return [400, refusal];
  });
  return { writes: () => sent.filter(({ method }) => method !== 'GET') };
}
