import { Agent, request } from 'node:http';
import { median } from '../median.ts';

/** A request as a peer takes it. */
export interface Asked {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Load {
  /** Answers a second. */
  rate: number;
  /** Milliseconds. */
  median: number;
  p99: number;
}

/**
 * Sends `times` requests over `connections` connections, each the next one as soon as it has its answer.
 * Errors: rejects when one is answered with another status than `expected`.
 */
export async function load(
  port: number,
  { times, connections, expected }: { times: number; connections: number; expected: number },
  next: () => Asked,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const took: number[] = [];
  let left = times;
  const startMs = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left > 0) {
        left -= 1;
        const sentMs = performance.now();
        await send(port, agent, next(), expected);
        took.push(performance.now() - sentMs);
      }
    }),
  );
  const rate = times / ((performance.now() - startMs) / 1000);
  agent.destroy();
  const sorted = took.toSorted((one, other) => one - other);
  return { rate, median: median(took), p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN };
}

function send(port: number, agent: Agent, { method, path, headers, body }: Asked, expected: number) {
  return new Promise<void>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === expected) resolve();
        else reject(new Error(`${method} ${path}: ${response.statusCode} ${Buffer.concat(parts)}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
