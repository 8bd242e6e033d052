import type { PublicBooking, ResultSharing, SharingSource } from '@udongo/sdk';
import { and, asc, desc, eq } from 'drizzle-orm';
import { type Actor, requireUser } from '../../Actor.ts';
import type { Database, Db, Write } from '../../db/Database.ts';
import { bookings, sharingChanges, users } from '../../db/schema.ts';
import { conflict, forbidden, notFound } from '../../errors.ts';
import { boolean } from '../../validation/fields.ts';
import { invalid } from '../../validation/issues.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { bookingsOf } from '../people/bookingsOf.ts';
import { isShared } from '../people/sharedWith.ts';
import { hasWithdrawn, holdConsent } from '../people/withdrawConsent.ts';
import { toInstant } from '../platform/toInstant.ts';
import { type BookingAgent, isSharedWithAll, readAgentsOf } from './agentsOf.ts';
import { lockBooking } from './lockBooking.ts';
import { lockByUuid, phoneProofFields, proveByPhone } from './proveByPhone.ts';
import { getPublicBooking } from './readBookings.ts';

type Row = typeof bookings.$inferSelect;

export const sharingFields = { share_results: boolean(), farmer_agreed: boolean().optional() };
export const publicSharingFields = {
  share_results: boolean(),
  phone_no: phoneProofFields.phone_no.optional(),
  code: phoneProofFields.code.optional(),
};

/** Errors: throws 404 out of the caller's reach. */
export async function getSharing(db: Db, actor: Actor, id: number): Promise<ResultSharing> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), bookingsOf(db, actor)));
  if (!row) throw notFound();
  return describe(db, actor, row);
}

/**
 * Shares the results of a booking, or stops it, with effect from the next read.
 * Errors: throws 404 out of the caller's reach, 403 for a person who does not decide this, 400 for an agent who does not say that the farmer
 * agreed, 409 where the farmer stopped it or nobody is there to share with.
 */
export async function setSharing(
  db: Db,
  actor: Actor,
  id: number,
  reading: Reading<typeof sharingFields>,
  now: Date,
): Promise<ResultSharing> {
  // An agent shares on the farmer's word, which has to hold until it is stored.
  if (actor.role === 'agent') await holdConsent(db, id);
  const { row } = await lockBooking(db, actor, id);
  const { share_results: shares, farmer_agreed: agreed = false } = allValues(reading);
  const said_by = decidesAs(actor, row);
  if (!said_by || (shares && said_by === 'administrator')) {
    throw forbidden('Only the farmer can share the results of this booking.');
  }
  const agents = (await readAgentsOf(db, [row])).get(id) ?? [];
  const theirs = said_by === 'agent' ? agents.filter(({ userId }) => userId === actor.userId) : agents;
  if (shares && said_by === 'agent') {
    if (!agreed) {
      const message = 'Ask the farmer first. Share the results only if the farmer agreed.';
      throw invalid([{ path: ['farmer_agreed'], message }]);
    }
    if (await wasStopped(db, row)) {
      throw conflict('The farmer stopped sharing these results. Only the farmer can share them again.');
    }
  }
  const changed = await share(db, row, shares, { theirs, said_by, by: requireUser(actor), now });
  return describe(db, actor, changed);
}

/**
 * Does the same from a status page: the link is enough to stop it, and the owner of the booking's phone shares.
 * Errors: as `proveByPhone`, 400 to share without a proof, 409 as `setSharing`.
 */
export async function setPublicSharing(
  db: Database,
  uuid: string,
  reading: Reading<typeof publicSharingFields>,
  now: Date,
  write: Write<PublicBooking> = db.inTransaction,
): Promise<PublicBooking> {
  const { share_results: shares, phone_no, code } = allValues(reading);
  const set = async (transaction: Db, row: Row) => {
    const theirs = (await readAgentsOf(transaction, [row])).get(row.id) ?? [];
    await share(transaction, row, shares, { theirs, said_by: 'status_page', by: null, now });
    return getPublicBooking(transaction, uuid, now);
  };
  if (!shares) return write(async (transaction) => set(transaction, await lockByUuid(transaction, uuid)));
  if (phone_no === undefined || code === undefined) {
    const missing = Object.entries({ phone_no, code }).filter(([, value]) => value === undefined);
    throw invalid(missing.map(([name]) => ({ path: [name], message: 'This field is required.' })));
  }
  return proveByPhone(db, uuid, { phone_no, code }, now, set, write);
}

/**
 * Shares the results of a new booking whose person agreed to it in the form: a visitor or a farmer, with all agents who take part.
 * Changes nothing where nobody does, and for others: an agent says for the farmer that they agreed.
 */
export async function shareFromStart(db: Db, actor: Actor, row: Row, now: Date): Promise<Row> {
  if (actor.role !== 'anonymous' && actor.role !== 'farmer') return row;
  const theirs = (await readAgentsOf(db, [row])).get(row.id) ?? [];
  if (theirs.length === 0) return row;
  return share(db, row, true, { theirs, said_by: 'booking', by: actor.userId, now });
}

interface Decision {
  /** The agents that it is about. */
  theirs: readonly BookingAgent[];
  said_by: SharingSource;
  by: number | null;
  now: Date;
}

/** Keeps a change; what is as it was is no change. */
async function share(
  db: Db,
  row: Row,
  shares: boolean,
  { theirs, said_by, by, now }: Decision,
): Promise<Row> {
  if (shares && theirs.length === 0) throw conflict('No agent takes part in this booking.');
  const ids = theirs.map(({ userId }) => userId);
  // A stop ends it for former agents of the booking, too.
  const others = row.shared_with.filter((id) => !ids.includes(id));
  const shared_with = shares ? [...others, ...ids] : said_by === 'agent' ? others : [];
  const isSame =
    shared_with.length === row.shared_with.length && shared_with.every((id) => row.shared_with.includes(id));
  if (isSame) return row;
  await db.update(bookings).set({ shared_with, updated_on: now }).where(eq(bookings.id, row.id));
  await db
    .insert(sharingChanges)
    .values({ booking_id: row.id, share_results: shares, said_by, changed_on: now, changed_by_id: by });
  return { ...row, shared_with };
}

/** The capacity in which a person decides; undefined for an agent who did not book. */
function decidesAs(actor: Actor, row: Row): SharingSource | undefined {
  if (actor.role === 'administrator' || actor.role === 'farmer') return actor.role;
  return actor.role === 'agent' && row.created_by_id === actor.userId ? 'agent' : undefined;
}

/** Whether somebody else than the agent stopped it last, or the farmer withdrew their consent to all use of their data. */
async function wasStopped(db: Db, { id, farmer_id }: Row): Promise<boolean> {
  if (await hasWithdrawn(db, farmer_id)) return true;
  const [last] = await db
    .select()
    .from(sharingChanges)
    .where(eq(sharingChanges.booking_id, id))
    .orderBy(desc(sharingChanges.id))
    .limit(1);
  return last !== undefined && !last.share_results && last.said_by !== 'agent';
}

async function describe(db: Db, actor: Actor, row: Row): Promise<ResultSharing> {
  const agents = row.canceled ? [] : ((await readAgentsOf(db, [row])).get(row.id) ?? []);
  const rows = await db
    .select({ change: sharingChanges, name: users.full_name })
    .from(sharingChanges)
    .leftJoin(users, eq(users.id, sharingChanges.changed_by_id))
    .where(eq(sharingChanges.booking_id, row.id))
    .orderBy(asc(sharingChanges.id));
  const role = decidesAs(actor, row);
  return {
    share_results: actor.role === 'agent' ? isShared(actor, row) : isSharedWithAll(row, agents),
    shares_with: agents.map(({ name }) => name),
    may_share: agents.length > 0 && (role === 'farmer' || (role === 'agent' && !(await wasStopped(db, row)))),
    changes: rows.map(({ change, name }) => ({
      share_results: change.share_results,
      said_by: change.said_by,
      changed_by_name: name ?? '',
      changed_on: toInstant(change.changed_on),
    })),
  };
}
