import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from '../cluster/createCluster.ts';
import { until } from '../cluster/until.ts';
import type { Caller } from './createCaller.ts';
import type { Fault } from './faults.ts';

export interface Outcome {
  name: string;
  on: string;
  at: Date;
  /** From the fault to the first acknowledged write of an attempt that began after it; null without one. */
  firstMs: number | null;
  /** Longest time without an acknowledged write, from the fault until the cluster was whole again. */
  longestMs: number;
  acknowledged: number;
  repeated: number;
}

/** How long a fault lasts after writes have come back. */
const stayMs = 15_000;
const limitMs = 30_000;

/** Does it, ends it after writes have come back, and waits until all machines work again. Errors: a `StartError` when they don't. */
export async function runFault(
  cluster: Cluster,
  { acknowledged, failed }: Caller,
  fault: Fault,
): Promise<Outcome> {
  const at = new Date();
  const start = performance.now();
  const { on, end } = await fault.begin(cluster);
  const first = () => acknowledged.find(({ startedMs }) => startedMs >= start);
  await until('a write', 60, async () => first()).catch(() => undefined);
  await pause(stayMs);
  end();
  await cluster.untilWhole();
  const stop = performance.now();
  const isWithin = ({ endedMs }: { endedMs: number }) => endedMs >= start && endedMs <= stop;
  const times = [start, ...acknowledged.filter(isWithin).map(({ endedMs }) => endedMs), stop];
  const answered = first();
  return {
    name: fault.name,
    on,
    at,
    firstMs: answered ? answered.endedMs - start : null,
    longestMs: Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? time))),
    acknowledged: times.length - 2,
    repeated: failed.filter(isWithin).length,
  };
}

export function isBroken({ firstMs, longestMs }: Outcome): boolean {
  return firstMs === null || firstMs >= limitMs || longestMs >= limitMs;
}

const seconds = (ms: number | null) => (ms === null ? 'never' : `${(ms / 1000).toFixed(1)} s`);

/** A row of the table for people. */
export function toRow({ name, at, on, firstMs, longestMs, acknowledged, repeated }: Outcome): string {
  const cells = [
    at.toISOString().slice(11, 19),
    name,
    on,
    seconds(firstMs),
    seconds(longestMs),
    acknowledged,
    repeated,
  ];
  return `| ${cells.join(' | ')} |`;
}

export const tableHead = `| At (UTC) | Fault | Machine | First write after it | Longest time without a write | Writes acknowledged | Requests repeated |
|---|---|---|---:|---:|---:|---:|`;
