import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Dependencies } from '../../Dependencies.ts';
import { jobs } from '../../db/schema.ts';

/** Something that the server does by itself, again and again. Doing it twice does no harm; it is done by one process at a time. */
export interface Job {
  name: string;
  everySeconds: number;
  run: () => Promise<void>;
}

type Deps = Pick<Dependencies, 'db' | 'clock' | 'log'>;

/** A process that ends in the middle of a job gives it up after so long. */
const leaseMs = 5 * 60_000;

/** Runs the jobs whose time has come and that no other process has claimed. A failure is kept and logged, and keeps no other back. */
export async function runDueJobs(dependencies: Deps, wanted: readonly Job[]): Promise<void> {
  for (const job of wanted) {
    const token = await claim(dependencies, job);
    if (token) await runClaimed(dependencies, job, token);
  }
}

/** One statement decides who runs it. Gives the token of this claim; undefined when the job is not due, or another process has it. */
async function claim({ db, clock }: Deps, { name, everySeconds }: Job): Promise<string | undefined> {
  const claim_token = crypto.randomUUID();
  const now = clock();
  const next_run_on = new Date(now.getTime() + everySeconds * 1000);
  return db.inTransaction(async (transaction) => {
    await transaction
      .insert(jobs)
      .values({ name, every_seconds: everySeconds, next_run_on: now })
      .onConflictDoNothing();
    const claimed = await transaction
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
      .returning({ name: jobs.name });
    return claimed.length > 0 ? claim_token : undefined;
  });
}

/** What it came to is kept while the claim is its own; after that it is the next owner's to say. */
async function runClaimed({ db, clock, log }: Deps, { name, run }: Job, token: string): Promise<void> {
  let failure: string | null = null;
  try {
    await run();
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
        ...(failure === null ? { last_success_on: now } : { last_failure_on: now, last_failure: failure }),
      })
      .where(and(eq(jobs.name, name), eq(jobs.claim_token, token))),
  );
}

/** Looks for due jobs every so often until it is stopped; stopping waits for the one in hand. */
export function startJobs(
  dependencies: Deps,
  wanted: readonly Job[],
  everyMs = 1000,
): { stop: () => Promise<void> } {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= runDueJobs(dependencies, wanted)
      // The database is away: the next look finds it again.
      .catch(() => {})
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
