import { eq } from 'drizzle-orm';
import type { Db } from '../db/Database.ts';
import { bookings, contactMessages, messages } from '../db/schema.ts';
import { notify, notifyOfMessage } from '../services/messages/notifications/notify.ts';

/**
 * Stores the demo people's notifications in the app, about the demo farmer's bookings and about messages. Nothing is sent to invented
 * people.
 */
export async function seedNotifications(db: Db, now: Date): Promise<void> {
  for (const message of await db.select().from(contactMessages).orderBy(contactMessages.id)) {
    await notifyOfMessage(db, message, now);
  }
  const ways = ['app'] as const;
  const told = await db.select().from(bookings).where(eq(bookings.farmer_id, 1)).orderBy(bookings.id);
  for (const booking of told) {
    const booked = { notice: 'booked', day: booking.soil_test_date } as const;
    await notify(db, booking, booked, { by: booking.created_by_id, now: booking.created_on, ways });
    if (booking.status === 'canceled') {
      const canceled = { notice: 'canceled', reason: '' } as const;
      await notify(db, booking, canceled, { by: null, now: booking.updated_on, ways });
    }
    if (booking.status === 'report_ready') {
      await notify(db, booking, { notice: 'report_ready' }, { by: null, now: booking.updated_on, ways });
    }
  }
  await db.update(messages).set({ status: 'skipped', reason: 'These people are invented.' });
}
