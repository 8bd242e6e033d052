import { and, eq, lte, or } from 'drizzle-orm';
import type { Dependencies } from '../../../Dependencies.ts';
import type { Db } from '../../../db/Database.ts';
import { dataExports, dataRequests } from '../../../db/schema.ts';
import { RefusedError } from '../../../errors.ts';
import { collectExport } from './collectExport.ts';
import { exportMs } from './dataRequestTerms.ts';
import { erasePerson } from './erasePerson.ts';
import type { Person } from './findPerson.ts';
import { refuseDeletion } from './refuseDeletion.ts';

type Request = typeof dataRequests.$inferSelect;

/**
 * Makes the copies that were asked for, and carries out the deletions that nobody withdrew, each in a transaction of its own.
 * Errors: rejects with the last failure, after the others were tried.
 */
export async function carryOutDataRequests({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const due = await db.inTransaction((transaction) =>
    transaction.select({ id: dataRequests.id }).from(dataRequests).where(isDue(now)).orderBy(dataRequests.id),
  );
  const failures: unknown[] = [];
  for (const { id } of due) {
    await db
      .inTransaction((transaction) => carryOut(transaction, id, now))
      .catch((failure: unknown) => failures.push(failure));
  }
  if (failures.length > 0) throw failures.at(-1);
}

function isDue(now: Date) {
  return or(
    and(eq(dataRequests.kind, 'export'), eq(dataRequests.state, 'asked')),
    and(eq(dataRequests.state, 'cooling_off'), lte(dataRequests.cooling_off_until, now)),
  );
}

/** Looks again under a lock: it can be withdrawn, or done by another process, in the meantime. */
async function carryOut(db: Db, id: number, now: Date): Promise<void> {
  const [request] = await db
    .select()
    .from(dataRequests)
    .where(and(eq(dataRequests.id, id), isDue(now)))
    .for('update', { skipLocked: true });
  if (!request) return;
  const change =
    request.kind === 'export' ? await makeExport(db, request, now) : await erase(db, request, now);
  await db.update(dataRequests).set(change).where(eq(dataRequests.id, id));
}

async function makeExport(db: Db, request: Request, now: Date): Promise<Partial<Request>> {
  const data = await collectExport(db, toPerson(request));
  await db.insert(dataExports).values({ request_id: request.id, data, made_on: now });
  return { state: 'ready', kept_until: new Date(now.getTime() + exportMs) };
}

/** A booking that was made since then stops a deletion; the person reads why. */
async function erase(db: Db, request: Request, now: Date): Promise<Partial<Request>> {
  const person = toPerson(request);
  try {
    await refuseDeletion(db, person);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const { detail } = error.body as { detail: string };
    return { state: 'refused', answer: detail, closed_on: now };
  }
  await erasePerson(db, person);
  return { state: 'done', closed_on: now };
}

function toPerson({ user_id, booking_id }: Request): Person {
  return user_id === null ? { bookingId: booking_id ?? 0 } : { userId: user_id };
}
