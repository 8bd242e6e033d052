import type { Booking } from '@udongo/sdk';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { agents, bookings, users } from '../../db/schema.ts';
import { nullableKey } from '../../validation/fields.ts';
import { invalid } from '../../validation/issues.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { notify } from '../messages/notifications/notify.ts';
import { wardField } from './bookingFields.ts';
import { lockBooking } from './lockBooking.ts';
import { getBooking } from './readBookings.ts';
import { refuseCollected } from './refuseCollected.ts';

export const collectorFields = { collector: nullableKey(), ward: wardField.optional() };

/**
 * Assigns the person who collects the soil of a booking, who is told; null assigns nobody. A ward goes with it, because it is known
 * by now; the same person is not told again.
 * Errors: throws 404 for none, 409 once the soil was collected, 400 for somebody who collects none.
 */
export async function assignCollector(
  db: Db,
  actor: Actor,
  id: number,
  reading: Reading<typeof collectorFields>,
  now: Date,
): Promise<Booking> {
  const { row } = await lockBooking(db, actor, id);
  const { collector, ward = row.ward } = allValues(reading);
  const isSame = collector === row.collector_id;
  if (isSame && ward === row.ward) return getBooking(db, actor, id, now);
  refuseCollected(row);
  if (!isSame && collector !== null && !(await mayCollect(db, collector))) {
    const message = 'Choose an agent, a technician or an administrator.';
    throw invalid([{ path: ['collector'], message }]);
  }
  const changed = { collector_id: collector, ward, updated_on: now };
  await db.update(bookings).set(changed).where(eq(bookings.id, id));
  const notice = { notice: 'assigned', day: row.soil_test_date } as const;
  if (!isSame && collector !== null)
    await notify(db, { ...row, ...changed }, notice, { by: actor.userId, now });
  return getBooking(db, actor, id, now);
}

async function mayCollect(db: Db, userId: number): Promise<boolean> {
  const isAgent = sql`exists (select 1 from ${agents} where ${agents.user_id} = ${users.id})`;
  const isCollector = or(isAgent, inArray(users.staff_role, ['technician', 'administrator']));
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.is_active, true), isCollector));
  return found.length > 0;
}
