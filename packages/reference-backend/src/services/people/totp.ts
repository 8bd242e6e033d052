import { Secret, TOTP } from 'otpauth';

/** Kind of code that every authenticator app makes. */
const rule = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const issuer = 'Udongo';

/** Makes a secret of 160 bits, in base 32. */
export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator app reads from a QR code. */
export function toTotpUri(secret: string, account: string): string {
  return new TOTP({ ...rule, issuer, label: account, secret: Secret.fromBase32(secret) }).toString();
}

/**
 * Gives the step of 30 seconds whose code this is, or null. A phone's clock can be one step early or late. The comparison takes the same
 * time for every code.
 */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  // Other characters of the same length have more bytes, which cannot be compared.
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...rule,
    ...{ token: code, secret: Secret.fromBase32(secret), timestamp, window: 1 },
  });
  return delta === null ? null : TOTP.counter({ period: rule.period, timestamp }) + delta;
}
