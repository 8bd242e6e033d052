import type { OperationId } from '@udongo/sdk';
import type { Actor } from '../Actor.ts';
import type { AppOptions } from '../Dependencies.ts';
import { RefusedError } from '../errors.ts';
import { operations } from '../generated/operations.ts';
import { proofLifetimeMs } from '../services/people/secondFactors.ts';
import type { LoginFactor } from '../services/people/tokens.ts';
import { isObject } from '../validation/readFields.ts';
import { staffRoles } from '../values.ts';

interface Asked {
  operation: OperationId;
  actor: Actor;
  factor: LoginFactor;
  /** The parameters of the request. */
  query: Readonly<Record<string, string>>;
  requireSecondFactor: AppOptions['requireSecondFactor'];
  now: Date;
}

/** Operations for staff who have yet to set up the second factor that the service requires. */
const beforeSetup = /^(secondFactor\.|account\.get$|auth\.(logout|checkLoginStatus)$)/;

/** Refuses a body that changes a guarded field of the stored record; a new record is compared with one that has none of them. */
export type FactorCheck = (body: unknown, stored?: object) => void;

/**
 * The one place that decides whether a login has to prove its second factor. Gives a check of the body for an operation that asks only
 * when certain fields change; undefined where nothing is left to check.
 * Errors: throws 403 with a `code` that clients know.
 */
export function askFactor({
  operation,
  actor,
  factor,
  query,
  requireSecondFactor,
  now,
}: Asked): FactorCheck | undefined {
  if (!isStaff(actor)) return undefined;
  if (!factor.isOn) {
    if (requireSecondFactor === 'staff' && !beforeSetup.test(operation)) throw missing();
    return undefined;
  }
  const { asksAgain } = operations[operation];
  const isFresh =
    factor.provenOn !== null && Math.abs(now.getTime() - factor.provenOn.getTime()) < proofLifetimeMs;
  if (!asksAgain || isFresh) return undefined;
  if (asksAgain === true || asksAgain.some((name) => Object.hasOwn(query, name))) throw required();
  return (body, stored = {}) => {
    if (isObject(body) && asksAgain.some((field) => changes(field, body, stored))) throw required();
  };
}

/** Forms send a field that nobody touched, too. Empty values are alike. */
function changes(field: string, body: Record<string, unknown>, stored: object): boolean {
  const before: unknown = Object.entries(stored).find(([name]) => name === field)?.[1];
  return Object.hasOwn(body, field) && (body[field] || null) !== (before || null);
}

function isStaff({ role }: Actor): boolean {
  return staffRoles.some((staff) => staff === role);
}

function required(): RefusedError {
  const detail = 'Enter a code of your authenticator app first.';
  return new RefusedError(403, { detail, code: 'second_factor_required' });
}

function missing(): RefusedError {
  const detail = 'Set up a second factor on the page of your account first.';
  return new RefusedError(403, { detail, code: 'second_factor_missing' });
}
