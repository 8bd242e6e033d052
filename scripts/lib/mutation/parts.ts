import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig } from 'vitest/node';
import { listMutants, type Mutant } from './listMutants.ts';

/** Code that faults are planted in. */
interface Part {
  name: string;
  /** A folder or a file, from the root of the project. */
  path: string;
  /** How many of 400 faults. */
  share: number;
}

/** Tests that run in one Vitest, and the code that they are to judge. */
export interface Suite {
  root: string;
  config: string;
  options?: InlineConfig;
  /** Test files that start processes of their own, in which no fault is planted, or that need a browser. */
  leavesOut?: RegExp;
  parts: Part[];
}

export const suites: readonly Suite[] = [
  {
    root: 'packages/reference-backend',
    config: 'packages/reference-backend/vitest.postgres.config.ts',
    leavesOut:
      /\/(scripts|hosts|seed|sms|statistics|content|media)\/|serverProcess|lostConnection|plans|publicExports/,
    parts: [
      { name: 'payments', path: 'src/services/money/payments', share: 100 },
      { name: 'ledger', path: 'src/services/money/ledger', share: 30 },
      { name: 'bookings', path: 'src/services/bookings', share: 80 },
      { name: 'commissions', path: 'src/services/money/commissions', share: 50 },
      { name: 'permissions', path: 'src/generated/permissions.ts', share: 35 },
      { name: 'guard', path: 'src/http/guard.ts', share: 25 },
    ],
  },
  {
    root: 'packages/ui',
    config: 'packages/ui/vitest.dom.config.ts',
    options: { include: ['src/booking-queue/*.test.{ts,tsx}'], environment: 'jsdom', isolate: false },
    parts: [{ name: 'booking-queue', path: 'src/booking-queue', share: 40 }],
  },
  {
    root: 'packages/sdk',
    config: 'packages/sdk/vitest.config.ts',
    leavesOut: /\/scripts\/|size|publicExports/,
    parts: [
      { name: 'sdk/client', path: 'src/client', share: 25 },
      { name: 'sdk/errors', path: 'src/errors', share: 15 },
    ],
  },
];

export interface Chosen extends Mutant {
  part: string;
}

/**
 * The same faults of a part for the same seed, in any order of the files and beside any other code: those with the lowest hashes.
 */
export function chooseMutants(
  { root }: Suite,
  { name, path, share }: Part,
  seed: string,
  count: number,
): Chosen[] {
  const rank = ({ key }: Mutant) => createHash('sha256').update(`${seed} ${name} ${key}`).digest('hex');
  return listSources(join(root, path))
    .flatMap((file) => listMutants(file, readFileSync(file, 'utf8')))
    .map((mutant) => ({ rank: rank(mutant), mutant: { ...mutant, part: name } }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, Math.round((share * count) / 400))
    .map(({ mutant }) => mutant);
}

function listSources(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.(test|stories))\.ts$/.test(file))
    .map((file) => join(path, file));
}
