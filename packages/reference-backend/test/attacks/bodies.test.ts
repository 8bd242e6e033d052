import { expect, test } from 'vitest';
import { fc, runs } from '../../../../scripts/lib/testRuns.ts';
import { defaultOptions } from '../../src/Dependencies.ts';
import { useBackend } from '../testBackend.ts';
import { type BodyTarget, bodyTargets, megabyte, worst, worstBodies } from '../worstBodies.ts';

/** Bodies of 1 MB that are slow to read, sent by a visitor to every operation: bodies that are not read hold nobody up. */

const plenty = { times: 1_000_000, windowMs: 60_000 };
const names = Object.keys(defaultOptions.limits);
const limits = Object.fromEntries(names.map((name) => [name, plenty])) as typeof defaultOptions.limits;
const backend = useBackend({ limits });

const chunkBytes = 1024;

/** Sends a megabyte in small chunks, without saying how long it is; gives the answer and how many bytes were asked for. */
async function send({ method, path }: BodyTarget, { type, piece }: (typeof worstBodies)[number]) {
  const chunk = new TextEncoder().encode(
    piece.repeat(Math.ceil(chunkBytes / piece.length)).slice(0, chunkBytes),
  );
  let read = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (read >= megabyte) return controller.close();
        read += chunk.length;
        controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method, headers: { 'Content-Type': type }, body, duplex: 'half' };
  const response = await backend.fetch(new Request(`http://api.test${path}`, init));
  return { status: response.status, read };
}

test('a visitor makes no operation read more than it needs, whatever a megabyte is made of', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...bodyTargets),
      fc.constantFrom(...worstBodies),
      async (target, body) => {
        const { status, read } = await send(target, body);
        const shown = `${target.method} ${target.path}, ${body.type}: ${status}`;
        expect(status, shown).toBeGreaterThanOrEqual(400);
        expect(status, shown).toBeLessThan(500);
        // The chunk in which the limit is passed is read, too.
        expect(read, shown).toBeLessThanOrEqual(target.most + chunkBytes);
      },
    ),
    { numRuns: runs(400, 20_000) },
  );
});

test('an address to leave the newsletter checks its token before it reads a byte', async () => {
  const target = { method: 'POST', path: `/subscribers/one-click/${'0'.repeat(48)}`, most: 0 };
  for (const piece of worst['multipart/form-data; boundary=x']) {
    const { status, read } = await send(target, { type: 'multipart/form-data; boundary=x', piece });
    expect([status, read]).toEqual([400, 0]);
  }
});

test('a route without a login reads 4 KB, says so, and takes what fits', async () => {
  const post = (token: string) =>
    backend.call('POST', '/users/auth/password-reset/validate-token/', { body: { token } });
  expect((await post('a'.repeat(200))).status).toBe(200);
  const { status, body } = await post('a'.repeat(5000));
  expect([status, body]).toEqual([413, { detail: 'Request body exceeded the maximum of 4096 bytes.' }]);
});
