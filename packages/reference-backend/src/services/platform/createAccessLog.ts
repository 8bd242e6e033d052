import type { Dependencies } from '../../Dependencies.ts';
import type { Caller } from '../../db/Database.ts';
import type { auditEntries } from '../../db/schema.ts';
import { insertAccesses } from './insertAccesses.ts';

type Entry = typeof auditEntries.$inferInsert;

/** An entry of the audit log about something that changes no row. */
export interface Access extends Pick<Entry, 'kind' | 'record_kind' | 'record_id'> {
  caller: Caller;
  /** Email address or phone number with which somebody tried to log in. */
  account?: string;
}

/** Entries that are written beside the request that they are about. */
export interface AccessLog {
  /** Takes an entry to write; never waits and never throws. */
  note: (access: Access) => void;
  /** Resolves when all that was taken is written, or could not be. */
  settled: () => Promise<void>;
}

/** Most entries that wait: what is more is counted in the log of the server, so that a flood costs neither memory nor the database. */
export const maximumWaiting = 1000;

/** Writes one statement at a time: under load each takes all that came while the last one ran. */
export function createAccessLog({ db, log }: Pick<Dependencies, 'db' | 'log'>): AccessLog {
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
      if (waiting.length < maximumWaiting) waiting.push(access);
      else lost += 1;
      // After the turn in which the request ended: its answer comes first.
      writing ??= Promise.resolve().then(write);
    },
    settled: async () => writing,
  };
}
