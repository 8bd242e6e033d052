import type { RecoveryCodes, SecondFactor, SecondFactorSetup } from '@udongo/sdk';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { SignedInActor } from '../../Actor.ts';
import type { AppOptions } from '../../Dependencies.ts';
import type { Db } from '../../db/Database.ts';
import { recoveryCodes, secondFactors, tokens, users } from '../../db/schema.ts';
import { conflict } from '../../errors.ts';
import { toInstant } from '../platform/toInstant.ts';
import { endLogins } from './endLogins.ts';
import { createRecoveryCodes, forgetFactorTries, useFactorCode, wrongFactorCode } from './factorCodes.ts';
import { createTotpSecret, findTotpStep, toTotpUri } from './totp.ts';

/** How long a login counts as proven. */
export const proofLifetimeMs = 900_000;
/** How long a secret waits for its first code. */
const setupLifetimeMs = 3_600_000;

/** Whether logging in to this account takes a code. */
export async function hasSecondFactor(db: Db, userId: number): Promise<boolean> {
  return (await findConfirmed(db, userId)) !== undefined;
}

/** Reads the caller's second factor. */
export async function getSecondFactor(
  db: Db,
  { userId, tokenHash }: SignedInActor,
  { requireSecondFactor }: Pick<AppOptions, 'requireSecondFactor'>,
  now: Date,
): Promise<SecondFactor> {
  const confirmed = await findConfirmed(db, userId);
  const [login] = await db
    .select({ provenOn: tokens.proven_on })
    .from(tokens)
    .where(eq(tokens.token_hash, tokenHash));
  const provenUntil = login?.provenOn ? new Date(login.provenOn.getTime() + proofLifetimeMs) : null;
  return {
    is_on: confirmed !== undefined,
    confirmed_on: confirmed ? toInstant(confirmed) : null,
    recovery_codes_left: await db.$count(recoveryCodes, eq(recoveryCodes.user_id, userId)),
    is_required: requireSecondFactor === 'staff',
    proven_until: confirmed && provenUntil && provenUntil > now ? toInstant(provenUntil) : null,
  };
}

/** Makes a secret in place of one that was not confirmed. Errors: throws 409 where a second factor is on. */
export async function startSecondFactor(
  db: Db,
  { userId }: SignedInActor,
  now: Date,
): Promise<SecondFactorSetup> {
  const made = { secret: createTotpSecret(), started_on: now };
  const stored = await db
    .insert(secondFactors)
    .values({ user_id: userId, ...made })
    .onConflictDoUpdate({
      target: secondFactors.user_id,
      set: made,
      setWhere: isNull(secondFactors.confirmed_on),
    })
    .returning({ id: secondFactors.user_id });
  if (stored.length === 0) throw conflict('A second factor is on already.');
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return { secret: made.secret, uri: toTotpUri(made.secret, user?.email || user?.phone_number || 'staff') };
}

/**
 * Turns the second factor on with a first code of its secret, and ends every other login: those were made without it.
 * Errors: throws 409 where no secret waits, 400 for a wrong code.
 */
export async function confirmSecondFactor(
  db: Db,
  { userId, tokenHash }: SignedInActor,
  code: string,
  now: Date,
): Promise<RecoveryCodes> {
  const waits = and(
    eq(secondFactors.user_id, userId),
    isNull(secondFactors.confirmed_on),
    gt(secondFactors.started_on, new Date(now.getTime() - setupLifetimeMs)),
  );
  const [waiting] = await db.select().from(secondFactors).where(waits).for('update');
  if (!waiting) throw conflict('Nothing waits to be confirmed.');
  const step = findTotpStep(waiting.secret, code.replace(/\s/g, ''), now);
  if (step === null) throw wrongFactorCode();
  const confirmed = { confirmed_on: now, last_step: step };
  await db.update(secondFactors).set(confirmed).where(eq(secondFactors.user_id, userId));
  await endLogins(db, userId, tokenHash);
  await noteProof(db, tokenHash, now);
  await forgetFactorTries(db, userId);
  return { recovery_codes: await createRecoveryCodes(db, userId) };
}

/** Turns the second factor off. Errors: as `useFactorCode`, and 409 where none is on. */
export async function removeSecondFactor(
  db: Db,
  { userId, tokenHash }: SignedInActor,
  code: string,
  now: Date,
): Promise<void> {
  await proveOwn(db, userId, code, now);
  await db.delete(secondFactors).where(eq(secondFactors.user_id, userId));
  await db.update(tokens).set({ proven_on: null }).where(eq(tokens.token_hash, tokenHash));
}

/** Makes new recovery codes. Errors: as `removeSecondFactor`. */
export async function renewRecoveryCodes(
  db: Db,
  { userId }: SignedInActor,
  code: string,
  now: Date,
): Promise<RecoveryCodes> {
  await proveOwn(db, userId, code, now);
  return { recovery_codes: await createRecoveryCodes(db, userId) };
}

/** Lets this login, and no other of the account, count as proven. Errors: as `removeSecondFactor`. */
export async function proveSecondFactor(
  db: Db,
  { userId, tokenHash }: SignedInActor,
  code: string,
  now: Date,
): Promise<void> {
  await proveOwn(db, userId, code, now);
  await noteProof(db, tokenHash, now);
}

async function noteProof(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.update(tokens).set({ proven_on: now }).where(eq(tokens.token_hash, tokenHash));
}

async function findConfirmed(db: Db, userId: number): Promise<Date | undefined> {
  const [found] = await db
    .select({ confirmedOn: secondFactors.confirmed_on })
    .from(secondFactors)
    .where(eq(secondFactors.user_id, userId));
  return found?.confirmedOn ?? undefined;
}

async function proveOwn(db: Db, userId: number, code: string, now: Date): Promise<void> {
  if (!(await hasSecondFactor(db, userId))) throw conflict('No second factor is set up.');
  await useFactorCode(db, userId, code, now);
}
