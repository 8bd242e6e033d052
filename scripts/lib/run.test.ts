import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { run } from './run.ts';

const node = (script: string, timeoutMs = 10_000) => run(process.execPath, ['-e', script], { timeoutMs });

it('keeps what a command says on both streams, and its exit code', async () => {
  const { exitCode, output } = await node('console.log("out"); console.error("err"); process.exitCode = 3');
  expect(exitCode).toBe(3);
  expect(output).toContain('out\n');
  expect(output).toContain('err\n');
});

it('reports a command that does not exist', async () => {
  const { exitCode, output } = await run('/no/such/command', [], { timeoutMs: 1000 });
  expect(exitCode).toBeNull();
  expect(output).toContain('/no/such/command');
});

/** A listener whose `ended` resolves once a process that connected to it is gone. */
async function createWitness() {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const ended = once(server, 'connection').then(([socket]: Socket[]) => socket && once(socket, 'close'));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const connect = `require('node:net').connect(${port}, '127.0.0.1', () => console.log('connected'))`;
  /** Starts `left`, a process that connects and never ends by itself. */
  const startLeftover = `
    const { spawn } = require('node:child_process');
    const left = spawn(process.execPath, ['-e', ${JSON.stringify(connect)}], { stdio: ['ignore', 'pipe', 'inherit'] });`;
  return { startLeftover, ended: ended.finally(() => server.close()) };
}

it('ends a command that hangs, and what that one started', async () => {
  const { startLeftover, ended } = await createWitness();
  const { exitCode, output } = await node(`${startLeftover} setInterval(() => {}, 1000);`, 3000);
  expect(exitCode).toBeNull();
  expect(output).toContain('Stopped after 3 s.');
  await ended;
});

it('does not wait for what a finished command left behind, but ends it', async () => {
  const { startLeftover, ended } = await createWitness();
  const { exitCode } = await node(`${startLeftover} left.stdout.once('data', () => process.exit(0));`);
  expect(exitCode).toBe(0);
  await ended;
});
