import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { users } from '../../db/schema.ts';
import { isChosen } from './notifications/listPeople.ts';
import type { Prepared, Task } from './Task.ts';

/** A text message that an administrator wrote. An advertisement goes only to the phone of somebody who agreed to reminders. */
export async function prepareWritten(db: Db, task: Task): Promise<Prepared> {
  const { text, recipient } = task;
  if (task.class === 'transactional') return { subject: '', text, html: '' };
  const owners = await db
    .select()
    .from(users)
    .where(and(eq(users.phone_number, recipient), eq(users.is_active, true)));
  if (!owners.some((user) => isChosen(user, 'reminders', 'sms'))) {
    return { skipped: 'They did not agree to reminders.' };
  }
  return { subject: '', text: `${text} ${task.optOutText}`, html: '' };
}
