import type { RegisterRequest } from '@udongo/sdk';
import { orUndefined } from '../../lib/orUndefined.ts';

const key = 'udongo-registering';
/** The time for which a code works. */
const codeMs = 10 * 60_000;

/**
 * Keeps for this tab whom a code was sent for: a cheap phone drops the page when the person opens their text messages. The password is
 * never kept.
 */
export function keepAsked({ password: _, ...person }: RegisterRequest): void {
  const until = Date.now() + codeMs;
  orUndefined(() => sessionStorage.setItem(key, JSON.stringify({ until, person })));
}

/** The person whose code may still work, without a password; undefined for nobody. */
export function readAsked(): RegisterRequest | undefined {
  const text = orUndefined(() => sessionStorage.getItem(key));
  // Only `keepAsked` writes it.
  const kept: { until: number; person: RegisterRequest } | undefined =
    (text && orUndefined(() => JSON.parse(text))) || undefined;
  return kept && kept.until > Date.now() ? { ...kept.person, password: '' } : undefined;
}

export function forgetAsked(): void {
  orUndefined(() => sessionStorage.removeItem(key));
}
