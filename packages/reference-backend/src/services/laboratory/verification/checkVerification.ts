import type { ReadingName, StatusCause } from '@udongo/sdk';
import { resultTexts, writeLimit } from '@udongo/sdk/results';
import { analysesOf, laboratoryAnalyses } from '@udongo/sdk/values';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { type bookings, samples } from '../../../db/schema.ts';
import { badRequest } from '../../../errors.ts';
import { sampleCode } from '../../bookings/StoredBooking.ts';
import { readSettings } from '../../platform/settings.ts';
import { selectLatest } from '../analyses/readAnalyses.ts';
import { findChecks, sayCheck } from '../controls/findChecks.ts';
import { readingLabels } from '../samples/sensorData.ts';
import { findSavedBy } from './findSavedBy.ts';
import { findUnusual } from './listUnusual.ts';

interface Comments {
  isCommented?: (sample: number, reading: ReadingName) => boolean;
  /** On controls; '' for none. */
  controlComment?: string;
}

/**
 * Decides whether this person may verify the readings of a booking, which the caller has locked, and gives the cause under which the
 * step is kept.
 * Errors: throws 400 while an analysis of the test is missing or a sample is open, for a person who saved a value, and for an unusual
 * reading and a control that is missing or beyond its limits without a comment.
 */
export async function checkVerification(
  db: Db,
  actor: Actor,
  booking: typeof bookings.$inferSelect,
  { isCommented = () => false, controlComment = '' }: Comments = {},
): Promise<StatusCause> {
  await checkAnalyses(db, booking);
  await checkMeasured(db, booking);
  const cause = await checkPerson(db, actor, booking.id);
  const open = (await findUnusual(db, booking)).filter(
    ({ sample, reading, comment }) => comment === null && !isCommented(sample, reading),
  );
  const comments = open.map(
    ({ sample_code, reading, value, below_limit }) =>
      `${sample_code}, ${readingLabels[reading]} ${writeLimit(String(value), below_limit)}: this value is unusual. Write a comment.`,
  );
  const control_comment = controlComment === '' ? (await findChecks(db, booking)).map(sayCheck) : [];
  if (comments.length + control_comment.length > 0) {
    throw badRequest({
      ...(comments.length > 0 && { comments }),
      ...(control_comment.length > 0 && { control_comment }),
    });
  }
  return cause;
}

/** Refuses a microbial test before each sample has a value of a microbial analysis: readings of a probe don't replace it. */
async function checkAnalyses(db: Db, { id, test_type }: typeof bookings.$inferSelect): Promise<void> {
  const asked = analysesOf(test_type).filter((analysis) => laboratoryAnalyses.includes(analysis));
  if (asked.length === 0) return;
  const waiting = await db
    .select({ id: samples.id })
    .from(samples)
    .where(and(eq(samples.booking_id, id), isNull(samples.rejected_reason)));
  const latest = await selectLatest(
    db,
    waiting.map((sample) => sample.id),
  );
  const analysed = latest.filter(({ saved, analysis }) => analysis.is_microbial && saved.value !== null);
  if (waiting.every((sample) => analysed.some(({ saved }) => saved.sample_id === sample.id))) return;
  const names = asked.map((analysis) => resultTexts('en').analyses[analysis]).join(', ');
  throw refused(`This test waits for its analysis by a laboratory: ${names}.`);
}

async function checkMeasured(db: Db, booking: typeof bookings.$inferSelect): Promise<void> {
  const waiting = await db
    .select()
    .from(samples)
    .where(and(eq(samples.booking_id, booking.id), isNull(samples.rejected_reason)))
    .orderBy(asc(samples.number));
  const open = waiting.filter(({ pH, repeat_asked_on }) => pH === null || repeat_asked_on);
  if (open.length > 0) {
    const codes = open.map((sample) => sampleCode(booking.code, sample)).join(', ');
    throw refused(`${codes}: measure or reject this before you verify the booking.`);
  }
  if (waiting.length === 0)
    throw refused('Every sample of this booking is rejected, so there is nothing to verify.');
}

async function checkPerson(db: Db, actor: Actor, bookingId: number): Promise<StatusCause> {
  const judged = await judgePerson(db, actor, bookingId);
  if (judged === 'refused') {
    throw refused('You saved readings of this booking. Another person has to verify it.');
  }
  return judged;
}

/** The ids of those bookings that another person has to verify, because this one saved a value. */
export async function findOwnReadings(
  db: Db,
  actor: Actor,
  bookingIds: readonly number[],
): Promise<Set<number>> {
  if (actor.userId === null || bookingIds.length === 0) return new Set();
  const own = await findSavedBy(db, actor.userId, bookingIds);
  if (own.size === 0) return own;
  return (await readSettings(db)).allow_self_verification ? new Set() : own;
}

async function judgePerson(db: Db, { userId }: Actor, bookingId: number) {
  if (userId === null || (await findSavedBy(db, userId, [bookingId])).size === 0) return 'person';
  const { allow_self_verification } = await readSettings(db);
  return allow_self_verification ? 'self_verified' : 'refused';
}

function refused(message: string) {
  return badRequest({ non_field_errors: [message] });
}
