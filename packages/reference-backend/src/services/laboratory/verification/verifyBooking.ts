import type { Booking, ReadingName } from '@udongo/sdk';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { bookings, readingComments, verificationComments } from '../../../db/schema.ts';
import { badRequest, conflict, notFound } from '../../../errors.ts';
import { choice, key, lines, text } from '../../../validation/fields.ts';
import { type Issue, invalid } from '../../../validation/issues.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { lockBooking } from '../../bookings/lockBooking.ts';
import { moveBooking } from '../../bookings/moveBooking.ts';
import { type StoredBooking, selectBookings } from '../../bookings/StoredBooking.ts';
import { toBooking } from '../../bookings/toBooking.ts';
import { readAnalyses } from '../analyses/readAnalyses.ts';
import { findChecks } from '../controls/findChecks.ts';
import { readingNames } from '../samples/sensorData.ts';
import { checkVerification } from './checkVerification.ts';
import { isAsSeen, seenFields } from './isAsSeen.ts';

const comment = z.object({
  sample: key(),
  reading: choice(readingNames as [ReadingName, ...ReadingName[]]),
  comment: text({ max: 500, blank: false }),
});

export const verificationFields = {
  comments: z.array(comment).max(1000).optional(),
  control_comment: lines({ max: 500 }).optional(),
  ...seenFields,
};

type Comment = z.output<typeof comment>;

/**
 * Verifies the readings of an analysed booking, with comments on unusual ones and on controls.
 * Errors: throws 404 out of the caller's reach, 400 for what `checkVerification` refuses, and 409 where values or checks are others
 * than those that were seen.
 */
export async function verifyBooking(
  db: Db,
  actor: Actor,
  id: number,
  reading: Reading<typeof verificationFields>,
  now: Date,
): Promise<Booking> {
  const stored = await lockBooking(db, actor, id);
  const { comments = [], control_comment: controlComment = '', seen, seen_checks } = allValues(reading);
  const { row } = stored;
  if (row.status !== 'analysed') {
    throw badRequest({ non_field_errors: ['Only a booking that is analysed can be verified.'] });
  }
  const present = {
    samples: stored.samples,
    analyses: await readAnalyses(
      db,
      stored.samples.map((sample) => sample.row.id),
    ),
    checks: await findChecks(db, row),
  };
  if (!isAsSeen(present, { seen, seen_checks })) {
    throw conflict('Values of this booking changed since you read them. Read them again.');
  }
  const said = resolveComments(comments, stored);
  const isCommented = (sample: number, name: ReadingName) =>
    comments.some((given) => given.sample === sample && given.reading === name);
  const cause = await checkVerification(db, actor, row, { isCommented, controlComment });
  if (said.length > 0) {
    const kept = said.map((given) => ({ ...given, commented_on: now, commented_by_id: actor.userId }));
    await db.insert(readingComments).values(kept);
  }
  if (controlComment !== '') {
    await db.insert(verificationComments).values({
      ...{ booking_id: id, comment: controlComment, commented_on: now, commented_by_id: actor.userId },
    });
  }
  await moveBooking(db, row, { to: 'verified', cause, by: actor.userId, now });
  const [verified] = await selectBookings(db, { where: eq(bookings.id, id) });
  if (!verified) throw notFound();
  return toBooking(verified, { actor, now });
}

/** Each with the value that it is about. Errors: throws 400 at a sample that is no measured one of this booking. */
function resolveComments(comments: readonly Comment[], { samples }: StoredBooking) {
  const issues: Issue[] = [];
  const settled = comments.flatMap(({ sample: sample_id, reading, comment }, index) => {
    const value = samples.find(({ row }) => row.id === sample_id)?.row[reading];
    if (typeof value === 'number') return [{ sample_id, reading, value, comment }];
    const message = `Sample ${sample_id} of this booking has no readings, or belongs to another booking.`;
    issues.push({ path: ['comments', index, 'sample'], message });
    return [];
  });
  if (issues.length > 0) throw invalid(issues, { comments: comments.length });
  return settled;
}
