import { longestDelayMs } from '../longestDelayMs.ts';
import type { CallOptions } from './CallOptions.ts';
import type { UdongoOptions } from './UdongoOptions.ts';

/**
 * The time limit of one attempt of a call.
 * Errors: a `TypeError` for one that no answer can keep.
 */
export function readTimeoutMs(options: CallOptions, client: UdongoOptions): number {
  const timeoutMs = options.timeoutMs ?? client.timeoutMs ?? 15_000;
  if (!(timeoutMs > 0)) throw new TypeError('timeoutMs must be above 0');
  return Math.min(timeoutMs, longestDelayMs);
}
