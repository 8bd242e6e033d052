import { scryptAsync } from '@noble/hashes/scrypt.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** Turns passwords into text that is safe to store. */
export interface PasswordHasher {
  hash: (password: string) => Promise<string>;
  /** Whether the password is the one that was hashed. Unreadable or empty text takes as long and gives false. */
  verify: (password: string, stored: string) => Promise<boolean>;
}

/** scrypt's own numbers: memory and time (a power of 2), block size, repetitions. */
export interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

/** Computes 32 bytes. `node:crypto` and @noble/hashes give the same. */
export type Scrypt = (password: string, salt: Uint8Array, cost: ScryptCost) => Promise<Uint8Array>;

/** OWASP's equivalent of N = 2^17 with 16 MB of memory in place of 128. */
const defaultCost: ScryptCost = { N: 2 ** 14, r: 8, p: 5 };

/** Stored as `scrypt$N$r$p$salt$key` in hex, so that a hash outlives a change of the cost. */
export function createHasher(scrypt: Scrypt, cost: ScryptCost = defaultCost): PasswordHasher {
  const format = ({ N, r, p }: ScryptCost, salt: Uint8Array, key: Uint8Array) =>
    `scrypt$${N}$${r}$${p}$${bytesToHex(salt)}$${bytesToHex(key)}`;
  return {
    hash: async (password) => {
      const salt = crypto.getRandomValues(new Uint8Array(16));
      return format(cost, salt, await scrypt(password, salt, cost));
    },
    verify: async (password, stored) => {
      const parsed = parse(stored);
      const { salt, key, ...used } = parsed ?? { ...cost, salt: new Uint8Array(16), key: new Uint8Array(32) };
      const computed = await scrypt(password, salt, used);
      return sameBytes(computed, key) && parsed !== undefined;
    },
  };
}

/** scrypt in plain JavaScript, for browsers; it lets other work run in between. */
export const nobleScrypt: Scrypt = (password, salt, { N, r, p }) =>
  scryptAsync(password, salt, { N, r, p, dkLen: 32 });

function parse(stored: string): (ScryptCost & { salt: Uint8Array; key: Uint8Array }) | undefined {
  const [, N, r, p, salt, key] =
    /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([0-9a-f]{32})\$([0-9a-f]{64})$/.exec(stored) ?? [];
  if (!salt || !key) return undefined;
  return { N: Number(N), r: Number(r), p: Number(p), salt: hexToBytes(salt), key: hexToBytes(key) };
}

/** Takes as long whatever differs. */
function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length;
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0);
  return difference === 0;
}
