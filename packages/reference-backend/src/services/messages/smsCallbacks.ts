import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { messages, users } from '../../db/schema.ts';
import type { DeliveryReport } from '../../MessageTransport.ts';

/** Stores the delivery report of a text message, and gives whether the message exists. A message that arrived stays so. */
export async function keepReport(db: Db, { providerId, status, reason }: DeliveryReport): Promise<boolean> {
  const [known] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.provider_id, providerId))
    .limit(1);
  if (!known) return false;
  await db
    .update(messages)
    .set({ status, reason })
    .where(and(eq(messages.id, known.id), inArray(messages.status, ['sent', 'failed'])));
  return true;
}

/** Stops reminders for everybody with this phone number, until they choose them again. */
export async function stopReminders(db: Db, phone: string): Promise<void> {
  await db
    .update(users)
    .set({
      notify_choices: sql`${users.notify_choices} || '{"reminders": []}'::jsonb`,
      reminders_agreed_on: null,
    })
    .where(eq(users.phone_number, phone));
}
