import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database, Db } from '../db/Database.ts';
import { phoneCodes } from '../db/schema.ts';
import { invalid } from '../validation/issues.ts';
import { sha256 } from './sha256.ts';

/** What a code opens. */
export interface CodeFor {
  phone_number: string;
  purpose: 'password' | 'phone';
}

const lifetimeMs = 600_000;
const tries = 5;

/** Makes a code of six digits in place of any older one; only its hash is stored. */
export async function createPhoneCode(db: Db, codeFor: CodeFor, now: Date): Promise<string> {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  const code = String(number % 1_000_000).padStart(6, '0');
  const made = {
    code_hash: toHash(codeFor, code),
    expires_on: new Date(now.getTime() + lifetimeMs),
    tries_left: tries,
  };
  await db.delete(phoneCodes).where(lte(phoneCodes.expires_on, now));
  await db
    .insert(phoneCodes)
    .values({ ...codeFor, ...made })
    .onConflictDoUpdate({ target: [phoneCodes.phone_number, phoneCodes.purpose], set: made });
  return code;
}

/**
 * Uses a code up. A try is counted before the code is looked at, and in a transaction of its own, so that tries that come together
 * all count and a wrong one stays counted.
 * Errors: throws 400 at `code` for one that is wrong, used, too old, or was tried too often.
 */
export async function spendPhoneCode(
  db: Database,
  { phone_number, purpose, code }: CodeFor & { code: string },
  now: Date,
): Promise<void> {
  const ofPhone = and(eq(phoneCodes.phone_number, phone_number), eq(phoneCodes.purpose, purpose));
  const [tried] = await db.inTransaction((transaction) =>
    transaction
      .update(phoneCodes)
      .set({ tries_left: sql`${phoneCodes.tries_left} - 1` })
      .where(and(ofPhone, gt(phoneCodes.expires_on, now), gt(phoneCodes.tries_left, 0)))
      .returning(),
  );
  const hash = toHash({ phone_number, purpose }, code.replace(/\s/g, ''));
  if (tried?.code_hash !== hash) throw wrongCode();
  const spent = await db.inTransaction((transaction) =>
    transaction
      .delete(phoneCodes)
      .where(and(ofPhone, eq(phoneCodes.code_hash, hash)))
      .returning({ phone: phoneCodes.phone_number }),
  );
  // Of two that come together with the right code, one finds it used.
  if (spent.length === 0) throw wrongCode();
}

/** 400 for a code that does not hold. */
export function wrongCode() {
  return invalid([{ path: ['code'], message: 'This code is wrong or too old. Ask for a new one.' }]);
}

function toHash({ phone_number, purpose }: CodeFor, code: string): string {
  return sha256(`${purpose} ${phone_number} ${code}`);
}
