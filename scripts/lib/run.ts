import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

export interface RunOptions {
  cwd?: string;
  /** Added to this process's own environment. */
  env?: Record<string, string>;
  /** After it the command is interrupted, and killed with everything it started when that does not help. */
  timeoutMs: number;
  /** Gets what the command says as it comes. */
  onOutput?: (text: string) => void;
}

export interface RunResult {
  /** `null` when a signal or the timeout ended it, or it could not be started. */
  exitCode: number | null;
  /** Both streams, in the order they came. */
  output: string;
}

/** Process groups that are running now, so that an interrupted parent takes them along. */
const running = new Set<number>();
let stopped = false;
/** The time in which a test runner closes its browsers and servers, which are in process groups of their own. */
const graceMs = 20_000;

/** Runs a command to its end with its output kept. Never throws. */
export function run(command: string, args: readonly string[], options: RunOptions): Promise<RunResult> {
  if (stopped) return Promise.resolve({ exitCode: null, output: 'Not started: the run was interrupted.' });
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that a browser it started ends with it.
      detached: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        options.onOutput?.(text);
      });
    }
    if (child.pid !== undefined) running.add(child.pid);
    const timer = setTimeout(() => {
      output += `\nStopped after ${options.timeoutMs / 1000} s.\n`;
      signalGroup(child.pid, 'SIGINT');
    }, options.timeoutMs);
    const lastTimer = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), options.timeoutMs + graceMs);
    const end = (exitCode: number | null) => {
      clearTimeout(timer);
      clearTimeout(lastTimer);
      if (child.pid !== undefined) running.delete(child.pid);
      resolve({ exitCode, output });
    };
    child.once('error', (error) => {
      output += `${error.message}\n`;
      end(null);
    });
    // A process that the command left behind would disturb the next one, and keep the streams open.
    child.once('exit', () => signalGroup(child.pid, 'SIGKILL'));
    child.once('close', end);
  });
}

/** Interrupts every command that `run` is waiting for and starts no other; resolves when all have ended. */
export async function stopRunning(): Promise<void> {
  stopped = true;
  const deadline = Date.now() + graceMs;
  for (const pid of running) signalGroup(pid, 'SIGINT');
  while (running.size > 0 && Date.now() < deadline) await wait(50);
  for (const pid of running) signalGroup(pid, 'SIGKILL');
}

/** Stops what runs, and this process, when somebody interrupts it. */
export function stopOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, async () => {
      await stopRunning();
      process.exit(1);
    });
  }
}

/** Signals a process and all that it started. */
export function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended by itself.
  }
}
