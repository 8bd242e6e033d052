import { StartError } from '../lib/StartError.ts';

/** Asks until the answer is there, and gives it. Errors: a `StartError` that says what it waited for. */
export async function until<Answer>(
  what: string,
  seconds: number,
  ask: () => Promise<Answer | undefined | false>,
): Promise<Answer> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const answer = await ask().catch(() => undefined);
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new StartError(`Waited ${seconds} s for ${what}.`);
}

/** The JSON that an address answers, within two seconds. */
export async function fetchJson<Body>(url: string, init: RequestInit = {}): Promise<Body> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(2000) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return (await response.json()) as Body;
}
