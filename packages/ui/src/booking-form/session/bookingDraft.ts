import type { Booking } from '@udongo/sdk';
import { draftPrefix } from '../../lib/draftStorage.ts';
import type { BookingFormValues } from '../values/index.ts';

/** Grows by one when the shape changes; drafts of another version are not offered. */
const version = 1;

/** An unfinished booking as it is kept. Its values have the right shape, but may break rules. */
export interface BookingDraft {
  /** ISO instant. */
  savedAt: string;
  /** The booking's uuid; null before the first press. */
  uuid: string | null;
  /** The stored booking that is changed, as it was when the values were typed; null for a new one. */
  stored: Booking | null;
  /** Names of the chosen records, `crop:12` -> 'Maize', so that they show without a network. */
  labels: Readonly<Record<string, string>>;
  values: BookingFormValues;
}

export function writeDraft(draft: BookingDraft): string {
  return JSON.stringify({ version, ...draft });
}

/**
 * Reads a kept draft; null if it is not a draft of this version. Never throws. Checks little more than the version, because only this
 * module writes these keys.
 */
export function readDraft(kept: string | null): BookingDraft | null {
  try {
    const draft: BookingDraft & { version: unknown } = JSON.parse(kept ?? '');
    return draft.version === version && Array.isArray(draft.values.samples) ? draft : null;
  } catch {
    return null;
  }
}

/** Gives the key of a person's draft: one for a new booking, one for each booking they change. */
export function draftKey(userId: number | undefined, bookingId: number | undefined): string {
  return `${draftPrefix(userId)}${bookingId ?? 'new'}`;
}

/** Lists the keys of the five slots for drafts; each open form takes its own, so that none overwrites another's. */
export const slotsOf = (key: string) => ['', '~2', '~3', '~4', '~5'].map((end) => key + end);

/**
 * Lists the keys of a `DraftStorage` under which drafts of a person's new bookings can be; `userId` is undefined for a visitor.
 * @internal
 */
export function listDraftKeys(userId: number | undefined): string[] {
  return slotsOf(draftKey(userId, undefined));
}
