import type { Access, AccessLog } from '../../AccessLog.ts';
import type { Dependencies } from '../../Dependencies.ts';
import { insertAccesses } from './insertAccesses.ts';

/** Most entries that are taken in a minute, and that wait. Beyond them a flood is only counted, in the log of the server. */
export const maximumEntries = 300;

/** Writes one statement at a time: under load each takes all that came while the last one ran. */
export function createAccessLog({ db, clock, log }: Pick<Dependencies, 'db' | 'clock' | 'log'>): AccessLog {
  let minute = { number: 0, entries: 0 };
  let waiting: Access[] = [];
  let lost = 0;
  let writing: Promise<void> | undefined;

  const write = async () => {
    while (waiting.length > 0) {
      const taken = waiting;
      waiting = [];
      try {
        await db.inTransaction((transaction) => insertAccesses(transaction, taken));
      } catch {
        lost += taken.length;
      }
    }
    if (lost > 0) log({ level: 'error', msg: 'entries of the audit log lost', count: lost });
    lost = 0;
    writing = undefined;
  };
  return {
    note: (access) => {
      const number = Math.floor(clock().getTime() / 60_000);
      if (number !== minute.number) minute = { number, entries: 0 };
      minute.entries += 1;
      if (Math.max(minute.entries, waiting.length + 1) > maximumEntries) lost += 1;
      else waiting.push(access);
      // After the turn in which the request ended: its answer comes first.
      writing ??= Promise.resolve().then(write);
    },
    settled: async () => writing,
  };
}
