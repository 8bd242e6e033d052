import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createVitest } from 'vitest/node';
import { plant } from './listMutants.ts';
import type { Chosen, Suite } from './parts.ts';
import type { Outcome, Trial } from './runner.ts';

export interface Worker {
  /** The suite's test files. */
  paths: string[];
  /** Runs trials in a fresh process, and tells each outcome when it comes. It ends, and gives false, when a file does not end in this time. */
  run: (trials: readonly Trial[], limitMs: number, told: (outcome: Outcome) => void) => Promise<boolean>;
  close: () => Promise<void>;
}

/** A Vitest that has these faults in its code, each behind a switch with its place in this list. */
export async function startWorker(suite: Suite, mutants: readonly Chosen[]): Promise<Worker> {
  const byFile = new Map<string, { id: number; mutant: Chosen }[]>();
  for (const [id, mutant] of mutants.entries()) {
    const path = resolve(mutant.file);
    byFile.set(path, [...(byFile.get(path) ?? []), { id, mutant }]);
  }
  const folder = mkdtempSync(join(tmpdir(), 'udongo-mutation-'));
  process.env.MUTATION_PLAN = join(folder, 'plan.json');
  const vitest = await createVitest(
    'test',
    {
      ...suite.options,
      config: resolve(suite.config),
      root: resolve(suite.root),
      watch: false,
      pool: 'forks',
      maxWorkers: 1,
      // A machine that is slow for a minute must not look like a fault that was found.
      hookTimeout: 180_000,
      testTimeout: 120_000,
      runner: join(import.meta.dirname, 'runner.ts'),
      reporters: [{}],
    },
    {
      plugins: [
        {
          name: 'plant-faults',
          enforce: 'pre',
          transform(code, id) {
            const own = byFile.get(id.replace(/\?.*/, ''));
            return own && { code: plant(code, own), map: null };
          },
        },
      ],
    },
  );
  const specs = await vitest.globTestSpecifications();
  const paths = specs.map(({ moduleId }) => moduleId).filter((path) => !suite.leavesOut?.test(path));
  const out = `${process.env.MUTATION_PLAN}.out`;

  const run: Worker['run'] = async (trials, limitMs, told) => {
    rmSync(out, { force: true });
    writeFileSync(String(process.env.MUTATION_PLAN), JSON.stringify(trials));
    let heard = 0;
    let isKilled = false;
    let heardOn = Date.now();
    const listen = () => {
      const [pid, ...lines] = existsSync(out) ? readFileSync(out, 'utf8').trimEnd().split('\n') : [];
      for (const line of lines.slice(heard)) told(JSON.parse(line));
      if (lines.length > heard) heardOn = Date.now();
      heard = lines.length;
      // Nothing inside a process can end its loop of promises.
      if (!pid || isKilled || Date.now() - heardOn < limitMs) return;
      isKilled = true;
      process.kill(Number(pid), 'SIGKILL');
    };
    const listening = setInterval(listen, 500);
    await vitest.runTestSpecifications(specs.slice(0, 1)).catch(() => undefined);
    clearInterval(listening);
    listen();
    return !isKilled;
  };

  return {
    paths,
    run,
    close: async () => {
      await vitest.close();
      rmSync(folder, { recursive: true });
    },
  };
}
