import { Agent, get } from 'node:http';

/**
 * Requests `/healthz` of a port without a pause, on one connection, in a separate process; reports the
 * slowest answer when it is told to stop.
 */
const [, , port] = process.argv;
const agent = new Agent({ keepAlive: true });
let isStopped = false;
process.on('message', () => {
  isStopped = true;
});

function ask(): Promise<number> {
  const startMs = performance.now();
  return new Promise((resolve, reject) => {
    get({ port, path: '/healthz', agent }, (response) => {
      response.resume().on('end', () => resolve(performance.now() - startMs));
    }).on('error', reject);
  });
}

// The first request opens the connection.
await ask();
process.send?.('asks');
let longest = 0;
while (!isStopped) longest = Math.max(longest, await ask());
process.send?.(longest, () => process.exit());
