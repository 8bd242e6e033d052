import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useBackend } from '../../../../test/testBackend.ts';
import { DatabaseAwayError } from '../../../db/DatabaseAwayError.ts';
import { jobs } from '../../../db/schema.ts';
import { runDueJob, startJobs } from './runJobs.ts';

const backend = useBackend();
const quiet = {
  get db() {
    return backend.db;
  },
  clock: () => backend.clock.now,
  log: () => {},
};
const later = (seconds: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + seconds * 1000);
};

async function stateOf(job: string) {
  const { results } = (await backend.call('GET', '/utils/jobs?limit=100', { as: 'administrator' })).body;
  return results.find(({ name }: { name: string }) => name === job);
}

test('a job runs once among many that look together, and its failure is there to be seen', async () => {
  let runs = 0;
  const count = () => {
    runs += 1;
  };
  const job = { name: 'count', everySeconds: 60, run: async () => count() };
  const broken = { name: 'broken', everySeconds: 60, run: async () => Promise.reject(new TypeError('no')) };
  const log: string[] = [];
  const dependencies = { ...quiet, log: ({ msg }: { msg: string }) => void log.push(msg) };
  await Promise.all(
    Array.from({ length: 5 }, () => [job, broken].map((one) => runDueJob(dependencies, one))).flat(),
  );
  expect(runs).toBe(1);
  expect(log).toEqual(['job failed']);
  later(61);
  await runDueJob(dependencies, job);
  expect(runs).toBe(2);
  const { results } = (await backend.call('GET', '/utils/jobs', { as: 'administrator' })).body;
  expect(results).toMatchObject([
    { name: 'broken', last_failure: 'TypeError', last_success_on: null, is_running: false },
    { name: 'count', last_failure: '', last_failure_on: null },
  ]);
});

test('a job whose claim ran out does not end the claim of the process that took it over', async () => {
  const endings: (() => void)[] = [];
  const slow = {
    name: 'slow',
    everySeconds: 60,
    run: () => new Promise<void>((resolve) => void endings.push(resolve)),
  };
  const first = runDueJob(quiet, slow);
  await expect.poll(() => endings.length).toBe(1);
  later(61);
  const second = runDueJob(quiet, slow);
  await expect.poll(() => endings.length).toBe(2);
  endings[0]?.();
  await first;
  expect(await stateOf('slow')).toMatchObject({ is_running: true, last_success_on: null });
  await runDueJob(quiet, slow);
  expect(endings).toHaveLength(2);
  endings[1]?.();
  await second;
  expect(await stateOf('slow')).toMatchObject({ is_running: false, last_success_on: expect.any(String) });
});

test('a job that runs for longer than a claim keeps it, and gives it up when it ends', async () => {
  const runs: string[] = [];
  let end = () => {};
  const job = (process: string, run: () => Promise<void>) => ({
    name: 'kept',
    everySeconds: 30,
    run: () => {
      runs.push(process);
      return run();
    },
  });
  const ending = new Promise<void>((resolve) => {
    end = resolve;
  });
  const long = job('first', () => ending);
  const other = job('second', async () => {});
  const first = runDueJob(quiet, long, { renewMs: 10 });
  await expect.poll(() => runs).toEqual(['first']);
  for (let time = 0; time < 2; time += 1) {
    later(59);
    const until = new Date(backend.clock.now.getTime() + 60_000);
    await expect.poll(readClaim).toEqual(until);
    await runDueJob(quiet, other);
  }
  expect(runs).toEqual(['first']);
  end();
  await first;
  await runDueJob(quiet, other);
  expect(runs).toEqual(['first', 'second']);
});

/** The end of the claim of `kept`. */
async function readClaim(): Promise<Date | null | undefined> {
  const [row] = await backend.db.inStatements((db) => db.select().from(jobs).where(eq(jobs.name, 'kept')));
  return row?.claimed_until;
}

test('a job that ends while the database is away is free again as soon as it is back', async () => {
  let isAway = false;
  const db = {
    ...backend.db,
    inTransaction: ((work) =>
      isAway
        ? Promise.reject(new DatabaseAwayError('No connection.'))
        : backend.db.inTransaction(work)) satisfies typeof backend.db.inTransaction,
  };
  const run = async () => {
    isAway = true;
  };
  const job = { name: 'interrupted', everySeconds: 600, run };
  const { stop } = startJobs({ ...quiet, db }, [job], { lookMs: 10, pauseMs: 1 });
  await expect.poll(() => isAway).toBe(true);
  expect(await stateOf('interrupted')).toMatchObject({ is_running: true });
  isAway = false;
  await expect.poll(async () => (await stateOf('interrupted')).is_running).toBe(false);
  expect(await stateOf('interrupted')).toMatchObject({ last_success_on: expect.any(String) });
  await stop();
});

test('a job that fails again and again waits longer each time, to an hour, and as usual once it succeeds', async () => {
  let isBroken = true;
  const run = async () => {
    if (isBroken) throw new TypeError('no');
  };
  const job = { name: 'flaky', everySeconds: 600, run };
  const waits: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    if (time === 4) isBroken = false;
    await runDueJob(quiet, job);
    const { next_run_on } = await stateOf('flaky');
    waits.push((Date.parse(next_run_on) - backend.clock.now.getTime()) / 1000);
    if (time === 3) expect(await stateOf('flaky')).toMatchObject({ failures: 4, last_failure: 'TypeError' });
    later(waits.at(-1) ?? 0);
  }
  expect(waits).toEqual([1200, 2400, 3600, 3600, 600]);
  expect(await stateOf('flaky')).toMatchObject({ failures: 0 });
});

test('a job that takes long keeps no other waiting, and is awaited at the end', async () => {
  const done: string[] = [];
  let end = () => {};
  const long = {
    name: 'long',
    everySeconds: 600,
    run: () =>
      new Promise<void>((resolve) => {
        end = () => {
          done.push('long');
          resolve();
        };
      }),
  };
  const short = { name: 'short', everySeconds: 600, run: async () => void done.push('short') };
  const { stop } = startJobs(quiet, [long, short], { lookMs: 10, pauseMs: 1 });
  await expect.poll(() => done).toEqual(['short']);
  await expect.poll(async () => (await stateOf('long')).is_running).toBe(true);
  later(601);
  await expect.poll(() => done).toEqual(['short', 'short']);
  const stopped = stop();
  end();
  await stopped;
  expect(done).toEqual(['short', 'short', 'long']);
});

/** Counts looks, each of which is one statement, and transactions, which claim jobs and end them. */
function watch() {
  const { inStatements, inTransaction } = backend.db;
  const seen = { looks: 0, transactions: 0 };
  const db = {
    ...backend.db,
    inStatements: ((work) => {
      seen.looks += 1;
      return inStatements(work);
    }) satisfies typeof inStatements,
    inTransaction: ((work) => {
      seen.transactions += 1;
      return inTransaction(work);
    }) satisfies typeof inTransaction,
  };
  return { seen, dependencies: { ...quiet, db } };
}

test('a server without work reads once a look, whatever the number of jobs, and writes nothing', async () => {
  const runs: string[] = [];
  const three = ['one', 'two', 'three'].map((name) => ({
    name,
    everySeconds: 600,
    work: { dueOn: () => sql`null`, restSeconds: 1 },
    run: async () => void runs.push(name),
  }));
  const { seen, dependencies } = watch();
  const { stop } = startJobs(dependencies, three, { lookMs: 10, pauseMs: 1 });
  await expect.poll(() => runs.length).toBe(3);
  await expect.poll(async () => (await stateOf('three')).is_running).toBe(false);
  const before = { ...seen };
  await expect.poll(() => seen.looks).toBeGreaterThan(before.looks + 3);
  expect(seen.transactions).toBe(before.transactions);
  later(600);
  await expect.poll(() => runs.length).toBe(6);
  await stop();
});

test('a job whose work cannot be read keeps no other from running, runs as often as it must, and is shown as failing', async () => {
  const runs: string[] = [];
  const log: object[] = [];
  const broken = {
    name: 'misread',
    everySeconds: 600,
    work: { dueOn: () => sql`select due_on from no_such_table`, restSeconds: 1 },
    run: async () => void runs.push('misread'),
  };
  const other = { name: 'well', everySeconds: 600, run: async () => void runs.push('well') };
  const dependencies = { ...quiet, log: (entry: object) => void log.push(entry) };
  const { stop } = startJobs(dependencies, [broken, other], { lookMs: 10, pauseMs: 1 });
  await expect.poll(() => [...runs].sort()).toEqual(['misread', 'well']);
  await expect
    .poll(async () => await stateOf('misread'))
    .toMatchObject({
      failures: 1,
      last_failure: 'Error',
      is_running: false,
    });
  expect(await stateOf('well')).toMatchObject({ failures: 0 });
  later(600);
  await expect.poll(() => runs).toHaveLength(3);
  later(600);
  await expect.poll(() => runs).toHaveLength(5);
  await stop();
  expect(log).toEqual(
    Array.from({ length: 2 }, () => expect.objectContaining({ msg: 'job failed', job: 'misread' })),
  );
});

test('a job runs for its work as soon as that is due, rests between, and waits after a failure', async () => {
  const runs: Date[] = [];
  let due: Date | null = null;
  let isBroken = false;
  const job = {
    name: 'eager',
    everySeconds: 600,
    work: { dueOn: () => sql`${due}`, restSeconds: 10 },
    run: async () => {
      runs.push(backend.clock.now);
      if (isBroken) throw new TypeError('no');
    },
  };
  const run = async (seconds: number) => {
    later(seconds);
    await runDueJob(quiet, job);
    return runs.length;
  };
  expect(await run(0)).toBe(1);
  expect(await run(60)).toBe(1);
  due = new Date(backend.clock.now.getTime() + 30_000);
  expect(await run(29)).toBe(1);
  expect(await run(1)).toBe(2);
  expect(await run(9)).toBe(2);
  isBroken = true;
  expect(await run(1)).toBe(3);
  expect(await run(19)).toBe(3);
  isBroken = false;
  expect(await run(1)).toBe(4);
  due = null;
  expect(await run(599)).toBe(4);
  expect(await run(1)).toBe(5);
});

test('what is written wakes the jobs: nobody waits for the next look', async () => {
  let hasWork = false;
  let runs = 0;
  const job = {
    name: 'woken',
    everySeconds: 600,
    work: { dueOn: (now: Date) => sql`${hasWork ? now : null}`, restSeconds: 0 },
    run: async () => {
      runs += 1;
      hasWork = false;
    },
  };
  const { stop, wake } = startJobs(quiet, [job], { lookMs: 3_600_000, pauseMs: 1 });
  await expect.poll(() => runs).toBe(1);
  await expect.poll(async () => (await stateOf('woken')).is_running).toBe(false);
  hasWork = true;
  wake();
  await expect.poll(() => runs).toBe(2);
  await stop();
});
