import { dirname, relative, resolve } from 'node:path';
import type { Chosen, Suite } from './parts.ts';
import type { Outcome, Trial } from './runner.ts';
import { startWorker } from './startWorker.ts';

export interface Results {
  /** By test file: what it takes, whether it passes without a fault, and by key the last test that reaches each fault. */
  learned: Record<string, { ms: number; failure: string | null; reached: Record<string, number> }>;
  /** By key of a fault. */
  tried: Record<string, Tried>;
}

interface Tried {
  killedBy: string | null;
  failure: string | null;
  /** How many test files reach it, and those it was tried with. */
  reachedBy: number;
  files: string[];
}

/** Milliseconds of tests that each fault meets alone. What survives them meets the other tests together with its like. */
const aloneMs = 5_000;
const atOnce = 25;
const minute = 60_000;

/** Finds out which of these faults the tests of a suite notice. */
export async function tryMutants(
  suite: Suite,
  mutants: readonly Chosen[],
  { learned, tried }: Results,
  keep: () => void,
): Promise<void> {
  // The global setup runs the code, too.
  Object.assign(globalThis, { mutant: () => false });
  const worker = await startWorker(suite, mutants);
  const say = (text: string) =>
    console.error(`${new Date().toISOString().slice(11, 19)} ${suite.root}: ${text}`);

  const fresh = worker.paths.filter((path) => learned[nameOf(path)]?.failure !== null);
  say(`${mutants.length} faults, ${fresh.length} test files to learn from`);
  await worker.run([{ active: [], files: fresh.map(toFile), stops: false }], 15 * minute, (outcome) => {
    const { path, ms, failure } = outcome;
    const reached = Object.entries(outcome.reached).map(([id, last]) => [mutants[Number(id)]?.key, last]);
    learned[nameOf(path)] = { ms, failure, reached: Object.fromEntries(reached) };
    if (failure) say(`${nameOf(path)} is left out, as it fails without a fault: ${failure}`);
    keep();
  });

  const kills = new Map<string, number>();
  /** Sound test files that reach a fault, those that will find it soonest first. */
  const filesFor = ({ key, file, runsOnLoad }: Chosen): string[] => {
    const reaches = (path: string) => {
      const reached = learned[path]?.reached ?? {};
      return runsOnLoad
        ? mutants.some((other) => other.file === file && other.key in reached)
        : key in reached;
    };
    const value = (path: string) =>
      (kills.get(`${file} ${path}`) ?? 0) +
      (dirname(path) === dirname(file) ? 2 : 0) -
      (learned[path]?.ms ?? 0) / 1_000;
    return worker.paths
      .map(nameOf)
      .filter((path) => learned[path]?.failure === null && reaches(path))
      .sort((one, other) => value(other) - value(one));
  };
  const firstFilesFor = (mutant: Chosen): string[] => {
    let left = aloneMs;
    return filesFor(mutant).filter((path, index) => {
      const ms = learned[path]?.ms ?? 0;
      if (index > 0 && ms > left) return false;
      left -= ms;
      return true;
    });
  };
  const recordOf = (mutant: Chosen): Tried => {
    tried[mutant.key] ??= { killedBy: null, failure: null, reachedBy: filesFor(mutant).length, files: [] };
    return tried[mutant.key] as Tried;
  };
  const isKilled = (mutant: Chosen) => recordOf(mutant).killedBy !== null;

  /** Tries faults one after the other in one process; gives those whose verdict is still to come. */
  const tryInTurn = async (
    batch: readonly Chosen[],
    filesOf: (mutant: Chosen) => string[],
  ): Promise<Chosen[]> => {
    const trials = batch.map((mutant): Trial => {
      const last = (path: string) => (mutant.runsOnLoad ? undefined : learned[path]?.reached[mutant.key]);
      const files = filesOf(mutant).map((path) => ({ path: resolve(path), last: last(path) }));
      return { active: [mutants.indexOf(mutant)], files, stops: true };
    });
    // A fault that left something behind would be found by tests that do not find it: they have to pass once more without.
    const check: Trial = { active: [], files: 'failed', stops: false };
    const spoiled = new Set<string>();
    let current = 0;
    const note = ({ trial, path, failure }: Outcome) => {
      const mutant = batch[trial];
      current = trial;
      if (!mutant) {
        if (failure) spoiled.add(nameOf(path));
        return;
      }
      const record = recordOf(mutant);
      record.files.push(nameOf(path));
      if (!failure) return;
      Object.assign(record, { killedBy: nameOf(path), failure });
      const pair = `${mutant.file} ${nameOf(path)}`;
      kills.set(pair, (kills.get(pair) ?? 0) + 1);
    };
    const hasEnded = await worker.run(batch.length > 1 ? [...trials, check] : trials, 3 * minute, note);
    let left: Chosen[] = [];
    if (!hasEnded) {
      const hanging = batch[isKilledOrDone(current) ? current + 1 : current];
      if (hanging) Object.assign(recordOf(hanging), { killedBy: 'the clock', failure: 'It did not end.' });
      left = batch.slice(current + 1).filter((mutant) => mutant !== hanging);
    }
    for (const mutant of batch) {
      const record = recordOf(mutant);
      if (batch.length === 1 || !spoiled.has(record.killedBy ?? '')) continue;
      Object.assign(record, { killedBy: null, failure: null });
      left.push(mutant);
    }
    say(`${batch.filter(isKilled).length} of ${batch.length} killed, ${left.length} to be tried again`);
    keep();
    return left;

    function isKilledOrDone(index: number): boolean {
      const [mutant, trial] = [batch[index], trials[index]];
      if (!mutant || !trial || trial.files === 'failed') return true;
      return isKilled(mutant) || recordOf(mutant).files.length >= trial.files.length;
    }
  };

  const waiting = mutants.filter((mutant) => !tried[mutant.key] && filesFor(mutant).length > 0);
  for (const mutant of mutants) {
    if (filesFor(mutant).length === 0) recordOf(mutant);
  }
  const alone = waiting.filter(({ runsOnLoad }) => runsOnLoad);
  const others = waiting.filter(({ runsOnLoad }) => !runsOnLoad);
  while (others.length > 0) alone.push(...(await tryInTurn(others.splice(0, atOnce), firstFilesFor)));
  for (const mutant of alone) await tryInTurn([mutant], firstFilesFor);
  await tryTogether();
  await worker.close();

  /** All that survived at once: a test file that passes then has found none of them. Of one that fails, each is tried alone. */
  async function tryTogether(): Promise<void> {
    const survivors = () => mutants.filter((mutant) => !mutant.runsOnLoad && !isKilled(mutant));
    const isOpen = (mutant: Chosen, path: string) => !recordOf(mutant).files.includes(path);
    const openFiles = () =>
      new Set(survivors().flatMap((mutant) => filesFor(mutant).filter((path) => isOpen(mutant, path))));
    for (let paths = [...openFiles()]; paths.length > 0; paths = [...openFiles()]) {
      const together = survivors();
      const failing: string[] = [];
      say(`${together.length} survivors together, ${paths.length} test files`);
      const active = together.map((mutant) => mutants.indexOf(mutant));
      const hasEnded = await worker.run(
        [{ active, files: paths.map((path) => toFile(resolve(path))), stops: false }],
        3 * minute,
        ({ path, failure }) => {
          if (failure) failing.push(nameOf(path));
          else for (const mutant of together) recordOf(mutant).files.push(nameOf(path));
        },
      );
      keep();
      const [suspect] = failing;
      if (!suspect) {
        if (hasEnded) return;
        throw new Error('A test file does not end with faults that each alone let it end.');
      }
      const reaching = together.filter(
        (mutant) => filesFor(mutant).includes(suspect) && isOpen(mutant, suspect),
      );
      await tryInTurn(reaching, () => [suspect]);
      for (const mutant of together) recordOf(mutant).files.push(suspect);
      keep();
    }
  }
}

/** The path from the root of the repository. */
const nameOf = (path: string) => relative(process.cwd(), path);
const toFile = (path: string) => ({ path });
