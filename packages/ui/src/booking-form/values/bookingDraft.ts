import { draftPrefix } from '../../lib/draftStorage.ts';
import type { BookingFormValues } from './bookingValues.ts';
import * as z from './ruleLibrary.ts';

/** Grows by one when the shape changes; drafts of another version are not offered. */
const version = 1;

const text = z.string();
const choice = z.nullable(z.number());

const draftSchema = z.object({
  version: z.literal(version),
  savedAt: text,
  uuid: z.nullable(text),
  basedOn: z.nullable(text),
  labels: z.record(z.string(), z.string()),
  values: z.object({
    farmerChoice: z.enum(['yes', 'no', 'auto']),
    farmer: choice,
    name: text,
    email: text,
    phone_no: text,
    test_type: text,
    soil_test_date: text,
    farming_type: text,
    crops: z.array(z.number()),
    county: choice,
    address: text,
    agent: choice,
    samples: z.array(
      z.object({
        id: z.optional(z.number()),
        sample_location: text,
        sample_notes: text,
        soil_type: text,
        size_of_land: text,
        main_crop: choice,
        other_crops: z.array(z.number()),
      }),
    ),
    notes: text,
    discount_code: text,
    discount: text,
    is_report_sent: z.boolean(),
  }),
});

/** An unfinished booking as it is kept. Its values need not be valid, only of the right shape. */
export interface BookingDraft {
  /** ISO instant. */
  savedAt: string;
  /** The booking's uuid once it was sent for the first time. */
  uuid: string | null;
  /** `updated_on` of the booking that is changed; a draft of an older version of it is not offered. */
  basedOn: string | null;
  /** Names of the chosen records, `crop:12` -> 'Maize', so that they show without a network. */
  labels: Readonly<Record<string, string>>;
  values: BookingFormValues;
}

export function writeDraft(draft: BookingDraft): string {
  return JSON.stringify({ version, ...draft });
}

/** Reads a kept draft; null when it is none, of another version, or of another shape. Never throws. */
export function readDraft(kept: string | null): BookingDraft | null {
  if (!kept) return null;
  try {
    const result = z.safeParse(draftSchema, JSON.parse(kept));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** The key of a person's draft: one for a new booking, one for each booking they change. */
export function draftKey(userId: number | undefined, bookingId: number | undefined): string {
  return `${draftPrefix(userId)}${bookingId ?? 'new'}`;
}

/** Each form keeps its draft in a place of its own, so that none writes over another's. */
export const slotsOf = (key: string) => ['', '~2', '~3', '~4', '~5'].map((end) => key + end);

/** The keys of a `DraftStorage` under which a person's new bookings may be kept; undefined for a visitor. */
export function listDraftKeys(userId: number | undefined): string[] {
  return slotsOf(draftKey(userId, undefined));
}
