import { eq } from 'drizzle-orm';
import type { Db } from '../db/Database.ts';
import { bookings, contactMessages } from '../db/schema.ts';
import { notify, notifyOfMessage } from '../services/notifications/notify.ts';

/** What the demo's people were told: of the demo farmer's bookings and of the messages. */
export async function seedNotifications(db: Db, now: Date): Promise<void> {
  for (const message of await db.select().from(contactMessages).orderBy(contactMessages.id)) {
    await notifyOfMessage(db, message, now);
  }
  const told = await db.select().from(bookings).where(eq(bookings.farmer_id, 1)).orderBy(bookings.id);
  for (const booking of told) {
    const booked = { notice: 'booked', day: booking.soil_test_date } as const;
    await notify(db, booking, booked, { by: booking.created_by_id, now: booking.created_on });
    if (booking.status === 'canceled') {
      const canceled = { notice: 'canceled', reason: '' } as const;
      await notify(db, booking, canceled, { by: null, now: booking.updated_on });
    }
    if (booking.status === 'report_ready') {
      await notify(db, booking, { notice: 'report_ready' }, { by: null, now: booking.updated_on });
    }
  }
}
