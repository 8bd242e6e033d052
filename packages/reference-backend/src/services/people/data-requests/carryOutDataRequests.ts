import { todayInNairobi } from '@udongo/sdk/values';
import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Dependencies } from '../../../Dependencies.ts';
import type { Db } from '../../../db/Database.ts';
import { dataExports, dataRequests } from '../../../db/schema.ts';
import { RefusedError } from '../../../errors.ts';
import { collectExport } from './collectExport.ts';
import { dayMs, exportMs, warningDays } from './dataRequestTerms.ts';
import { erasePerson } from './erasePerson.ts';
import { toPerson } from './findPerson.ts';
import type { Reach, Tell } from './Reach.ts';
import { refuseDeletion } from './refuseDeletion.ts';

type Request = typeof dataRequests.$inferSelect;

/**
 * Makes the copies that were asked for, announces deletions, and carries out those that nobody withdrew, each in a transaction of its
 * own, and tells the people. Errors: rejects with the last failure, after the others were tried.
 */
export async function carryOutDataRequests(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  reach: Reach,
): Promise<void> {
  const now = clock();
  const due = await db.inTransaction((transaction) =>
    transaction.select({ id: dataRequests.id }).from(dataRequests).where(isDue(now)).orderBy(dataRequests.id),
  );
  const failures: unknown[] = [];
  for (const { id } of due) {
    await db
      .inTransaction((transaction) => carryOut(transaction, id, { now, reach }))
      .catch((failure: unknown) => failures.push(failure));
  }
  if (failures.length > 0) throw failures.at(-1);
}

/** The present time while there is one to carry out. */
export function dataRequestsDue(now: Date): SQL {
  return sql`select ${now}::timestamptz where exists (select 1 from ${dataRequests} where ${isDue(now)})`;
}

/** A deletion waits for a day after it was announced, also where no server ran at the usual time. */
function isDue(now: Date) {
  return or(
    and(eq(dataRequests.kind, 'export'), eq(dataRequests.state, 'asked')),
    and(
      eq(dataRequests.state, 'cooling_off'),
      or(
        and(isNull(dataRequests.announced_on), lte(dataRequests.cooling_off_until, after(now, warningDays))),
        and(lte(dataRequests.announced_on, after(now, -1)), lte(dataRequests.cooling_off_until, now)),
      ),
    ),
  );
}

/** Looks again under a lock: it can be withdrawn, or done by another process, in the meantime. */
async function carryOut(db: Db, id: number, { now, reach }: { now: Date; reach: Reach }): Promise<void> {
  const [request] = await db
    .select()
    .from(dataRequests)
    .where(and(eq(dataRequests.id, id), isDue(now)))
    .for('update', { skipLocked: true });
  if (!request) return;
  const tell = await reach(db, toPerson(request), now);
  const step = request.kind === 'export' ? makeExport : request.announced_on ? erase : announce;
  const change = await step(db, request, { now, tell });
  await db.update(dataRequests).set(change).where(eq(dataRequests.id, id));
}

type Step = (db: Db, request: Request, about: { now: Date; tell: Tell }) => Promise<Partial<Request>>;

const makeExport: Step = async (db, request, { now, tell }) => {
  const data = await collectExport(db, toPerson(request));
  await db.insert(dataExports).values({ request_id: request.id, data, made_on: now });
  const kept_until = new Date(now.getTime() + exportMs);
  await tell({ notice: 'data_ready', day: todayInNairobi(kept_until) });
  return { state: 'ready', kept_until };
};

const announce: Step = async (_, { id, cooling_off_until }, { now, tell }) => {
  const [planned, earliest] = [cooling_off_until ?? now, after(now, 1)];
  const on = planned > earliest ? planned : earliest;
  await tell({ notice: 'deletion_soon', request: id, day: todayInNairobi(on) });
  return { announced_on: now, cooling_off_until: on };
};

/** A booking that was made since then stops a deletion; the person reads why. */
const erase: Step = async (db, request, { now, tell }) => {
  const person = toPerson(request);
  try {
    await refuseDeletion(db, person);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const { detail } = error.body as { detail: string };
    await tell({ notice: 'data_refused', what: 'deletion', reason: detail });
    return { state: 'refused', answer: detail, closed_on: now };
  }
  await erasePerson(db, person);
  await tell({ notice: 'data_deleted' });
  return { state: 'done', closed_on: now };
};

function after(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs);
}
