import type { Review, ReviewAverage } from '@udongo/sdk';
import { and, desc, eq, notExists, or, sql } from 'drizzle-orm';
import { type Actor, requireUser } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { one } from '../../db/one.ts';
import { orderBy } from '../../db/ordering.ts';
import { bookings, reviews, users } from '../../db/schema.ts';
import { searchWords } from '../../db/search.ts';
import { badRequest, notFound } from '../../errors.ts';
import { seesAll } from '../../mayCall.ts';
import { boolean, lines, nullableKey, wholeNumber } from '../../validation/fields.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { ownBookingsOf } from '../people/bookingsOf.ts';
import { countRows } from '../platform/countRows.ts';
import { storeUnique } from '../platform/databaseRefusals.ts';
import {
  cutPage,
  type FilterConditions,
  type Listed,
  type ListQuery,
  toCondition,
} from '../platform/list.ts';
import { toInstant } from '../platform/toInstant.ts';

interface ReviewFilters {
  rating: number | undefined;
  is_published: boolean | undefined;
  booking: number | undefined;
}

export const reviewFields = {
  rating: wholeNumber({ minimum: 1, maximum: 5 }),
  comment: lines({ max: 2000, blank: false }),
  booking: nullableKey().optional(),
  is_published: boolean().optional(),
};

const orderings = { id: reviews.id, rating: reviews.rating, created_on: reviews.created_on };
const searched = sql`lower(${reviews.comment})`;

/** Published reviews, and those of the caller; all for administrators. */
export async function listReviews(
  db: Db,
  actor: Actor,
  { rating, is_published, booking, ...query }: ListQuery & ReviewFilters,
): Promise<Listed<Review>> {
  const conditions: FilterConditions<ReviewFilters> = {
    rating: (stars) => eq(reviews.rating, stars),
    is_published: (isPublished) => eq(reviews.is_published, isPublished),
    // Nobody learns which booking another person's review is about.
    booking: (id) => and(eq(reviews.booking_id, id), ownReviews(actor)),
  };
  const where = and(
    visibleReviews(actor),
    toCondition(conditions, { rating, is_published, booking }),
    searchWords(searched, query.search),
  );
  return cutPage(query, await db.$count(reviews, where), async (limit, offset) => {
    const rows = await selectReviews(db)
      .where(where)
      .orderBy(...orderBy(query.ordering, orderings))
      .limit(limit)
      .offset(offset);
    return rows.map((row) => toReview(row, actor));
  });
}

/** Errors: throws 404, for a review that the caller may not see, too. */
export async function getReview(db: Db, actor: Actor, id: number): Promise<Review> {
  const [row] = await selectReviews(db).where(and(eq(reviews.id, id), visibleReviews(actor)));
  if (!row) throw notFound();
  return toReview(row, actor);
}

/** The average of the published reviews, rounded to one decimal. */
export async function readAverage(db: Db): Promise<ReviewAverage> {
  const [row] = await db
    .select({ count: countRows, average: sql<number | null>`round(avg(${reviews.rating}), 1)::float8` })
    .from(reviews)
    .where(eq(reviews.is_published, true));
  return row ?? { count: 0, average: null };
}

/** Errors: throws 400 for refused fields, a booking without a report, and a second review of one booking. */
export async function createReview(
  db: Db,
  actor: Actor,
  reading: Reading<typeof reviewFields>,
  now: Date,
): Promise<Review> {
  const { rating, comment, booking, is_published = false } = allValues(reading);
  const created = db.insert(reviews).values({
    rating,
    comment,
    user_id: requireUser(actor),
    booking_id: await findFinished(db, actor, booking ?? undefined),
    is_published: seesAll(actor, 'reviews.update') && is_published,
    created_on: now,
    updated_on: now,
  });
  const { id } = one(
    await storeUnique(created.returning({ id: reviews.id }), {
      constraint: 'reviews_user_booking_key',
      field: 'booking',
      message: 'You have reviewed this booking already.',
    }),
  );
  return getReview(db, actor, id);
}

/**
 * Changes a review, which stays about its booking. A review that its author changed waits to be published again. Of somebody else's
 * review, an administrator changes only whether it is published. Errors: throws 404 and 400.
 */
export async function updateReview(
  db: Db,
  actor: Actor,
  id: number,
  reading: Reading<typeof reviewFields>,
  now: Date,
): Promise<Review> {
  const author = await findAuthor(db, actor, id);
  const { rating, comment, is_published } = allValues(reading);
  const state = seesAll(actor, 'reviews.update') ? is_published : false;
  await db
    .update(reviews)
    .set({
      updated_on: now,
      ...(author === actor.userId && { rating, comment }),
      ...(state !== undefined && { is_published: state }),
    })
    .where(eq(reviews.id, id));
  return getReview(db, actor, id);
}

/** Errors: throws 404. */
export async function deleteReview(db: Db, actor: Actor, id: number): Promise<void> {
  await findAuthor(db, actor, id);
  await db.delete(reviews).where(eq(reviews.id, id));
}

/** The booking that a review is about. Errors: throws 400 when its report is not ready, it is not the caller's, or there is none. */
async function findFinished(db: Db, actor: Actor, booking: number | undefined): Promise<number> {
  const reviewed = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.booking_id, bookings.id), eq(reviews.user_id, requireUser(actor))));
  const [found] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        booking === undefined ? notExists(reviewed) : eq(bookings.id, booking),
        eq(bookings.status, 'report_ready'),
        ownBookingsOf(db, actor),
      ),
    )
    .orderBy(desc(bookings.id))
    .limit(1);
  if (!found) throw badRequest({ booking: ['Choose a booking of yours whose report is ready.'] });
  return found.id;
}

/** The user who wrote a review that the caller may change. Errors: throws 404. */
async function findAuthor(db: Db, actor: Actor, id: number): Promise<number> {
  const [row] = await db
    .select({ author: reviews.user_id })
    .from(reviews)
    .where(and(eq(reviews.id, id), ownReviews(actor)));
  if (!row) throw notFound();
  return row.author;
}

/** A visitor has written none. */
function ownReviews(actor: Actor) {
  if (seesAll(actor, 'reviews.get')) return undefined;
  return actor.userId === null ? sql`false` : eq(reviews.user_id, actor.userId);
}

function visibleReviews(actor: Actor) {
  const own = ownReviews(actor);
  return own && or(eq(reviews.is_published, true), own);
}

function selectReviews(db: Db) {
  return db
    .select({ review: reviews, full_name: users.full_name })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.user_id));
}

interface ReviewRow {
  review: typeof reviews.$inferSelect;
  full_name: string;
}

function toReview({ review, full_name }: ReviewRow, actor: Actor): Review {
  const mayKnow = seesAll(actor, 'reviews.get') || review.user_id === actor.userId;
  return {
    id: review.id,
    user: mayKnow ? review.user_id : null,
    author: toAuthor(full_name),
    rating: review.rating,
    comment: review.comment,
    booking: mayKnow ? review.booking_id : null,
    is_published: review.is_published,
    created_on: toInstant(review.created_on),
    updated_on: toInstant(review.updated_on),
  };
}

/** First name and initial: "Wanjiku K." */
function toAuthor(fullName: string): string {
  const [first = '', ...others] = fullName.split(/\s+/).filter(Boolean);
  const initial = [...(others.at(-1) ?? '')][0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
