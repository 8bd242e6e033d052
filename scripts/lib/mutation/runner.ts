import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { type File, type FileSpecification, startTests, type Task, type Test } from '@vitest/runner';
import { vi } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';

/** Runs of test files in one worker. */
export interface Trial {
  /** The numbers of the faults that are switched on. */
  active: number[];
  /** Test files, and the number of the last test of each that is worth running; 'failed': those that failed in earlier trials. */
  files: { path: string; last?: number | undefined }[] | 'failed';
  /** Ends at the first failure. */
  stops: boolean;
}

/** What became of one file of a trial. */
export interface Outcome {
  trial: number;
  path: string;
  /** The first test that failed, and why. */
  failure: string | null;
  /** Of the processor's time, in this process. */
  ms: number;
  /** By the number of each fault that was reached: the last test that reached it. */
  reached: Record<number, number>;
}

interface WorkerState {
  filepath: string;
  evaluatedModules: {
    fileToModulesMap: Map<string, Set<object>>;
    invalidateModule: (module: object) => void;
  };
}

/** More than any test asks for in one run: a fault made a loop endless. */
const endless = 300_000;

/**
 * Runs what MUTATION_PLAN names, one trial after the other, in this worker: loading the code costs more than most test files. Vitest
 * starts it with one file, which stands for all.
 */
export default class MutationRunner extends VitestTestRunner {
  private isDriving = false;
  private stops = false;
  private failure: string | null = null;
  private active = new Set<number>();
  private reached: Record<number, number> = {};
  private test = -1;
  private last = Number.POSITIVE_INFINITY;
  private asked = 0;

  async onBeforeCollect(): Promise<void> {
    if (this.isDriving) return;
    this.isDriving = true;
    Object.assign(globalThis, { mutant: (id: number) => this.isOn(id) });
    const out = `${process.env.MUTATION_PLAN}.out`;
    writeFileSync(out, `${process.pid}\n`);
    const plan: Trial[] = JSON.parse(readFileSync(String(process.env.MUTATION_PLAN), 'utf8'));
    const failed = new Set<string>();
    for (const [trial, { active, files, stops }] of plan.entries()) {
      this.active = new Set(active);
      this.stops = stops;
      for (const { path, last = Number.POSITIVE_INFINITY } of files === 'failed'
        ? [...failed].map(toFile)
        : files) {
        this.last = last;
        const outcome = { trial, path, ...(await this.runFile(path)) } satisfies Outcome;
        appendFileSync(out, `${JSON.stringify(outcome)}\n`);
        if (outcome.failure) failed.add(path);
        if (stops && outcome.failure) break;
      }
    }
    throw new Error('All trials are done.');
  }

  private isOn(id: number): boolean {
    this.reached[id] = Math.max(this.reached[id] ?? 0, this.test);
    if (!this.active.has(id)) return false;
    this.asked += 1;
    if (this.asked > endless) throw new Error('A fault made a loop endless.');
    return true;
  }

  private async runFile(path: string): Promise<Omit<Outcome, 'trial' | 'path'>> {
    Object.assign(this, { failure: null, reached: {}, test: -1, asked: 0 });
    // As Vitest does between two files of one process; its types keep the state to themselves.
    const { workerState } = this as unknown as { workerState: WorkerState };
    const { evaluatedModules } = workerState;
    for (const module of evaluatedModules.fileToModulesMap.get(path) ?? []) {
      evaluatedModules.invalidateModule(module);
    }
    workerState.filepath = path;
    const start = process.cpuUsage();
    const spec: FileSpecification = {
      filepath: path,
      fileTags: undefined,
      testLocations: undefined,
    } as FileSpecification;
    const [file] = await startTests([spec], this);
    vi.resetConfig();
    vi.restoreAllMocks();
    this.failure ??= file ? firstFailure(file) : 'no file';
    const { user, system } = process.cpuUsage(start);
    return { failure: this.failure, ms: Math.round((user + system) / 1000), reached: this.reached };
  }

  override async onBeforeRunTask(test: Test): Promise<void> {
    this.test += 1;
    this.asked = 0;
    if ((this.stops && this.failure) || this.test > this.last) test.mode = 'skip';
    await super.onBeforeRunTask(test);
  }

  override onAfterRunTask(test: Test): void {
    if (test.result?.state === 'fail') this.failure ??= firstFailure(test);
    super.onAfterRunTask(test);
  }
}

const toFile = (path: string): { path: string; last?: number } => ({ path });

function firstFailure(task: Task | File): string | null {
  const error = task.result?.errors?.[0];
  if (error) return `${task.name}: ${error.message}`.slice(0, 300);
  return 'tasks' in task ? (task.tasks.map(firstFailure).find(Boolean) ?? null) : null;
}
