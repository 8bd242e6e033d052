import { and, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Dependencies } from '../../../Dependencies.ts';
import { jobs } from '../../../db/schema.ts';
import { isTransientError } from '../../../db/transientErrors.ts';

/** Something that the server does by itself, again and again. Doing it twice does no harm; it is done by one process at a time. */
export interface Job {
  name: string;
  /** It runs at least so often. */
  everySeconds: number;
  /** Work that it also runs for, as soon as that is due. */
  work?: {
    /** When the first of it is due: a time in SQL, null without any. */
    dueOn: (now: Date) => SQL;
    /** Time from one start to the next while there is work, and the first wait after a failure. */
    restSeconds: number;
  };
  run: () => Promise<void>;
}

type Deps = Pick<Dependencies, 'db' | 'clock' | 'log'>;

/** A process that ends in the middle of a job gives it up after so long; one that goes on claims it again and again. */
const leaseSeconds = 60;
/** A job that fails again and again is tried at least so often, or as often as it runs. */
const longestWaitSeconds = 3600;

/** Time between two tries to keep an outcome. */
const outcomeMs = 1000;

interface RunOptions {
  /** Whether the server ends; the outcome of a job then waits for no database. */
  isStopped?: () => boolean;
  /** Time after which a job that still runs is claimed again. */
  renewMs?: number;
}

/**
 * Runs a job if it is due and no other process has claimed it. A failure is kept and logged. With `isStopped`, the outcome waits for a
 * database that is away, until that is true or for as long as a claim lasts; it is lost when another process has claimed the job by then.
 */
export async function runDueJob(dependencies: Deps, job: Job, options: RunOptions = {}): Promise<void> {
  const claimed = await claim(dependencies, job);
  if (claimed) await runClaimed(dependencies, job, claimed, options);
}

type Due = readonly [Job, Date];

/** Gives the time at which each job is due, as far as the database knows now. One statement reads them all. */
async function readDueTimes({ db, clock }: Deps, wanted: readonly Job[]): Promise<Due[]> {
  const now = clock();
  const work = wanted.flatMap((job) =>
    job.work ? [sql`when ${job.name} then (${job.work.dueOn(now)})::timestamptz`] : [],
  );
  const workOn = sql<Date | null>`case ${jobs.name} ${sql.join(work, sql` `)} end`.mapWith(jobs.next_run_on);
  const names = wanted.map(({ name }) => name);
  const rows = await db.inStatements((statements) =>
    statements
      .select({
        name: jobs.name,
        failures: jobs.failures,
        lastRun: jobs.last_run_on,
        nextRun: jobs.next_run_on,
        claimedUntil: jobs.claimed_until,
        workOn: work.length === 0 ? sql<null>`null` : workOn,
      })
      .from(jobs)
      .where(inArray(jobs.name, names)),
  );
  const known = new Map(rows.map((row) => [row.name, row]));
  return wanted.map((job) => {
    const row = known.get(job.name);
    if (!row) return [job, now];
    const { failures, lastRun, nextRun, claimedUntil, workOn } = row;
    const rested = after(lastRun ?? now, job.work?.restSeconds ?? 0);
    const due = workOn && failures === 0 ? earlier(nextRun, later(workOn, rested)) : nextRun;
    return [job, claimedUntil ? later(due, claimedUntil) : due];
  });
}

/**
 * Reads them one by one, where one statement for all failed. A job whose work cannot be read is due as often as it runs at least, and
 * each of its runs fails with that.
 * Errors: rejects while the database is away.
 */
async function readDueApart(dependencies: Deps, wanted: readonly Job[]): Promise<Due[]> {
  const times: Due[] = [];
  for (const job of wanted) {
    const [time] = await readDueTimes(dependencies, [job]).catch((error) => {
      if (isTransientError(error)) throw error;
      const run = async () => {
        await job.run();
        throw error;
      };
      return readDueTimes(dependencies, [{ name: job.name, everySeconds: job.everySeconds, run }]);
    });
    if (time) times.push(time);
  }
  return times;
}

const earlier = (one: Date, other: Date) => (one < other ? one : other);
const later = (one: Date, other: Date) => (one > other ? one : other);
const after = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000);

interface Claim {
  token: string;
  /** Number of failures in a row before this run. */
  failures: number;
}

/** One statement decides who runs it; undefined when the job is not due, or another process has it. */
async function claim({ db, clock }: Deps, { name, everySeconds, work }: Job): Promise<Claim | undefined> {
  const claim_token = crypto.randomUUID();
  const now = clock();
  const hasWork =
    work &&
    and(
      eq(jobs.failures, 0),
      lte(jobs.last_run_on, after(now, -work.restSeconds)),
      sql`(${work.dueOn(now)})::timestamptz <= ${now}`,
    );
  return db.inTransaction(async (transaction) => {
    await transaction
      .insert(jobs)
      .values({ name, every_seconds: everySeconds, next_run_on: now })
      .onConflictDoNothing();
    const [claimed] = await transaction
      .update(jobs)
      .set({
        every_seconds: everySeconds,
        next_run_on: after(now, everySeconds),
        last_run_on: now,
        claimed_until: after(now, leaseSeconds),
        claim_token,
      })
      .where(
        and(
          eq(jobs.name, name),
          or(lte(jobs.next_run_on, now), hasWork),
          or(isNull(jobs.claimed_until), lte(jobs.claimed_until, now)),
        ),
      )
      .returning({ failures: jobs.failures });
    return claimed && { token: claim_token, ...claimed };
  });
}

/**
 * Runs a claimed job and keeps its outcome while the claim is still its own; after that the next owner says it. Each failure in a row
 * doubles the wait for the next run.
 */
async function runClaimed(
  { db, clock, log }: Deps,
  job: Job,
  claimed: Claim,
  { isStopped = () => true, renewMs = 20_000 }: RunOptions,
): Promise<void> {
  const { name, everySeconds, work, run } = job;
  const failures = claimed.failures + 1;
  const unit = work?.restSeconds ?? everySeconds;
  const waitSeconds = Math.max(unit, Math.min(longestWaitSeconds, unit * 2 ** failures));
  let failure: string | null = null;
  const isOwn = and(eq(jobs.name, name), eq(jobs.claim_token, claimed.token));
  const renewal = setInterval(() => {
    const claimed_until = after(clock(), leaseSeconds);
    // Two that fail in a row leave the claim as it is; who loses it all the same does no harm.
    db.inStatements((statements) => statements.update(jobs).set({ claimed_until }).where(isOwn)).catch(
      () => {},
    );
  }, renewMs);
  try {
    await db.as({ operation: name, requestId: null, userId: null, role: '', at: clock() }, run);
  } catch (error) {
    // A database's message can quote values; the name of the error says enough for the log.
    failure = error instanceof Error ? error.name : 'Error';
    log({ level: 'error', msg: 'job failed', job: name, reason: failure });
  } finally {
    clearInterval(renewal);
  }
  const now = clock();
  const keep = () =>
    db.inTransaction((transaction) =>
      transaction
        .update(jobs)
        .set({
          claimed_until: null,
          claim_token: null,
          ...(failure === null
            ? { last_success_on: now, failures: 0 }
            : {
                last_failure_on: now,
                last_failure: failure,
                failures,
                next_run_on: after(now, waitSeconds),
              }),
        })
        .where(isOwn),
    );
  for (const end = after(now, leaseSeconds); ; ) {
    try {
      await keep();
      return;
    } catch (error) {
      if (!isTransientError(error) || isStopped() || clock() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, outcomeMs));
    }
  }
}

export interface RunningJobs {
  /** Looks for due jobs soon: something was written that may be work. Another process finds it with its next look. */
  wake: () => void;
  /** Looks for no more, and resolves when those in hand have ended. */
  stop: () => Promise<void>;
}

/**
 * Looks for due jobs when the next one is known to be due, after `wake`, and every `lookMs` at the latest; between two looks are at least
 * `pauseMs`. No job waits for another.
 */
export function startJobs(
  dependencies: Deps,
  wanted: readonly Job[],
  { lookMs = 10_000, pauseMs = 1000 } = {},
): RunningJobs {
  const running = new Map<string, Promise<void>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let plannedFor = Number.POSITIVE_INFINITY;
  let isStopped = false;
  let looking = Promise.resolve();

  /** Keeps an earlier plan. */
  const plan = (ms: number) => {
    const time = performance.now() + ms;
    if (isStopped || time >= plannedFor) return;
    clearTimeout(timer);
    plannedFor = time;
    timer = setTimeout(() => {
      plannedFor = Number.POSITIVE_INFINITY;
      looking = look();
    }, ms);
  };
  const wake = () => plan(pauseMs);
  const start = (job: Job) => {
    if (isStopped || running.has(job.name)) return;
    const run = runDueJob(dependencies, job, { isStopped: () => isStopped })
      // The database is away: the next look finds it again.
      .catch(() => {})
      .finally(() => {
        running.delete(job.name);
        // There may be more than it does in one run.
        wake();
      });
    running.set(job.name, run);
  };
  const look = async () => {
    let waitMs = lookMs;
    try {
      const idle = wanted.filter(({ name }) => !running.has(name));
      const times = await readDueTimes(dependencies, idle).catch(() => readDueApart(dependencies, idle));
      const now = dependencies.clock();
      for (const [job, due] of times) {
        if (due <= now) start(job);
        else waitMs = Math.min(waitMs, due.getTime() - now.getTime());
      }
    } catch {
      // The database is away.
    }
    plan(Math.max(pauseMs, waitMs));
  };
  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await looking;
      await Promise.all(running.values());
    },
  };
}
