import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Dependencies } from '../../Dependencies.ts';
import type { Db } from '../../db/Database.ts';
import { recoveryCodes, secondFactors } from '../../db/schema.ts';
import { invalid } from '../../validation/issues.ts';
import { sha256 } from '../platform/sha256.ts';
import { forgetAttempts, throttle } from '../platform/throttle.ts';
import { findTotpStep } from './totp.ts';

const what = 'factorCodesByAccount';

/**
 * Counts a try of an account, from wherever it comes, before the code is looked at. It opens a transaction of its own, so that a wrong
 * code stays counted. Only people who know the password or have a login get here.
 * Errors: throws 429 after too many tries.
 */
export async function countFactorTry(
  { db, clock, options }: Pick<Dependencies, 'db' | 'clock' | 'options'>,
  userId: number,
): Promise<void> {
  const limit = options.limits.factorCodesByAccount;
  await db.inTransaction((transaction) =>
    throttle(transaction, { what, whom: String(userId), limit, now: clock() }),
  );
}

/** Uses up a code of the app or a recovery code. Errors: throws 400 at `code` for one that is wrong or was used. */
export async function useFactorCode(db: Db, userId: number, code: string, now: Date): Promise<void> {
  const typed = code.replace(/[\s-]/g, '').toUpperCase();
  const isRight = /^\d{6}$/.test(typed)
    ? await useStep(db, userId, typed, now)
    : await useRecoveryCode(db, userId, typed);
  if (!isRight) throw wrongFactorCode();
  await forgetFactorTries(db, userId);
}

/** Forgets the tries, after a right code. */
export async function forgetFactorTries(db: Db, userId: number): Promise<void> {
  await forgetAttempts(db, { what, whom: String(userId) });
}

/** Gives the 400 for a code that does not count. */
export function wrongFactorCode() {
  return invalid([{ path: ['code'], message: 'This code is wrong or was used already.' }]);
}

/** Notes the step in the statement that compares it, so that two requests with one code can't both pass. */
async function useStep(db: Db, userId: number, code: string, now: Date): Promise<boolean> {
  const isOn = and(eq(secondFactors.user_id, userId), isNotNull(secondFactors.confirmed_on));
  const [factor] = await db.select({ secret: secondFactors.secret }).from(secondFactors).where(isOn);
  const step = factor ? findTotpStep(factor.secret, code, now) : null;
  if (step === null) return false;
  const used = await db
    .update(secondFactors)
    .set({ last_step: step })
    .where(and(isOn, lt(secondFactors.last_step, step)))
    .returning({ id: secondFactors.user_id });
  return used.length > 0;
}

async function useRecoveryCode(db: Db, userId: number, code: string): Promise<boolean> {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, userId), eq(recoveryCodes.code_hash, toHash(userId, code))))
    .returning({ id: recoveryCodes.user_id });
  return used.length > 0;
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const count = 10;

/** Makes ten recovery codes of 80 bits in place of the older ones; only their hashes are stored. */
export async function createRecoveryCodes(db: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: count }, () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => letters[byte % letters.length]).join(''),
  );
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ user_id: userId, code_hash: toHash(userId, code) })));
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'));
}

function toHash(userId: number, code: string): string {
  return sha256(`${userId} ${code}`);
}
