import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { bookings, users } from '../../../db/schema.ts';
import type { Reach } from '../../people/data-requests/Reach.ts';
import { toPerson, toStranger, withContact } from './listPeople.ts';
import { notifyPerson } from './notify.ts';

/** Nobody is told whose account was turned off. */
export const reachPerson: Reach = async (db, owner, now) => {
  const found = await ('userId' in owner ? findUser(db, owner.userId) : findVisitor(db, owner.bookingId));
  return async (notice) => {
    if (!found) return;
    const { person, booking } = found;
    if (notice.notice !== 'data_deleted') return notifyPerson(db, person, notice, { now, booking });
    // Only the addresses are left, and they go with the end of the message.
    await notifyPerson(db, { ...person, userId: null, name: '', choices: null }, notice, { now });
  };
};

async function findUser(db: Db, id: number) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user?.is_active) return undefined;
  return { person: withContact(toPerson('farmer', user), user.phone_number), booking: null };
}

async function findVisitor(db: Db, id: number) {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, id));
  return booking && { person: toStranger(booking), booking };
}
