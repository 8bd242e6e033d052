import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, inject, test } from 'vitest';
import { fc, isLong, seed } from '../../../scripts/lib/testRuns.ts';
import { defaultOptions, type Limit } from '../src/Dependencies.ts';
import { endingRequests, fuzzRequests } from './fuzzRequests.ts';
import { useBackend, userIds } from './testBackend.ts';

/**
 * Requests that the contract's schemas lead to, valid and broken, of every operation as every role: no answer of 5xx, none outside
 * of the contract, no personal data in the log, and no growth of memory. `npm run fuzz` sends 100,000 to each
 * database and prints the seed of each part.
 */

const usual = inject('demo').kind === 'postgres' ? 2000 : 500;
const each = 500;
/** A fresh copy of the demo for each: one request may delete what the others need. */
const parts = Array.from({ length: (isLong ? 100_000 : usual) / each }, (_, index) => seed + index);
const plenty: Limit = { times: 1_000_000, windowMs: 60_000 };
const limits = Object.fromEntries(
  Object.keys(defaultOptions.limits).map((name) => [name, plenty]),
) as unknown as typeof defaultOptions.limits;
const personal = /\+?254[17]\d{8}|\b0[17]\d{8}\b|[\w.+-]+@[\w-]+\.\w+|Bearer \w{8}/;

type Backend = ReturnType<typeof useBackend>;

/** Sends requests, which are the same for the same seed. */
async function sendRequests(
  backend: Backend,
  requests: typeof fuzzRequests,
  { from, count }: { from: number; count: number },
): Promise<void> {
  const property = fc.asyncProperty(requests, async ({ as, method, path, headers, content }) => {
    const all = new Headers({ Accept: 'application/json' });
    if (as !== 'anonymous') all.set('Authorization', `Bearer ${await backend.token(as)}`);
    if (content !== undefined) all.set('Content-Type', 'application/json');
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    const body = content === undefined ? {} : { body: content };
    const sent = new Request(`http://api.test${path}`, { method, headers: all, ...body });
    // The audit log keeps some entries a minute only.
    backend.clock.now = new Date(backend.clock.now.getTime() + 1000);
    const { status } = await backend.send(sent, { tolerated: true });
    expect(status).toBeLessThan(500);
    for (const entry of backend.takeLog()) {
      expect(entry.level, JSON.stringify(entry)).not.toBe('error');
      // Digits of its random id can look like a phone number.
      expect(JSON.stringify({ ...entry, requestId: undefined })).not.toMatch(personal);
    }
  });
  await fc.assert(property, { seed: from, numRuns: count, endOnFailure: true });
}

describe.each(parts)('seed %i', (part) => {
  const backend = useBackend({ limits });

  test(`${each} requests are answered as the contract says`, { timeout: 120_000 }, async () => {
    for (const who of Object.keys(userIds) as (keyof typeof userIds)[]) await backend.token(who);
    await sendRequests(backend, fuzzRequests, { from: part, count: each });
    // These end the logins and accounts of the requests after them.
    await sendRequests(backend, endingRequests, { from: part, count: 10 });
  });
});

/** Each of the parts above has a server of its own; here one of them gets many requests. */
if (isLong) {
  describe(`one server, seed ${seed}`, () => {
    const backend = useBackend({ limits });

    test('its memory grows by a fifth at most', { timeout: 3_600_000 }, async () => {
      const heaps: number[] = [];
      for (let part = 0; part < 20; part += 1) {
        await sendRequests(backend, fuzzRequests, { from: seed + part, count: 2 * each });
        heaps.push(readHeap());
      }
      // The first parts load what is loaded once.
      const [first = Infinity] = heaps.slice(4);
      expect((heaps.at(-1) ?? 0) / first).toBeLessThanOrEqual(1.2);
    });
  });
}

/** Bytes that are in use after everything else was collected. */
function readHeap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}
