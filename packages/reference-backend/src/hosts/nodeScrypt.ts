import { scrypt } from 'node:crypto';
import type { Scrypt } from '../PasswordHasher.ts';

/** scrypt of the Node runtime, off the main thread. */
export const nodeScrypt: Scrypt = (password, salt, { N, r, p }) =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, 32, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(new Uint8Array(key)),
    );
  });
