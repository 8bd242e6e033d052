import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Dependencies } from '../../../Dependencies.ts';
import { jobs } from '../../../db/schema.ts';

/** Something that the server does by itself, again and again. Doing it twice does no harm; it is done by one process at a time. */
export interface Job {
  name: string;
  everySeconds: number;
  run: () => Promise<void>;
}

type Deps = Pick<Dependencies, 'db' | 'clock' | 'log'>;

/** A process that ends in the middle of a job gives it up after so long. */
const leaseMs = 5 * 60_000;
/** A job that fails again and again is tried at least so often, or as often as it runs. */
const longestWaitSeconds = 3600;

/**
 * Runs a job if its time has come and no other process has claimed it. A failure is kept and logged. Gives the time before which it is
 * not due again.
 */
export async function runDueJob(dependencies: Deps, job: Job): Promise<Date> {
  const waits = await readWait(dependencies, job);
  if (waits) return waits;
  const claimed = await claim(dependencies, job);
  if (claimed) await runClaimed(dependencies, job, claimed);
  return dependencies.clock();
}

/** Gives the time at which a job is due, if that is still to come. Looking writes nothing. */
async function readWait({ db, clock }: Deps, { name }: Job): Promise<Date | undefined> {
  const [known] = await db.inSnapshot((transaction) =>
    transaction.select({ next_run_on: jobs.next_run_on }).from(jobs).where(eq(jobs.name, name)),
  );
  return known && known.next_run_on > clock() ? known.next_run_on : undefined;
}

interface Claim {
  token: string;
  /** Number of failures in a row before this run. */
  failures: number;
}

/** One statement decides who runs it; undefined when the job is not due, or another process has it. */
async function claim({ db, clock }: Deps, { name, everySeconds }: Job): Promise<Claim | undefined> {
  const claim_token = crypto.randomUUID();
  const now = clock();
  const next_run_on = new Date(now.getTime() + everySeconds * 1000);
  return db.inTransaction(async (transaction) => {
    await transaction
      .insert(jobs)
      .values({ name, every_seconds: everySeconds, next_run_on: now })
      .onConflictDoNothing();
    const [claimed] = await transaction
      .update(jobs)
      .set({
        every_seconds: everySeconds,
        next_run_on,
        last_run_on: now,
        claimed_until: new Date(now.getTime() + leaseMs),
        claim_token,
      })
      .where(
        and(
          eq(jobs.name, name),
          lte(jobs.next_run_on, now),
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
async function runClaimed({ db, clock, log }: Deps, job: Job, claimed: Claim): Promise<void> {
  const { name, everySeconds, run } = job;
  const failures = claimed.failures + 1;
  const waitSeconds = Math.max(everySeconds, Math.min(longestWaitSeconds, everySeconds * 2 ** failures));
  let failure: string | null = null;
  try {
    await db.as({ operation: name, requestId: null, userId: null, role: '', at: clock() }, run);
  } catch (error) {
    // A database's message can quote values; the name of the error says enough for the log.
    failure = error instanceof Error ? error.name : 'Error';
    log({ level: 'error', msg: 'job failed', job: name, reason: failure });
  }
  const now = clock();
  await db.inTransaction((transaction) =>
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
              next_run_on: new Date(now.getTime() + waitSeconds * 1000),
            }),
      })
      .where(and(eq(jobs.name, name), eq(jobs.claim_token, claimed.token))),
  );
}

/**
 * Looks for due jobs every so often until it is stopped; no job waits for another. Stopping waits for those in hand. A job whose time
 * is known is not looked for before it.
 */
export function startJobs(
  dependencies: Deps,
  wanted: readonly Job[],
  everyMs = 1000,
): { stop: () => Promise<void> } {
  const running = new Map<string, Promise<void>>();
  const dueOn = new Map<string, Date>();
  const isAwaited = ({ name }: Job) => {
    const due = dueOn.get(name);
    return !running.has(name) && (due === undefined || due <= dependencies.clock());
  };
  const start = (job: Job) => {
    const run = runDueJob(dependencies, job)
      .then((due) => void dueOn.set(job.name, due))
      // The database is away: the next look finds it again.
      .catch(() => {})
      .finally(() => running.delete(job.name));
    running.set(job.name, run);
  };
  const timer = setInterval(() => wanted.filter(isAwaited).forEach(start), everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
