import type { DataRequest } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { type Actor, requireUser } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { one } from '../../../db/one.ts';
import { bookings, dataRequests, farmers, users } from '../../../db/schema.ts';
import { conflict } from '../../../errors.ts';
import { choice, key, lines } from '../../../validation/fields.ts';
import { invalid } from '../../../validation/issues.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { dataRequestKinds } from '../../../values.ts';
import { getDataRequest, isOpen } from './dataRequests.ts';
import { coolingOffDays, dayMs, dueDays } from './dataRequestTerms.ts';
import type { Person } from './findPerson.ts';
import type { Reach } from './Reach.ts';
import { refuseDeletion } from './refuseDeletion.ts';

export const dataRequestFields = {
  kind: choice(dataRequestKinds),
  text: lines({ max: 2000 }).optional(),
  /** The person's own password, for the deletion of their own account. */
  password: z.string().max(128).optional(),
  farmer: key().optional(),
  booking: key().optional(),
};

type Sent = Reading<typeof dataRequestFields>;

/** Whether somebody asks for the deletion of their own account, which needs their password. */
export function isOwnDeletion({ values }: Sent): boolean {
  return values.kind === 'deletion' && values.farmer === undefined && values.booking === undefined;
}

/**
 * Keeps what somebody asks for about their own data, or an administrator for a person without an account, and tells the person.
 * Errors: throws 400 for refused fields, also for somebody else's data, 409 for a person with a login, for the same request while it is
 * open, and for a deletion that has to wait.
 */
export async function createDataRequest(
  db: Db,
  actor: Actor,
  reading: Sent,
  { now, reach }: { now: Date; reach: Reach },
): Promise<DataRequest> {
  const { kind, text = '', farmer, booking } = allValues(reading);
  if (kind === 'correction' && text === '') {
    throw invalid([{ path: ['text'], message: 'This field is required.' }]);
  }
  const userId = requireUser(actor);
  const isForOther = farmer !== undefined || booking !== undefined;
  if (isForOther && actor.role !== 'administrator') {
    const path = [farmer === undefined ? 'booking' : 'farmer'];
    throw invalid([{ path, message: 'Only an administrator can ask for somebody else.' }]);
  }
  const person = isForOther ? await findOther(db, { farmer, booking }) : { userId };
  await refuseRepeated(db, person, kind, now);
  if (kind === 'deletion') await refuseDeletion(db, person);
  const due_on = todayInNairobi(after(now, dueDays[kind]));
  const cooling_off_until = kind === 'deletion' ? after(now, coolingOffDays) : null;
  const created = one(
    await db
      .insert(dataRequests)
      .values({
        kind,
        state: kind === 'deletion' ? 'cooling_off' : 'asked',
        ...('userId' in person ? { user_id: person.userId } : { booking_id: person.bookingId }),
        text: kind === 'correction' ? text : '',
        created_on: now,
        created_by_id: userId,
        due_on,
        cooling_off_until,
      })
      .returning({ id: dataRequests.id }),
  );
  const tell = await reach(db, person, now);
  const day = cooling_off_until ? todayInNairobi(cooling_off_until) : due_on;
  await tell({ notice: 'data_asked', what: kind, day });
  return getDataRequest(db, actor, created.id);
}

/** Finds a person without a login. */
async function findOther(
  db: Db,
  { farmer, booking }: { farmer: number | undefined; booking: number | undefined },
): Promise<Person> {
  if (farmer !== undefined && booking !== undefined) {
    throw invalid([{ path: ['booking'], message: 'Send either a farmer or a booking.' }]);
  }
  if (booking === undefined) return withoutLogin(db, farmer ?? 0, ['farmer']);
  const [found] = await db
    .select({ farmer: bookings.farmer_id, phone: bookings.phone_no })
    .from(bookings)
    .where(eq(bookings.id, booking));
  if (!found) throw unknown(['booking'], booking);
  if (found.farmer !== null) return withoutLogin(db, found.farmer, ['booking']);
  if (found.phone === '') throw conflict('The name and number of this booking were deleted already.');
  return { bookingId: booking };
}

async function withoutLogin(db: Db, farmerId: number, path: string[]): Promise<Person> {
  const [found] = await db
    .select({ userId: users.id, password: users.password_hash })
    .from(farmers)
    .innerJoin(users, eq(users.id, farmers.user_id))
    .where(eq(farmers.id, farmerId));
  if (!found) throw unknown(path, farmerId);
  if (found.password !== '') throw conflict('This person has a login and asks for it themselves.');
  return { userId: found.userId };
}

function unknown(path: string[], id: number) {
  return invalid([{ path, message: `Invalid pk "${id}" - object does not exist.` }]);
}

/** Two that come together wait for each other at the person's row. */
async function refuseRepeated(db: Db, person: Person, kind: DataRequest['kind'], now: Date): Promise<void> {
  const isTheirs =
    'userId' in person
      ? eq(dataRequests.user_id, person.userId)
      : and(isNull(dataRequests.user_id), eq(dataRequests.booking_id, person.bookingId));
  if ('userId' in person) await db.select().from(users).where(eq(users.id, person.userId)).for('update');
  else await db.select().from(bookings).where(eq(bookings.id, person.bookingId)).for('update');
  const same = and(isTheirs, eq(dataRequests.kind, kind));
  if ((await db.$count(dataRequests, and(same, isOpen))) > 0) {
    throw conflict('This was asked for already and is not done yet.');
  }
  const isFresh = and(
    eq(dataRequests.state, 'ready'),
    gt(dataRequests.created_on, new Date(now.getTime() - dayMs)),
  );
  if ((await db.$count(dataRequests, and(same, isFresh))) > 0) {
    throw conflict('The copy of today is ready. Ask for another one tomorrow.');
  }
}

function after(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs);
}
