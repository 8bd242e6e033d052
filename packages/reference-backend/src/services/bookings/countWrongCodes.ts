import type { Actor } from '../../Actor.ts';
import type { Dependencies } from '../../Dependencies.ts';
import { RefusedError } from '../../errors.ts';
import { isObject } from '../../validation/readFields.ts';
import { takeBackAttempt, throttle } from '../platform/throttle.ts';

/**
 * Does work that tries a discount code. Each attempt is counted before the code is looked at, so that attempts that come together
 * are all counted, by account or by a visitor's address; what was no wrong code is taken back. Administrators are not counted.
 * Errors: throws 429 after too many wrong codes, and what the work throws.
 */
export async function countWrongCodes<Result>(
  { db, clock, options }: Dependencies,
  actor: Actor,
  address: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (actor.role === 'administrator') return work();
  const what = actor.userId === null ? 'wrongDiscountCodesByAddress' : 'wrongDiscountCodesByAccount';
  const whom = actor.userId?.toString() ?? address;
  const limit = options.limits[what];
  const takeBack = () => db.inStatements((statements) => takeBackAttempt(statements, what, whom));
  try {
    await db.inStatements((statements) => throttle(statements, { what, whom, limit, now: clock() }));
    const result = await work();
    await takeBack();
    return result;
  } catch (error) {
    if (!isWrongCode(error)) await takeBack();
    throw error;
  }
}

function isWrongCode(error: unknown): boolean {
  return error instanceof RefusedError && isObject(error.body) && 'discount_code' in error.body;
}
