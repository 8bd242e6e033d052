import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { build } from 'esbuild';
import { expect, inject, onTestFinished, test } from 'vitest';
import type { FaultName } from '../faults/faultServer.ts';

const { workerApp } = inject('installed');
const { url } = inject('faultServer');

test('a worker on workerd lists, creates, and tells refusals, failures, timeouts and aborts apart', async () => {
  const address = await startWorker();
  const at = (fault: FaultName) => `${url}/${encodeURIComponent(fault)}/workerd`;
  const asked = new URLSearchParams([
    ['list', at('a page')],
    ['iterate', at('a page')],
    ['create', at('an object')],
    ['create', at('a refusal')],
    ['create', at('a 302')],
    ['list', at('a captive portal')],
    ['create', at('dropped before the answer')],
    ['wait', at('never answered')],
    ['wait', at('never ended')],
    ['leave', at('a page')],
  ]);
  const response = await fetch(`${address}?${asked}`);
  const refusal = '"silt" is not a valid choice.';
  const unread = 'The answer of the server could not be read. Please try again later.';
  const network = 'Network error. Please check your connection and try again.';
  expect(await response.json()).toEqual([
    'Kiambu',
    'Kiambu',
    7,
    ['BadRequestError', 400, `Samples 3 Soil Type: ${refusal}`, { 'samples.2.soil_type': refusal }],
    ['BadResponseError', 302, 'The server redirected this request.', {}],
    ['BadResponseError', 200, unread, {}],
    ['NetworkError', 0, network, {}],
    ['TimeoutError', 0, network, {}],
    ['TimeoutError', 0, network, {}],
    'AbortError',
  ]);
});

/** Bundles the worker with the packed SDK, and serves it until the test ends. Resolves with its address. */
async function startWorker(): Promise<string> {
  const outfile = join(workerApp, 'worker.js');
  await build({ entryPoints: [join(workerApp, 'worker.ts')], outfile, bundle: true, format: 'esm' });
  const program: string = createRequire(outfile)('workerd').default;
  const workerd = spawn(program, ['serve', 'workerd.capnp', '--control-fd=3'], {
    cwd: workerApp,
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  });
  onTestFinished(async () => {
    workerd.kill();
    await once(workerd, 'exit');
  });
  // It tells there which port it listens on.
  const lines = createInterface(workerd.stdio[3] as Readable);
  const [line] = await Promise.race([
    once(lines, 'line'),
    once(workerd, 'exit').then(([code]) => Promise.reject(new Error(`workerd ended with ${code}`))),
  ]);
  return `http://127.0.0.1:${JSON.parse(line).port}/`;
}
