import type { SharingSource } from '@udongo/sdk';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { bookings, farmers, sharingChanges, users } from '../../db/schema.ts';

interface Withdrawal {
  /** User id of the person who withdraws. */
  user: number;
  said_by: Extract<SharingSource, 'farmer' | 'administrator'>;
  /** User id of the person who says so. */
  by: number | null;
  now: Date;
}

/**
 * Stores when a person withdrew their consent first, and ends what rests on it: reminders and advertisements stop, also those that wait to be
 * sent, and no agent reads the farmer's results any more. Tests that are under way go on with their messages; results, invoices and
 * postings stay. A booking or a sharing that is being stored has the account locked: this waits, and ends the sharing.
 */
export async function withdrawConsent(db: Db, { user, said_by, by, now }: Withdrawal): Promise<void> {
  await db
    .update(users)
    .set({
      consent_withdrawn_on: sql`coalesce(${users.consent_withdrawn_on}, ${now.toISOString()}::timestamptz)`,
      notify_choices: sql`${users.notify_choices} || '{"reminders":[]}'::jsonb`,
      reminders_agreed_on: null,
    })
    .where(eq(users.id, user));
  const theirs = db.select({ id: farmers.id }).from(farmers).where(eq(farmers.user_id, user));
  await endSharing(db, inArray(bookings.farmer_id, theirs), { said_by, by, now });
}

/** Ends what agents may read of these bookings, and keeps the change. */
export async function endSharing(
  db: Db,
  where: SQL,
  { said_by, by, now }: Omit<Withdrawal, 'user'>,
): Promise<void> {
  // Locked in one order, as every change of several bookings does.
  const shared = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(where, sql`cardinality(${bookings.shared_with}) > 0`))
    .orderBy(bookings.id)
    .for('update');
  if (shared.length === 0) return;
  const ids = shared.map(({ id }) => id);
  await db.update(bookings).set({ shared_with: [], updated_on: now }).where(inArray(bookings.id, ids));
  await db.insert(sharingChanges).values(
    ids.map((booking_id) => ({
      booking_id,
      share_results: false,
      said_by,
      changed_on: now,
      changed_by_id: by,
    })),
  );
}

/** Locks the account of a booking's farmer until this transaction ends, so that a withdrawal waits. Call it before the booking is locked. */
export async function holdConsent(db: Db, booking: number): Promise<void> {
  await db
    .select({ id: users.id })
    .from(bookings)
    .innerJoin(farmers, eq(farmers.id, bookings.farmer_id))
    .innerJoin(users, eq(users.id, farmers.user_id))
    .where(eq(bookings.id, booking))
    .for('share', { of: users });
}

/** A farmer who withdrew their consent reads this when something new would rest on it. */
export const agreeAgain = 'You withdrew your consent. Agree again on the page of your account, then book.';

/** Whether the farmer of a record withdrew their consent and has not agreed again. */
export async function hasWithdrawn(db: Db, farmer: number | null): Promise<boolean> {
  if (farmer === null) return false;
  const [found] = await db
    .select({ withdrawn: users.consent_withdrawn_on })
    .from(farmers)
    .innerJoin(users, eq(users.id, farmers.user_id))
    .where(eq(farmers.id, farmer));
  return found !== undefined && found.withdrawn !== null;
}
