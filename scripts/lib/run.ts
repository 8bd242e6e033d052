import { spawn } from 'node:child_process';

export interface RunOptions {
  cwd?: string;
  /** Added to this process's own environment. */
  env?: Record<string, string>;
  /** After it the command and everything it started is killed. */
  timeoutMs: number;
}

export interface RunResult {
  /** `null` when a signal or the timeout ended it, or it could not be started. */
  exitCode: number | null;
  /** Both streams, in the order they came. */
  output: string;
}

/** Process groups that are running now, so that an interrupted parent takes them along. */
const running = new Set<number>();

/** Runs a command to its end with its output kept. Never throws. */
export function run(command: string, args: readonly string[], options: RunOptions): Promise<RunResult> {
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
      });
    }
    if (child.pid !== undefined) running.add(child.pid);
    const timer = setTimeout(() => {
      output += `\nKilled after ${options.timeoutMs / 1000} s.\n`;
      killGroup(child.pid);
    }, options.timeoutMs);
    const end = (exitCode: number | null) => {
      clearTimeout(timer);
      if (child.pid !== undefined) running.delete(child.pid);
      resolve({ exitCode, output });
    };
    child.once('error', (error) => {
      output += `${error.message}\n`;
      end(null);
    });
    // What the command left behind would disturb the next one, and holds the streams open.
    child.once('exit', () => killGroup(child.pid));
    child.once('close', end);
  });
}

/** Kills every command that `run` is waiting for, and what they started. */
export function killRunning(): void {
  for (const pid of running) killGroup(pid);
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has ended by itself.
  }
}
