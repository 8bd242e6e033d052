import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Times of an attempt, in milliseconds of `performance.now()`. */
export interface Attempt {
  startedMs: number;
  endedMs: number;
}

export interface CallOptions {
  token?: string;
  method?: 'POST' | 'PUT';
  /** Whether a refusal is what a repeat gets of what the first attempt did. */
  isDone?: (status: number) => boolean;
}

export type Caller = ReturnType<typeof createCaller>;

/** An answer that no repeat changes. */
export class RefusedError extends Error {}

/**
 * Calls the API as our clients do: what gets no answer, 429 or 502 to 504 is sent again under the same Idempotency-Key, after pauses
 * that grow, until it is answered. Keeps the times of all attempts.
 */
export function createCaller(door: string) {
  const acknowledged: Attempt[] = [];
  const failed: Attempt[] = [];

  const attempt = async (path: string, init: RequestInit) => {
    try {
      const response = await fetch(`${door}${path}`, { ...init, signal: AbortSignal.timeout(15_000) });
      const text = await response.text();
      const isOver = ![429, 502, 503, 504].includes(response.status);
      return { isOver, status: response.status, text, waitS: Number(response.headers.get('retry-after')) };
    } catch {
      return { isOver: false, status: 0, text: '', waitS: 0 };
    }
  };

  /** Gives the acknowledged body. Errors: `RefusedError` for any other answer. */
  const write = async <Body>(path: string, body: object, options: CallOptions = {}): Promise<Body> => {
    const { token, method = 'POST', isDone = () => false } = options;
    const headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    for (let pauseMs = 400; ; pauseMs = Math.min(pauseMs * 2, 3000)) {
      const startedMs = performance.now();
      const { isOver, status, text, waitS } = await attempt(path, {
        method,
        headers,
        body: JSON.stringify(body),
      });
      const times = { startedMs, endedMs: performance.now() };
      if (isOver) {
        if (status >= 300 && !isDone(status)) throw new RefusedError(`${path} answers ${status}: ${text}`);
        if (status < 300) acknowledged.push(times);
        return JSON.parse(text) as Body;
      }
      failed.push(times);
      await pause(Math.max(waitS * 1000, pauseMs * (0.5 + Math.random() / 2)));
    }
  };
  return { acknowledged, failed, write };
}
