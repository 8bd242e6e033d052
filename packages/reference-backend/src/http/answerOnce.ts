import type { OperationId } from '@udongo/sdk';
import { createMiddleware } from 'hono/factory';
import type { Dependencies } from '../Dependencies.ts';
import type { Database, Write } from '../db/Database.ts';
import { badRequest } from '../errors.ts';
import { operations } from '../generated/operations.ts';
import {
  AnsweredBefore,
  claimKey,
  findAnswer,
  type KeptAnswer,
  type KeyedRequest,
  keepAnswer,
} from '../services/platform/keptAnswers.ts';
import { sha256 } from '../services/platform/sha256.ts';
import type { AppContext, AppEnv } from './AppEnv.ts';
import { readBytes } from './readBytes.ts';
import { maximumJsonBytes } from './readJson.ts';
import { maximumFormBytes } from './readUpload.ts';

/** Operations without keys: answers of the first carry tokens and codes, which are stored nowhere; the others are called by providers. */
const keyless = /^(auth\.|secondFactor\.|account\.(register|undoChange)$|webhooks\.|sandbox\.)/;

/** Whether an operation honours `Idempotency-Key`. */
export function takesKey(operation: OperationId): boolean {
  return operations[operation].method !== 'GET' && !keyless.test(operation);
}

/**
 * Answers a repeat of a write as the write itself was answered, where the request names an `Idempotency-Key`. Refusals that are no matter of
 * time, login or permission are kept, too.
 * Errors: throws 400 for a key that is too short, too long or not visible ASCII, 409 as `findAnswer`, 413 as the body's reader.
 */
export function readKey(operation: OperationId, { db, clock }: Pick<Dependencies, 'db' | 'clock'>) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const key = context.req.header('idempotency-key');
    if (key === undefined || !takesKey(operation)) return next();
    if (!/^[\x21-\x7e]{16,128}$/.test(key)) {
      throw badRequest({ detail: 'Idempotency-Key needs 16 to 128 visible ASCII characters.' });
    }
    const ownMaximum = operation === 'media.create' ? maximumFormBytes : maximumJsonBytes;
    const bytes = await readBytes(context, context.get('maximumBytes') ?? ownMaximum);
    context.set('bytes', bytes);
    const keyed = toKeyed(context, key, bytes, clock());
    const kept = await db.inSnapshot((transaction) => findAnswer(transaction, keyed));
    if (kept) return answerAgain(kept);
    context.set('keyed', keyed);
    await next();
    const { res } = context;
    if (!isLasting(res.status)) return;
    const refusal = await toKept(res);
    await db.inTransaction((transaction) => keepAnswer(transaction, keyed, refusal));
  });
}

/**
 * Answers a write. `write` is its last transaction: under a key it stores the answer, too, so that both happen or neither, and a request
 * with the same key waits for it. `answer` can open no transaction.
 */
export async function answerOnce<Result>(
  context: AppContext,
  db: Database,
  run: (write: Write<Result>) => Promise<Result>,
  answer: (result: Result) => Response | Promise<Response>,
): Promise<Response> {
  const keyed = context.get('keyed');
  if (!keyed) return answer(await run(db.inTransaction));
  let answered: Response | undefined;
  const write: Write<Result> = (work) =>
    db.inTransaction(async (transaction) => {
      await claimKey(transaction, keyed);
      const result = await work(transaction);
      answered = await answer(result);
      await keepAnswer(transaction, keyed, await toKept(answered));
      return result;
    });
  try {
    const result = await run(write);
    return answered ?? (await answer(result));
  } catch (error) {
    if (error instanceof AnsweredBefore) return answerAgain(error.kept);
    throw error;
  }
}

/** The digests are made with the key, which nobody guesses and which is not stored: a password in the body can't be tried out on them. */
function toKeyed(context: AppContext, key: string, bytes: Uint8Array, now: Date): KeyedRequest {
  const { method, url } = context.req.raw;
  const { pathname, search } = new URL(url);
  const caller = context.get('actor').userId ?? 'visitor';
  const request = [key, method, pathname.replace(/\/$/, ''), search, sha256(bytes)].join('\n');
  return { key: sha256(`${caller}\n${key}`), request: sha256(request), now };
}

/** Whether a refusal stays true for this request: it changed nothing, and is no matter of time, login or permission. */
function isLasting(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 429].includes(status);
}

async function toKept(response: Response): Promise<KeptAnswer> {
  const contentType = response.headers.get('content-type') ?? '';
  return { status: response.status, contentType, body: await response.clone().text() };
}

function answerAgain({ status, contentType, body }: KeptAnswer): Response {
  const headers = { 'Idempotency-Replayed': 'true', ...(contentType && { 'Content-Type': contentType }) };
  return new Response(body === '' ? null : body, { status, headers });
}
