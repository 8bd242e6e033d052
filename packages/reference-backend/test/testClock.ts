import { nodeScrypt } from '../src/hosts/nodeScrypt.ts';
import { createHasher } from '../src/PasswordHasher.ts';

/** Noon of a Friday in Nairobi: when the demo of the tests was seeded, and every test's clock begins. */
export const startOfTests = new Date('2026-11-20T09:00:00Z');

/** Hashes as the server does, at a cost that tests can pay. */
export const testHasher = createHasher(nodeScrypt, { N: 16, r: 1, p: 1 });
