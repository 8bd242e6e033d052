import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { signalGroup } from './run.ts';

export interface Child {
  /** Resolves when the process has ended, by itself or by `stop`. */
  ended: Promise<void>;
  /** Asks it to end, and kills it (and all it started) when it takes longer than `graceMs`. */
  stop: (graceMs?: number) => Promise<void>;
}

/**
 * Starts a long-running process. Its errors go where this one's do, and so does what it prints unless there is a file for it.
 * It has a process group of its own: Ctrl-C reaches only this process, which then stops it in order.
 */
export function startChild(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
  output: number | 'inherit' = 'inherit',
): Child {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', output, 'inherit'],
    detached: true,
  });
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')]).then(() => {});
  return {
    ended,
    stop: async (graceMs = 15_000) => {
      signalGroup(child.pid, 'SIGTERM');
      const timer = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), graceMs);
      await ended;
      clearTimeout(timer);
      signalGroup(child.pid, 'SIGKILL');
    },
  };
}
