import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database, Db } from '../../db/Database.ts';
import { phoneCodes } from '../../db/schema.ts';
import { invalid } from '../../validation/issues.ts';
import { sha256 } from '../platform/sha256.ts';

/** Use of a code. */
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
    code_hash: toHash({ ...codeFor, code }),
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

type SentCode = CodeFor & {
  /** Code as it was typed. */
  code: string;
  /** Field that an error names. Default `code`. */
  field?: string;
};

/**
 * Checks a code. A try is counted before the code is looked at, and in a transaction of its own, so that tries that come together
 * all count and a wrong one stays counted. A right code is valid until it is used.
 * Errors: throws 400 for one that is wrong, used, too old, or was tried too often.
 */
export async function checkPhoneCode(db: Database, sent: SentCode, now: Date): Promise<void> {
  const { tries_left, expires_on, code_hash } = phoneCodes;
  const [tried] = await db.inTransaction((transaction) =>
    transaction
      .update(phoneCodes)
      .set({ tries_left: sql`${tries_left} - 1` })
      .where(and(isFor(sent), gt(expires_on, now), gt(tries_left, 0)))
      .returning({ hash: code_hash }),
  );
  if (tried?.hash !== toHash(sent)) throw wrongCode(sent.field);
}

/** Uses a checked code up. Errors: throws 400 when another request did so, or a newer code came. */
export async function usePhoneCode(db: Db, sent: SentCode): Promise<void> {
  const used = await db
    .delete(phoneCodes)
    .where(and(isFor(sent), eq(phoneCodes.code_hash, toHash(sent))))
    .returning({ purpose: phoneCodes.purpose });
  if (used.length === 0) throw wrongCode(sent.field);
}

function isFor({ phone_number, purpose }: CodeFor) {
  return and(eq(phoneCodes.phone_number, phone_number), eq(phoneCodes.purpose, purpose));
}

/** Gives the 400 for a code that is not valid. */
export function wrongCode(field = 'code') {
  return invalid([{ path: [field], message: 'This code is wrong or too old. Ask for a new one.' }]);
}

function toHash({ phone_number, purpose, code }: CodeFor & { code: string }): string {
  return sha256(`${purpose} ${phone_number} ${code.replace(/\s/g, '')}`);
}
