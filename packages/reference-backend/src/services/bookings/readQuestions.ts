import type { PublicQuestion } from '@udongo/sdk';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { bookings, contactAnswers, contactMessages } from '../../db/schema.ts';
import { toInstant } from '../platform/toInstant.ts';
import { groupBy } from './StoredBooking.ts';

/** Reads the questions of the status pages of these bookings with their answers, the oldest first. */
export async function readQuestions(
  db: Db,
  bookingIds: readonly number[],
): Promise<(PublicQuestion & { booking: number })[]> {
  const rows = await db
    .select({ booking: bookings.id, asked: contactMessages, answer: contactAnswers })
    .from(contactMessages)
    .innerJoin(bookings, eq(bookings.id, contactMessages.booking_id))
    .leftJoin(contactAnswers, eq(contactAnswers.contact_message_id, contactMessages.id))
    .where(inArray(bookings.id, [...bookingIds]))
    .orderBy(asc(contactMessages.id), asc(contactAnswers.id));
  const answersOf = groupBy(
    rows,
    ({ asked }) => asked.id,
    (row) => row,
  );
  return [...answersOf.values()].flatMap(([first, ...more]) =>
    first
      ? {
          booking: first.booking,
          message: first.asked.message,
          created_on: toInstant(first.asked.created_on),
          answers: [first, ...more].flatMap(({ answer }) =>
            answer ? { text: answer.text, created_on: toInstant(answer.created_on) } : [],
          ),
        }
      : [],
  );
}
