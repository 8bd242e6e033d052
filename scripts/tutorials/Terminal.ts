import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { answers, waitForServer } from '../lib/waitForServer.ts';

/** The reader's folder and terminals. */
export class Terminal {
  private readonly servers: ChildProcess[] = [];

  private folder: string;
  private readonly env: Record<string, string>;

  constructor(folder: string, env: Record<string, string>) {
    this.folder = folder;
    this.env = env;
  }

  async write(path: string, code: string): Promise<void> {
    const file = join(this.folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, code);
  }

  /** Runs commands to their end; a `cd` in them lasts. Rejects with what they said when one fails. */
  async run(code: string): Promise<void> {
    const child = this.start(`set -e\n${code}\nprintf '\\n%s' "$PWD"`);
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => said.push(String(text)));
    let output = '';
    child.stdout?.on('data', (text) => {
      output += text;
    });
    const [exitCode] = await once(child, 'close');
    if (exitCode !== 0) throw new Error(`${code}ended with ${exitCode}:\n${said.join('')}`);
    this.folder = output.slice(output.lastIndexOf('\n') + 1);
  }

  /** Starts a command in a terminal of its own; resolves when this address answers. */
  async serve(code: string, address: string): Promise<void> {
    if (await answers(address)) throw new Error(`Something else answers at ${address}: stop it first.`);
    const child = this.start(`exec ${code}`);
    this.servers.push(child);
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => said.push(String(text)));
    const hasStarted = await waitForServer(address, once(child, 'close'));
    if (!hasStarted) throw new Error(`${code}ended:\n${said.join('')}`);
  }

  /** Ends everything that still runs. */
  async close(): Promise<void> {
    for (const child of this.servers) {
      if (child.exitCode !== null || child.pid === undefined) continue;
      const ended = once(child, 'close');
      // End every process that the shell started, too.
      process.kill(-child.pid, 'SIGTERM');
      await ended;
    }
  }

  private start(code: string): ChildProcess {
    return spawn('bash', ['-c', code], {
      cwd: this.folder,
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
  }
}
