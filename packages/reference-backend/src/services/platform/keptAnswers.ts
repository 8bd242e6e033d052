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

/** Ends a write that another request with the same key has done in the meantime. */
export class AnsweredBefore extends Error {
  readonly kept: KeptAnswer;

  constructor(kept: KeptAnswer) {
    super('Answered before');
    this.kept = kept;
  }
}

/** How long an answer is given again. */
const keptMs = 24 * 3_600_000;
/** The longest body that is kept, in characters. A longer one was given once, and its request is carried out once all the same. */
export const longestBody = 262_144;

/**
 * Claims the key for this transaction. Another request with the same key waits until it ends; then it gets the answer, or the key if
 * the transaction was rolled back.
 * Errors: throws `AnsweredBefore` for a write that is done, 409 as `findAnswer`.
 */
export async function claimKey(db: Db, { key, request, now }: KeyedRequest): Promise<void> {
  const values = { request, status: 0, content_type: '', body: null, made_on: now };
  const claimed = await db
    .insert(keptAnswers)
    .values({ key, ...values })
    .onConflictDoUpdate({ target: keptAnswers.key, set: values, setWhere: isOld(now) })
    .returning({ key: keptAnswers.key });
  if (claimed.length > 0) return;
  const kept = await findAnswer(db, { key, request, now });
  if (kept) throw new AnsweredBefore(kept);
}

/**
 * Begins once what goes on at somebody else's server after this transaction, such as a prompt to pay: `begin` gives the name of what it
 * began. A repeat gets that name, also after a crash. Errors: as `claimKey`.
 */
export async function beginOnce<Begun>(
  db: Db,
  keyed: KeyedRequest | undefined,
  begin: () => Promise<Begun>,
  { nameOf, find }: { nameOf: (begun: Begun) => string; find: (name: string) => Promise<Begun> },
): Promise<Begun> {
  if (!keyed) return begin();
  await claimKey(db, keyed);
  const ofKey = eq(keptAnswers.key, keyed.key);
  const [kept] = await db.select({ name: keptAnswers.body }).from(keptAnswers).where(ofKey);
  if (kept?.name) return find(kept.name);
  const begun = await begin();
  await db
    .update(keptAnswers)
    .set({ body: nameOf(begun) })
    .where(ofKey);
  return begun;
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
  // A claim of this transaction, or something that was begun and not answered.
  if (kept.status === 0) return undefined;
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
