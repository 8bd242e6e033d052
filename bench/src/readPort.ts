import { createInterface } from 'node:readline';

/** Reads the port of a server from what it writes, once each of its processes listens. Errors: rejects when it ends before. */
export async function readPort(stdout: NodeJS.ReadableStream, processes = 1): Promise<number> {
  let listening = 0;
  for await (const line of createInterface({ input: stdout })) {
    const entry = JSON.parse(line);
    if (entry.msg === 'listening') listening += 1;
    if (listening < processes) continue;
    stdout.resume();
    return entry.port;
  }
  throw new Error('The server ended before it listened.');
}
