import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SandboxMessage } from '../MessageTransport.ts';
import { makeFolder } from './makeFolder.ts';

/**
 * Gives a function that appends a sandbox's messages to `sandbox-messages.jsonl` in the data folder, one JSON object a line. The
 * person who runs the server reads them there.
 */
export function createSandboxFile(folder: string): (message: SandboxMessage) => Promise<void> {
  return async ({ channel, to, subject, text }) => {
    makeFolder(folder);
    const line = JSON.stringify({ time: new Date().toISOString(), channel, to, subject, text });
    await appendFile(join(folder, 'sandbox-messages.jsonl'), `${line}\n`, { mode: 0o600 });
  };
}
