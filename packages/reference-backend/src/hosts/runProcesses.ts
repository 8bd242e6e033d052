import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { LogEntry } from '../Dependencies.ts';

/** Pause before a process that ended is replaced, in milliseconds: one that ends at once would keep a core busy. */
const restartMs = 1000;

/** Number of this process among those of a server, from 1; 0 for a server of one process. */
export const processNumber = Number(process.env.UDONGO_PROCESS ?? 0);

/** The first process did not start; it has said why. */
export class NotStartedError extends Error {
  override readonly name = 'NotStartedError';
}

export interface Processes {
  /** Resolves when the first one answers. Rejects with `NotStartedError`. */
  started: Promise<void>;
  /** Stops each in order. Resolves with whether all of them did. */
  stop: () => Promise<boolean>;
  /** Ends each at once. */
  kill: () => void;
}

/**
 * Runs the server in several processes that share its port. The first migrates and begins to answer before the others start. One that ends
 * later is replaced.
 */
export function runProcesses(count: number, log: (entry: LogEntry) => void): Processes {
  const running = new Set<Worker>();
  let stopping = false;
  const start = (number: number): Worker => {
    const worker = cluster.fork({ UDONGO_PROCESS: String(number) });
    running.add(worker);
    worker.once('exit', () => running.delete(worker));
    return worker;
  };
  const keep = (number: number, worker: Worker) => {
    worker.once('exit', (code, signal) => {
      if (stopping) return;
      log({ level: 'error', msg: 'process ended', number, code, signal });
      setTimeout(() => {
        if (!stopping) keep(number, start(number));
      }, restartMs);
    });
  };

  const startAll = async () => {
    const first = start(1);
    await new Promise<void>((resolve, reject) => {
      first.once('message', () => resolve());
      first.once('exit', () => reject(new NotStartedError()));
    });
    keep(1, first);
    for (let number = 2; number <= count && !stopping; number += 1) keep(number, start(number));
  };
  return {
    started: startAll(),
    stop: async () => {
      stopping = true;
      const codes = await Promise.all(
        [...running].map(async (worker) => {
          const exited = once(worker, 'exit');
          // One whose channel is closed is ending already.
          if (worker.isConnected()) worker.send('stop');
          const [code] = await exited;
          return code;
        }),
      );
      return codes.every((code) => code === 0);
    },
    kill: () => {
      for (const worker of running) worker.process.kill('SIGKILL');
    },
  };
}
