import type { Caller } from './db/Database.ts';
import type { auditEntries } from './db/schema.ts';

type Entry = typeof auditEntries.$inferInsert;

/** An entry of the audit log about something that changes no row. */
export interface Access extends Pick<Entry, 'kind' | 'record_kind' | 'record_id' | 'changes'> {
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
