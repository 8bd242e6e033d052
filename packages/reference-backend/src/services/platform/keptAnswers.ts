import { eq, lte, or } from 'drizzle-orm';
import type { Dependencies } from '../../Dependencies.ts';
import type { Db } from '../../db/Database.ts';
import { keptAnswers } from '../../db/schema.ts';
import { RefusedError } from '../../errors.ts';

/** A request under a key of its caller's choice. */
export interface KeyedRequest {
  /** Digest of the caller and the key. */
  key: string;
  /** Digest of the request and the key. */
  request: string;
  now: Date;
}

/** An answer as it is given again. */
export interface KeptAnswer {
  status: number;
  contentType: string;
  body: string;
}

/** How long an answer is given again. */
const keptMs = 24 * 3_600_000;
/** The longest body that is kept, in characters. A longer one was given once, and its request is carried out once all the same. */
export const longestBody = 262_144;

/**
 * Claims the key for this transaction. Another request with the same key waits until it ends; then it gets the answer, or the key if
 * the transaction was rolled back.
 * Errors: as `findAnswer`.
 */
export async function claimKey(db: Db, { key, request, now }: KeyedRequest): Promise<KeptAnswer | undefined> {
  const values = { request, status: 0, content_type: '', body: null, made_on: now };
  const claimed = await db
    .insert(keptAnswers)
    .values({ key, ...values })
    .onConflictDoUpdate({ target: keptAnswers.key, set: values, setWhere: isOld(now) })
    .returning({ key: keptAnswers.key });
  return claimed.length > 0 ? undefined : findAnswer(db, { key, request, now });
}

/** Keeps the answer to a request; the first one stays. */
export async function keepAnswer(
  db: Db,
  { key, request, now }: KeyedRequest,
  { status, contentType, body }: KeptAnswer,
): Promise<void> {
  const kept = body.length > longestBody ? null : body;
  const values = { request, status, content_type: contentType, body: kept, made_on: now };
  await db
    .insert(keptAnswers)
    .values({ key, ...values })
    .onConflictDoUpdate({
      target: keptAnswers.key,
      set: values,
      // Only its own transaction sees a claim without an answer.
      setWhere: or(eq(keptAnswers.status, 0), isOld(now)),
    });
}

/**
 * Gives the first answer to a request; undefined when there was none in the last 24 hours.
 * Errors: throws 409 when the key was sent with another request, and when its answer was too long to keep.
 */
export async function findAnswer(
  db: Db,
  { key, request, now }: KeyedRequest,
): Promise<KeptAnswer | undefined> {
  const [kept] = await db.select().from(keptAnswers).where(eq(keptAnswers.key, key));
  if (!kept || kept.made_on.getTime() <= now.getTime() - keptMs) return undefined;
  if (kept.request !== request) {
    const detail = 'This was sent with other content before. Reload the page and try again.';
    throw new RefusedError(409, { code: 'key_reused', detail });
  }
  if (kept.body === null) {
    const detail = 'This was done before, and its answer was too long to keep. Reload the page to see it.';
    throw new RefusedError(409, { code: 'done_before', detail });
  }
  return { status: kept.status, contentType: kept.content_type, body: kept.body };
}

/** Removes the answers that are given no more. */
export async function forgetAnswers({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  await db.inTransaction((transaction) => transaction.delete(keptAnswers).where(isOld(clock())));
}

function isOld(now: Date) {
  return lte(keptAnswers.made_on, new Date(now.getTime() - keptMs));
}
